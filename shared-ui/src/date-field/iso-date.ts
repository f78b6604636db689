import { type CalendarDate, parseDate } from '@internationalized/date';

/** The calendar day of an ISO string such as '2026-11-21'; null when it is empty or no such day. */
export function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}
