import { formatDate, formatDateTime } from '../days/date.ts';
import { formatDuration } from '../days/duration.ts';
import { addDays, todayInGarage } from '../days/garage-day.ts';
import { relativeCompletion } from '../days/relative-completion.ts';
import { formatMoney, formatMoneyWithPaise, formatShortMoney } from '../numbers/money.ts';
import { formatCount, formatCountOf } from './count.ts';
import { formatKilometres } from './kilometres.ts';
import { formatPercent } from './percent.ts';

describe('money', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [3500, '₹3,500'],
    [240000, '₹2,40,000'],
    [12345678, '₹1,23,45,678'],
    [1250.5, '₹1,250.50'],
    [0.1 + 0.2, '₹0.30'],
    [99.999, '₹100'],
    [-50, '-₹50'],
  ])('%d rupees are formatted as %s', (rupees, text) => {
    expect(formatMoney(rupees)).toBe(text);
  });

  test.each([
    [0, '₹0'],
    [950, '₹950'],
    [250000, '₹2.5 L'],
    [12000000, '₹1.2 Cr'],
    [-150000, '-₹1.5 L'],
  ])('%d rupees are %s beside an axis', (rupees, text) => {
    expect(formatShortMoney(rupees).replace('\u00a0', ' ')).toBe(text);
  });

  test('amounts can always show paise', () => {
    expect(formatMoneyWithPaise(3500)).toBe('₹3,500.00');
  });
});

test('counts are grouped, and one of a thing is singular', () => {
  expect(formatCount(124_500)).toBe('1,24,500');
  expect(formatCountOf(1, 'open job')).toBe('1 open job');
  expect(formatCountOf(0, 'open job')).toBe('0 open jobs');
  expect(formatCountOf(3400, 'year of experience', 'years of experience')).toBe('3,400 years of experience');
});

test.each([
  [0.03, '3%'],
  [0.025, '2.5%'],
])('a share of %d is formatted as %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

describe('dates', () => {
  const kolkata = 'Asia/Kolkata';

  test("a timestamp is formatted in the garage's time zone", () => {
    expect(formatDate('2026-03-31T18:30:00Z', kolkata)).toBe('1 Apr 2026');
    expect(formatDate('2026-03-31T18:29:59Z', kolkata)).toBe('31 Mar 2026');
  });

  test('a plain date is the same in every time zone', () => {
    expect(formatDate('2026-03-31', 'America/Los_Angeles')).toBe('31 Mar 2026');
    expect(formatDate('2026-03-31', kolkata)).toBe('31 Mar 2026');
  });

  test("a time is in the garage's time zone", () => {
    expect(formatDateTime('2026-01-05T03:30:00Z', kolkata)).toBe('5 Jan 2026, 9:00 am');
  });

  test("today in the garage's time zone may differ from the browser's", () => {
    const now = new Date('2026-01-05T20:00:00Z');
    expect(todayInGarage(kolkata, now)).toBe('2026-01-06');
    expect(todayInGarage('America/New_York', now)).toBe('2026-01-05');
  });

  test('days are added across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

test.each([
  [0, '0 mins'],
  [1, '1 min'],
  [45, '45 mins'],
  [59, '59 mins'],
  [60, '1 hour'],
  [61, '1h 1m'],
  [90, '1h 30m'],
  [120, '2 hours'],
  [150, '2h 30m'],
  [1440, '24 hours'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

test.each([
  [124_500, '1,24,500 km'],
  [0, '0 km'],
  [null, null],
])('a mileage of %j is %j', (distance, text) => {
  expect(formatKilometres(distance)).toBe(text);
});

describe('how long ago a service was completed', () => {
  const now = new Date('2026-06-15T06:30:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  test.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [29, '29 days ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
    [365, '1 year ago'],
    [729, '1 year ago'],
    [730, '2 years ago'],
  ])('%d days: %s', (days, text) => {
    expect(relativeCompletion(daysAgo(days), now, 'Asia/Kolkata')).toBe(text);
  });

  test("days are calendar days in the garage's time zone", () => {
    const lateLastNight = '2026-06-14T18:00:00Z';
    expect(relativeCompletion(lateLastNight, new Date('2026-06-14T19:00:00Z'), 'Asia/Kolkata')).toBe(
      '1 day ago',
    );
  });

  test("a browser clock behind the server shows 'Today'", () => {
    expect(relativeCompletion(daysAgo(-2), now, 'Asia/Kolkata')).toBe('Today');
  });
});
