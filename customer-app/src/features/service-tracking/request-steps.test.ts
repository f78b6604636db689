import { buildCompletedRequest, buildRequest } from '@pitlane/shared-data/testing';
import { requestSteps } from './request-steps.ts';

const states = (request: Parameters<typeof requestSteps>[0]) =>
  requestSteps(request).map(({ id, state }) => `${id} ${state}`);

test('A pending request is at its first step', () => {
  expect(states(buildRequest())).toEqual([
    'pending current',
    'approved upcoming',
    'in_progress upcoming',
    'completed upcoming',
  ]);
});

test('An approved request is at its second step', () => {
  expect(states(buildRequest({ status: 'approved' }))).toEqual([
    'pending done',
    'approved current',
    'in_progress upcoming',
    'completed upcoming',
  ]);
});

test.each(['in_progress', 'in-progress'])('A request with status %s is at its third step', (status) => {
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

test('A cancelled request ends with the cancellation', () => {
  expect(states(buildRequest({ status: 'cancelled' }))).toEqual(['pending done', 'cancelled current']);
});

test('Steps show mechanic and dates in the garage’s time zone', () => {
  const details = requestSteps(buildCompletedRequest()).map(({ detail }) => detail);
  expect(details).toEqual([
    '20 Nov 2026, 10:45 am',
    'Assigned to Ravi Menon',
    '10 Nov 2026, 11:35 am',
    '10 Nov 2026, 4:30 pm',
  ]);
});

test('A job that has not started shows the booked day, without a time that nobody agreed', () => {
  const steps = requestSteps(buildRequest({ status: 'approved' }));
  expect(steps.find(({ id }) => id === 'in_progress')?.detail).toBe('Scheduled for 24 Nov 2026');
});
