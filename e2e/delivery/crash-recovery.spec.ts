import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openBackend } from '../../shared-data/local-backend/server/open-backend.ts';
import { findCrashDamage, findMissingWrites } from '../../shared-data/local-backend/testing/crash-check.ts';
import { signInAt } from '../../shared-data/local-backend/testing/killable-backend.ts';
import {
  countAcknowledged,
  createWriteLog,
  waitForWrites,
  writeUntilDisconnected,
} from '../../shared-data/local-backend/testing/write-load.ts';
import { createRandom } from '../../shared-data/supabase/tests/support/random-source.ts';
import { port as firstPort } from '../portal/address.ts';
import { type KillablePortal, launchPortal } from '../portal/killable-portal.ts';

const rounds = Number(process.env.PITLANE_CRASH_ROUNDS ?? 2);
const seed = Number(process.env.PITLANE_CRASH_SEED ?? Math.floor(Date.now() / 1000));
// Not among the journeys, because `npm start` rebuilds the files that their portal serves.
const port = firstPort + 20;
const started = 'Pitlane runs at';
const restarted = 'The backend was restarted.';

let data: string;
let portal: KillablePortal | undefined;
test.beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'pitlane-crash-'));
});
test.afterEach(async () => {
  await portal?.killAll();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  portal = launchPortal(data, port);
  await portal.waitForOutput(started);
  return portal;
}

/** Signs users in at the backend of the running portal. */
async function signInTo({ url }: KillablePortal) {
  const { supabaseUrl, supabaseKey } = await (await fetch(`${url}/portal.json`)).json();
  return signInAt({ url: supabaseUrl, publishableKey: supabaseKey });
}

test(`npm start recovers every acknowledged write after ${rounds} crashes`, async () => {
  test.setTimeout(120_000 + rounds * 60_000);
  process.stdout.write(`PITLANE_CRASH_SEED=${seed}\n`);
  const random = createRandom(seed);
  const log = createWriteLog();

  // The first crash is while the data is created.
  portal = launchPortal(data, port);
  await Promise.race([portal.waitForOutput('starting the backend'), portal.ended]);
  await pause(random.below(4000));
  await portal.killAll();

  let running = await start();
  const mechanic = await (await signInTo(running))('mechanic');
  const { data: part } = await mechanic.from('parts').select('current_stock').eq('id', 1).single();
  let restarts = 0;

  for (let round = 1; round <= rounds; round++) {
    const before = { booked: log.booked.length, vehicles: log.vehicles.length };
    const signIn = await signInTo(running);
    const { disconnected } = await writeUntilDisconnected({ signIn }, log);
    await waitForWrites(log, countAcknowledged(log) + 3);
    await pause(random.below(1000));
    if (round % 2) {
      running.killBackend();
      await disconnected;
      await running.waitForOutput(restarted, ++restarts);
    } else {
      await running.killAll();
      await disconnected;
      running = await start();
      restarts = 0;
    }
    const missing = await findMissingWrites(await signIn('manager'), {
      booked: log.booked.slice(before.booked),
      vehicles: log.vehicles.slice(before.vehicles),
    });
    expect({ round, missing }).toEqual({ round, missing: [] });
  }

  // If the backend does not restart, the portal ends with the reason.
  const lock = path.join(data, 'backend.lock');
  running.killBackend();
  writeFileSync(lock, String(process.pid));
  expect(await running.ended).not.toBe(0);
  expect(running.output()).toContain('could not be restarted');

  rmSync(lock);
  const backend = await openBackend({ dataDir: data, seed: false });
  const damage = await findCrashDamage(backend.exec, log, Number(part?.current_stock));
  await backend.close();
  expect(damage).toEqual([]);
  process.stdout.write(
    `${rounds} crashes of npm start, ${countAcknowledged(log)} acknowledged writes, none lost\n`,
  );
});

test('npm start restarts a backend that one query blocks, and loses no acknowledged write', async () => {
  test.setTimeout(240_000);
  const backend = await openBackend({ dataDir: data, seed: true });
  await backend.exec(`
    create function public.never_end() returns void language plpgsql set search_path = '' as
    'begin loop null; end loop; end'
  `);
  await backend.exec('grant execute on function public.never_end() to anon');
  await backend.close();

  const running = await start();
  const { supabaseUrl, supabaseKey } = await (await fetch(`${running.url}/portal.json`)).json();
  const signIn = await signInTo(running);
  const log = createWriteLog();
  const { disconnected } = await writeUntilDisconnected({ signIn }, log);
  await waitForWrites(log, 5);
  const hanging = fetch(`${supabaseUrl}/rest/v1/rpc/never_end`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: '{}',
  });
  await expect(hanging).rejects.toThrow();
  await disconnected;
  await running.waitForOutput(restarted);
  const services = await fetch(`${supabaseUrl}/rest/v1/services?limit=1`, {
    headers: { apikey: supabaseKey },
  });
  expect(services.status).toBe(200);
  expect(await findMissingWrites(await signIn('manager'), log)).toEqual([]);
});
