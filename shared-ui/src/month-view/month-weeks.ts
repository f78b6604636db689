const dayLength = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);

/** The month a number of months later, YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const addDays = (day: string, days: number) => isoDay(utc(day) + days * dayLength);

/** The weeks of a month from Monday, whole: those at its ends begin and end in its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(utc(first)).getUTCDay() + 6) % 7));
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let start = monday; start < end; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}
