import { mkdirSync } from 'node:fs';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Engine, keepOwnGrants, type Row, readNumeric, readTimestamp } from './engine.ts';

const numeric = 1700;
const timestamptz = 1184;

/**
 * PGlite: PostgreSQL inside this process.
 * @param folder where the data lives; in memory without one.
 * @param snapshot a dumped database to begin with.
 */
export async function openPglite(
  folder?: string,
  snapshot?: Blob,
): Promise<Engine & { dump: () => Promise<Blob> }> {
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
  return {
    connection,
    oneSession: true,
    runScript: async (sql) => {
      await database.exec(sql);
    },
    query: async (sql, parameters) => (await database.query<Row>(sql, parameters)).rows,
    close: () => connection.close(),
    dump: () => database.dumpDataDir('none'),
  };
}
