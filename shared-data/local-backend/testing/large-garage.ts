import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createKeys } from '../data/keys.ts';
import type { Engine } from '../engine/engine.ts';
import { openPostgres } from '../engine/postgres-engine.ts';
import { createBackend, prepareDatabase } from '../server/open-backend.ts';
import { supabaseFolder } from '../settings/backend-settings.ts';

/** The number of rows of a large garage. */
export interface LargeGarage {
  customers: number;
  mechanics: number;
  requests: number;
}

/** The largest size that the portal's response times are specified for. */
export const fullSize: LargeGarage = { customers: 100_000, mechanics: 200, requests: 1_000_000 };

const isFilled = async (engine: Engine) =>
  (await engine.query("select 1 from public.mechanics where employee_id like 'LRG-%' limit 1")).length > 0;

async function fill(engine: Engine, size: LargeGarage) {
  const settings = Object.entries(size).map(
    ([name, count]) => `select set_config('pitlane.${name}', '${Math.trunc(count)}', false);`,
  );
  const script = readFileSync(path.join(supabaseFolder, 'large-garage.sql'), 'utf8');
  await engine.runScript([...settings, script].join('\n'));
  // For the tokens that benchmarks sign.
  await engine.query('insert into auth.sessions (id, user_id) select id, id from auth.users');
  // As after autovacuum: statistics for the planner, and a visibility map for index-only scans.
  await engine.query('vacuum analyze');
  // As the sender of the messages does: all three years, at most 1,000 days at a time. A small garage needs no sums.
  for (let turn = 0; turn < 2; turn += 1) await engine.query('select private.prepare_reports(1000)');
  await engine.query(
    'vacuum analyze private.report_days, private.report_spreads, private.report_summed_days',
  );
}

/** Without synchronous commits, vacuum cannot mark the newest pages as visible to all. */
function withSynchronousCommit(url: string): string {
  const address = new URL(url);
  address.searchParams.set('synchronous_commit', 'on');
  return address.href;
}

/**
 * Migrates a PostgreSQL database and fills it with the demo data and a large garage, unless it is filled already.
 * @param url of the database, for a superuser.
 */
export async function makeLargeGarage(url: string, size: LargeGarage): Promise<void> {
  const engine = openPostgres(withSynchronousCommit(url));
  try {
    await prepareDatabase(engine, createBackend(engine, createKeys()), { seed: true });
    if (!(await isFilled(engine))) await fill(engine, size);
  } finally {
    await engine.close();
  }
}
