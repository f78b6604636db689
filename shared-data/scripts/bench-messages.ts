import { setTimeout as pause } from 'node:timers/promises';
import { createKeys } from '../local-backend/data/keys.ts';
import { withCapture } from '../local-backend/messages/captured-channels.ts';
import { startMessageWorker } from '../local-backend/messages/message-worker.ts';
import { type Backend, openBackend } from '../local-backend/server/open-backend.ts';
import { startPostgresServer } from '../local-backend/testing/postgres-server.ts';
import { count, median, ms, percentile, type Table } from './bench-database/figures.ts';
import { liftBookingLimits, timeBookings } from './bench-database/parallel-bookings.ts';

const messages = 10_000;
const rounds = 3;
/** Milliseconds of bookings with no messages but their own. */
const duration = 15_000;
/** Of all customers together. */
const bookingsPerSecond = 10;

type Exec = Backend['exec'];

/** How many of a round's messages are not sent yet. */
const waiting = async (exec: Exec, round: number) =>
  Number(
    (
      await exec("select count(*)::int as n from private.outbox where state = 'queued' and key like $1", [
        `%:bench-${round}-%`,
      ])
    )[0]?.n,
  );

/** Each customer with a vehicle, able to book with a signed token. */
async function findBookers(exec: Exec) {
  const rows = await exec(
    `select customer_id as id, min(vehicle_id)::int as vehicle from public.vehicles
     where customer_id in (select user_id from auth.sessions) group by 1`,
  );
  return rows.map(({ id, vehicle }) => ({ id: String(id), vehicle: Number(vehicle) }));
}

async function queueMessages(exec: Exec, round: number) {
  await exec(
    `select private.tell('car_ready', (select min(request_id) from public.service_requests), concat_ws('-', 'bench', $1::int, n))
     from generate_series(1, $2::int) n`,
    [round, messages],
  );
}

type Row = Table['rows'][number];

/** Bookings alone, and while messages are sent, in turns. */
async function measure(name: string, dataDir?: { postgresUrl: string }): Promise<Row[]> {
  const keys = createKeys();
  const backend = await openBackend({ ...(dataDir && { dataDir }), keys, seed: true });
  const { exec, fetch, publishableKey } = backend;
  await exec('insert into auth.sessions (id, user_id) select id, id from auth.users');
  await exec(liftBookingLimits);
  const api = { url: 'http://localhost', publishableKey, keys, fetch };
  const worker = startMessageWorker(backend, {
    channels: withCapture({}, () => {}),
    site: 'http://localhost',
    url: 'http://localhost',
  });
  const bookers = await findBookers(exec);
  const rows: Row[] = [];
  const timed = async (
    round: number,
    work: string,
    isOver: (elapsed: number) => boolean,
    readSeconds: () => string = () => '',
  ) => {
    const pauseAfter = (bookers.length * 1000) / bookingsPerSecond;
    const { perSecond, durations, failed } = await timeBookings(api, bookers, isOver, pauseAfter);
    const figures = [perSecond.toFixed(1), ms(median(durations)), ms(percentile(durations, 0.95)), failed];
    rows.push([name, round, work, ...figures, readSeconds()]);
  };
  for (let round = 1; round <= rounds; round++) {
    await timed(round, 'bookings', (elapsed) => elapsed >= duration);
    await queueMessages(exec, round);
    const began = performance.now();
    let seconds = 0;
    const sending = (async () => {
      while ((await waiting(exec, round)) > 0) await pause(250);
      seconds = (performance.now() - began) / 1000;
    })();
    const work = `bookings and ${count(messages)} messages`;
    const isSent = () => seconds > 0;
    await timed(round, work, isSent, () => seconds.toFixed(0));
    await sending;
  }
  await worker.stop();
  await backend.close();
  return rows;
}

/** Prints as JSON what sending many messages costs customers who book at the same time. */
async function benchMessages() {
  const server = await startPostgresServer();
  try {
    const rows = [
      ...(await measure('PGlite')),
      ...(await measure('PostgreSQL', { postgresUrl: server.urlOf('postgres') })),
    ];
    const columns = [
      'database',
      'round',
      'work',
      'bookings a second',
      'p50',
      'p95',
      'failed',
      'seconds until all are sent',
    ];
    const title = `Customers who book ${bookingsPerSecond} times a second, alone and beside ${count(messages)} messages queued at once (milliseconds each)`;
    const table: Table = { title, columns, rows };
    process.stdout.write(JSON.stringify([table]));
  } finally {
    await server.stop();
  }
}

benchMessages().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
