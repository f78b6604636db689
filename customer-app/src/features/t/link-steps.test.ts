import { linkSteps } from './link-steps.ts';

const booked = {
  status: 'approved',
  scheduled_date: '2026-11-25T03:30:00Z',
  drop_off: null,
  arrived_at: null,
  promised_at: null,
  completion_date: null,
  collected_at: null,
} as const;
const arrived_at = '2026-11-25T03:40:00Z';

const titles = (request: Parameters<typeof linkSteps>[0]) =>
  linkSteps(request).map(({ title, state }) => `${title}: ${state}`);

test('A booked car is not at the garage yet', () => {
  expect(titles(booked)).toEqual([
    'Booked: current',
    'At the garage: upcoming',
    'In Progress: upcoming',
    'Ready: upcoming',
    'Collected: upcoming',
  ]);
});

test('A drop-off time is said with the day', () => {
  const detail = (drop_off: string | null) => linkSteps({ ...booked, drop_off })[0]?.detail;
  expect([detail(null), detail('09:00:00')]).toEqual(['For 25 Nov 2026', 'For 25 Nov 2026, 9:00 am']);
});

test('A car that was checked in is at the garage', () => {
  expect(titles({ ...booked, arrived_at })[1]).toBe('At the garage: current');
  expect(titles({ ...booked, status: 'in_progress', arrived_at })[1]).toBe('At the garage: done');
});

test('A car that is worked on without a check-in is never said to be at the garage', () => {
  expect(titles({ ...booked, status: 'in_progress' })).toEqual([
    'Booked: done',
    'In Progress: current',
    'Ready: upcoming',
    'Collected: upcoming',
  ]);
});

test('A collected car has passed every step', () => {
  const collected = {
    ...booked,
    status: 'completed',
    completion_date: arrived_at,
    collected_at: arrived_at,
  } as const;
  expect(titles(collected)).toEqual(['Booked: done', 'In Progress: done', 'Ready: done', 'Collected: done']);
});

test('The promised time is said until the car is ready', () => {
  const promised_at = '2026-11-25T11:00:00Z';
  const ready = (request: Parameters<typeof linkSteps>[0]) => linkSteps(request)[3]?.detail;
  expect(ready({ ...booked, arrived_at, promised_at })).toBe('Promised for 25 Nov 2026, 4:30 pm');
  expect(
    ready({ ...booked, arrived_at, promised_at, status: 'completed', completion_date: arrived_at }),
  ).toBe('25 Nov 2026, 9:10 am');
});
