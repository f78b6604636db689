import { nextStep } from './next-step.ts';

const time = '2026-11-22T04:00:00Z';

test.each([
  ['pending', null, null, 'check-in'],
  ['approved', null, null, 'check-in'],
  ['in_progress', null, null, 'check-in'],
  ['approved', time, null, 'follow'],
  ['in_progress', time, null, 'follow'],
  ['completed', time, null, 'collect'],
  ['completed', null, null, 'collect'],
  ['completed', time, time, null],
  ['cancelled', time, null, 'collect'],
  ['cancelled', null, null, null],
] as const)(
  'a request that is %s, arrived %j and collected %j needs %j',
  (status, arrived_at, collected_at, step) => {
    expect(nextStep({ status, arrived_at, collected_at, assigned_mechanic: 'm' })).toBe(step);
  },
);

test('a car that arrived without a mechanic is assigned first', () => {
  const car = { status: 'pending', arrived_at: time, collected_at: null, assigned_mechanic: null } as const;
  expect(nextStep(car)).toBe('assign');
});
