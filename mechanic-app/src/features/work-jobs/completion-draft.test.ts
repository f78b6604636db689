import type { SelectedPart } from '@pitlane/shared-data/parts';
import { aCompletedJob, aJob } from '../../testing/a-job.ts';
import { discardDraft, draftKey, keepDraft, newDraft, readDraft } from './completion-draft.ts';

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
  expect(newDraft(aJob())).toEqual({ notes: '', parts: [], finalCost: 12000 });
  expect(newDraft(aCompletedJob()).finalCost).toBe(12650);
});

test('A draft is read as it was kept, until it is discarded', () => {
  const draft = { notes: 'New pads', parts: [part], finalCost: null };
  keepDraft(key, draft);
  expect(readDraft(key)).toEqual(draft);
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
  '{"notes":1,"parts":[],"finalCost":2}',
  '{"notes":"","parts":[{"id":1}],"finalCost":2}',
  '{"notes":"","parts":[],"finalCost":"2"}',
])('A kept text that is no draft is passed over: %s', (text) => {
  localStorage.setItem(key, text);
  expect(readDraft(key)).toBeNull();
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
});
