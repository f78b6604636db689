import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';

test.each([
  ['in-progress', 'in-progress'],
  ['in_progress', 'in-progress'],
  ['pending', 'pending'],
  ['', 'all'],
  ['all', 'all'],
  ['approved', 'all'],
  ['nonsense', 'all'],
])('The status %p in the URL selects the filter %p', (text, filter) => {
  expect(readRequestFilter(text)).toBe(filter);
});

test('A filter is sent to the backend in the stored spelling', () => {
  expect(statusOf('in-progress')).toBe('in_progress');
  expect(statusOf('all')).toBeUndefined();
});

test('All counts every request, approved ones too', () => {
  const counts = { pending: 4, approved: 3, in_progress: 2, completed: 10, cancelled: 1 };
  expect(countedFilters(counts)).toEqual([
    { id: 'all', label: 'All', count: 20 },
    { id: 'pending', label: 'Pending', count: 4 },
    { id: 'in-progress', label: 'In-progress', count: 2 },
    { id: 'completed', label: 'Completed', count: 10 },
    { id: 'cancelled', label: 'Cancelled', count: 1 },
  ]);
});
