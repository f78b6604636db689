const defaultTimeZone = 'Asia/Kolkata';

/** Module state, because date formatting functions take no context. */
const setting = { timeZone: defaultTimeZone };

/** The IANA time zone of "today" and "this month". */
export const garageTimeZone = (): string => setting.timeZone;

export function setGarageTimeZone(timeZone: string = defaultTimeZone): void {
  setting.timeZone = timeZone;
}
