import { timeRange, timeTicks } from './time-ticks.ts';

const day = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => `Day ${Math.floor(moment / day)}`;

test('A time axis reaches from the first to the last moment, in whatever order they are', () => {
  expect(timeRange([5, 1, 9])).toEqual([1, 9]);
});

test('A single moment is in the middle of a day', () => {
  expect(timeRange([day, day])).toEqual([day / 2, 1.5 * day]);
});

test('The ticks are at equal distances', () => {
  expect(timeTicks([0, 8 * day], dayOf)).toEqual([0, 2 * day, 4 * day, 6 * day, 8 * day]);
});

test('No day is said twice', () => {
  expect(timeTicks([0, 1.5 * day], dayOf).map(dayOf)).toEqual(['Day 0', 'Day 1']);
});
