const dayLength = 24 * 3600 * 1000;

const garageDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The garage's day in so many days, YYYY-MM-DD. */
export const dayAhead = (days: number) => garageDay.format(Date.now() + days * dayLength);

/** A day that can be booked, YYYY-MM-DD. */
export const bookableDay = dayAhead(30);
