/** What the turn of a part is; the screen and its skeleton say it. */
export const turnDescription =
  'What was used in 365 days, by the stock that was there on average. The slowest come first.';
