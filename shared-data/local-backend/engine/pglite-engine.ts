import { mkdirSync } from 'node:fs';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Engine, keepOwnGrants, type Row, readNumeric, readTimestamp } from './engine.ts';

const numeric = 1700;
const timestamptz = 1184;

/**
 * Sends every parameter as text, for the database to validate. PGlite itself rejects some values in JavaScript, which
 * arrives as a server error, and encodes a non-list in place of a list as a broken message, after which the session
 * never leaves its failed transaction: a visitor's `?jobs_included=cs.1` stopped the backend.
 */
function sendParametersAsText(serializers: Record<number, (value: unknown) => unknown>) {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      if (typeof value === 'string') return value;
      if (typeof value !== 'object') return String(value);
      try {
        const sent = serialize(value);
        if (typeof sent === 'string' || sent instanceof Uint8Array) return sent;
      } catch {
        // Not valid for the type: the database reports it.
      }
      if (!Array.isArray(value)) return JSON.stringify(value);
      return `{${value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))}}`;
    };
  }
}

/**
 * PGlite: PostgreSQL inside this process.
 * @param folder where the data lives; in memory without one.
 * @param snapshot a dumped database to begin with.
 */
export async function openPglite(
  folder?: string,
  snapshot?: Blob,
): Promise<Engine & { dump: (compression: 'none' | 'gzip') => Promise<Blob> }> {
  if (folder) mkdirSync(folder, { recursive: true });
  const connection = await createPgliteConnection({
    ...(folder && { url: folder }),
    pgliteOptions: {
      ...(snapshot && { loadDataDir: snapshot }),
      parsers: { [numeric]: readNumeric, [timestamptz]: readTimestamp },
    },
  });
  keepOwnGrants(connection);
  const database = connection.driver;
  await database.waitReady;
  sendParametersAsText(database.serializers);
  return {
    connection,
    oneSession: true,
    runScript: async (sql) => {
      await database.exec(sql);
    },
    query: async (sql, parameters) => (await database.query<Row>(sql, parameters)).rows,
    close: () => connection.close(),
    dump: (compression) => database.dumpDataDir(compression),
  };
}
