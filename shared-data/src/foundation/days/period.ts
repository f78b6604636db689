/** Days as YYYY-MM-DD, both included, up to a year. */
export interface Period {
  from: string;
  to: string;
}
