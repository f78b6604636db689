import type { DayState } from './plan-answers.ts';

const states = {
  free: { state: 'free', note: 'Free' },
  nearly_full: { state: 'nearly-full', note: 'Nearly full' },
  full: { state: 'full', note: 'Full' },
  closed: { state: 'closed', note: 'Closed' },
} as const;

/** What days take, for a MonthView. */
export const dayViews = (days: readonly DayState[]) =>
  new Map(
    days.map(({ day, state, closed }) => [
      day,
      closed ? { ...states[state], note: `Closed: ${closed}` } : states[state],
    ]),
  );
