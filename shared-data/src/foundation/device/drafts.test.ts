/** @page */

import * as z from '../schema/schema.ts';
import { createDrafts } from './drafts.ts';

const schema = z.object({ notes: z.string() });
const drafts = createDrafts({
  name: 'completion',
  keptIn: 'device',
  parse: (kept) => z.parse(schema, kept),
});
const key = (person: string, subject: number) => `pitlane-draft:completion:${person}:${subject}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('A draft is read as saved until it is discarded', () => {
  drafts.keep('ravi', 41, { notes: 'New pads' });
  expect(drafts.read('ravi', 41)).toEqual({ notes: 'New pads' });
  drafts.discard('ravi', 41);
  expect(drafts.read('ravi', 41)).toBeNull();
});

test('Another user on the same device has their own drafts', () => {
  drafts.keep('ravi', 41, { notes: 'New pads' });
  expect(drafts.read('meena', 41)).toBeNull();
});

test('A draft of the tab is not written to localStorage', () => {
  createDrafts({ ...drafts, keptIn: 'tab' }).keep('ravi', 41, { notes: 'New pads' });
  expect({ ...localStorage }).toEqual({});
  expect(Object.keys(sessionStorage)).toEqual([key('ravi', 41)]);
});

test.each([
  'not json',
  'null',
  '[]',
  '{"keptAt":1,"draft":{"notes":1}}',
  '{"keptAt":1}',
  '{"draft":{"notes":""}}',
])('An invalid stored draft is ignored: %s', (text) => {
  localStorage.setItem(key('ravi', 41), text);
  expect(drafts.read('ravi', 41)).toBeNull();
});

test('The drafts of finished subjects are discarded, the others stay', () => {
  for (const id of [41, 42]) drafts.keep('ravi', id, { notes: '' });
  drafts.keep('meena', 41, { notes: '' });
  localStorage.setItem('another', 'thing');
  drafts.prune('ravi', [41, 99]);
  expect(Object.keys(localStorage).sort()).toEqual(['another', key('meena', 41), key('ravi', 42)]);
});

test('A draft that is unchanged for three months or unreadable is discarded', () => {
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now - 91 * day);
  drafts.keep('meena', 1, { notes: '' });
  clock.mockReturnValue(now - 89 * day);
  drafts.keep('meena', 2, { notes: '' });
  clock.mockReturnValue(now);
  localStorage.setItem(key('meena', 3), 'not json');
  drafts.prune('ravi', []);
  expect(Object.keys(localStorage)).toEqual([key('meena', 2)]);
});

test('A browser that blocks storage has no drafts and no errors', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(drafts.read('ravi', 41)).toBeNull();
  expect(() => drafts.keep('ravi', 41, { notes: '' })).not.toThrow();
  expect(() => drafts.discard('ravi', 41)).not.toThrow();
  expect(() => drafts.prune('ravi', [41])).not.toThrow();
});
