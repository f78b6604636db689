import { garageTimeZone } from '@pitlane/shared-data/client';

const isPlainDay = (value: string | Date) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

function format(value: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // A plain date is parsed as midnight UTC, so it must be formatted in UTC.
  const zone = isPlainDay(value) ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: zone }).format(new Date(value));
}

/** 5 Jan 2026. Takes a timestamp, formatted in the garage's time zone, or a plain YYYY-MM-DD. */
export const formatDate = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  format(value, timeZone, day);

/** Date and time in the garage's time zone: 5 Jan 2026, 9:00 am. */
export const formatDateTime = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  format(value, timeZone, { ...day, ...time });
