/** What the figures are; the skeleton says it too. */
export const soldDescription =
  'Of jobs that were completed: the minutes of approved lines, beside what was clocked on them.';
