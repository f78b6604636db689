import postgres from 'postgres';
import type { PortalConfig } from '../../src/foundation/config/portal-config.ts';
import type { Check } from './check.ts';
import { checkAuth } from './check-auth.ts';
import { checkDatabase } from './check-database.ts';
import { checkFunctions } from './check-functions.ts';

interface ProjectAccess {
  /** Connection string of the project's owner. */
  databaseUrl: string | undefined;
  accessToken: string | undefined;
}

/** Checks the Supabase project that a portal uses. What needs a missing credential is skipped and says so. */
export async function checkProject(
  portal: PortalConfig,
  portalUrl: string,
  { databaseUrl, accessToken }: ProjectAccess,
): Promise<Check[]> {
  const open = [...(await checkAuth(portal, portalUrl, accessToken)), ...(await checkFunctions(portal))];
  if (!databaseUrl) {
    const skipped = 'set PITLANE_DATABASE_URL to check it';
    return [...open, { name: 'Database', problems: [], skipped }];
  }
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return [
      ...open,
      ...(await checkDatabase(async (query) => [...(await sql.unsafe(query))], portal.realtime)),
    ];
  } finally {
    await sql.end();
  }
}
