import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses an ISO date such as '2026-11-21'; null when it is empty or invalid. */
export function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}
