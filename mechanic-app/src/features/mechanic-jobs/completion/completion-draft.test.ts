/** @page */

import { buildCompletedJob, buildJob } from '../../../testing/build-job.ts';
import { completionDrafts, newDraft } from './completion-draft.ts';

test('The cost is the final cost, else the estimate', () => {
  expect(newDraft(buildJob())).toEqual({
    notes: '',
    parts: [],
    cost: '12000',
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(newDraft(buildCompletedJob({ final_cost: 12650.5 })).cost).toBe('12650.50');
});

const draft = {
  notes: 'New pads',
  parts: [
    {
      id: 3,
      part_name: 'Brake pads',
      part_code: 'BRK-01',
      price: 650,
      stock_unit: 'pcs',
      quantity: 2,
      maxStock: 8,
    },
  ],
  cost: '12 and a half',
  idempotencyKey: 'k',
};

test('A draft is stored with its parts and even with an invalid cost', () => {
  completionDrafts.keep('ravi', 41, draft);
  expect(completionDrafts.read('ravi', 41)).toEqual(draft);
});

test.each([{ notes: 1 }, { parts: [{ id: 1 }] }, { cost: 2 }, { idempotencyKey: undefined }])(
  'A stored draft with %j is refused',
  (change) => {
    expect(() => completionDrafts.parse({ ...draft, ...change })).toThrow();
  },
);
