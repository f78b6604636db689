import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openBackend } from '../../shared-data/local-backend/server/open-backend.ts';
import { askForLost, findLosses } from '../../shared-data/local-backend/testing/crash-check.ts';
import { signInAt } from '../../shared-data/local-backend/testing/killable-backend.ts';
import {
  countOf,
  openLedger,
  untilWritten,
  writeUntilGone,
} from '../../shared-data/local-backend/testing/write-load.ts';
import { rollDice } from '../../shared-data/supabase/tests/support/random-source.ts';
import { port as firstPort } from '../portal/address.ts';
import { type KillablePortal, launchPortal } from '../portal/killable-portal.ts';

const rounds = Number(process.env.PITLANE_CRASH_ROUNDS ?? 2);
const seed = Number(process.env.PITLANE_CRASH_SEED ?? Math.floor(Date.now() / 1000));
// Here and not among the journeys, because `npm start` lays the builds down anew that their portal serves.
const port = firstPort + 20;
const runs = 'Pitlane runs at';
const isBack = 'The backend is back.';

let data: string;
let portal: KillablePortal | undefined;
test.beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'pitlane-killed-'));
});
test.afterEach(async () => {
  await portal?.killAll();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  portal = launchPortal(data, port);
  await portal.hasSaid(runs);
  return portal;
}

/** People of the running portal, who write to the backend that its pages name. */
async function peopleOf({ url }: KillablePortal) {
  const { supabaseUrl, supabaseKey } = await (await fetch(`${url}/portal.json`)).json();
  return signInAt({ url: supabaseUrl, publishableKey: supabaseKey });
}

test(`npm start, killed ${rounds} times while people write, comes up by itself with every acknowledged write`, async () => {
  test.setTimeout(120_000 + rounds * 60_000);
  process.stdout.write(`PITLANE_CRASH_SEED=${seed}\n`);
  const dice = rollDice(seed);
  const ledger = openLedger();

  // The first time of all, while the data is made.
  portal = launchPortal(data, port);
  await Promise.race([portal.hasSaid('starting the backend'), portal.ended]);
  await pause(dice.below(4000));
  await portal.killAll();

  let running = await start();
  const mechanic = await (await peopleOf(running))('mechanic');
  const { data: part } = await mechanic.from('parts').select('current_stock').eq('id', 1).single();
  let timesBack = 0;

  for (let round = 1; round <= rounds; round++) {
    const before = { booked: ledger.booked.length, vehicles: ledger.vehicles.length };
    const signIn = await peopleOf(running);
    const { gone } = await writeUntilGone({ signIn }, ledger);
    await untilWritten(ledger, countOf(ledger) + 3);
    await pause(dice.below(1000));
    if (round % 2) {
      running.killBackend();
      await gone;
      await running.hasSaid(isBack, ++timesBack);
    } else {
      await running.killAll();
      await gone;
      running = await start();
      timesBack = 0;
    }
    const lost = await askForLost(await signIn('manager'), {
      booked: ledger.booked.slice(before.booked),
      vehicles: ledger.vehicles.slice(before.vehicles),
    });
    expect({ round, lost }).toEqual({ round, lost: [] });
  }

  // A backend that cannot come up again ends the portal, with the reason.
  const lock = path.join(data, 'backend.lock');
  running.killBackend();
  writeFileSync(lock, String(process.pid));
  expect(await running.ended).not.toBe(0);
  expect(running.said()).toContain('could not be started again');

  rmSync(lock);
  const backend = await openBackend({ dataDir: data, seed: false });
  const losses = await findLosses(backend.exec, ledger, Number(part?.current_stock));
  await backend.close();
  expect(losses).toEqual([]);
  process.stdout.write(
    `${rounds} times npm start killed, ${countOf(ledger)} acknowledged writes, none lost\n`,
  );
});
