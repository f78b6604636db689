import { buildRequest } from '@pitlane/shared-data/testing';
import { nextAppointment } from './next-appointment.ts';

const today = '2026-11-22';

const requestOn = (day: string, status: 'pending' | 'in_progress' = 'pending') => ({
  ...buildRequest({ scheduled_date: `${day}T04:30:00Z`, status }),
});

test.each([
  ['today', [requestOn('2026-11-21'), requestOn(today), requestOn('2026-11-23')], 1],
  [
    'of a later day once the work of today has started',
    [requestOn(today, 'in_progress'), requestOn('2026-11-23')],
    1,
  ],
  ['none when all are of earlier days', [requestOn('2026-11-20'), requestOn('2026-11-21')], 2],
])('The next appointment is %s', (_, requests, place) => {
  expect(nextAppointment(requests, today)).toBe(requests[place]);
});
