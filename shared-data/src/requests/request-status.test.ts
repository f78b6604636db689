import { requestStatuses, statusLabel, toRequestStatus } from './request-status.ts';

test('a hyphen and an underscore are the same status', () => {
  expect(toRequestStatus('in-progress')).toBe('in_progress');
  expect(toRequestStatus('in_progress')).toBe('in_progress');
});

test.each([' Pending ', 'PENDING', 'pending'])(
  'letter case and surrounding spaces are ignored: %j',
  (text) => {
    expect(toRequestStatus(text)).toBe('pending');
  },
);

test.each(['', 'all', 'paused', null, undefined])('%j is no status', (text) => {
  expect(toRequestStatus(text)).toBeUndefined();
});

test('every status has its own label', () => {
  const labels = requestStatuses.map(statusLabel);
  expect(labels).toEqual(['Pending', 'Approved', 'In Progress', 'Completed', 'Cancelled']);
});

test('the label is the same in both spellings, and an unknown status is shown as it is', () => {
  expect(statusLabel('in-progress')).toBe('In Progress');
  expect(statusLabel('on hold')).toBe('on hold');
});
