/** The first day of the month so many months later, or earlier. YYYY-MM-DD. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const monthName = (day: string): string => format.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
