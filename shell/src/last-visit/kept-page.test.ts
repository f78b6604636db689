/** @page */

import { removeOldPages, storePage } from './kept-page.ts';

const day = 24 * 60 * 60 * 1000;
const page = (keptAt: number, html = '<h1>Parts</h1>') => ({ keptAt, files: 'a.js', css: '', html });
const kept = () => Object.keys(localStorage).sort();

afterEach(() => localStorage.clear());

test('A page is stored for its person and address, and the next one replaces it', () => {
  storePage('ravi', '/jobs?page=2', page(1));
  storePage('ravi', '/jobs?page=2', page(2));
  expect(kept()).toEqual(['pitlane-page:ravi:/jobs?page=2']);
  expect(JSON.parse(localStorage.getItem('pitlane-page:ravi:/jobs?page=2') ?? '')).toEqual(page(2));
});

test('Of more than 30 pages the oldest are removed, those of other people are not', () => {
  storePage('meena', '/jobs', page(1));
  for (let number = 1; number <= 32; number += 1) storePage('ravi', `/jobs/${number}`, page(number));
  expect(kept()).toHaveLength(31);
  expect(kept()).not.toContain('pitlane-page:ravi:/jobs/2');
  expect(kept()).toContain('pitlane-page:ravi:/jobs/3');
});

test('Pages are at most 1 MB together, and one page at most a quarter of it', () => {
  for (let number = 1; number <= 5; number += 1)
    storePage('ravi', `/jobs/${number}`, page(number, 'x'.repeat(120_000)));
  expect(kept()).toEqual(['2', '3', '4', '5'].map((number) => `pitlane-page:ravi:/jobs/${number}`));
  storePage('ravi', '/long', page(6, 'x'.repeat(130_000)));
  expect(kept()).not.toContain('pitlane-page:ravi:/long');
});

test('Pages of more than a week ago are removed', () => {
  storePage('ravi', '/old', page(day));
  storePage('ravi', '/jobs', page(9 * day));
  expect(kept()).toEqual(['pitlane-page:ravi:/jobs']);
});

test('Of the pages on the device those of a week ago go, and all of a person whose pages are not kept', () => {
  storePage('ravi', '/old', page(Date.now() - 8 * day));
  storePage('ravi', '/jobs', page(Date.now()));
  storePage('meena', '/jobs', page(Date.now()));
  removeOldPages('ravi', true);
  expect(kept()).toEqual(['pitlane-page:meena:/jobs', 'pitlane-page:ravi:/jobs']);
  removeOldPages('meena', false);
  expect(kept()).toEqual(['pitlane-page:ravi:/jobs']);
});

test('A full storage keeps nothing and reports nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storePage('ravi', '/jobs', page(1))).not.toThrow();
  jest.restoreAllMocks();
});
