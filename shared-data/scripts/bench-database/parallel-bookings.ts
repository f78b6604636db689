import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { bookableDay } from '../../local-backend/testing/bookable-day.ts';
import { type Api, openSession } from './api-session.ts';
import { median, ms, percentile, type Table } from './figures.ts';

const people = 50;
/** In milliseconds; bookings during warm-up are not counted. */
const duration = 6000;
const warmUp = 1000;

/** A few customers stand for all of a garage, and book as often. */
export const liftBookingLimits = `
  create or replace function private.check_booking_limits(p_customer_id uuid) returns void
  language sql stable security definer set search_path = '' as $$ select $$`;

/** Customers with one of their vehicles. */
async function findCustomers(url: string) {
  const sql = postgres(url, { max: 1 });
  try {
    await sql.unsafe(liftBookingLimits);
    return await sql<Booker[]>`
      select customer_id as id, min(vehicle_id)::int as vehicle from public.vehicles
      where registration_number like 'LG %' group by 1 order by 1 limit ${people}`;
  } finally {
    await sql.end();
  }
}

/** A customer with one of their vehicles. */
interface Booker {
  id: string;
  vehicle: number;
}

interface Bookings {
  perSecond: number;
  /** Of each accepted or refused booking, in milliseconds. */
  durations: number[];
  failed: number;
}

/** Lets customers book until `isOver`, each with a pause of so many milliseconds after a booking. */
export async function timeBookings(
  api: Api,
  bookers: readonly Booker[],
  isOver: (elapsed: number) => boolean,
  pauseAfter = 0,
): Promise<Bookings> {
  const durations: number[] = [];
  let failed = 0;
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  await Promise.all(
    bookers.map(async ({ id, vehicle }) => {
      const session = openSession(api, id);
      while (!isOver(elapsed())) {
        const began = elapsed();
        const { status } = await session({
          path: 'rpc/book_service',
          body: {
            vehicle_id: vehicle,
            service_ids: [1],
            scheduled_date: bookableDay,
            idempotency_key: randomUUID(),
          },
        });
        if (began >= warmUp) {
          durations.push(elapsed() - began);
          if (status !== 200) failed++;
        }
        if (pauseAfter) await pause(pauseAfter);
      }
    }),
  );
  return { perSecond: (durations.length - failed) / ((elapsed() - warmUp) / 1000), durations, failed };
}

/** The throughput of 50 customers who each book without pauses. */
export async function measureBookings(url: string, api: Api): Promise<Table> {
  const { perSecond, durations, failed } = await timeBookings(
    api,
    await findCustomers(url),
    (elapsed) => elapsed >= warmUp + duration,
  );
  return {
    title: '50 parallel bookings: throughput in the largest garage (milliseconds each)',
    columns: ['customers', 'bookings a second', 'p50', 'p95', 'failed'],
    rows: [[people, Math.round(perSecond), ms(median(durations)), ms(percentile(durations, 0.95)), failed]],
  };
}
