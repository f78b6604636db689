/** Runs SQL in the project's database. */
export type RunQuery = (sql: string) => Promise<Record<string, unknown>[]>;

/** The outcome of one check of a deployed project. */
export interface Check {
  /** What was looked at. */
  name: string;
  /** Each problem and its fix, a sentence each; empty without problems. */
  problems: string[];
  /** Why it could not be looked at. */
  skipped?: string;
}

/** Runs a check; an unexpected failure is its problem. */
export async function runCheck(name: string, look: () => Promise<string[]>): Promise<Check> {
  try {
    return { name, problems: await look() };
  } catch (error) {
    return { name, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
