import postgres from 'postgres';
import { findWorkers, work } from './crowd.ts';
import { loadEmbedded } from './embedded-load.ts';
import { median, ms, percentile, type Table } from './figures.ts';
import { ownUsage, type Usage, usageOf, usageOfFamily } from './process-usage.ts';
import { type ServedApi, serveDatabase } from './served-backend.ts';

const crowds = [1, 10, 50, 100, 200];
/** The duration of each load, in milliseconds. */
const shift = 4000;
const warmUp = 500;

/** The CPU load of a process, and its CPU time per operation. */
const busy = (before: Usage, after: Usage, seconds: number, operations: number) => {
  const taken = after.seconds - before.seconds;
  return [`${Math.round((taken / seconds) * 100)} %`, ms((taken * 1000) / operations)];
};

/** The process id of the PostgreSQL server. */
async function postmasterOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid`;
    return row?.pid;
  } finally {
    await sql.end();
  }
}

async function underLoad(url: string): Promise<Table[]> {
  const api = await serveDatabase(url);
  const postmaster = await postmasterOf(url);
  const workers = await findWorkers(url, api, Math.max(...crowds));
  const memory: Table['rows'] = [memoryRow('at rest', usageOf(api.pid), usageOfFamily(postmaster))];
  const rows: Table['rows'] = [];
  try {
    for (const crowd of crowds) {
      const people = workers.slice(0, crowd);
      await work(people, warmUp);
      const before = [usageOf(api.pid), usageOfFamily(postmaster), ownUsage()] as const;
      const { durations, refused, failed, seconds } = await work(people, shift);
      const after = [usageOf(api.pid), usageOfFamily(postmaster), ownUsage()] as const;
      memory.push(memoryRow(`${crowd} at work`, after[0], after[1]));
      rows.push([
        crowd,
        Math.round(durations.length / seconds),
        ms(median(durations)),
        ms(percentile(durations, 0.95)),
        refused,
        failed,
        ...before.flatMap((usage, place) => busy(usage, after[place] ?? usage, seconds, durations.length)),
      ]);
    }
  } finally {
    await api.stop();
  }
  return [
    {
      title:
        'Concurrent users without pauses in the largest garage, on one machine: operations a second, response times in milliseconds, and CPU load (100 % is one core) and CPU time per operation (ms) of each process',
      columns: [
        'users',
        'a second',
        'p50',
        'p95',
        'refused',
        'failed',
        'backend',
        'ms',
        'PostgreSQL',
        'ms',
        'load clients',
        'ms',
      ],
      rows,
    },
    {
      title: 'Memory of the backend and of PostgreSQL with its connections, shared buffers aside (MB)',
      columns: ['', 'backend', 'PostgreSQL'],
      rows: memory,
    },
  ];
}

const memoryRow = (state: string, backend: Usage, database: Usage) => [
  state,
  Math.round(backend.megabytes),
  Math.round(database.megabytes),
];

/** Throughput and memory of the API on the database at this URL and of the embedded one, by number of users. */
export async function compareLoads(url: string, embedded: ServedApi): Promise<Table[]> {
  return [...(await underLoad(url)), await loadEmbedded(embedded, shift)];
}
