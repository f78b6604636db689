import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../server/open-backend.ts';
import { ledgerFaults } from './ledger-faults.ts';
import type { WriteLog } from './write-load.ts';

/** Queries for rows that must not exist, by what they would mean. */
const inconsistencies = {
  ...ledgerFaults,
  'a request without its service': `
    select request_id from public.service_requests r where not exists (
      select from public.request_lines l where l.request_id = r.request_id and l.service_id is not null)`,
  'a line without its request': `
    select request_id from public.request_lines l where not exists (
      select from public.service_requests r where r.request_id = l.request_id)`,
  'an estimate other than the sum of the approved lines': `
    select request_id from public.service_requests r where estimated_cost <> private.estimated_cost(request_id)`,
  'a booking without an entry in the audit trail': `
    select request_id from public.service_requests r where not exists (
      select from private.changes c
      where c.subject = 'request' and c.action = 'added' and c.subject_key = r.request_id::text)`,
  'a duplicate idempotency key': `
    select idempotency_key from public.service_requests group by 1
    having idempotency_key is not null and count(*) > 1`,
  'a duplicate registration number': `
    select replace(registration_number, ' ', '') from public.vehicles group by 1 having count(*) > 1`,
};

type Exec = Backend['exec'];

/** The stock of the part that the write load adds to. */
export async function readStock(exec: Exec): Promise<number> {
  const [part] = await exec('select current_stock from public.parts where id = 1');
  return Number(part?.current_stock);
}

/** The number of rows by an index scan and by a table scan: they differ when the index is damaged. */
async function countByIndexAndTable(exec: Exec, table: string, key: string) {
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

/** Describes every acknowledged write that a crash lost, and every inconsistency that it caused. */
export async function findCrashDamage(exec: Exec, log: WriteLog, stockBefore: number): Promise<string[]> {
  const damage: string[] = [];
  const requireAll = async (acknowledged: string[], query: string) => {
    const rows = await exec(query, [acknowledged]);
    const stored = new Set(rows.map(({ value }) => value));
    for (const each of acknowledged) if (!stored.has(each)) damage.push(`lost: ${each}`);
  };
  await requireAll(
    log.booked,
    'select idempotency_key as value from public.service_requests where idempotency_key = any ($1::uuid[])',
  );
  await requireAll(
    log.vehicles,
    'select registration_number as value from public.vehicles where registration_number = any ($1::text[])',
  );
  await requireAll(
    log.bills,
    'select number as value from private.supplier_bills where number = any ($1::text[])',
  );
  await requireAll(
    log.stockTakes,
    "select stock_take_id::text as value from private.stock_takes where state = 'posted' and stock_take_id::text = any ($1::text[])",
  );
  await requireAll(
    log.jobs,
    "select request_id::text as value from private.stock_movements where kind = 'use' and request_id::text = any ($1::text[])",
  );
  const added = (await readStock(exec)) - stockBefore;
  const { acknowledged, sent } = log.stock;
  if (added < acknowledged || added > sent) {
    damage.push(`stock grew by ${added}; ${acknowledged} were acknowledged, ${sent} sent`);
  }
  for (const [problem, sql] of Object.entries(inconsistencies)) {
    for (const row of await exec(sql)) damage.push(`${problem}: ${JSON.stringify(row)}`);
  }
  for (const [table, key] of [
    ['service_requests', 'request_id'],
    ['vehicles', 'vehicle_id'],
  ] as const) {
    const { byIndex, byTable } = await countByIndexAndTable(exec, table, key);
    if (byIndex !== byTable) damage.push(`${table}: ${byTable} rows in the table, ${byIndex} in its index`);
  }
  return damage;
}

/** Acknowledged bookings and vehicles that a running backend does not return to a manager. */
export async function findMissingWrites(manager: SupabaseClient, log: Pick<WriteLog, 'booked' | 'vehicles'>) {
  const missing: string[] = [];
  const check = async (table: string, column: string, acknowledged: string[]) => {
    // They are part of the URL, whose length is limited.
    for (let from = 0; from < acknowledged.length; from += 100) {
      const some = acknowledged.slice(from, from + 100);
      const { data, error } = await manager.from(table).select(column).in(column, some);
      if (error) throw error;
      const stored = new Set(data.map((row) => Object.values(row)[0]));
      missing.push(...some.filter((each) => !stored.has(each)));
    }
  };
  await check('service_requests', 'customer_notes', log.booked);
  await check('vehicles', 'registration_number', log.vehicles);
  return missing;
}
