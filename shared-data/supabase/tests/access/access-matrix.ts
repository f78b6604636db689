import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import type { Role } from '../support/people.ts';

/**
 * Who may do what: the table of design section 4, for every table and function of schema public.
 *
 * Rows seen: `all`, `own` (see `ownRows`), `none` (an empty result), or
 * `refused`. Rows written: `own`, or none for a role not listed. `services` and `cartypes` are public.
 */
export type Visibility = 'all' | 'own' | 'none' | 'refused';

type PerRole<Value> = Record<Role, Value>;

interface TableAccess {
  key: string;
  read: PerRole<Visibility>;
  /** Roles that may write their own rows. Other roles are refused. */
  insert: Role[];
  update: Role[];
  delete: Role[];
  /** A change of a row that the database would accept from its owner. */
  change: Record<string, unknown>;
  /** Inserts rows for each role that reads some, unless `workshop.ts` does; with `idOf` of `people.ts`. */
  testRows?: string;
}

/** Roles not listed see no rows; a visitor is refused. */
const sight = (named: Partial<PerRole<Visibility>>): PerRole<Visibility> => ({
  visitor: 'refused',
  customer: 'none',
  otherCustomer: 'none',
  mechanic: 'none',
  otherMechanic: 'none',
  dismissed: 'none',
  manager: 'none',
  restrictedManager: named.manager ?? 'none',
  roleless: 'none',
  ...named,
});
const everyone = sight({
  visitor: 'all',
  customer: 'all',
  otherCustomer: 'all',
  mechanic: 'all',
  otherMechanic: 'all',
  dismissed: 'all',
  manager: 'all',
  roleless: 'all',
});
const customers: Partial<PerRole<Visibility>> = { customer: 'own', otherCustomer: 'own' };
const mechanics: Partial<PerRole<Visibility>> = { mechanic: 'own', otherMechanic: 'own' };
const managers: Partial<PerRole<Visibility>> = { manager: 'all' };
const nobody: Role[] = [];
const owners: Role[] = ['customer', 'otherCustomer'];
const readOnly = { insert: nobody, update: nobody, delete: nobody };

export const tables: Record<string, TableAccess> = {
  services: { key: 'service_id', change: { base_price: 1 }, read: everyone, ...readOnly },
  opening_hours: {
    key: 'weekday',
    change: { opens: '08:00' },
    // On no day closed, for tests that book and move.
    testRows: `insert into public.opening_hours (weekday, opens, closes)
      select d, time '09:00', time '18:00' from generate_series(1, 7) d;`,
    read: everyone,
    ...readOnly,
  },
  closed_days: {
    key: 'day',
    change: { reason: 'x' },
    testRows: `insert into public.closed_days (day, reason)
      values (private.today() + 40, 'Diwali'), (private.today() + 41, 'Diwali');`,
    read: everyone,
    ...readOnly,
  },
  bays: {
    key: 'bay_id',
    change: { name: 'x' },
    testRows: `insert into public.bays (name) values ('Lift 1'), ('Lift 2');`,
    read: sight({ mechanic: 'all', otherMechanic: 'all', ...managers }),
    ...readOnly,
  },
  cartypes: {
    key: 'cartype_id',
    change: { body_type: 'x' },
    testRows: `insert into public.cartypes (brand, model, body_type)
      values ('Honda', 'City', 'sedan'), ('Tata', 'Nexon', 'suv');`,
    read: everyone,
    ...readOnly,
  },
  customers: {
    key: 'customer_id',
    change: { address: 'Elsewhere' },
    read: sight({ ...customers, ...managers }),
    ...readOnly,
  },
  vehicles: {
    key: 'vehicle_id',
    change: { color: 'Pink' },
    read: sight({ ...customers, ...mechanics, ...managers }),
    insert: owners,
    update: owners,
    delete: owners,
  },
  odometer_readings: {
    key: 'reading_id',
    change: { kilometres: 1 },
    testRows: `insert into public.odometer_readings (vehicle_id, kilometres, source)
      select vehicle_id, 100, 'check_in' from public.vehicles;`,
    read: sight({ ...customers, ...mechanics, ...managers }),
    ...readOnly,
  },
  service_requests: {
    key: 'request_id',
    change: { status: 'cancelled' },
    read: sight({ ...customers, ...mechanics, ...managers }),
    ...readOnly,
  },
  request_lines: {
    key: 'line_id',
    change: { unit_price: 1 },
    read: sight({ ...customers, ...mechanics, ...managers }),
    ...readOnly,
  },
  service_request_services: {
    key: 'request_id',
    change: { service_id: 1 },
    read: sight({ ...customers, ...mechanics, ...managers }),
    ...readOnly,
  },
  request_photos: {
    key: 'photo_id',
    change: { caption: 'x' },
    testRows: `insert into public.request_photos (
        request_id, stage, path, bytes, width, height, sha256, taken_by_name, taken_at
      ) select r, 'check_in', format('%s/00000000-0000-4000-8000-00000000000%s.webp', r, r), 100, 40, 30,
        repeat('0', 64), 'Ravi', now() from unnest('{3,7}'::int[]) r;`,
    read: sight({ ...customers, ...mechanics, ...managers }),
    ...readOnly,
  },
  service_request_parts: {
    key: 'request_id',
    change: { quantity_used: 9 },
    read: sight({ ...mechanics, ...managers }),
    ...readOnly,
  },
  parts: {
    key: 'id',
    change: { current_stock: 99 },
    read: sight({ mechanic: 'all', otherMechanic: 'all', ...managers }),
    ...readOnly,
  },
  mechanics: {
    key: 'mechanic_id',
    change: { hourly_rate: 1 },
    read: sight({ ...mechanics, ...managers }),
    ...readOnly,
  },
  managers: { key: 'manager_id', change: { second_factor: false }, read: sight(managers), ...readOnly },
  salary_payments: {
    key: 'payment_id',
    change: { total_amount: 1 },
    read: sight({ ...mechanics, ...managers }),
    ...readOnly,
  },
};

/** SQL conditions for a role's own rows of a table; `$me` is the user's id. */
export const ownRows: Record<string, Partial<Record<'customer' | 'mechanic' | 'manager', string>>> = {
  customers: { customer: 'customer_id = $me' },
  mechanics: { mechanic: 'mechanic_id = $me' },
  vehicles: {
    customer: 'customer_id = $me',
    mechanic: 'vehicle_id in (select vehicle_id from public.service_requests where assigned_mechanic = $me)',
  },
  odometer_readings: {
    customer: 'vehicle_id in (select vehicle_id from public.vehicles where customer_id = $me)',
    mechanic: 'vehicle_id in (select vehicle_id from public.service_requests where assigned_mechanic = $me)',
  },
  service_requests: { customer: 'customer_id = $me', mechanic: 'assigned_mechanic = $me' },
  request_lines: {
    customer: 'request_id in (select request_id from public.service_requests where customer_id = $me)',
    mechanic: 'request_id in (select request_id from public.service_requests where assigned_mechanic = $me)',
  },
  service_request_services: {
    customer: 'request_id in (select request_id from public.service_requests where customer_id = $me)',
    mechanic: 'request_id in (select request_id from public.service_requests where assigned_mechanic = $me)',
  },
  request_photos: {
    customer: 'request_id in (select request_id from public.service_requests where customer_id = $me)',
    mechanic: 'request_id in (select request_id from public.service_requests where assigned_mechanic = $me)',
  },
  service_request_parts: {
    mechanic: 'request_id in (select request_id from public.service_requests where assigned_mechanic = $me)',
  },
  salary_payments: { mechanic: 'mechanic_id = $me' },
};

interface ColumnAccess {
  /** Readable with the row. */
  read: string[];
  /** Not readable through the table; only through functions. */
  hidden?: string[];
  /** Writable with the row. */
  insert?: string[];
  update?: string[];
}

const names = (text: string) => text.trim().split(/\s+/);
const vehicleColumns = names(`registration_number brand model year color fuel_type km_driven vin engine_number
  chassis_number last_oil_change`);

/** Every column of every table: add new ones here. */
export const columns: Record<string, ColumnAccess> = {
  services: {
    read: names(`service_id name description category base_price estimated_duration active highest_price
      shortest_duration longest_duration is_diagnosis`),
  },
  opening_hours: { read: names('weekday opens closes break_from break_to') },
  closed_days: { read: names('day reason') },
  bays: { read: names('bay_id name active') },
  cartypes: {
    read: names('cartype_id brand model body_type length_mm wheelbase_mm height_mm is_electric active'),
  },
  customers: {
    read: names('customer_id name email phone address email_verified status created_at closed_at has_login'),
    hidden: ['search_text'],
  },
  vehicles: {
    read: ['vehicle_id', 'customer_id', ...vehicleColumns, 'created_at'],
    insert: ['customer_id', ...vehicleColumns],
    update: vehicleColumns,
  },
  odometer_readings: {
    read: names('reading_id vehicle_id kilometres source read_at is_reset'),
    // Who of the garage recorded it: staff read it through vehicle_care.
    hidden: ['recorded_by'],
  },
  service_requests: {
    read: names(`request_id customer_id assigned_mechanic status customer_notes mechanic_notes
      scheduled_date estimated_cost final_cost started_at completion_date created_at service_name brand model year
      registration_number mechanic_name arrived_at checked_in_by arrival_kilometres arrival_fuel belongings key_number
      collected_at handed_over_by`),
    // The mark and salary data are hidden from customers; an idempotency key is internal.
    // Who cancelled or moved it is read through the lists, and its vehicle, which an earlier owner has passed on.
    hidden:
      names(`vehicle_id exceeds_estimate sold_minutes sold_service_id paid_minutes clocked_minutes is_paid idempotency_key cancelled_at cancelled_by cancelled_by_name cancel_reason
      moved_at moved_from moved_by moved_by_name move_reason overbooked_by promised_at first_promised_at
      planned_start drop_off repeats`),
  },
  request_lines: {
    read: names(`line_id request_id position kind description quantity unit unit_price discount discount_percent discount_reason
      amount tax_rate tax_code minutes service_id part_id inspection_item_id source urgency what_it_is why_needed if_it_waits status version replaces sent_at decided_by_name
      decided_at decision_channel decline_reason created_at`),
    hidden: ['decided_by'],
  },
  service_request_services: { read: names('request_id service_id') },
  request_photos: {
    read: names(`photo_id request_id stage inspection_item_id line_id path bytes width height sha256 caption
      taken_by_name taken_at`),
    hidden: ['taken_by'],
  },
  service_request_parts: { read: names('request_id part_id quantity_used part_cost part_name') },
  parts: {
    read: names(`id part_name part_code category current_stock stock_min stock_unit price shelf other_numbers tax_code
      tax_rate retired updated_at`),
    hidden: ['avg_cost', 'search_text', 'number_keys'],
  },
  mechanics: {
    read: names(`mechanic_id employee_id name email phone experience_years specialization specializations available
      availability_status rating hourly_rate hire_date created_at email_verified phone_verified`),
  },
  managers: {
    read: names(
      'manager_id name email phone department created_at may_pay may_change_settings second_factor',
    ),
  },
  salary_payments: {
    read: names(`payment_id mechanic_id mechanic_name mechanic_email time_based_pay bonus_amount total_amount
      jobs_included paid_by notes payment_date idempotency_key`),
  },
};

interface FunctionAccess {
  /** Roles that may call the function. Other signed-in users get PT403, a visitor 42501. */
  roles: Role[];
  /** The right that a manager needs; without one, `restrictedManager` may do what `manager` may. */
  right?: 'pay' | 'settings';
  /** Parameters with which a permitted role succeeds or gets `refusal`, without changing anything. */
  parameters?: Record<string, unknown>;
  refusal?: string;
  /** Only the secret key may call it: everybody gets 42501. */
  isOperators?: true;
}

const customerRoles: Role[] = ['customer', 'otherCustomer'];
const mechanicRoles: Role[] = ['mechanic', 'otherMechanic'];
const staff: Role[] = [...mechanicRoles, 'manager'];
const signedIn: Role[] = [...customerRoles, ...staff, 'dismissed', 'roleless'];
/** Everybody with a role. */
const account: Role[] = [...customerRoles, ...staff];
const settings = { roles: ['manager'], right: 'settings' } satisfies FunctionAccess;
const pay = { roles: ['manager'], right: 'pay' } satisfies FunctionAccess;
const nowhere = '00000000-0000-4000-8000-000000000000';

export const functions: Record<string, FunctionAccess> = {
  register_customer: {
    roles: ['visitor', ...signedIn],
    parameters: { name: '', email: '', phone: '', password: '' },
    refusal: 'PT400',
  },
  current_account: { roles: signedIn },
  change_password: { roles: signedIn, parameters: { new_password: '' }, refusal: 'PT400' },
  second_factor: { roles: ['manager'] },
  switch_on_second_factor: { roles: ['manager'], parameters: { code: '' }, refusal: 'PT409' },
  begin_second_factor: { roles: ['manager'], refusal: 'PT400' },
  confirm_sign_in: { roles: ['manager'], parameters: { code: '' }, refusal: 'PT409' },
  new_recovery_codes: { roles: ['manager'], parameters: { code: '' }, refusal: 'PT409' },
  switch_off_second_factor: { roles: ['manager'], parameters: { code: '' }, refusal: 'PT409' },
  reset_second_factor: { ...settings, parameters: { manager_id: nowhere }, refusal: 'PT404' },
  sign_in_settings: { roles: ['manager'] },
  save_sign_in_settings: { ...settings, parameters: { settings: {} }, refusal: 'PT400' },
  book_service: {
    roles: customerRoles,
    parameters: { vehicle_id: 0, service_ids: [1], scheduled_date: bookableDay },
    refusal: 'PT404',
  },
  assign_mechanic: {
    roles: ['manager'],
    parameters: { request_id: 1, mechanic_id: nowhere },
    refusal: 'PT404',
  },
  add_line: { roles: staff, parameters: { request_id: 0, line: {} }, refusal: 'PT404' },
  change_line: { roles: staff, parameters: { line_id: 0, changes: {} }, refusal: 'PT404' },
  discount_lines: { roles: ['manager'], parameters: { request_id: 0, percent: 5 }, refusal: 'PT404' },
  withdraw_line: { roles: staff, parameters: { line_id: 0 }, refusal: 'PT404' },
  add_photo: {
    roles: staff,
    parameters: { request_id: 0, path: 'x', stage: 'work', width: 1, height: 1, sha256: 'x' },
    refusal: 'PT404',
  },
  remove_photo: { roles: staff, parameters: { photo_id: 0 }, refusal: 'PT404' },
  orphaned_photos: { roles: [], isOperators: true },
  decide_lines: {
    roles: [...customerRoles, 'manager'],
    parameters: { request_id: 0, decisions: [] },
    refusal: 'PT404',
  },
  bundles: { roles: staff },
  save_bundle: { ...settings, parameters: { bundle: {} }, refusal: 'PT400' },
  set_bundle_active: { ...settings, parameters: { bundle_id: 0, active: false }, refusal: 'PT404' },
  add_bundle: { roles: staff, parameters: { request_id: 0, bundle_id: 0 }, refusal: 'PT404' },
  inspection_templates: { roles: staff },
  save_inspection_template: { ...settings, parameters: { template: {} }, refusal: 'PT400' },
  set_inspection_template_active: {
    ...settings,
    parameters: { template_id: 0, active: false },
    refusal: 'PT404',
  },
  start_inspection: { roles: staff, parameters: { request_id: 0, template_id: 1 }, refusal: 'PT404' },
  record_items: { roles: staff, parameters: { inspection_id: 0, items: [] }, refusal: 'PT404' },
  finish_inspection: { roles: staff, parameters: { inspection_id: 0 }, refusal: 'PT404' },
  reopen_inspection: { roles: staff, parameters: { inspection_id: 0 }, refusal: 'PT404' },
  send_estimate: { roles: staff, parameters: { request_id: 0 }, refusal: 'PT404' },
  request_estimate: { roles: account, parameters: { request_id: 0 }, refusal: 'PT404' },
  estimates_to_answer: { roles: customerRoles },
  list_estimates: { roles: ['manager'] },
  verify_approvals: { roles: ['manager'] },
  create_link: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  revoke_link: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  open_link: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  wall_links: { roles: ['manager'] },
  create_wall_link: { ...settings, parameters: { name: 'Hall' } },
  revoke_wall_link: { ...settings, parameters: { link_id: 0 } },
  open_wall: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  link_photos: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  answer_by_link: {
    roles: ['visitor', ...signedIn],
    parameters: { token: '', decisions: [], decided_by_name: '' },
    refusal: 'PT404',
  },
  tax_rates: { roles: ['manager'] },
  save_tax_rate: {
    ...settings,
    parameters: { kind: 'x', valid_from: '2020-01-01', tax_code: '', rate: 0 },
    refusal: 'PT400',
  },
  invoice_draft: { roles: ['manager'], parameters: { request_id: 0 } },
  list_drafts: { roles: ['manager'] },
  save_draft: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  discount_draft: { roles: ['manager'], parameters: { request_id: 0, percent: 5 }, refusal: 'PT404' },
  issue_invoice: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  list_invoices: { roles: [...customerRoles, 'manager'] },
  read_invoice: { roles: account, parameters: { invoice_id: 0 }, refusal: 'PT404' },
  payment_options: { roles: account, parameters: { invoice_id: 0 }, refusal: 'PT404' },
  remind_of_invoice: { roles: ['manager'], parameters: { invoice_id: 0 }, refusal: 'PT404' },
  link_invoice: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  credit_invoice: {
    roles: ['manager'],
    right: 'pay',
    parameters: { invoice_id: 0, reason: 'x' },
    refusal: 'PT404',
  },
  request_balance: {
    roles: [...customerRoles, 'manager'],
    parameters: { request_id: 0 },
    refusal: 'PT404',
  },
  read_receipt: { roles: account, parameters: { payment_id: 0 }, refusal: 'PT404' },
  record_payment: {
    roles: ['manager'],
    parameters: { request_id: 0, method: 'cash', amount: 1 },
    refusal: 'PT404',
  },
  refund_payment: {
    roles: ['manager'],
    right: 'pay',
    parameters: { request_id: 0, method: 'cash', amount: 1, reason: 'x' },
    refusal: 'PT404',
  },
  correct_payment: {
    roles: ['manager'],
    right: 'pay',
    parameters: { payment_id: 0, reason: 'x' },
    refusal: 'PT404',
  },
  till: { roles: ['manager'] },
  list_expenses: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  expense_register: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  record_expense: {
    roles: ['manager'],
    parameters: { day: '2999-01-01', supplier: 'x', category: 'other', amount: 1, method: 'upi' },
    refusal: 'PT400',
  },
  correct_expense: { roles: ['manager'], parameters: { expense_id: 0, reason: 'x' }, refusal: 'PT404' },
  record_till_entry: { roles: ['manager'], parameters: { kind: '', amount: 1 }, refusal: 'PT400' },
  gstr1_tables: {
    roles: ['manager'],
    parameters: { from_day: '2026-01-01', to_day: '2025-01-01' },
    refusal: 'PT400',
  },
  close_till: {
    roles: ['manager'],
    parameters: { day: '2999-01-01', counted: 0 },
    refusal: 'PT400',
  },
  customer_statement: {
    roles: account,
    parameters: { customer_id: nowhere, from_day: '2026-04-01', to_day: '2026-04-30' },
    refusal: 'PT404',
  },
  sales_register: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  payment_register: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  gstr1: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  open_in_whatsapp: {
    roles: ['manager'],
    parameters: { request_id: 0, event: 'car_ready' },
    refusal: 'PT404',
  },
  message_settings: { roles: ['manager'] },
  save_message_settings: {
    ...settings,
    parameters: {
      channels: ['fax'],
      quiet_from: 21,
      quiet_until: 8,
      reminder_hour: 10,
      deferred_days: 90,
      attach_invoice: true,
    },
    refusal: 'PT400',
  },
  message_texts: { roles: ['manager'] },
  save_message_text: { ...settings, parameters: { event: '', channel: 'mail' }, refusal: 'PT404' },
  send_test_message: { ...settings, parameters: { event: '', channel: 'mail' }, refusal: 'PT404' },
  list_messages: { roles: ['manager'] },
  send_again: { roles: ['manager'], parameters: { message_id: 0 }, refusal: 'PT404' },
  told_of: { roles: staff, parameters: { request_id: 0, event: 'booking_moved' }, refusal: 'PT404' },
  own_messages: { roles: customerRoles },
  unread_notices: { roles: account },
  list_notices: { roles: account },
  mark_read: { roles: account, parameters: { up_to: 0 } },
  mark_notice_read: { roles: account, parameters: { notice_id: 0 } },
  message_preferences: { roles: customerRoles },
  save_message_preference: {
    roles: customerRoles,
    parameters: { kind: 'x', channel: 'mail', wanted: true },
    refusal: 'PT400',
  },
  read_opt_out: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  opt_out: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  answer_reminder: {
    roles: ['visitor', ...signedIn],
    parameters: { token: '', answer: 'coming' },
    refusal: 'PT404',
  },
  give_feedback: { roles: customerRoles, parameters: { request_id: 0, score: 5 }, refusal: 'PT404' },
  feedback_by_link: {
    roles: ['visitor', ...signedIn],
    parameters: { token: '', score: 5 },
    refusal: 'PT404',
  },
  earlier_jobs: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  set_repeat: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  warranty_for: { roles: account, parameters: { vehicle_id: 0, service_ids: [] }, refusal: 'PT404' },
  warranty_terms: { roles: ['manager'] },
  save_warranty_terms: { ...settings, parameters: { terms: { work: { days: -1 } } }, refusal: 'PT400' },
  queue_reminders: { roles: [], isOperators: true },
  renew_due_work: { roles: [], isOperators: true },
  prepare_reports: { roles: [], isOperators: true },
  report: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  report_rows: {
    roles: ['manager'],
    parameters: { figure: 'revenue', from_day: '2026-04-01', to_day: '2026-04-30' },
  },
  report_trend: {
    roles: ['manager'],
    parameters: { figure: 'revenue', from_day: '2026-04-01', to_day: '2026-04-30' },
  },
  remind_of_due_work: { roles: [], isOperators: true },
  queue_morning_mails: { roles: [], isOperators: true },
  morning_mail: { roles: ['manager'] },
  save_morning_mail: { roles: ['manager'], parameters: { wanted: false } },
  list_due_work: { roles: ['manager'] },
  own_due_work: { roles: customerRoles },
  record_due_call: { roles: ['manager'], parameters: { due_id: 0, said: 'x' }, refusal: 'PT404' },
  message_due_work: { roles: ['manager'], parameters: { due_id: 0 }, refusal: 'PT404' },
  put_off_due_work: { roles: ['manager'], parameters: { due_id: 0 }, refusal: 'PT404' },
  claim_messages: { roles: [], isOperators: true },
  invoice_to_attach: { roles: [], parameters: { message_id: 0 }, isOperators: true },
  note_sent: { roles: [], parameters: { message_id: 0 }, isOperators: true },
  note_failed: { roles: [], parameters: { message_id: 0, attempt: 1, problem: 'x' }, isOperators: true },
  deferred_work: { roles: account, parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  unassign_mechanic: {
    roles: ['manager'],
    parameters: { request_id: 0, mechanic_id: nowhere },
    refusal: 'PT404',
  },
  cancel_request: {
    roles: [...customerRoles, 'manager'],
    parameters: { request_id: 0, reason: 'x' },
    refusal: 'PT404',
  },
  move_request: {
    roles: [...customerRoles, 'manager'],
    parameters: { request_id: 0, scheduled_date: bookableDay, reason: 'x' },
    refusal: 'PT404',
  },
  cancel_and_delete_vehicle: {
    roles: customerRoles,
    parameters: { vehicle_id: 0, request_ids: [] },
    refusal: 'PT404',
  },
  start_job: { roles: mechanicRoles, parameters: { request_id: 0 }, refusal: 'PT404' },
  queue_job: { roles: mechanicRoles, parameters: { request_id: 0 }, refusal: 'PT404' },
  complete_job: { roles: mechanicRoles, parameters: { request_id: 0 }, refusal: 'PT404' },
  update_stock: {
    roles: staff,
    parameters: { part_id: 0, quantity: 1, mode: 'set' },
    refusal: 'PT404',
  },
  return_part: {
    roles: staff,
    parameters: { request_id: 0, part_id: 0, quantity: 1 },
    refusal: 'PT404',
  },
  correct_cost: {
    roles: ['manager'],
    parameters: { movement_id: 0, unit_cost: 1, reason: '' },
    refusal: 'PT404',
  },
  receive_part: {
    roles: ['manager'],
    parameters: { part_id: 0, quantity: 1, unit_cost: 1 },
    refusal: 'PT404',
  },
  save_part: {
    roles: ['manager'],
    parameters: { part_name: '', part_code: '', category: '', stock_min: 0, stock_unit: '', price: 0 },
    refusal: 'PT400',
  },
  part_categories: { roles: ['manager'] },
  save_part_category: { ...settings, parameters: { name: '' }, refusal: 'PT400' },
  list_price_proposals: { roles: ['manager'] },
  list_part_turns: { roles: ['manager'] },
  part_turn_register: { roles: ['manager'] },
  take_prices: { roles: ['manager'], parameters: { prices: [] }, refusal: 'PT400' },
  stock_take_choices: { roles: staff },
  list_stock_takes: { roles: staff },
  stock_take_details: { roles: staff, parameters: { stock_take_id: 0 }, refusal: 'PT404' },
  start_stock_take: { roles: staff, parameters: { rack: 'no such rack' }, refusal: 'PT409' },
  count_part: {
    roles: staff,
    parameters: { stock_take_id: 0, part_id: 0, quantity: 1 },
    refusal: 'PT404',
  },
  post_stock_take: { roles: ['manager'], parameters: { stock_take_id: 0, reason: 'x' }, refusal: 'PT404' },
  cancel_stock_take: { roles: ['manager'], parameters: { stock_take_id: 0 }, refusal: 'PT404' },
  save_supplier: { roles: ['manager'], parameters: { name: '' }, refusal: 'PT400' },
  set_supplier_retired: {
    roles: ['manager'],
    parameters: { supplier_id: 0, retired: true },
    refusal: 'PT404',
  },
  list_suppliers: { roles: ['manager'] },
  supplier_details: { roles: ['manager'], parameters: { supplier_id: 0 }, refusal: 'PT404' },
  pay_supplier: {
    roles: ['manager'],
    right: 'pay',
    parameters: { supplier_id: 0, amount: 1, method: 'upi', day: '2026-04-01' },
    refusal: 'PT404',
  },
  correct_supplier_payment: {
    roles: ['manager'],
    right: 'pay',
    parameters: { payment_id: 0, reason: 'x' },
    refusal: 'PT404',
  },
  purchase_register: { roles: ['manager'], parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
  list_orders: { roles: ['manager'] },
  order_details: { roles: ['manager'], parameters: { order_id: 0 }, refusal: 'PT404' },
  save_order: { roles: ['manager'], parameters: { supplier_id: 0, lines: [] }, refusal: 'PT400' },
  send_order: { roles: ['manager'], parameters: { order_id: 0, channel: 'print' }, refusal: 'PT404' },
  cancel_order_lines: { roles: ['manager'], parameters: { order_id: 0 }, refusal: 'PT404' },
  receive_order: {
    roles: ['manager'],
    parameters: { order_id: 0, number: 'x', day: '2026-04-01', lines: [] },
    refusal: 'PT404',
  },
  return_to_supplier: {
    roles: ['manager'],
    parameters: { bill_id: 0, number: 'x', day: '2026-04-01', lines: [], reason: 'x' },
    refusal: 'PT404',
  },
  reorder_list: { roles: ['manager'] },
  set_part_retired: { roles: ['manager'], parameters: { part_id: 0, retired: true }, refusal: 'PT404' },
  set_hourly_rate: {
    roles: ['manager'],
    right: 'pay',
    parameters: { mechanic_id: nowhere, hourly_rate: 1 },
    refusal: 'PT404',
  },
  list_pay_runs: { roles: ['manager'] },
  pay_run_details: { roles: ['manager'], parameters: { pay_run_id: 0 }, refusal: 'PT404' },
  start_pay_run: {
    ...pay,
    parameters: { first_day: '2026-02-01', last_day: '2026-01-01' },
    refusal: 'PT400',
  },
  add_pay_line: {
    ...pay,
    parameters: { pay_run_id: 0, mechanic_id: nowhere, kind: 'addition', amount: 1, reason: 'x' },
    refusal: 'PT404',
  },
  remove_pay_line: { ...pay, parameters: { line_id: 0 }, refusal: 'PT404' },
  check_pay_run: { roles: ['manager'], parameters: { pay_run_id: 0, seal: 'x' }, refusal: 'PT404' },
  approve_pay_run: { ...pay, parameters: { pay_run_id: 0, seal: 'x' }, refusal: 'PT404' },
  cancel_pay_run: { ...pay, parameters: { pay_run_id: 0 }, refusal: 'PT404' },
  pay_run_transfers: { ...pay, parameters: { pay_run_id: 0 }, refusal: 'PT404' },
  answer_pay_question: { ...pay, parameters: { question_id: 0, answer: 'x' }, refusal: 'PT404' },
  bank_account: { ...pay, parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
  save_bank_account: {
    ...pay,
    parameters: { mechanic_id: nowhere, account_name: '', account_number: '', ifsc: '' },
    refusal: 'PT404',
  },
  list_pay_slips: { roles: mechanicRoles },
  pay_slip: { roles: staff, parameters: { pay_run_id: 0, mechanic_id: nowhere }, refusal: 'PT404' },
  ask_about_pay: { roles: mechanicRoles, parameters: { line_id: 0, question: 'x' }, refusal: 'PT404' },
  pay_salary: {
    roles: ['manager'],
    right: 'pay',
    parameters: { mechanic_id: nowhere, request_ids: [1] },
    refusal: 'PT404',
  },
  salary_at_rate: { ...pay, parameters: { mechanic_id: nowhere, hourly_rate: 1 } },
  pay_and_dismiss: { ...pay, parameters: { mechanic_id: nowhere, request_ids: [1] }, refusal: 'PT404' },
  dismiss_mechanic: { roles: ['manager'], parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
  // A manager's call would clear all requests; dismissal.test.ts and audit-trail.test.ts test it.
  clear_all_requests: { roles: [] },
  list_requests: { roles: customerRoles },
  open_requests: { roles: customerRoles },
  service_record: { roles: customerRoles, parameters: { request_id: 0 }, refusal: 'PT404' },
  list_jobs: { roles: mechanicRoles },
  job_details: { roles: staff, parameters: { request_id: 0 }, refusal: 'PT404' },
  job_summary: { roles: mechanicRoles },
  list_assignments: { roles: ['manager'] },
  list_mechanics_for_assignment: { roles: ['manager'] },
  mechanic_salary: { roles: ['manager'], parameters: { mechanic_id: nowhere } },
  salaries_due: { roles: ['manager'] },
  list_salary_payments: { roles: staff },
  payment_jobs: { roles: staff, parameters: { payment_id: 0 }, refusal: 'PT404' },
  list_parts: { roles: staff },
  find_part: { roles: staff, parameters: { number: '' } },
  part_details: { roles: staff, parameters: { part_id: 0 }, refusal: 'PT404' },
  part_movements: { roles: staff, parameters: { part_id: 0 } },
  list_customers: { roles: ['manager'] },
  invite_customer: { roles: ['manager'], parameters: { customer_id: nowhere }, refusal: 'PT404' },
  invite_mechanic: { roles: ['manager'], parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
  read_invitation: { roles: ['visitor', ...signedIn], parameters: { code: '' }, refusal: 'PT404' },
  accept_invitation: {
    roles: ['visitor', ...signedIn],
    parameters: { code: '', email: '', password: '' },
    refusal: 'PT400',
  },
  find_at_desk: { roles: ['manager'], parameters: { query: '100' } },
  desk_day: { roles: ['manager'] },
  job_card: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  bill: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  register_walk_in: { roles: ['manager'], parameters: { name: '', phone: '' }, refusal: 'PT400' },
  add_vehicle_for: {
    roles: ['manager'],
    parameters: { customer_id: nowhere, vehicle: {} },
    refusal: 'PT404',
  },
  book_for: {
    roles: ['manager'],
    parameters: { customer_id: nowhere, vehicle_id: 0, service_ids: [1], scheduled_date: bookableDay },
    refusal: 'PT404',
  },
  save_visit: { roles: ['manager'], parameters: { visit: {} }, refusal: 'PT400' },
  workshop_board: { roles: staff },
  schedule: { roles: ['manager'], parameters: { from_day: bookableDay, to_day: bookableDay } },
  plan_request: {
    roles: ['manager'],
    parameters: { request_id: 0, day: bookableDay, starts: null, mechanic_id: null },
    refusal: 'PT404',
  },
  proposed_promise: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  set_promise: {
    roles: ['manager'],
    parameters: { request_id: 0, promised_at: `${bookableDay}T16:30` },
    refusal: 'PT404',
  },
  join_job: { roles: mechanicRoles, parameters: { request_id: 0 }, refusal: 'PT404' },
  clock_other_work: { roles: mechanicRoles, parameters: { kind: 'lunch' }, refusal: 'PT400' },
  stop_clock: { roles: mechanicRoles },
  my_hours: { roles: mechanicRoles, parameters: { from_day: bookableDay, to_day: bookableDay } },
  hours: { roles: ['manager'], parameters: { from_day: bookableDay, to_day: bookableDay } },
  attendance: { roles: staff, parameters: { month: '1900-01-01' }, refusal: 'PT400' },
  sold_hours: { roles: staff, parameters: { from_day: bookableDay, to_day: bookableDay, by: 'job' } },
  propose_correction: {
    roles: staff,
    parameters: {
      entry_id: 0,
      started_at: `${bookableDay}T09:00`,
      ended_at: `${bookableDay}T10:00`,
      reason: 'x',
    },
    refusal: 'PT404',
  },
  jobs_to_add: { roles: staff },
  decide_correction: {
    roles: ['manager'],
    parameters: { correction_id: 0, accept: true },
    refusal: 'PT404',
  },
  set_waiting: { roles: staff, parameters: { request_id: 0, reason: 'parts' }, refusal: 'PT404' },
  end_waiting: { roles: staff, parameters: { request_id: 0 }, refusal: 'PT404' },
  check_in: {
    roles: staff,
    parameters: { request_id: 0, kilometres: 1, fuel: 'half' },
    refusal: 'PT404',
  },
  collect: { roles: ['manager'], parameters: { request_id: 0 }, refusal: 'PT404' },
  customer_requests: { roles: ['manager'], parameters: { customer_id: nowhere } },
  list_vehicles: { roles: account },
  vehicle_care: { roles: account, parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  add_reading: { roles: account, parameters: { vehicle_id: 0, kilometres: 1 }, refusal: 'PT404' },
  save_vehicle_document: {
    roles: [...customerRoles, 'manager'],
    parameters: { vehicle_id: 0, kind: 'puc', valid_until: '2030-01-01' },
    refusal: 'PT404',
  },
  remove_vehicle_document: {
    roles: [...customerRoles, 'manager'],
    parameters: { document_id: 0 },
    refusal: 'PT404',
  },
  service_book: {
    roles: [...customerRoles, 'manager'],
    parameters: { vehicle_id: 0 },
    refusal: 'PT404',
  },
  create_book_link: { roles: customerRoles, parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  revoke_book_link: { roles: customerRoles, parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  open_book: { roles: ['visitor', ...signedIn], parameters: { token: '' }, refusal: 'PT404' },
  pass_on_vehicle: {
    roles: [...customerRoles, 'manager'],
    parameters: { vehicle_id: 0 },
    refusal: 'PT404',
  },
  withdraw_vehicle_code: {
    roles: [...customerRoles, 'manager'],
    parameters: { vehicle_id: 0 },
    refusal: 'PT404',
  },
  pass_vehicle_to: {
    roles: ['manager'],
    parameters: { vehicle_id: 0, customer_id: nowhere },
    refusal: 'PT404',
  },
  read_vehicle_code: { roles: customerRoles, parameters: { code: '' }, refusal: 'PT404' },
  take_vehicle: { roles: customerRoles, parameters: { code: '' }, refusal: 'PT404' },
  vehicle_record: { roles: account, parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  search_everywhere: { roles: staff, parameters: { query: '100' } },
  update_profile: { roles: account, parameters: { name: '', phone: '' }, refusal: 'PT400' },
  list_sessions: { roles: signedIn },
  end_session: { roles: signedIn, parameters: { session_id: nowhere }, refusal: 'PT404' },
  end_other_sessions: { roles: signedIn },
  own_data: { roles: customerRoles },
  close_account: { roles: customerRoles, parameters: { password: 'not this' }, refusal: 'PT400' },
  update_customer: {
    roles: ['manager'],
    parameters: { customer_id: nowhere, name: 'Asha', phone: '+91 90000 00100' },
    refusal: 'PT404',
  },
  customer_overview: { roles: ['manager'], parameters: { customer_id: nowhere } },
  list_mechanics: { roles: ['manager'] },
  waiting_work: { roles: ['manager'] },
  garage_counts: { roles: ['manager'] },
  garage_trend: { roles: ['manager'] },
  clearing_counts: settings,
  list_changes: { roles: ['manager'] },
  hire_mechanic: {
    roles: ['manager'],
    parameters: {
      name: '',
      email: '',
      phone: '',
      password: '',
      employee_id: '',
      specializations: [],
      experience_years: 0,
      hourly_rate: 0,
    },
    refusal: 'PT400',
  },
  hire_manager: {
    ...settings,
    parameters: { name: '', email: '', phone: '', password: '' },
    refusal: 'PT400',
  },
  set_manager_right: {
    ...settings,
    parameters: { manager_id: nowhere, manager_right: 'pay', granted: true },
    refusal: 'PT404',
  },
  remove_manager: { ...settings, parameters: { manager_id: nowhere }, refusal: 'PT404' },
  save_service: {
    ...settings,
    parameters: {
      service_id: 0,
      name: 'x',
      description: '',
      category: 'repair',
      base_price: 1,
      estimated_duration: 1,
    },
    refusal: 'PT404',
  },
  service_intervals: { ...settings, parameters: { service_id: 0 }, refusal: 'PT404' },
  save_service_intervals: {
    ...settings,
    parameters: { service_id: 0, intervals: [] },
    refusal: 'PT404',
  },
  set_service_active: { ...settings, parameters: { service_id: 0, active: false }, refusal: 'PT404' },
  save_car_type: {
    ...settings,
    parameters: {
      cartype_id: 0,
      brand: 'x',
      model: 'x',
      body_type: 'suv',
      length_mm: null,
      wheelbase_mm: null,
      height_mm: null,
    },
    refusal: 'PT404',
  },
  set_car_type_active: { ...settings, parameters: { cartype_id: 0, active: false }, refusal: 'PT404' },
  garage_contact: { roles: ['visitor', ...signedIn] },
  garage_logo: { roles: ['visitor', ...signedIn] },
  save_logo: { ...settings, parameters: { picture: '' }, refusal: 'PT400' },
  remove_logo: settings,
  opening_days: { roles: ['visitor', ...signedIn], parameters: { from_day: '2026-12-01' } },
  day_states: {
    roles: ['visitor', ...signedIn],
    parameters: { from_day: bookableDay, to_day: bookableDay, service_ids: [1] },
  },
  working_times: { roles: ['manager'], parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
  save_mechanic_hours: {
    roles: ['manager'],
    parameters: { mechanic_id: nowhere, hours: null },
    refusal: 'PT404',
  },
  add_absence: {
    roles: ['manager'],
    parameters: {
      mechanic_id: nowhere,
      first_day: bookableDay,
      last_day: bookableDay,
      part: 'day',
      reason: 'x',
    },
    refusal: 'PT404',
  },
  remove_absence: { roles: ['manager'], parameters: { absence_id: 0 }, refusal: 'PT404' },
  list_misfits: { roles: ['manager'] },
  save_drop_off_slots: { ...settings, parameters: { slots: [{ slot: '08:30', cars: 2 }] } },
  save_plan_settings: { ...settings, parameters: { limit_bookings: true } },
  garage_settings: { roles: ['manager'] },
  save_garage: { ...settings, parameters: { settings: {} }, refusal: 'PT400' },
  save_opening_hours: { ...settings, parameters: { week: [], expected: [] }, refusal: 'PT400' },
  close_days: {
    ...settings,
    parameters: { first_day: '2020-01-01', last_day: '2020-01-01', reason: 'x' },
    refusal: 'PT400',
  },
  reopen_day: { ...settings, parameters: { day: '2020-01-01' } },
  save_bay: { ...settings, parameters: { bay_id: 0, name: 'x' }, refusal: 'PT404' },
  start_import: {
    ...settings,
    parameters: { kind: 'x', file_name: '', file_hash: '', headings: [], row_count: 0 },
    refusal: 'PT400',
  },
  add_import_rows: { ...settings, parameters: { import_id: 0, rows: [] }, refusal: 'PT404' },
  check_import: { ...settings, parameters: { import_id: 0 }, refusal: 'PT404' },
  mend_import_row: {
    ...settings,
    parameters: { import_id: 0, row_number: 1, changes: {} },
    refusal: 'PT404',
  },
  apply_import: { ...settings, parameters: { import_id: 0 }, refusal: 'PT404' },
  undo_import: { ...settings, parameters: { import_id: 0 }, refusal: 'PT404' },
  discard_import: { ...settings, parameters: { import_id: 0 }, refusal: 'PT404' },
  list_imports: settings,
  list_refusals: settings,
  read_import: { ...settings, parameters: { import_id: 0 }, refusal: 'PT404' },
  list_import_rows: { ...settings, parameters: { import_id: 0 } },
  export_page: { ...settings, parameters: { subject: 'customers' } },
  export_tables: settings,
};

/** Whether a role may call a function. */
export const mayCall = (role: Role, { roles, right }: FunctionAccess): boolean =>
  roles.includes(role) || (role === 'restrictedManager' && !right && roles.includes('manager'));

/** What a role gets from a function: `success`, or the code of its refusal. */
export function outcomeOf(role: Role, access: FunctionAccess): string {
  const refused = role === 'visitor' || access.isOperators ? '42501' : 'PT403';
  return mayCall(role, access) ? (access.refusal ?? 'success') : refused;
}
