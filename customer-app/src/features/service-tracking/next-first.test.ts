import { buildCompletedRequest, buildRequest } from '@pitlane/shared-data/testing';
import { nextFirst } from './next-first.ts';

const done = buildCompletedRequest({ request_id: 1 });
const later = buildRequest({ request_id: 2, scheduled_date: '2026-12-01T03:30:00Z' });
const sooner = buildRequest({ request_id: 3, scheduled_date: '2026-11-28T03:30:00Z' });
const running = buildRequest({
  request_id: 4,
  status: 'in_progress',
  scheduled_date: '2026-12-09T03:30:00Z',
});

test.each([
  ['The running request is first', [done, later, sooner, running], 4, [4, 1, 2, 3]],
  ['Without one the next day is first', [done, later, sooner], 3, [3, 1, 2]],
  ['Nothing comes first when all has ended', [done], undefined, [1]],
])('%s', (_, requests, next, order) => {
  const sorted = nextFirst(requests);
  expect(sorted.next?.request_id).toBe(next);
  expect(sorted.rows.map(({ request_id }) => request_id)).toEqual(order);
});
