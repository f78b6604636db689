import { addDays } from '../foundation/days/garage-day.ts';

/** With so few days left in the current month, the next one is shown below it. */
const fewDays = 7;

/** The months that a MonthView shows, one or two from this one on, and the days to ask for. Days are YYYY-MM-DD. */
export function shownDays(month: string, today: string) {
  const first = `${month}-01`;
  const soon = `${addDays(today, fewDays).slice(0, 7)}-01`;
  const isEnding = month === today.slice(0, 7) && soon > first;
  return {
    months: isEnding ? (2 as const) : (1 as const),
    from: first < today ? today : first,
    to: addDays(isEnding ? soon : first, 30),
  };
}
