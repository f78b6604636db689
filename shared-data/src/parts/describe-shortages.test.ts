import { addDays, todayInGarage } from '../foundation/days/garage-day.ts';
import { describeShortages } from './describe-shortages.ts';

const short = (due_on: string | null) => ({ part_id: 1, part_name: 'Alternator', short: 1, due_on });

test.each([
  [[], ''],
  [['2026-12-03'], 'Part missing: due Thu 3 Dec'],
  [['2026-12-03', '2026-12-01'], '2 parts missing: due Thu 3 Dec'],
  [['2026-12-03', null], '2 parts missing: no day known'],
  [[null], 'Part missing: no day known'],
  [['2026-11-26'], 'Part missing: was due Thu 26 Nov'],
])('parts that are due %j are described by the last of them', (days, words) => {
  jest.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z') });
  expect(describeShortages(days.map(short))).toBe(words);
  jest.useRealTimers();
});

test('a part that is due today is due, not late', () => {
  expect(describeShortages([short(todayInGarage())])).toMatch(/: due /);
  expect(describeShortages([short(addDays(todayInGarage(), -1))])).toMatch(/: was due /);
});
