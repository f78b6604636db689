import { formatCountOf } from '../../foundation/formats/count.ts';

const millisecondsOfDay = 86_400_000;

/** Days from today to the last valid day, negative after it; both YYYY-MM-DD. */
const daysLeft = (validUntil: string, today: string) =>
  Math.round((Date.parse(validUntil) - Date.parse(today)) / millisecondsOfDay);

const days = (count: number) => formatCountOf(count, 'day');

/** soon: within 30 days, when the list of due work has it. */
export type EndState = 'over' | 'soon' | 'later';

export interface DocumentEnd {
  state: EndState;
  /** 'Expired 3 days ago', 'Expires today', 'Expires in 12 days'. */
  words: string;
}

/** How long a document is still valid. */
export function describeEnd(validUntil: string, today: string): DocumentEnd {
  const left = daysLeft(validUntil, today);
  if (left < 0) return { state: 'over', words: `Expired ${days(-left)} ago` };
  if (left === 0) return { state: 'soon', words: 'Expires today' };
  return { state: left <= 30 ? 'soon' : 'later', words: `Expires in ${days(left)}` };
}
