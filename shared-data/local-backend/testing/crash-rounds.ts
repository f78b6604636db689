import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../supabase/tests/support/random-source.ts';
import { openBackend } from '../server/open-backend.ts';
import { findCrashDamage, readStock } from './crash-check.ts';
import { fillDataFolder } from './fill-data-folder.ts';
import { killDuringStartup, startKillableBackend } from './killable-backend.ts';
import { countAcknowledged, createWriteLog, waitForWrites, writeUntilDisconnected } from './write-load.ts';

const seed = Number(process.env.PITLANE_CRASH_SEED ?? Math.floor(Date.now() / 1000));

/** Kills the backend under write load, again and again, and expects each acknowledged write after each crash. */
export const testCrashes = (rounds: number) =>
  test(`no acknowledged write is lost in ${rounds} crashes (seed ${seed})`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-crash-'));
    const random = createRandom(seed);
    const log = createWriteLog();
    await fillDataFolder(folder, { seed: true });
    const first = await openBackend({ dataDir: folder, seed: true });
    const stockBefore = await readStock(first.exec);
    await first.close();

    for (let round = 1; round <= rounds; round++) {
      // A crash during recovery must be recovered from as well.
      if (random.chance(0.3)) await killDuringStartup(folder, random.below(1500));
      const running = await startKillableBackend(folder);
      const { disconnected } = await writeUntilDisconnected(running, log);
      await waitForWrites(log, countAcknowledged(log) + 3);
      await pause(random.below(1000));
      await running.kill();
      await disconnected;

      const backend = await openBackend({ dataDir: folder, seed: false });
      const damage = await findCrashDamage(backend.exec, log, stockBefore);
      await backend.close();
      expect({ round, damage }).toEqual({ round, damage: [] });
    }
    process.stdout.write(`${rounds} crashes, ${countAcknowledged(log)} acknowledged writes, none lost\n`);
    rmSync(folder, { recursive: true });
  }, 3_600_000);
