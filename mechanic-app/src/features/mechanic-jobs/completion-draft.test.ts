import type { SelectedPart } from '@pitlane/shared-data/parts';
import { aCompletedJob, aJob } from '../../testing/build-job.ts';
import { discardDraft, draftKey, keepDraft, newDraft, pruneDrafts, readDraft } from './completion-draft.ts';

const key = draftKey('m1', 41);
const part: SelectedPart = {
  id: 3,
  part_name: 'Brake pads',
  part_code: 'BRK-01',
  price: 650,
  quantity: 2,
  maxStock: 8,
};

beforeEach(() => localStorage.clear());

test('The cost is the final one where there is one, else the estimate', () => {
  expect(newDraft(aJob())).toEqual({
    notes: '',
    parts: [],
    cost: '12000',
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(newDraft(aCompletedJob({ final_cost: 12650.5 })).cost).toBe('12650.50');
});

test('A draft is read as it was kept, until it is discarded', () => {
  const draft = { notes: 'New pads', parts: [part], cost: '12 and a half', idempotencyKey: 'k' };
  keepDraft(key, draft);
  expect(readDraft(key)).toMatchObject(draft);
  discardDraft(key);
  expect(readDraft(key)).toBeNull();
});

test('Another mechanic on the same device has drafts of their own', () => {
  keepDraft(key, newDraft(aJob()));
  expect(readDraft(draftKey('m2', 41))).toBeNull();
});

test.each([
  'not json',
  'null',
  '[]',
  '{"notes":1,"parts":[],"cost":"2","idempotencyKey":"k","keptAt":1}',
  '{"notes":"","parts":[{"id":1}],"cost":"2","idempotencyKey":"k","keptAt":1}',
  '{"notes":"","parts":[],"cost":2,"idempotencyKey":"k","keptAt":1}',
  '{"notes":"","parts":[],"cost":"2","keptAt":1}',
  '{"notes":"","parts":[],"cost":"2","idempotencyKey":"k"}',
])('A kept text that is no draft is passed over: %s', (text) => {
  localStorage.setItem(key, text);
  expect(readDraft(key)).toBeNull();
});

test('The draft of a job that is completed by now is forgotten, the others stay', () => {
  for (const id of [41, 42]) keepDraft(draftKey('m1', id), newDraft(aJob()));
  keepDraft(draftKey('m2', 41), newDraft(aJob()));
  localStorage.setItem('another', 'thing');
  pruneDrafts('m1', [41, 99]);
  expect(Object.keys(localStorage).sort()).toEqual([
    'another',
    'pitlane-completion:m1:42',
    'pitlane-completion:m2:41',
  ]);
});

test('A draft that nobody has touched for three months, or that nobody can read, is forgotten', () => {
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now - 91 * day);
  keepDraft(draftKey('m2', 1), newDraft(aJob()));
  clock.mockReturnValue(now - 89 * day);
  keepDraft(draftKey('m2', 2), newDraft(aJob()));
  clock.mockReturnValue(now);
  localStorage.setItem(draftKey('m2', 3), 'not json');
  pruneDrafts('m1', []);
  expect(Object.keys(localStorage)).toEqual([draftKey('m2', 2)]);
  clock.mockRestore();
});

test('A browser that blocks storage has no drafts, and completing goes on', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(readDraft(key)).toBeNull();
  expect(() => keepDraft(key, newDraft(aJob()))).not.toThrow();
  expect(() => discardDraft(key)).not.toThrow();
  expect(() => pruneDrafts('m1', [41])).not.toThrow();
});
