import postgres from 'postgres';
import type { ScreenQuery } from './explain-queries.ts';
import { reportScreens } from './report-queries.ts';
import { dayAgo, period, type State } from './screen-states.ts';

interface Examples {
  customerId: string;
  mechanicId: string;
  changedKey: string;
  partId: number;
  /** One with bills and payments, and the last stock-take. */
  supplierId: number;
  stockTakeId: number;
  /** A car that was here lately. */
  vehicleId: number;
  draft: Record<string, unknown>;
}

/** The calls of each admin screen when opened, and in states that may be slow in a large garage. */
const adminScreens = ({
  customerId,
  mechanicId,
  changedKey,
  partId,
  supplierId,
  stockTakeId,
  vehicleId,
  draft,
}: Examples): Record<string, State[]> => ({
  '/manager-dashboard': [
    ['opened', 'garage_counts'],
    ['beside it', 'waiting_work'],
    ['opened', 'garage_trend'],
    ['Clear All Requests', 'clearing_counts'],
  ],
  '/customer-management': [
    ['opened', 'list_customers'],
    ['page 50', 'list_customers', { page: 50 }],
    ['by name', 'list_customers', { sort: 'name' }],
    ['by email, Z to A', 'list_customers', { sort: '-email' }],
    ['oldest first', 'list_customers', { sort: 'created' }],
    ['search "priya sharma"', 'list_customers', { search: 'priya sharma' }],
    ['search "asha", by name', 'list_customers', { search: 'asha', sort: 'name' }],
    ['search part of a phone', 'list_customers', { search: '98860 30001' }],
    ['search "as"', 'list_customers', { search: 'as' }],
    ['search "k", by name', 'list_customers', { search: 'k', sort: 'name' }],
    ['search for nobody', 'list_customers', { search: 'zzz' }],
    ['search that fits a third of all', 'list_customers', { search: '@mail.test' }],
  ],
  '/front-desk': [
    ['opened', 'desk_day'],
    ['search part of a phone', 'find_at_desk', { query: '98860 300' }],
    ['search a whole phone', 'find_at_desk', { query: '+91 98860 30001' }],
    ['search a plate', 'find_at_desk', { query: 'ka01ab1234' }],
    ['search the start of many plates', 'find_at_desk', { query: 'KA 01' }],
    ['search "priya s"', 'find_at_desk', { query: 'priya s' }],
    ['search "as"', 'find_at_desk', { query: 'as' }],
    ['search for nobody', 'find_at_desk', { query: 'zzz' }],
  ],
  'search everywhere': [
    ['a plate', 'search_everywhere', { query: 'ka01ab1234' }],
    ['the start of many plates', 'search_everywhere', { query: 'KA 01' }],
    ['part of a phone', 'search_everywhere', { query: '98860 300' }],
    ['another number of a part', 'search_everywhere', { query: 'oe-79190' }],
    ['three digits', 'search_everywhere', { query: '123' }],
    ['"priya sharma"', 'search_everywhere', { query: 'priya sharma' }],
    ['"asha"', 'search_everywhere', { query: 'asha' }],
    ['"p"', 'search_everywhere', { query: 'p' }],
    ['"creta"', 'search_everywhere', { query: 'creta' }],
    ['a request', 'search_everywhere', { query: '#500000' }],
    ['a third of all', 'search_everywhere', { query: '@mail.test' }],
    ['nobody', 'search_everywhere', { query: 'zzz' }],
  ],
  '/hours': [
    ['opened', 'hours', period(6)],
    ['31 days', 'hours', period(30)],
    ['31 days of a mechanic', 'hours', { ...period(30), mechanic_id: mechanicId }],
    ['Add Entry', 'jobs_to_add', { mechanic_id: mechanicId }],
  ],
  '/pay-runs': [
    ['opened', 'list_pay_runs'],
    // It is a draft already, which this answers.
    ['the draft', 'start_pay_run', draft],
  ],
  '/pay-runs/:payRunId': [
    ['approved', 'pay_run_details', { pay_run_id: 13 }],
    ['a slip', 'pay_slip', { pay_run_id: 13, mechanic_id: mechanicId }],
    ['file for the bank', 'pay_run_transfers', { pay_run_id: 13 }],
  ],
  '/attendance': [['of a mechanic', 'attendance', { month: period(20).from_day, mechanic_id: mechanicId }]],
  '/sold-hours': [
    ['opened', 'sold_hours', { ...period(6), by: 'job' }],
    ...(['job', 'mechanic', 'week', 'service'] as const).map(
      (by): State => [`31 days by ${by}`, 'sold_hours', { ...period(30), by }],
    ),
    ['31 days of a mechanic', 'sold_hours', { ...period(30), by: 'job', mechanic_id: mechanicId }],
  ],
  '/estimates': [
    ['opened', 'list_estimates'],
    ['waiting', 'list_estimates', { state: 'waiting' }],
    ['answered', 'list_estimates', { state: 'answered' }],
    ['answered, page 50', 'list_estimates', { state: 'answered', page: 50 }],
    ['answered, search a name', 'list_estimates', { state: 'answered', search: 'priya sharma' }],
  ],
  '/invoices': [
    ['opened', 'list_invoices', { filter: 'unpaid' }],
    ['all', 'list_invoices'],
    ['all, page 50', 'list_invoices', { page: 50 }],
    ['8 to 30 days', 'list_invoices', { filter: 'days_30' }],
    ['paid', 'list_invoices', { filter: 'paid' }],
    ['paid, page 50', 'list_invoices', { filter: 'paid', page: 50 }],
    ['paid, search a name', 'list_invoices', { filter: 'paid', search: 'priya sharma' }],
    ['credit notes', 'list_invoices', { filter: 'credit_notes' }],
    ['search a name', 'list_invoices', { search: 'priya sharma' }],
    ['search a number', 'list_invoices', { search: '00123' }],
    ['to issue', 'list_drafts'],
    ['to issue, search a name', 'list_drafts', { search: 'priya sharma' }],
    ['till', 'till'],
    [
      'statement',
      'customer_statement',
      { customer_id: customerId, from_day: dayAgo(180).slice(0, 10), to_day: dayAgo(0).slice(0, 10) },
    ],
    ['Tally, invoices', 'sales_register', period(31)],
    ['Tally, payments', 'payment_register', period(31)],
    ['GSTR-1', 'gstr1', { from_day: dayAgo(31).slice(0, 10), to_day: dayAgo(0).slice(0, 10) }],
  ],
  '/purchase-orders': [
    ['opened', 'list_orders'],
    ['late', 'list_orders', { state: 'late' }],
    ['search a supplier', 'list_orders', { state: 'all', search: 'bosch' }],
    ['of a supplier', 'list_orders', { supplier_id: supplierId, state: 'all' }],
  ],
  '/purchase-orders/reorder-list': [
    ['opened', 'reorder_list'],
    ['search "oil"', 'reorder_list', { search: 'oil' }],
  ],
  '/parts-management': [
    ['opened', 'list_parts'],
    ['page 500', 'list_parts', { page: 500 }],
    ['by stock, highest first', 'list_parts', { sort: '-stock' }],
    ['by value, highest first', 'list_parts', { sort: '-value' }],
    ['search "oil"', 'list_parts', { search: 'oil' }],
    ['search for one code', 'list_parts', { search: 'LP-1999' }],
    ['search for another number', 'list_parts', { search: 'oe-79190' }],
    ['scan of a code', 'find_part', { number: 'lp 1999' }],
    ['scan of another number', 'find_part', { number: 'OE79190' }],
    ['search for nothing', 'list_parts', { search: 'zzz' }],
    [
      'a category, low, by value',
      'list_parts',
      { category: 'Category 7', stock_level: 'low', sort: '-value' },
    ],
    ['short', 'list_parts', { stock_level: 'short' }],
    ['unused', 'list_parts', { stock_level: 'unused' }],
    ['picker, search "brake"', 'list_parts', { stock_level: 'available', search: 'brake' }],
  ],
  '/parts-management/prices': [
    ['opened', 'list_price_proposals'],
    ['how far below, highest first', 'list_price_proposals', { sort: '-gap' }],
    ['search "oil"', 'list_price_proposals', { search: 'oil' }],
  ],
  '/parts-management/turn': [
    ['opened', 'list_part_turns'],
    ['by value, highest first', 'list_part_turns', { sort: '-value', page: 50 }],
    ['search "oil"', 'list_part_turns', { search: 'oil' }],
  ],
  '/parts-management/:partId': [
    ['opened', 'part_details', { part_id: partId }],
    ['movements', 'part_movements', { part_id: partId }],
    ['receipts', 'part_movements', { part_id: partId, kind: 'receive' }],
  ],
  '/settings/part-categories': [['opened', 'part_categories']],
  '/suppliers': [
    ['opened', 'list_suppliers'],
    ['owed', 'list_suppliers', { state: 'owed' }],
    ['search a supplier', 'list_suppliers', { state: 'all', search: 'wholesaler 17' }],
    ['purchase register', 'purchase_register', period(31)],
  ],
  '/suppliers/:supplierId': [['opened', 'supplier_details', { supplier_id: supplierId }]],
  '/stock-takes': [
    ['opened', 'list_stock_takes', { state: 'open' }],
    ['all', 'list_stock_takes'],
    ['Start Stock-take', 'stock_take_choices'],
  ],
  '/stock-takes/:stockTakeId': [['opened', 'stock_take_details', { stock_take_id: stockTakeId }]],
  '/expenses': [
    ['opened', 'list_expenses', period(31)],
    ['a year', 'list_expenses', period(365)],
    ['a year, search a supplier', 'list_expenses', { ...period(365), search: 'supplier 17' }],
    ['a category, page 50', 'list_expenses', { ...period(365), category: 'parts', page: 50 }],
    ['CSV', 'expense_register', period(31)],
  ],
  '/customer-details': [['opened', 'customer_overview', { customer_id: customerId }]],
  '/mechanic-management': [
    ['opened', 'list_mechanics'],
    ['search "ra", busiest first', 'list_mechanics', { search: 'ra', sort: '-open-jobs' }],
    ['a specialization', 'list_mechanics', { specialization: 'Electrical' }],
  ],
  '/mechanic-detail': [
    ['opened', 'mechanic_salary', { mechanic_id: mechanicId }],
    ['opened', 'working_times', { mechanic_id: mechanicId }],
  ],
  '/workshop-board': [
    ['opened', 'workshop_board'],
    ['opened', 'list_misfits'],
  ],
  '/schedule': [
    ['a day', 'schedule', { from_day: dayAgo(0).slice(0, 10), to_day: dayAgo(0).slice(0, 10) }],
    ['a week', 'schedule', { from_day: dayAgo(0).slice(0, 10), to_day: dayAgo(-6).slice(0, 10) }],
  ],
  '/book-service': [
    [
      'free days',
      'day_states',
      { from_day: dayAgo(0).slice(0, 10), to_day: dayAgo(-30).slice(0, 10), service_ids: [1] },
    ],
  ],
  '/assign-requests': [
    ['opened', 'list_assignments'],
    ['opened', 'list_mechanics_for_assignment'],
    ['pending', 'list_assignments', { status: 'pending' }],
    ['in-progress', 'list_assignments', { status: 'in-progress' }],
    ['completed', 'list_assignments', { status: 'completed' }],
    ['cancelled', 'list_assignments', { status: 'cancelled' }],
    ['page 50', 'list_assignments', { page: 50 }],
    ['late', 'list_assignments', { status: 'late' }],
    ['salary unpaid', 'list_assignments', { status: 'unpaid' }],
    ['by date', 'list_assignments', { sort: 'date' }],
    ['search "priya sharma"', 'list_assignments', { search: 'priya sharma' }],
    ['search a plate', 'list_assignments', { search: 'ka01ab1234' }],
    ['search "brake"', 'list_assignments', { search: 'brake' }],
    ['search for nobody', 'list_assignments', { search: 'zzz' }],
  ],
  '/vehicles': [
    ['opened', 'list_vehicles'],
    ['page 50', 'list_vehicles', { page: 50 }],
    ['by plate', 'list_vehicles', { sort: 'plate' }],
    ['search a plate', 'list_vehicles', { search: 'ka01ab1234' }],
    ['search "priya sharma"', 'list_vehicles', { search: 'priya sharma' }],
    ['search "creta"', 'list_vehicles', { search: 'creta' }],
    ['search the start of many plates', 'list_vehicles', { search: 'KA 01' }],
    ['search "k"', 'list_vehicles', { search: 'k' }],
    ['search for nobody', 'list_vehicles', { search: 'zzz' }],
  ],
  '/vehicles/:vehicleId': [
    ['opened', 'vehicle_record', { vehicle_id: vehicleId }],
    ['beside it', 'vehicle_care', { vehicle_id: vehicleId }],
  ],
  '/service-book/:vehicleId': [['opened', 'service_book', { vehicle_id: vehicleId }]],
  '/due-work': [
    ['opened', 'list_due_work'],
    ['page 50', 'list_due_work', { page: 50 }],
    ['deferred', 'list_due_work', { kind: 'deferred' }],
    ['documents', 'list_due_work', { kind: 'document' }],
    ['put off', 'list_due_work', { put_off: true }],
    ['search a plate', 'list_due_work', { search: 'ka01ab1234' }],
    ['search "priya sharma"', 'list_due_work', { search: 'priya sharma' }],
    ['search for nobody', 'list_due_work', { search: 'zzz' }],
  ],
  '/messages': [
    ['opened', 'list_messages'],
    ['failed', 'list_messages', { state: 'failed' }],
    ['page 50', 'list_messages', { page: 50 }],
    ['search "priya sharma"', 'list_messages', { search: 'priya sharma' }],
    ['search for nobody', 'list_messages', { search: 'zzz' }],
    ['bell', 'unread_notices'],
    ['notices', 'list_notices'],
  ],
  '/salary-payments': [
    ['opened', 'list_salary_payments'],
    ['page 50', 'list_salary_payments', { page: 50 }],
    ['this month', 'list_salary_payments', { paid_from: dayAgo(20) }],
    ['search "priya"', 'list_salary_payments', { search: 'priya' }],
    ['search "ra"', 'list_salary_payments', { search: 'ra' }],
    ['Export CSV, a page', 'list_salary_payments', { page: 50, page_size: 100 }],
  ],
  '/audit-trail': [
    ['opened', 'list_changes'],
    ['page 50', 'list_changes', { page: 50 }],
    ['payments', 'list_changes', { subject: 'payment' }],
    ['what was removed', 'list_changes', { action: 'removed' }],
    ['requests, added', 'list_changes', { subject: 'request', action: 'added' }],
    ['last 7 days', 'list_changes', { changed_from: dayAgo(7) }],
    ['payments of this month', 'list_changes', { subject: 'payment', changed_from: dayAgo(20) }],
    ['search "#number"', 'list_changes', { search: `#${changedKey}` }],
    ['search for one person', 'list_changes', { search: 'karthik mukherjee' }],
    ['search for what most entries hold', 'list_changes', { search: 'service' }],
    ['search "oil", parts', 'list_changes', { search: 'oil', subject: 'part' }],
    ['search "zz"', 'list_changes', { search: 'zz' }],
    ['search for nobody', 'list_changes', { search: 'zzz' }],
  ],
  ...reportScreens,
});

/** The admin portal's queries, and the manager to run them as, for the garage at this URL. */
export async function findAdminQueries(url: string): Promise<{ manager: string; queries: ScreenQuery[] }> {
  const sql = postgres(url, { max: 1 });
  try {
    const [manager] = await sql`select manager_id as id from public.managers order by created_at limit 1`;
    const [customer] = await sql`select customer_id as id from public.customers order by created_at limit 1`;
    const [mechanic] = await sql`select mechanic_id as id from public.mechanics order by employee_id limit 1`;
    const [change] =
      await sql`select subject_key as key from private.changes order by changed_at desc limit 1`;
    const [part] = await sql`select id from public.parts order by id desc limit 1`;
    const [supplier] = await sql`
      select supplier_id as id from private.suppliers order by owed desc, supplier_id limit 1`;
    const [stockTake] =
      await sql`select stock_take_id as id from private.stock_takes order by stock_take_id desc limit 1`;
    const [vehicle] = await sql`
      select vehicle_id as id from public.service_requests where status = 'completed' and vehicle_id is not null
      order by completion_date desc limit 1`;
    const [draft] = await sql`
      select first_day::text, last_day::text from private.pay_runs where state = 'draft'`;
    const screens = adminScreens({
      customerId: customer?.id,
      mechanicId: mechanic?.id,
      changedKey: change?.key,
      partId: Number(part?.id),
      vehicleId: Number(vehicle?.id),
      draft: { ...draft },
      supplierId: Number(supplier?.id),
      stockTakeId: Number(stockTake?.id),
    });
    const queries = Object.entries(screens).flatMap(([screen, states]) =>
      states.map(([state, call, parameters]) => ({ screen, state, call, parameters })),
    );
    return { manager: manager?.id, queries };
  } finally {
    await sql.end();
  }
}
