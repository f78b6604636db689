import { garageTimeZone } from '@pitlane/shared-data/client';

const isPlainDay = (value: string | Date) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

function format(value: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // A plain day is the same day everywhere: it is read as midnight UTC and must be shown as such.
  const zone = isPlainDay(value) ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: zone }).format(new Date(value));
}

/** A day as people in India write it, 5 Jan 2026. Takes a moment, shown in the garage's zone, or a plain YYYY-MM-DD. */
export const formatDate = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  format(value, timeZone, day);

/** Day and time of a moment in the garage's zone, 5 Jan 2026, 9:00 am. */
export const formatDateTime = (value: string | Date, timeZone: string = garageTimeZone()): string =>
  format(value, timeZone, { ...day, ...time });
