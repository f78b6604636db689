import { dataFolder } from '../local-backend/data/data-folder.ts';
import { openPostgres } from '../local-backend/engine/postgres-engine.ts';
import { requireTls } from '../local-backend/engine/require-tls.ts';
import { openBackend } from '../local-backend/server/open-backend.ts';

/** The database at PITLANE_DATABASE_URL, such as a hosted project's; else the embedded one. */
export async function openDatabase() {
  const url = process.env.PITLANE_DATABASE_URL;
  if (url) {
    requireTls(url);
    const { query, close } = openPostgres(url);
    return { query, close };
  }
  const { exec, close } = await openBackend({ dataDir: dataFolder(), seed: true });
  return { query: exec, close };
}
