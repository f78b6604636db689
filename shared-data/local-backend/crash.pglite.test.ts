import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rollDice } from '../supabase/tests/random-source.ts';
import { killOnTheWayUp, startKillable } from './killable-backend.ts';
import { type Backend, openBackend } from './open-backend.ts';
import { type Ledger, openLedger, writeUntilGone } from './write-load.ts';

const rounds = Number(process.env.PITLANE_CRASH_ROUNDS ?? 4);
const seed = Number(process.env.PITLANE_CRASH_SEED ?? Math.floor(Date.now() / 1000));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Each is a query for what must not be there. */
const inconsistencies = {
  'a request without its service': `
    select request_id from public.service_requests r where not exists (
      select from public.service_request_services s where s.request_id = r.request_id)`,
  'a service without its request': `
    select request_id from public.service_request_services s where not exists (
      select from public.service_requests r where r.request_id = s.request_id)`,
  'a booking that the audit trail does not know': `
    select request_id from public.service_requests r where not exists (
      select from private.changes c
      where c.subject = 'request' and c.action = 'added' and c.subject_key = r.request_id::text)`,
  'a key twice': `
    select idempotency_key from public.service_requests group by 1
    having idempotency_key is not null and count(*) > 1`,
  'a number twice': `
    select replace(registration_number, ' ', '') from public.vehicles group by 1 having count(*) > 1`,
};

const countOf = ({ booked, vehicles, stock }: Ledger) => booked.length + vehicles.length + stock.acknowledged;

async function untilWritten(ledger: Ledger, count: number) {
  const deadline = Date.now() + 60_000;
  while (countOf(ledger) < count) {
    if (Date.now() > deadline) throw new Error('The backend acknowledges nothing');
    await pause(5);
  }
}

/** An index that lost an entry answers fewer rows than the table has. */
async function rowsByIndexAndByTable({ exec }: Backend, table: string, key: string) {
  const count = async (settings: string) => {
    for (const setting of settings.split(' ')) await exec(`set enable_${setting} = off`);
    const [row] = await exec(
      `select count(${key})::int as rows from public.${table} where ${key} is not null`,
    );
    for (const setting of settings.split(' ')) await exec(`set enable_${setting} = on`);
    return row?.rows;
  };
  return {
    byIndex: await count('seqscan bitmapscan'),
    byTable: await count('indexscan indexonlyscan bitmapscan'),
  };
}

test(`${rounds} times killed while it writes, it loses nothing that it acknowledged (seed ${seed})`, async () => {
  const dice = rollDice(seed);
  const ledger = openLedger();
  const first = await openBackend({ dataDir: folder, seed: true });
  const [part] = await first.exec('select current_stock from public.parts where id = 1');
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
    const found = async (sql: string, values: string[]) =>
      (await backend.exec(sql, [values])).map(({ value }) => value);
    const booked = await found(
      'select idempotency_key as value from public.service_requests where idempotency_key = any ($1::uuid[])',
      ledger.booked,
    );
    expect({ round, lost: ledger.booked.filter((key) => !booked.includes(key)) }).toEqual({
      round,
      lost: [],
    });
    const vehicles = await found(
      'select registration_number as value from public.vehicles where registration_number = any ($1::text[])',
      ledger.vehicles,
    );
    expect({ round, lost: ledger.vehicles.filter((number) => !vehicles.includes(number)) }).toEqual({
      round,
      lost: [],
    });
    const [now] = await backend.exec('select current_stock from public.parts where id = 1');
    const added = Number(now?.current_stock) - Number(part?.current_stock);
    expect(added).toBeGreaterThanOrEqual(ledger.stock.acknowledged);
    expect(added).toBeLessThanOrEqual(ledger.stock.sent);
    for (const [what, sql] of Object.entries(inconsistencies)) {
      expect([round, what, await backend.exec(sql)]).toEqual([round, what, []]);
    }
    for (const [table, key] of [
      ['service_requests', 'request_id'],
      ['vehicles', 'vehicle_id'],
    ] as const) {
      const { byIndex, byTable } = await rowsByIndexAndByTable(backend, table, key);
      expect([round, table, byIndex]).toEqual([round, table, byTable]);
    }
    await backend.close();
  }
  process.stdout.write(`${rounds} crashes, ${countOf(ledger)} acknowledged writes, none lost\n`);
}, 3_600_000);
