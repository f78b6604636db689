import { tables } from '../access/access-matrix.ts';
import { emailOf, idOf, type Person, password, people } from './people.ts';

/** One login per user, all with the same password, hashed once for speed. */
export const makeLogins = `
  ${Object.entries(people)
    .map(
      ([person, role]) => `
        select private.create_login('${emailOf(person as Person)}', null, '${role}')
        where not exists ${idOf(person as Person)};`,
    )
    .join('\n')}
  update auth.users set encrypted_password = hash.value
  from (select private.password_hash('${password}') as value) hash where encrypted_password is null;`;

const testRows = Object.values(tables).map(({ testRows = '' }) => testRows);

/** Tables that reference these are emptied with them. */
const filled = `${Object.keys(tables).map((table) => `public.${table}`)},
  private.approval_records, private.attempts, private.bundles, private.customer_payments, private.document_counters, private.drop_off_slots, private.expenses, private.garage_logo,
  private.idempotent_results, private.imports, private.inspection_templates, private.invoices, private.message_texts,
  private.part_categories, private.pay_runs, private.report_days, private.report_spreads, private.report_summed_days, private.request_balances, private.second_factors, private.stale_vehicles, private.stock_takes, private.suppliers, private.till_entries, private.till_closings, private.wall_links`;

/** The tables to empty, with those that refer to them. */
export const emptied = `
  with recursive emptied as (
    select unnest('{${filled}}'::regclass[]) as relation
    union
    select c.conrelid from pg_constraint c join emptied e on c.confrelid = e.relation where c.contype = 'f'
  )`;

/** Without triggers, which keep documents from being deleted. For a few rows, ten times as fast as `truncate`. */
const emptyTables = `
  do $$
  declare
    emptied regclass[] := (${emptied} select array_agg(relation) from emptied);
    relation regclass;
  begin
    set local session_replication_role = replica;
    foreach relation in array emptied loop execute format('delete from %s', relation); end loop;
    set local session_replication_role = origin;
    perform setval(s.oid::regclass, 1, false)
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    where s.relkind = 'S' and d.refobjid = any (emptied);
  end
  $$;`;

/** What tests change in tables that are not emptied. */
export const settings = `
  update private.message_settings set channels = '{mail}', quiet_from = 21, quiet_until = 8, reminder_hour = 10,
    deferred_days = 90, attach_invoice = false, set_up = null, captured = '{}' where true;
  update private.warranty_terms set days = t.days, kilometres = t.kilometres
    from (values ('work', 90, 5000), ('part', 180, 10000)) as t (kind, days, kilometres)
    where warranty_terms.kind = t.kind;`;

/** All rows but the logins, always with the same ids. */
export const fillWorkshop = `
  ${emptyTables}
  ${settings}
  insert into public.customers (customer_id, name, email, phone, address) values
    (${idOf('customer')}, 'Asha', 'customer@example.test', '+91 90000 00100', '1 Quiet Street'),
    (${idOf('otherCustomer')}, 'Bela', 'othercustomer@example.test', '+91 90000 00200', '2 Quiet Street');
  insert into public.managers (manager_id, name, email, phone, may_pay, may_change_settings) values
    (${idOf('manager')}, 'Meera', 'manager@example.test', '+91 90000 00300', true, true),
    (${idOf('restrictedManager')}, 'Farid', 'restrictedmanager@example.test', '+91 90000 00301', false, false);
  insert into public.mechanics (mechanic_id, employee_id, name, email, phone, hourly_rate, experience_years) values
    (${idOf('mechanic')}, 'M1', 'Ravi', 'mechanic@example.test', '+91 90000 00401', 300, 5),
    (${idOf('otherMechanic')}, 'M2', 'Sunita', 'othermechanic@example.test', '+91 90000 00402', 400, 9),
    (${idOf('dismissed')}, 'M3', 'Karl', 'dismissed@example.test', '+91 90000 00403', 200, 1);
  insert into public.vehicles (customer_id, registration_number, brand, model, year) values
    (${idOf('customer')}, 'KA 01 A 1', 'Hyundai', 'Creta', 2021),
    (${idOf('customer')}, 'KA 01 A 2', 'Tata', 'Nexon', 2022),
    (${idOf('otherCustomer')}, 'KA 01 B 1', 'Honda', 'City', 2019);
  insert into public.services (name, category, base_price, estimated_duration, active) values
    ('Oil Change', 'maintenance', 3500, 45, true), ('Brake Repair', 'repair', 12000, 180, true),
    ('Engine Polish', 'comfort', 500, 30, false);
  insert into public.parts (part_name, part_code, category, current_stock, stock_min, avg_cost, price) values
    ('Oil Filter', 'F-1', 'Filters', 10, 4, 100, 150), ('Brake Pad', 'B-1', 'Brakes', 2, 2, 900, 1300),
    ('100% Pure_Oil', 'O-1', 'Fluids', 0, 5, 50, 80);

  insert into public.service_requests (
    customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, scheduled_date, estimated_cost, final_cost,
    completion_date, is_paid, created_at, service_name, brand, model, year, registration_number
  )
  select v.customer_id, v.vehicle_id, m.mechanic_id, m.name, r.status, now() + r.due, s.base_price,
    case when r.status = 'completed' then r.cost end, case when r.status = 'completed' then now() + r.due end, r.paid,
    now() - interval '20 days' + make_interval(hours => r.place), s.name, v.brand, v.model, v.year,
    v.registration_number
  from (values
    (1, 'KA 01 A 1', 'Oil Change', null, 'pending', interval '3 days', 0, false),
    (2, 'KA 01 A 1', 'Oil Change', 'M1', 'approved', interval '2 days', 0, false),
    (3, 'KA 01 A 1', 'Brake Repair', 'M1', 'in_progress', interval '1 hour', 0, false),
    (4, 'KA 01 A 1', 'Oil Change', 'M1', 'completed', interval '-2 days', 3999.5, false),
    (5, 'KA 01 A 1', 'Brake Repair', 'M1', 'completed', interval '-9 days', 12000, true),
    (6, 'KA 01 A 1', 'Oil Change', null, 'cancelled', interval '-5 days', 0, false),
    (7, 'KA 01 B 1', 'Brake Repair', 'M2', 'in_progress', interval '1 day', 0, false),
    (8, 'KA 01 B 1', 'Oil Change', 'M2', 'completed', interval '-3 days', 3500, false)
  ) as r (place, registration, service, employee, status, due, cost, paid)
  join public.vehicles v on v.registration_number = r.registration
  join public.services s on s.name = r.service
  left join public.mechanics m on m.employee_id = r.employee
  order by r.place;
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status,
    decided_by_name, decided_at, decision_channel
  )
  select r.request_id, 1, 'labour', s.name, 1, 'job', s.base_price, s.estimated_duration, s.service_id, 'booking',
    'approved', c.name, r.created_at, 'portal'
  from public.service_requests r join public.services s on s.name = r.service_name
  join public.customers c on c.customer_id = r.customer_id order by r.request_id;
  insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
    values (4, 1, 1, 150, 'Oil Filter'), (8, 1, 2, 300, 'Oil Filter');
  insert into public.salary_payments (
    mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included, paid_by
  ) values
    (${idOf('mechanic')}, 'Ravi', 'mechanic@example.test', 900, 360, 1260, '{5}', ${idOf('manager')}),
    (${idOf('otherMechanic')}, 'Sunita', 'othermechanic@example.test', 100, 30, 130, '{99}', ${idOf('manager')});
  insert into private.inspection_templates (name, sections, active) values
    ('Tyres', '[{"name": "Front", "items": [
        {"name": "Left tread", "kind": "measurement", "unit": "mm", "watch_below": 3, "urgent_below": 1.6},
        {"name": "Left wall", "kind": "condition"}
      ]}, {"name": "Rear", "items": [{"name": "Spare wheel", "kind": "condition"}]}]', true),
    ('Old check', '[{"name": "All", "items": [{"name": "Lamps", "kind": "condition"}]}]', false);
  ${testRows.join('\n')}`;
