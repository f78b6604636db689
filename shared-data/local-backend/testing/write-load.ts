import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { KillableBackend } from './killable-backend.ts';

/** What was sent, and what was answered for: only that was promised. */
export interface Ledger {
  /** Keys of bookings that were acknowledged. */
  booked: string[];
  /** Registration numbers of vehicles that were acknowledged. */
  vehicles: string[];
  /** Pieces added to the first part's stock. */
  stock: { sent: number; acknowledged: number };
}

export const openLedger = (): Ledger => ({
  booked: [],
  vehicles: [],
  stock: { sent: 0, acknowledged: 0 },
});

export const countOf = ({ booked, vehicles, stock }: Ledger) =>
  booked.length + vehicles.length + stock.acknowledged;

/** Waits until so many writes are acknowledged. */
export async function untilWritten(ledger: Ledger, count: number) {
  const deadline = Date.now() + 60_000;
  while (countOf(ledger) < count) {
    if (Date.now() > deadline) throw new Error('The backend acknowledges nothing');
    await pause(5);
  }
}

type Write = (ledger: Ledger) => Promise<void>;

/** Writes again and again until the backend is gone. */
async function writeOn(write: Write, ledger: Ledger) {
  try {
    for (;;) await write(ledger);
  } catch {
    // The connection broke: what was under way was never acknowledged.
  }
}

/** @throws when the answer is not a yes. */
function demand({ error }: { error: unknown }) {
  if (error) throw error;
}

async function bookings(customer: SupabaseClient): Promise<Write> {
  const { data } = await customer.from('vehicles').select('vehicle_id').limit(1).single();
  return async ({ booked }) => {
    const key = randomUUID();
    demand(
      await customer.rpc('book_service', {
        vehicle_id: data?.vehicle_id,
        service_id: 1,
        scheduled_date: '2999-01-01',
        idempotency_key: key,
        // The key itself is nobody's to read.
        customer_notes: key,
      }),
    );
    booked.push(key);
  };
}

async function newVehicles(customer: SupabaseClient): Promise<Write> {
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
    demand(await customer.from('vehicles').insert(row));
    vehicles.push(registration_number);
  };
}

const stockOf =
  (mechanic: SupabaseClient): Write =>
  async ({ stock }) => {
    stock.sent++;
    demand(await mechanic.rpc('update_stock', { part_id: 1, quantity: 1, mode: 'add' }));
    stock.acknowledged++;
  };

/** Three people who write as fast as they are answered; settles when none of them is any more. */
export async function writeUntilGone(backend: Pick<KillableBackend, 'signIn'>, ledger: Ledger) {
  const customer = await backend.signIn('customer');
  const writes = [
    await bookings(customer),
    await newVehicles(customer),
    stockOf(await backend.signIn('mechanic')),
  ];
  return { gone: Promise.all(writes.map((write) => writeOn(write, ledger))) };
}
