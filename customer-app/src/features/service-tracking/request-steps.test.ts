import { buildCompletedRequest, buildRequest } from '@pitlane/shared-data/testing';
import { requestSteps } from './request-steps.ts';

const states = (request: Parameters<typeof requestSteps>[0]) =>
  requestSteps(request).map(({ id, state }) => `${id} ${state}`);

test('A pending request waits for its approval', () => {
  expect(states(buildRequest())).toEqual([
    'pending current',
    'approved upcoming',
    'in_progress upcoming',
    'completed upcoming',
  ]);
});

test('An approved request has been requested, and work has not begun', () => {
  expect(states(buildRequest({ status: 'approved' }))).toEqual([
    'pending done',
    'approved current',
    'in_progress upcoming',
    'completed upcoming',
  ]);
});

test.each(['in_progress', 'in-progress'])('A request that is %s is approved and not completed', (status) => {
  expect(states({ ...buildRequest(), status: status as 'in_progress' })).toEqual([
    'pending done',
    'approved done',
    'in_progress current',
    'completed upcoming',
  ]);
});

test('Every step of a completed request is done', () => {
  expect(states(buildCompletedRequest())).toEqual([
    'pending done',
    'approved done',
    'in_progress done',
    'completed done',
  ]);
});

test('A cancelled request goes no further', () => {
  expect(states(buildRequest({ status: 'cancelled' }))).toEqual(['pending done', 'cancelled current']);
});

test('Steps tell who is assigned and when things happen, in the time of the garage', () => {
  const details = requestSteps(buildCompletedRequest()).map(({ detail }) => detail);
  expect(details).toEqual([
    '20 Nov 2026, 10:45 am',
    'Assigned to Ravi Menon',
    'Scheduled for 24 Nov 2026, 9:00 am',
    '10 Nov 2026, 4:30 pm',
  ]);
});
