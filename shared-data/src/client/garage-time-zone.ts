const defaultTimeZone = 'Asia/Kolkata';

/** One setting for the whole page, as the formats of dates have no other way to know where the garage is. */
const setting = { timeZone: defaultTimeZone };

/** The garage's time zone, in which "today" and "this month" are meant. */
export const garageTimeZone = (): string => setting.timeZone;

export function setGarageTimeZone(timeZone: string = defaultTimeZone): void {
  setting.timeZone = timeZone;
}
