import postgres from 'postgres';

/** A function call of a screen. */
export interface ScreenQuery {
  screen: string;
  /** The screen's state, such as 'search "asha"'. */
  state: string;
  call: string;
  parameters?: Record<string, unknown>;
}

/** How a query read one table. */
export interface Read {
  table: string;
  /** Such as 'Index Only Scan'. */
  way: string;
  index?: string;
  /** Returned rows, over all loops. */
  rows: number;
  /** Rows read, including those removed by the filter. */
  seen: number;
}

export interface Explained extends ScreenQuery {
  /** Milliseconds, without auto_explain. */
  duration: number;
  reads: Read[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const loggedPlan = /plan:\s*(\{[\s\S]*\})\s*$/;

/** The index of a bitmap scan is in a child node. */
const indexOf = (node: PlanNode): string | undefined =>
  node['Index Name'] ?? node.Plans?.map(indexOf).find((name) => name !== undefined);

function readsOf(node: PlanNode): Read[] {
  const { 'Relation Name': table, 'Node Type': way } = node;
  const loops = node['Actual Loops'] ?? 1;
  const rows = Math.round((node['Actual Rows'] ?? 0) * loops);
  const seen = rows + Math.round((node['Rows Removed by Filter'] ?? 0) * loops);
  const own = table && way.endsWith('Scan') ? [{ table, way, index: indexOf(node), rows, seen }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readsOf)];
}

const readNotice = (message: string): Read[] => {
  const [, plan] = loggedPlan.exec(message) ?? [];
  return plan ? readsOf((JSON.parse(plan) as { Plan: PlanNode }).Plan) : [];
};

/** Sends the plans of all statements, inside functions too, to the client as notices. */
const explainEverything = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on; set auto_explain.log_format = json; set client_min_messages = log`;

const explainNothing = 'set auto_explain.log_min_duration = -1; set client_min_messages = warning';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const argument = (name: string, place: number) => `${name} => $${place + 1}`;

/** Runs a call like the API: with the role and the JWT claims of a signed-in user. */
async function run(sql: postgres.Sql, person: string, { call, parameters = {} }: ScreenQuery) {
  const names = Object.keys(parameters);
  const statement = `select public.${call}(${names.map(argument).join(', ')})`;
  const started = performance.now();
  await sql.begin(async (transaction) => {
    // Supabase Lite reads the first, hosted Supabase the second.
    await transaction`select set_config('request.jwt.claim.sub', ${person}, true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: person, session_id: person })}, true)`;
    await transaction.unsafe('set local role authenticated');
    await transaction.unsafe(statement, names.map((name) => parameters[name]) as never[]);
  });
  return performance.now() - started;
}

/**
 * Runs each query as this user and returns its reads.
 * @param url of a PostgreSQL database with a superuser, whom auto_explain requires.
 */
export async function explainQueries(
  url: string,
  person: string,
  queries: readonly ScreenQuery[],
): Promise<Explained[]> {
  let notices: string[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => notices.push(message ?? '') });
  const explained: Explained[] = [];
  try {
    for (const query of queries) {
      await sql.unsafe(explainEverything).simple();
      notices = [];
      await run(sql, person, query);
      const reads = notices.flatMap(readNotice);
      await sql.unsafe(explainNothing).simple();
      const durations: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) durations.push(await run(sql, person, query));
      explained.push({ ...query, duration: median(durations), reads });
    }
    return explained;
  } finally {
    await sql.end();
  }
}
