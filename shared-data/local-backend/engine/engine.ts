import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** A database that the backend runs on. Only the two files that make one know which it is. */
export interface Engine {
  /** What Supabase Lite talks through. */
  connection: Connection;
  /** Runs a script as the owner of the database: all of its statements take effect, or none. */
  runScript: (sql: string) => Promise<void>;
  /** Runs one statement as the owner of the database and answers its rows. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Whether requests must wait for each other, because the database has one session for all of them. */
  oneSession: boolean;
  /** Writes everything to disk and lets the database go. */
  close: () => Promise<void>;
}

/**
 * Lite would grant all rights on every table to the API roles as soon as it meets row level security, which the
 * hosted backend does not do; said to be done already, it leaves the grants of our migrations as they are.
 */
export const keepOwnGrants = (connection: Connection) => Object.assign(connection, { rlsState: 'active' });

/** How the API writes money: as a JSON number. */
export const readNumeric = (text: string) => Number(text);

/** How the API writes a moment: as in '2026-11-21T06:57:36.93+00:00', which every browser can parse. */
export const readTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
