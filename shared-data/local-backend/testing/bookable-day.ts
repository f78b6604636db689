const dayLength = 24 * 3600 * 1000;

/** The day in so many days, YYYY-MM-DD. */
export const dayAhead = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);

/** A day that can be booked, YYYY-MM-DD. */
export const bookableDay = dayAhead(30);
