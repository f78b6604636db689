/** @page */

import { hasUnsentWork, pagesOf, removePersonalStorage, removeShown } from './personal-storage.ts';

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('pitlane-draft:completion:ravi:41', '');
  localStorage.setItem('pitlane-unsent:completion:meena:42', '');
  sessionStorage.setItem('pitlane-visit:ravi:["requests"]', '');
  localStorage.setItem('pitlane-theme', 'dark');
  sessionStorage.setItem('pitlane-recent:ravi', '[]');
  localStorage.setItem(`${pagesOf('ravi')}/jobs`, '');
});
afterEach(() => jest.restoreAllMocks());

test('After a logout only settings of the device are left, and what another person has entered', () => {
  removePersonalStorage(undefined, 'ravi');
  expect(keys()).toEqual(['pitlane-theme', 'pitlane-unsent:completion:meena:42']);
});

test('When a person logs in, what others have read is removed, and what they have entered stays', () => {
  removePersonalStorage('asha', undefined);
  expect(keys()).toEqual([
    'pitlane-draft:completion:ravi:41',
    'pitlane-theme',
    'pitlane-unsent:completion:meena:42',
  ]);
});

test('Once a session has ended, what its screens showed is removed and work is not', () => {
  removeShown('ravi');
  expect(keys()).toEqual([
    'pitlane-draft:completion:ravi:41',
    'pitlane-theme',
    'pitlane-unsent:completion:meena:42',
  ]);
});

test('Unsent work is found by its person', () => {
  expect(hasUnsentWork('meena')).toBe(true);
  expect(hasUnsentWork('ravi')).toBe(false);
});

test('A browser that blocks storage holds nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasUnsentWork('meena')).toBe(false);
  expect(() => removePersonalStorage(undefined, 'ravi')).not.toThrow();
});
