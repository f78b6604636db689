const monthAhead = 30 * 24 * 3600 * 1000;

/** A day that can be booked, YYYY-MM-DD. */
export const bookableDay = new Date(Date.now() + monthAhead).toISOString().slice(0, 10);
