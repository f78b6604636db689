import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { bookableDay } from './bookable-day.ts';
import type { KillableBackend } from './killable-backend.ts';

/** The writes that were sent, and those that the backend acknowledged: only these must survive a crash. */
export interface WriteLog {
  /** Keys of bookings that were acknowledged. */
  booked: string[];
  /** Registration numbers of vehicles that were acknowledged. */
  vehicles: string[];
  /** Numbers of suppliers' bills with deliveries, and ids of stock-takes posted, that were acknowledged. */
  bills: string[];
  stockTakes: string[];
  /** Ids of jobs whose completion was acknowledged; each used a part. */
  jobs: string[];
  /** Units added to the stock of the first part. */
  stock: { sent: number; acknowledged: number };
}

export const createWriteLog = (): WriteLog => ({
  booked: [],
  vehicles: [],
  bills: [],
  stockTakes: [],
  jobs: [],
  stock: { sent: 0, acknowledged: 0 },
});

export const countAcknowledged = ({ booked, vehicles, bills, stockTakes, jobs, stock }: WriteLog) =>
  [booked, vehicles, bills, stockTakes, jobs].reduce((sum, { length }) => sum + length, stock.acknowledged);

/** Waits until this many writes are acknowledged. */
export async function waitForWrites(log: WriteLog, count: number) {
  const deadline = Date.now() + 60_000;
  while (countAcknowledged(log) < count) {
    if (Date.now() > deadline) throw new Error('The backend acknowledges no writes');
    await pause(5);
  }
}

type Write = (log: WriteLog) => Promise<void>;

/** Repeats a write until the backend disconnects. */
async function repeat(write: Write, log: WriteLog) {
  try {
    for (;;) await write(log);
  } catch {
    // The connection broke: the last write was not acknowledged.
  }
}

function throwOnError({ error }: { error: unknown }) {
  if (error) throw error;
}

/** A manager books for the customer: alone, the customer would reach the limit of open bookings. */
async function bookServices(customer: SupabaseClient, manager: SupabaseClient): Promise<Write> {
  const { data } = await customer.from('vehicles').select('customer_id, vehicle_id').limit(1).single();
  return async ({ booked }) => {
    const key = randomUUID();
    throwOnError(
      await manager.rpc('book_for', {
        ...data,
        service_ids: [1],
        scheduled_date: bookableDay,
        overbook: true,
        idempotency_key: key,
        // Nobody may read the idempotency key itself.
        customer_notes: key,
      }),
    );
    booked.push(key);
  };
}

async function addVehicles(customer: SupabaseClient): Promise<Write> {
  const { data } = await customer.auth.getSession();
  return async ({ vehicles }) => {
    const registration_number = randomUUID().slice(0, 13).toUpperCase();
    const row = {
      customer_id: data.session?.user.id,
      registration_number,
      brand: 'a',
      model: 'b',
      year: 2020,
    };
    throwOnError(await customer.from('vehicles').insert(row));
    vehicles.push(registration_number);
  };
}

const addStock =
  (mechanic: SupabaseClient): Write =>
  async ({ stock }) => {
    stock.sent++;
    throwOnError(await mechanic.rpc('update_stock', { part_id: 1, quantity: 1, mode: 'add' }));
    stock.acknowledged++;
  };

const yesterday = () => new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);

const caller =
  (client: SupabaseClient) =>
  async <Answer>(name: string, parameters: object = {}) => {
    const { data, error } = await client.rpc(name, parameters);
    throwOnError({ error });
    return data as Answer;
  };

/** Orders a part and receives it, gives one back, then counts it and posts what differs. */
async function deliverAndCount(manager: SupabaseClient): Promise<Write> {
  const call = caller(manager);
  const { rows } = await call<{ rows: { supplier_id: number }[] }>('list_suppliers');
  const supplier = { supplier_id: rows[0]?.supplier_id };
  const part_id = 3;
  return async ({ bills, stockTakes }) => {
    const { order_id, lines } = await call<{ order_id: number; lines: { line_id: number }[] }>('save_order', {
      ...supplier,
      lines: [{ part_id, quantity: 2, unit_cost: 310 }],
    });
    await call('send_order', { order_id, channel: 'print' });
    const number = randomUUID().slice(0, 13);
    await call('receive_order', {
      order_id,
      number,
      day: yesterday(),
      lines: [{ line_id: lines[0]?.line_id, quantity: 2, unit_cost: 315, tax_rate: 18 }],
    });
    bills.push(number);
    const known = await call<{ bills: { bill_id: number; number: string }[] }>('supplier_details', supplier);
    await call('return_to_supplier', {
      bill_id: known.bills.find((bill) => bill.number === number)?.bill_id,
      number: `R-${number}`,
      day: yesterday(),
      reason: 'Bent',
      lines: [{ part_id, quantity: 1 }],
    });
    const { stock_take_id } = await call<{ stock_take_id: number }>('start_stock_take', {
      category: 'Fluids',
    });
    await call('count_part', { stock_take_id, part_id, quantity: 20 });
    await call('post_stock_take', { stock_take_id, reason: 'Counted' });
    stockTakes.push(String(stock_take_id));
  };
}

/** Receives a part, completes a job with it and returns one of it to the shelf. */
async function completeAndReturn(
  customer: SupabaseClient,
  manager: SupabaseClient,
  mechanic: SupabaseClient,
): Promise<Write> {
  const call = caller(manager);
  const { data: car } = await customer.from('vehicles').select('customer_id, vehicle_id').limit(1).single();
  const { data } = await mechanic.auth.getSession();
  const part_id = 2;
  return async ({ jobs }) => {
    await call('receive_part', { part_id, quantity: 2, unit_cost: 90 });
    const { request_id } = await call<{ request_id: number }>('book_for', {
      ...car,
      service_ids: [1],
      scheduled_date: bookableDay,
      overbook: true,
    });
    await call('assign_mechanic', { request_id, mechanic_id: data.session?.user.id });
    const work = caller(mechanic);
    await work('start_job', { request_id });
    await work('complete_job', { request_id, parts: [{ part_id, quantity: 2 }] });
    jobs.push(String(request_id));
    await work('return_part', { request_id, part_id, quantity: 1 });
  };
}

/**
 * Writes as several users, as fast as the backend responds.
 * @returns once all are signed in; `disconnected` resolves when the backend is gone.
 */
export async function writeUntilDisconnected(backend: Pick<KillableBackend, 'signIn'>, log: WriteLog) {
  const [customer, manager, mechanic] = [
    await backend.signIn('customer'),
    await backend.signIn('manager'),
    await backend.signIn('mechanic'),
  ];
  const writes = [
    await bookServices(customer, manager),
    await addVehicles(customer),
    await deliverAndCount(manager),
    await completeAndReturn(customer, manager, mechanic),
    addStock(mechanic),
  ];
  return { disconnected: Promise.all(writes.map((write) => repeat(write, log))) };
}
