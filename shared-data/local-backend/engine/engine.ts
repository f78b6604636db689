import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** The database that the backend runs on; only the two files that open one know which engine it is. */
export interface Engine {
  /** The connection that Supabase Lite uses. */
  connection: Connection;
  /** Runs a script as the owner of the database: all of its statements take effect, or none. */
  runScript: (sql: string) => Promise<void>;
  /** Runs one statement as the owner of the database and returns its rows. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Whether the database has a single session, so that requests must run one after the other. */
  oneSession: boolean;
  /** Writes everything to disk and closes the database. */
  close: () => Promise<void>;
}

/**
 * Lite grants all rights on every table to the API roles once it detects row-level security, which the hosted backend
 * does not do. Marking that step as done keeps the grants of our migrations.
 */
export const keepOwnGrants = (connection: Connection) => Object.assign(connection, { rlsState: 'active' });

/** Numeric values are JSON numbers in API responses. */
export const readNumeric = (text: string) => Number(text);

/** Timestamps in API responses are ISO 8601, as in '2026-11-21T06:57:36.93+00:00', which every browser can parse. */
export const readTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
