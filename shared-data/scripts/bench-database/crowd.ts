import postgres from 'postgres';
import { type Api, openSession, type Session } from './api-session.ts';
import { choose, customerWork, managerWork, mechanicWork, type Work } from './day-of-work.ts';

/** A signed-in user and their operations. */
export interface Worker {
  session: Session;
  work: Work[];
}

/** A seeded random generator: the same choices in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Of twenty users fifteen are customers, four mechanics, and one is a manager. */
export async function findWorkers(url: string, api: Api, most: number): Promise<Worker[]> {
  const sql = postgres(url, { max: 1 });
  try {
    const mechanics = await sql`select mechanic_id as id from public.mechanics order by employee_id desc`;
    const [manager] = await sql`select manager_id as id from public.managers order by created_at limit 1`;
    const customers = await sql`
      select customer_id as id, min(vehicle_id) as vehicle from public.vehicles
      where registration_number like 'LG %' group by 1 order by 1 limit ${most}`;
    return customers.map((customer, place) => {
      const mechanic = mechanics[place % mechanics.length]?.id;
      const kind = place % 20;
      if (kind === 0) return { session: openSession(api, manager?.id), work: managerWork(mechanic) };
      if (kind < 5) return { session: openSession(api, mechanic), work: mechanicWork() };
      return {
        session: openSession(api, customer.id),
        work: customerWork(customer.id, Number(customer.vehicle)),
      };
    });
  } finally {
    await sql.end();
  }
}

export interface Shift {
  durations: number[];
  /** 4xx responses: a conflict, or nothing to do. */
  refused: number;
  failed: number;
  seconds: number;
}

/** All users send operations without pauses for `length` milliseconds. */
export async function work(workers: Worker[], length: number): Promise<Shift> {
  const done: Shift = { durations: [], refused: 0, failed: 0, seconds: 0 };
  const start = performance.now();
  await Promise.all(
    workers.map(async ({ session, work: operations }, place) => {
      const random = createRandom(place + 1);
      while (performance.now() - start < length) {
        const begun = performance.now();
        const status = await choose(operations, random)(session, random).then(
          ({ status }) => status,
          () => 599,
        );
        done.durations.push(performance.now() - begun);
        if (status >= 500) done.failed++;
        else if (status >= 400) done.refused++;
      }
    }),
  );
  done.seconds = (performance.now() - start) / 1000;
  return done;
}
