import { buildClockEntry } from '../testing/builders/build-hours.ts';
import { differenceOf, localTime, remarksOf, timesOf, workOf } from './entry-words.ts';

test.each([
  [{}, 'Oil Change'],
  [{ service_name: null, other_work: 'cleaning' as const }, 'Cleaning'],
  [{ service_name: null, other_work: 'driving' as const, note: 'Fetched keys' }, 'Driving: Fetched keys'],
  [{ service_name: null, other_work: 'other' as const, note: 'Fetched keys' }, 'Fetched keys'],
])('the work of %j', (entry, text) => {
  expect(workOf(buildClockEntry(entry))).toBe(text);
});

test.each([
  ['2026-11-25T03:40:00+00:00', '2026-11-25T07:00:00+00:00', '9:10 am to 12:30 pm'],
  ['2026-11-25T03:40:00+00:00', '2026-11-25T06:00:00+00:00', '9:10 to 11:30 am'],
  ['2026-11-25T06:30:00+00:00', '2026-11-25T12:00:00+00:00', '12:00 to 5:30 pm'],
  ['2026-11-25T03:40:00+00:00', '2026-11-26T03:50:00+00:00', '9:10 am to 9:20 am, 26 Nov'],
  ['2026-11-25T03:40:00+00:00', null, 'from 9:10 am'],
  ['2026-11-25T12:40:00+00:00', '2026-11-26T03:40:00+00:00', '6:10 pm to 9:10 am, 26 Nov'],
])('the times from %s to %s', (started, ended, text) => {
  expect(timesOf(started, ended)).toBe(text);
});

test('what is unusual is said: past closing, joined, corrected, and pressed without a network', () => {
  expect(remarksOf(buildClockEntry())).toEqual([]);
  expect(
    remarksOf(
      buildClockEntry({
        ran_over: true,
        began: 'join',
        ended: 'correction',
        pressed_at: '2026-11-25T03:30:00+00:00',
      }),
    ),
  ).toEqual([
    'Past closing',
    'Joined',
    'Corrected',
    'Pressed at 9:00 am without a network, counts from 9:10 am',
  ]);
});

test('a field has a moment on the clock of the garage', () => {
  expect(localTime('2026-11-25T18:35:59+00:00')).toBe('2026-11-26T00:05');
});

test.each([
  [60, 60, 'as sold'],
  [60, 45, '15 mins less'],
  [60, 125, '1h 5m more'],
  [60, 0, 'Not clocked'],
])('%i sold and %i clocked minutes are %s', (sold_minutes, clocked_minutes, text) => {
  expect(differenceOf({ jobs: 1, sold_minutes, clocked_minutes })).toBe(text);
});
