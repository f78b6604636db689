const dayLength = 24 * 3600 * 1000;

const garageDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The garage's day in so many days, YYYY-MM-DD. */
export const dayAhead = (days: number) => garageDay.format(Date.now() + days * dayLength);

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/** A day that can be booked, YYYY-MM-DD; the garage of the demo data is closed on Sundays. */
export const bookableDay = dayAhead(isSunday(dayAhead(30)) ? 31 : 30);
