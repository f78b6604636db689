export interface MonthDay {
  /** free days have no mark of their own. */
  state: 'free' | 'nearly-full' | 'full' | 'closed';
  /** In words, such as "Closed: Festival". */
  note: string;
}
