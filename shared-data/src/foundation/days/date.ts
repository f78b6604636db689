import { garageTimeZone } from '../client/client.ts';
import { oncePerKey } from '../formats/once-per-key.ts';

const isPlainDay = (value: string | Date) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

/** One formatter for each time zone. */
const formatter = (options: Intl.DateTimeFormatOptions) =>
  oncePerKey((timeZone: string) => new Intl.DateTimeFormat('en-IN', { ...options, timeZone }));

const dateFormat = formatter(day);
const dateTimeFormat = formatter({ ...day, ...time });
const timeFormat = formatter(time);
const shortDayFormat = formatter({ day: 'numeric', month: 'short' });
const weekdayFormat = formatter({ weekday: 'short' });

/** A plain date is parsed as midnight UTC, so it must be formatted in UTC. */
const zoneOf = (value: string | Date, timeZone: string) => (isPlainDay(value) ? 'UTC' : timeZone);

/** 5 Jan 2026. Takes a timestamp, formatted in the garage's time zone, or a plain YYYY-MM-DD. */
export const formatDate = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  dateFormat(zoneOf(value, timeZone)).format(new Date(value));

/** Date and time in the garage's time zone: 5 Jan 2026, 9:00 am. */
export const formatDateTime = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  dateTimeFormat(zoneOf(value, timeZone)).format(new Date(value));

/** Time of day in the garage's time zone: 9:00 am. */
export const formatTime = (value: string): string => timeFormat(garageTimeZone()).format(new Date(value));

/** 5 Jan, where the year is known. Takes a plain YYYY-MM-DD. */
export const formatShortDay = (value: string): string => shortDayFormat('UTC').format(new Date(value));

/** Mon 5 Jan, for a day that is near. Takes a plain YYYY-MM-DD. */
export const formatNearDay = (value: string): string =>
  `${weekdayFormat('UTC').format(new Date(value))} ${formatShortDay(value)}`;
