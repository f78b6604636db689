import { countedFilters, readRequestFilter, statusOf } from './request-filter.ts';

test.each([
  ['in-progress', 'in-progress'],
  ['in_progress', 'in-progress'],
  ['pending', 'pending'],
  ['', 'all'],
  ['all', 'all'],
  ['approved', 'approved'],
  ['late', 'late'],
  ['unpaid', 'unpaid'],
  ['nonsense', 'all'],
])('The status %p in the URL selects the filter %p', (text, filter) => {
  expect(readRequestFilter(text)).toBe(filter);
});

test('A filter is sent to the backend in the stored spelling', () => {
  expect(statusOf('in-progress')).toBe('in_progress');
  expect(statusOf('all')).toBeUndefined();
});

test('All counts every request once', () => {
  const counts = { pending: 4, approved: 3, in_progress: 2, completed: 10, cancelled: 1, late: 5, unpaid: 6 };
  expect(countedFilters(counts)).toEqual([
    { id: 'all', label: 'All', count: 20 },
    { id: 'pending', label: 'Pending', count: 4 },
    { id: 'approved', label: 'Approved', count: 3 },
    { id: 'in-progress', label: 'In-progress', count: 2 },
    { id: 'completed', label: 'Completed', count: 10 },
    { id: 'cancelled', label: 'Cancelled', count: 1 },
    { id: 'late', label: 'Late', count: 5 },
    { id: 'unpaid', label: 'Salary unpaid', count: 6 },
  ]);
});
