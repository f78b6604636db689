import { formatDate, formatDateTime } from './date.ts';
import { addDays, dayInGarage, garageDay, startOfDay, todayInGarage } from './garage-day.ts';

const kolkata = 'Asia/Kolkata';

const formats = Intl.DateTimeFormat.prototype;
const ownFormat = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};

/** A browser whose locale data write days in another order and with other signs, as WebKit with ICU 72 does. */
const writeDaysDifferently = () => Object.defineProperty(formats, 'format', { value: () => '11/24/2026' });

afterEach(() => {
  Object.defineProperty(formats, 'format', ownFormat);
  jest.restoreAllMocks();
});

test('A day does not depend on how the browser writes one', () => {
  writeDaysDifferently();
  const moment = new Date('2026-11-23T20:00:00Z');
  expect(garageDay(moment, kolkata)).toBe('2026-11-24');
  expect(todayInGarage(kolkata, moment)).toBe('2026-11-24');
  expect(addDays(todayInGarage(kolkata, moment), 7)).toBe('2026-12-01');
  expect(dayInGarage('2026-01-05T03:00:00Z')).toBe('2026-01-05');
  expect(startOfDay('2026-11-24', kolkata).toISOString()).toBe('2026-11-23T18:30:00.000Z');
});

test('Years, months and days are padded', () => {
  expect(garageDay(new Date('0987-03-04T12:00:00Z'), 'UTC')).toBe('0987-03-04');
});

test('A page of rows makes no formatter for each of them', () => {
  const zone = 'Asia/Dubai';
  const moments = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2026, 10, day + 1)));
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (const moment of moments) {
    garageDay(moment, zone);
    formatDate(moment, zone);
    formatDateTime(moment, zone);
  }
  expect(made).toHaveBeenCalledTimes(3);
});
