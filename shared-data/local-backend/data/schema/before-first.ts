/** Whether what made a database is older than the first migration: 1.0 began anew with it. @param made versions or names. */
export const isBeforeFirst = (made: readonly string[], [first]: readonly { version: string }[]): boolean =>
  first !== undefined && made.length > 0 && made.every((name) => name < first.version);

export const beforeFirst =
  'was made by a version of Pitlane before 1.0, which starts anew: it does not take over what those versions kept';
