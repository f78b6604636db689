import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../server/open-backend.ts';
import type { Ledger } from './write-load.ts';

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

type Exec = Backend['exec'];

/** The pieces of the part that the write load adds to. */
export async function readStock(exec: Exec): Promise<number> {
  const [part] = await exec('select current_stock from public.parts where id = 1');
  return Number(part?.current_stock);
}

/** An index that lost an entry answers fewer rows than the table has. */
async function rowsByIndexAndByTable(exec: Exec, table: string, key: string) {
  const count = async (settings: string) => {
    for (const setting of settings.split(' ')) await exec(`set enable_${setting} = off`);
    const [row] = await exec(
      `select count(${key})::int as rows from public.${table} where ${key} is not null`,
    );
    for (const setting of settings.split(' ')) await exec(`set enable_${setting} = on`);
    return Number(row?.rows);
  };
  const byIndex = await count('seqscan bitmapscan');
  return { byIndex, byTable: await count('indexscan indexonlyscan bitmapscan') };
}

/** Everything that a crash took or broke, in words; nothing where it held. */
export async function findLosses(exec: Exec, ledger: Ledger, stockBefore: number): Promise<string[]> {
  const losses: string[] = [];
  const demandAll = async (acknowledged: string[], found: string) => {
    const rows = await exec(found, [acknowledged]);
    const there = new Set(rows.map(({ value }) => value));
    for (const each of acknowledged) if (!there.has(each)) losses.push(`${each} was acknowledged`);
  };
  await demandAll(
    ledger.booked,
    'select idempotency_key as value from public.service_requests where idempotency_key = any ($1::uuid[])',
  );
  await demandAll(
    ledger.vehicles,
    'select registration_number as value from public.vehicles where registration_number = any ($1::text[])',
  );
  const added = (await readStock(exec)) - stockBefore;
  const { acknowledged, sent } = ledger.stock;
  if (added < acknowledged || added > sent) {
    losses.push(`${added} pieces of stock, of ${acknowledged} acknowledged and ${sent} sent`);
  }
  for (const [what, sql] of Object.entries(inconsistencies)) {
    for (const row of await exec(sql)) losses.push(`${what}: ${JSON.stringify(row)}`);
  }
  for (const [table, key] of [
    ['service_requests', 'request_id'],
    ['vehicles', 'vehicle_id'],
  ] as const) {
    const { byIndex, byTable } = await rowsByIndexAndByTable(exec, table, key);
    if (byIndex !== byTable) losses.push(`${table}: ${byTable} rows, ${byIndex} by its index`);
  }
  return losses;
}

/** Acknowledged bookings and vehicles that a running backend does not answer a manager who asks for them. */
export async function askForLost(manager: SupabaseClient, ledger: Pick<Ledger, 'booked' | 'vehicles'>) {
  const lost: string[] = [];
  const ask = async (table: string, column: string, acknowledged: string[]) => {
    // Their names stand in the address, which takes only so many.
    for (let from = 0; from < acknowledged.length; from += 100) {
      const some = acknowledged.slice(from, from + 100);
      const { data, error } = await manager.from(table).select(column).in(column, some);
      if (error) throw error;
      const there = new Set(data.map((row) => Object.values(row)[0]));
      lost.push(...some.filter((each) => !there.has(each)));
    }
  };
  await ask('service_requests', 'customer_notes', ledger.booked);
  await ask('vehicles', 'registration_number', ledger.vehicles);
  return lost;
}
