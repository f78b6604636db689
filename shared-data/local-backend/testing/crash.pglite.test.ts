import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rollDice } from '../../supabase/tests/support/random-source.ts';
import { openBackend } from '../server/open-backend.ts';
import { findLosses, readStock } from './crash-check.ts';
import { killOnTheWayUp, startKillable } from './killable-backend.ts';
import { countOf, openLedger, untilWritten, writeUntilGone } from './write-load.ts';

const rounds = Number(process.env.PITLANE_CRASH_ROUNDS ?? 4);
const seed = Number(process.env.PITLANE_CRASH_SEED ?? Math.floor(Date.now() / 1000));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(`${rounds} times killed while it writes, it loses nothing that it acknowledged (seed ${seed})`, async () => {
  const dice = rollDice(seed);
  const ledger = openLedger();
  const first = await openBackend({ dataDir: folder, seed: true });
  const stockBefore = await readStock(first.exec);
  await first.close();

  for (let round = 1; round <= rounds; round++) {
    // Whoever is killed while it recovers must recover again.
    if (dice.chance(0.3)) await killOnTheWayUp(folder, dice.below(1500));
    const running = await startKillable(folder);
    const { gone } = await writeUntilGone(running, ledger);
    await untilWritten(ledger, countOf(ledger) + 3);
    await pause(dice.below(1000));
    await running.kill();
    await gone;

    const backend = await openBackend({ dataDir: folder, seed: false });
    const losses = await findLosses(backend.exec, ledger, stockBefore);
    await backend.close();
    expect({ round, losses }).toEqual({ round, losses: [] });
  }
  process.stdout.write(`${rounds} crashes, ${countOf(ledger)} acknowledged writes, none lost\n`);
}, 3_600_000);
