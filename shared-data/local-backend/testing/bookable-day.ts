const dayLength = 24 * 3600 * 1000;

/** India is this far ahead of UTC all year, in milliseconds. */
const ahead = 5.5 * 3600 * 1000;

/** The garage's day in so many days, YYYY-MM-DD. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + ahead + days * dayLength).toISOString().slice(0, 'YYYY-MM-DD'.length);

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/** The first day after so many that can be booked, YYYY-MM-DD: a new garage and that of the demo are closed on Sundays. */
export const openDay = (days: number) => dayAhead(isSunday(dayAhead(days)) ? days + 1 : days);

export const bookableDay = openDay(30);
