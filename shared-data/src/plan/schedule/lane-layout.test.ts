import { buildBlock, buildScheduleDay } from '../../testing/builders/build-schedule.ts';
import { axisOf, clockOf, freeStarts, layOutLane } from './lane-layout.ts';
import { describeDay, describeLane } from './lane-words.ts';

const day = buildScheduleDay();
const lane = { starts: '09:00:00', ends: '18:00:00' };
const laidOut = (blocks: Parameters<typeof layOutLane>[0]) =>
  layOutLane(blocks, day, lane).map(({ block, from, to, row }) => [
    block.request_id,
    clockOf(from),
    clockOf(to),
    row,
  ]);

test('Work without a time comes one after the other, and the break is added to what spans it', () => {
  expect(
    laidOut([
      buildBlock({ request_id: 1, minutes: 180 }),
      buildBlock({ request_id: 2, minutes: 120 }),
      buildBlock({ request_id: 3, minutes: 60 }),
    ]),
  ).toEqual([
    [1, '09:00', '12:00', 0],
    [2, '12:00', '14:30', 0],
    [3, '14:30', '15:30', 0],
  ]);
});

test('Work with a time is at it, and the others fill the gaps that are long enough', () => {
  expect(
    laidOut([
      buildBlock({ request_id: 1, minutes: 120 }),
      buildBlock({ request_id: 2, minutes: 60, starts: '10:00:00' }),
      buildBlock({ request_id: 3, minutes: 60 }),
    ]),
  ).toEqual([
    [3, '09:00', '10:00', 0],
    [2, '10:00', '11:00', 0],
    [1, '11:00', '13:00', 0],
  ]);
});

test('Work that goes on from a day before begins with the day, whatever its first start was', () => {
  expect(laidOut([buildBlock({ request_id: 1, minutes: 120, starts: '15:00:00', continues: true })])).toEqual(
    [[1, '09:00', '11:00', 0]],
  );
});

test('What is at one time is in rows below each other, and work beyond the closing time makes the axis longer', () => {
  const placed = layOutLane(
    [
      buildBlock({ request_id: 1, minutes: 60, starts: '17:00' }),
      buildBlock({ request_id: 2, minutes: 150, starts: '17:00' }),
    ],
    day,
    lane,
  );
  expect(placed.map(({ row }) => row)).toEqual([0, 1]);
  expect(axisOf(day, placed)).toEqual({ from: 9 * 60, to: 20 * 60 });
});

test('Free times are those at which the work ends before the mechanic does', () => {
  const placed = layOutLane([buildBlock({ minutes: 225, starts: '09:00' })], day, lane);
  expect(freeStarts(240, placed, day, lane)).toEqual(['12:45', '13:30', '13:45', '14:00']);
  expect(freeStarts(60, placed, day, { starts: null, ends: null })).toEqual([]);
});

test.each([
  [{ minutes: 510, booked: 90, absence: null }, '7 hours free', 'neutral'],
  [{ minutes: 510, booked: 510, absence: null }, 'Full', 'warning'],
  [{ minutes: 510, booked: 570, absence: null }, '1 hour over', 'danger'],
  [{ minutes: 0, booked: 0, absence: 'Ill' }, 'Absent: Ill', 'neutral'],
  [{ minutes: 0, booked: 90, absence: null }, 'Does not work, 1h 30m planned', 'danger'],
])('A lane with %o: %s', (hours, text, tone) => {
  const times = { day: '2026-11-25', starts: null, ends: null };
  expect(describeLane({ ...times, ...hours })).toEqual({ text, tone });
});

test.each([
  [{ closed: 'Sundays', requests: 0 }, 'Closed: Sundays', 'neutral'],
  [{ closed: 'Festival', requests: 2 }, 'Closed: Festival', 'danger'],
  [{ capacity: null }, '1h 30m booked', 'neutral'],
  [{ capacity: 60 }, '30 mins over', 'danger'],
])('A day with %o: %s', (changes, text, tone) => {
  expect(describeDay(buildScheduleDay(changes))).toEqual({ text, tone });
});
