import postgres from 'postgres';
import type { LargeGarage } from '../../local-backend/testing/large-garage.ts';
import { type Api, openSession } from './api-session.ts';
import { median, ms, percentile, type Table, times } from './figures.ts';
import { processorTimeOf } from './process-usage.ts';
import { findRoleQueries, type RoleQuery } from './role-queries.ts';

/** Milliseconds of one query in one garage, per run. */
export interface Timing {
  query: string;
  api: number[];
  sql: number[];
  /** The database's CPU time, which other load on the machine does not change. */
  cpu: number[];
  /** The same statement as the tables' owner, without row-level security. */
  owner: number[];
  ownerCpu: number[];
}

/** Enough for a p95 that a single slow run does not decide. */
const turns = 40;
const fewestTurns = 5;
/** Milliseconds for each garage after which no further run of a query starts. */
const patience = 2500;

/** A connection with this database role. */
async function connectAs(url: string, role: 'authenticated' | 'postgres') {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [{ pid } = { pid: 0 }] = await sql`select pg_backend_pid() as pid`;
  if (role === 'authenticated') await sql.unsafe('set role authenticated');
  return {
    become: (person: string) => sql`
      select set_config('request.jwt.claim.sub', ${person}, false),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: person, session_id: person })}, false)`,
    run: async ({ statement, parameters }: RoleQuery) => {
      const [started, cpu] = [performance.now(), processorTimeOf(pid)];
      await sql.unsafe(statement, parameters as never[], { prepare: true });
      return { duration: performance.now() - started, cpu: processorTimeOf(pid) - cpu };
    },
    end: () => sql.end(),
  };
}

/** A garage and its backend. */
export interface ServedGarage {
  url: string;
  api: Api;
}

const timingOf = (query: string): Timing => ({ query, api: [], sql: [], cpu: [], owner: [], ownerCpu: [] });

/** How the queries of one garage are run: through the API, in SQL with the same role, and as the owner. */
async function openRuns({ url, api }: ServedGarage, isTimed: (query: string) => boolean) {
  const queries = (await findRoleQueries(url)).filter(({ query }) => isTimed(query));
  const [person, owner] = await Promise.all([connectAs(url, 'authenticated'), connectAs(url, 'postgres')]);
  return {
    queries,
    open: async (roleQuery: RoleQuery) => {
      await Promise.all([person.become(roleQuery.person), owner.become(roleQuery.person)]);
      const session = openSession(api, roleQuery.person);
      return async (timing: Timing, ownerFirst: boolean) => {
        const { status, duration, data } = await session(roleQuery.request);
        if (status !== 200) throw new Error(`${roleQuery.query}: ${status} ${JSON.stringify(data)}`);
        const before = ownerFirst ? await owner.run(roleQuery) : undefined;
        const inSql = await person.run(roleQuery);
        const asOwner = before ?? (await owner.run(roleQuery));
        timing.api.push(duration);
        timing.sql.push(inSql.duration);
        timing.cpu.push(inSql.cpu);
        timing.owner.push(asOwner.duration);
        timing.ownerCpu.push(asOwner.cpu);
      };
    },
    end: () => Promise.all([person.end(), owner.end()]),
  };
}

/** Times every query in every garage, the garages taking turns, so that a busy minute slows all of them. */
export async function timeQueries(
  garages: readonly ServedGarage[],
  isTimed: (query: string) => boolean = () => true,
): Promise<Timing[][]> {
  const runs = await Promise.all(garages.map((garage) => openRuns(garage, isTimed)));
  const timings: Timing[][] = garages.map(() => []);
  try {
    for (const place of runs[0]?.queries.keys() ?? []) {
      const sessions = await Promise.all(
        runs.map(async ({ queries, open }) => {
          const roleQuery = queries[place];
          if (!roleQuery) throw new Error('Each garage must have the same queries');
          return { run: await open(roleQuery), timing: timingOf(roleQuery.query) };
        }),
      );
      for (const { run, timing } of sessions)
        for (const turn of [0, 1]) await run(timingOf(timing.query), turn === 0);
      const start = performance.now();
      for (let turn = 0; turn < turns; turn++) {
        // The second of owner and person has warm CPU caches, so alternate their order too.
        for (const { run, timing } of sessions) await run(timing, turn % 2 === 0);
        if (turn + 1 >= fewestTurns && performance.now() - start > patience * garages.length) break;
      }
      for (const [garage, { timing }] of sessions.entries()) timings[garage]?.push(timing);
    }
    return timings;
  } finally {
    await Promise.all(runs.map(({ end }) => end()));
  }
}

const percent = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(0)} %`;

/** The queries at one size. */
export const sizeTable = ({ requests, customers, mechanics }: LargeGarage, timings: Timing[]): Table => ({
  title: `${requests.toLocaleString('en-IN')} requests, ${customers.toLocaleString('en-IN')} customers, ${mechanics} mechanics: each screen's queries through the API, and the same SQL on one connection (milliseconds, one client; RLS cost in CPU time)`,
  columns: ['query', 'API p50', 'API p95', 'SQL p50', 'SQL p95', 'of it CPU', 'without RLS p50', 'RLS costs'],
  rows: timings.map(({ query, api, sql, cpu, owner, ownerCpu }) => [
    query,
    ms(median(api)),
    ms(percentile(api, 0.95)),
    ms(median(sql)),
    ms(percentile(sql, 0.95)),
    ms(median(cpu)),
    ms(median(owner)),
    percent(median(cpu) / median(ownerCpu) - 1),
  ]),
  worst: { by: 'API p95', rows: 5 },
});

const p95 = (values: readonly number[] = []) => percentile(values, 0.95);

/** The size whose p95 the design compares with that of the smallest garage. */
const comparedSize = 100_000;

/** The growth of each query: p95 through the API at each size, and the medians from the first size to the last. */
export function growthTable(sizes: LargeGarage[], timings: Timing[][]): Table {
  const [first = [], ...others] = timings;
  const last = others.at(-1) ?? first;
  const largest = (sizes.at(-1)?.requests ?? 0).toLocaleString('en-IN');
  const compared = timings[sizes.findIndex(({ requests }) => requests === comparedSize)] ?? last;
  return {
    title: `Growth of each query (p95 through the API in milliseconds; aims: 1.5 × at ${comparedSize.toLocaleString('en-IN')} requests, 150 ms at the largest; then the medians from smallest to largest)`,
    columns: [
      'query',
      ...sizes.map(({ requests }) => requests.toLocaleString('en-IN')),
      `p95 at ${comparedSize.toLocaleString('en-IN')}`,
      'API grew',
      'SQL grew',
      'CPU grew',
    ],
    rows: first.map(({ query, api, sql, cpu }, place) => [
      query,
      ...timings.map((each) => ms(p95(each[place]?.api))),
      times(p95(compared[place]?.api), p95(api)),
      times(median(last[place]?.api ?? []), median(api)),
      times(median(last[place]?.sql ?? []), median(sql)),
      times(median(last[place]?.cpu ?? []), median(cpu)),
    ]),
    worst: { by: largest, rows: 6 },
  };
}
