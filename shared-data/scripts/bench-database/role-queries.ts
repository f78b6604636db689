import postgres from 'postgres';
import type { ScreenQuery } from '../plans/explain-queries.ts';
import { findAdminQueries } from '../plans/screen-queries.ts';
import type { Request } from './api-session.ts';

/** A screen's query as an API request and as SQL. */
export interface RoleQuery {
  query: string;
  /** The id of the user. */
  person: string;
  request: Request;
  statement: string;
  parameters: unknown[];
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function callOf({ call, parameters = {} }: Pick<ScreenQuery, 'call' | 'parameters'>) {
  const names = Object.keys(parameters);
  return {
    request: { path: `rpc/${call}`, body: parameters },
    statement: `select public.${call}(${names.map((name, place) => `${name} => $${place + 1}`).join(', ')})`,
    parameters: Object.values(parameters),
  };
}

const rpcQuery = (
  person: string,
  query: string,
  call: string,
  parameters?: Record<string, unknown>,
): RoleQuery => ({ query, person, ...callOf({ call, parameters }) });

/** A table read, which row-level security filters. */
const read = (
  person: string,
  query: string,
  path: string,
  statement: string,
  parameters: unknown[] = [],
): RoleQuery => ({ query, person, request: { path }, statement, parameters });

interface People {
  customer: string;
  mechanic: string;
  record: number;
}

const customerQuestions = ({ customer, record }: People) => [
  rpcQuery(customer, '/service-tracking: list_requests', 'list_requests'),
  rpcQuery(customer, '/service-history: list_requests', 'list_requests', { status: 'completed' }),
  rpcQuery(customer, '/service-record: service_record', 'service_record', { request_id: record }),
  rpcQuery(customer, '/invoices: list_invoices', 'list_invoices'),
  rpcQuery(customer, '/invoices, unpaid: list_invoices', 'list_invoices', { filter: 'unpaid' }),
  read(
    customer,
    '/my-vehicles: table vehicles',
    `vehicles?select=*&customer_id=eq.${customer}&order=created_at.desc,vehicle_id.desc`,
    'select * from public.vehicles where customer_id = $1 order by created_at desc, vehicle_id desc',
    [customer],
  ),
  read(
    customer,
    '/book-service: table services',
    'services?select=*&active=eq.true&order=category,name',
    'select * from public.services where active order by category, name',
  ),
  read(
    customer,
    '/car-types: table cartypes',
    'cartypes?select=*&order=brand,model',
    'select * from public.cartypes order by brand, model',
  ),
];

const mechanicQuestions = ({ mechanic }: People) => [
  rpcQuery(mechanic, '/mechanic-dashboard: job_summary', 'job_summary'),
  rpcQuery(mechanic, '/mechanic-jobs: list_jobs', 'list_jobs'),
  rpcQuery(mechanic, '/mechanic-jobs, in progress: list_jobs', 'list_jobs', { status: 'in_progress' }),
  rpcQuery(mechanic, '/job-history: list_jobs', 'list_jobs', { status: 'completed' }),
  rpcQuery(mechanic, '/job-history, search "oil": list_jobs', 'list_jobs', {
    status: 'completed',
    search: 'oil',
  }),
  rpcQuery(mechanic, 'search everywhere, a name: search_everywhere', 'search_everywhere', { query: 'asha' }),
  rpcQuery(mechanic, 'search everywhere, a plate: search_everywhere', 'search_everywhere', {
    query: 'lg00aa',
  }),
  rpcQuery(mechanic, '/mechanic-dashboard: list_salary_payments', 'list_salary_payments'),
  rpcQuery(mechanic, '/my-hours, 31 days: my_hours', 'my_hours', {
    from_day: dayAgo(30).slice(0, 10),
    to_day: dayAgo(0).slice(0, 10),
  }),
  rpcQuery(mechanic, '/my-pay: list_pay_slips', 'list_pay_slips'),
  rpcQuery(mechanic, '/my-pay/:payRunId: pay_slip', 'pay_slip', { pay_run_id: 13 }),
  rpcQuery(mechanic, '/parts-management: list_parts', 'list_parts'),
  rpcQuery(mechanic, '/parts-management, low: list_parts', 'list_parts', {
    stock_level: 'low',
    sort: 'stock',
  }),
];

/** Ids of the customer and mechanic with the most rows, and of the first manager. */
async function findPeople(url: string): Promise<People> {
  const sql = postgres(url, { max: 1 });
  try {
    const [mechanic] =
      await sql`select mechanic_id as id from public.mechanics where employee_id = 'LRG-0001'`;
    const [request] = await sql`
      select customer_id, request_id from public.service_requests
      where status = 'completed' and request_id > 100 and completion_date < ${dayAgo(30)}
      order by created_at desc limit 1`;
    return { customer: request?.customer_id, mechanic: mechanic?.id, record: Number(request?.request_id) };
  } finally {
    await sql.end();
  }
}

/** The queries of all roles' screens for the garage at this URL. */
export async function findRoleQueries(url: string): Promise<RoleQuery[]> {
  const people = await findPeople(url);
  const { manager, queries } = await findAdminQueries(url);
  return [
    ...customerQuestions(people),
    ...mechanicQuestions(people),
    ...queries.map(({ screen, state, ...query }) => ({
      query: `${screen}, ${state}: ${query.call}`,
      person: manager,
      ...callOf(query),
    })),
  ];
}
