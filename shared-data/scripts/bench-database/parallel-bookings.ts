import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { bookableDay } from '../../local-backend/testing/bookable-day.ts';
import { openSession } from './api-session.ts';
import { median, ms, percentile, type Table } from './figures.ts';
import type { ServedApi } from './served-backend.ts';

const people = 50;
/** In milliseconds; bookings during warm-up are not counted. */
const duration = 6000;
const warmUp = 1000;

/** Customers with one of their vehicles. */
async function findCustomers(url: string) {
  const sql = postgres(url, { max: 1 });
  try {
    return await sql`
      select customer_id as id, min(vehicle_id)::int as vehicle from public.vehicles
      where registration_number like 'LG %' group by 1 order by 1 limit ${people}`;
  } finally {
    await sql.end();
  }
}

/** The throughput of 50 customers who each book without pauses. */
export async function measureBookings(url: string, api: ServedApi): Promise<Table> {
  const durations: number[] = [];
  let failed = 0;
  const start = performance.now();
  await Promise.all(
    (await findCustomers(url)).map(async ({ id, vehicle }) => {
      const session = openSession(api, id);
      while (performance.now() - start < warmUp + duration) {
        const began = performance.now();
        const { status } = await session({
          path: 'rpc/book_service',
          body: {
            vehicle_id: vehicle,
            service_ids: [1],
            scheduled_date: bookableDay,
            idempotency_key: randomUUID(),
          },
        });
        if (began - start < warmUp) continue;
        durations.push(performance.now() - began);
        if (status !== 200) failed++;
      }
    }),
  );
  return {
    title: '50 parallel bookings: throughput in the largest garage (milliseconds each)',
    columns: ['customers', 'bookings a second', 'p50', 'p95', 'failed'],
    rows: [
      [
        people,
        Math.round((durations.length - failed) / (duration / 1000)),
        ms(median(durations)),
        ms(percentile(durations, 0.95)),
        failed,
      ],
    ],
  };
}
