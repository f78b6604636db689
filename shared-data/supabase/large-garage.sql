-- A large garage with three years of requests, made by `npm run seed:large`, to measure screens and query plans.
-- Needs the demo data for services, parts and logins; nobody can sign in as the generated people.
-- Settings: pitlane.customers, pitlane.requests, pitlane.mechanics. PostgreSQL as superuser only: foreign keys and
-- triggers are off while they are inserted, because a million rows are consistent by construction.

select set_config('session_replication_role', 'replica', true);

-- Building indexes once at the end is faster than maintaining them for each row.
select set_config('maintenance_work_mem', '512MB', true);
create temporary table dropped_indexes on commit drop as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
where i.indrelid in (
    'private.changes'::regclass, 'public.service_requests'::regclass, 'public.request_lines'::regclass,
    'public.service_request_parts'::regclass, 'public.customers'::regclass, 'private.invoices'::regclass,
    'private.customer_payments'::regclass, 'private.request_balances'::regclass
  )
  and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
do $$
declare
  name text;
begin
  for name in select r.name from dropped_indexes r loop
    execute 'drop index ' || name;
  end loop;
end
$$;

create temporary table large on commit drop as
select current_setting('pitlane.customers')::int as customers, current_setting('pitlane.requests')::int as requests,
  current_setting('pitlane.mechanics')::int as mechanics,
  (select coalesce(max(v.vehicle_id), 0) from public.vehicles v) as last_vehicle,
  (select coalesce(max(r.request_id), 0) from public.service_requests r) as last_request;

create temporary table first_names on commit drop as
select row_number() over () - 1 as id, name from unnest(string_to_array(
  'Aarav Aditi Aditya Ajay Akash Amit Amrita Ananya Anil Anjali Arjun Asha Bela Bhavna Chetan Deepa Deepak Devika '
  'Divya Esha Farhan Fatima Gaurav Geeta Gopal Harish Hema Imran Indira Ishaan Jatin Jaya Kabir Karthik Kavya Kiran '
  'Lakshmi Leela Mahesh Manoj Maya Meena Mohan Nadia Naveen Neha Nikhil Om Pooja Prakash Priya Rahul Rajesh Ravi '
  'Rekha Rohan Sanjay Sara Shreya Suresh Tara Uma Varun Vikram Yash Zara', ' ')) as name;

create temporary table last_names on commit drop as
select row_number() over () - 1 as id, name from unnest(string_to_array(
  'Agarwal Ahmed Bansal Bhat Bose Chauhan Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gowda Gupta Hegde Iyer Jain '
  'Jha Joshi Kapoor Kaur Khan Kulkarni Kumar Lal Malhotra Mehta Menon Mishra Mukherjee Naidu Nair Pandey Patel Patil '
  'Pillai Prasad Rao Rathore Reddy Roy Saxena Sen Shah Sharma Shetty Singh Sinha Thomas Varma Verma Yadav', ' ')
) as name;

create temporary table large_people on commit drop as
select p.kind, p.number, md5(p.kind || p.number)::uuid as id, f.name || ' ' || l.name as name,
  lower(f.name || '.' || l.name) || p.number || case when p.kind = 'mechanic' then '@garage.test'
    when p.number % 3 = 0 then '@mail.test' when p.number % 3 = 1 then '@post.test' else '@works.test' end as email,
  private.spaced_phone((case p.kind when 'customer' then 7000000000 else 9000000000 end + p.number * 7919)::text) as phone
from (
  select 'customer' as kind, n as number from large cross join generate_series(1, large.customers) n
  union all
  select 'mechanic', n from large cross join generate_series(1, large.mechanics) n
) p
join first_names f on f.id = p.number * 31 % (select count(*) from first_names)
join last_names l on l.id = p.number * 17 % (select count(*) from last_names);

insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
select p.id, 'authenticated', 'authenticated', p.email, now(),
  jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email'), 'role', p.kind), now(), now()
from large_people p;

insert into public.customers (customer_id, name, email, has_login, phone, address, status, created_at)
select p.id, p.name, p.email, true, p.phone, case when p.number % 4 > 0 then p.number || ' Lake View Road, Bengaluru' end,
  case when p.number % 12 = 0 then 'inactive' else 'active' end,
  now() - interval '3 years' * (1 - p.number::float / (select customers from large))
from large_people p where p.kind = 'customer';

insert into public.mechanics (
  mechanic_id, employee_id, name, email, phone, experience_years, specialization, specializations, available, rating,
  hourly_rate, hire_date
)
select p.id, 'LRG-' || lpad(p.number::text, 4, '0'), p.name, p.email, p.phone, 1 + p.number % 25, s.names[1], s.names,
  p.number % 9 > 0, 3 + p.number % 20 / 10.0, 220 + p.number % 40 * 10, private.today() - 1100 - p.number % 900::int
from large_people p
cross join lateral (
  select case p.number % 6
    when 0 then array['Engine', 'Diagnostics'] when 1 then array['Electrical'] when 2 then array['Brakes', 'Suspension']
    when 3 then array['Transmission'] when 4 then array['Air conditioning'] else array[]::text[] end as names
) s
where p.kind = 'mechanic';

insert into public.vehicles (
  vehicle_id, customer_id, registration_number, brand, model, year, color, fuel_type, km_driven, created_at
)
overriding system value
select large.last_vehicle + n, md5('customer' || 1 + n % large.customers)::uuid,
  'LG ' || lpad((n / 10000 % 100)::text, 2, '0') || ' ' || chr(65 + n / 1000000 % 26) || 'A '
    || lpad((n % 10000)::text, 4, '0'),
  t.brand, t.model, 2008 + n % 18, (array['White', 'Grey', 'Red', 'Blue'])[1 + n % 4], 'petrol', n * 37 % 200000,
  now() - interval '3 years' * (1 - n::float / (large.customers * 1.2))
from large
cross join generate_series(1, (large.customers * 1.2)::int) n
join (select c.*, row_number() over (order by c.cartype_id) - 1 as place from public.cartypes c) t
  on t.place = n % (select count(*) from public.cartypes);

-- Two services of each car, due from two months ago to ten months ahead.
insert into private.due_work (vehicle_id, kind, work, service_id, due_on, due_by, since, is_done, months)
select v.vehicle_id, 'service', s.service_id::text, s.service_id,
  private.today() - 60 + (v.vehicle_id * 7 % 360)::int, 'months', now() - interval '1 year', true, 12
from large
join public.vehicles v on v.vehicle_id > large.last_vehicle
cross join (select c.service_id from public.services c where c.active order by c.service_id limit 2) s;

-- The insurance of each car, which ends from a month ago to eleven months ahead.
insert into private.vehicle_documents (vehicle_id, kind, valid_until)
select v.vehicle_id, 'insurance', private.today() - 30 + (v.vehicle_id * 11 % 365)::int
from large join public.vehicles v on v.vehicle_id > large.last_vehicle;
insert into private.due_work (vehicle_id, kind, work, document_id, due_on, since)
select d.vehicle_id, 'document', d.document_id::text, d.document_id, d.valid_until, d.valid_until
from large join private.vehicle_documents d on d.vehicle_id > large.last_vehicle;

-- Requests of the newest day are pending, of the two days before approved or in progress, older ones finished.
create temporary table large_requests on commit drop as
select large.last_request + n as request_id, v.vehicle_id, v.customer_id, v.brand, v.model, v.year,
  v.registration_number, s.service_id, s.name as service_name, s.base_price,
  s.estimated_duration,
  md5('mechanic' || 1 + (n * 7 + n / 13) % large.mechanics)::uuid as mechanic_id, p.created_at,
  p.created_at + interval '1 day' * (1 + n % 2) as scheduled_date,
  case when p.days < 1 or n % 2500 = 0 then 'pending' when p.days < 2.2 then 'approved' when p.days < 3 then 'in_progress'
    when n % 23 = 0 then 'cancelled' else 'completed' end as status,
  p.created_at + interval '1 hour' * (2 + n % 60) as completion_date,
  n
from large
cross join generate_series(1, large.requests) n
cross join lateral (
  select now() - interval '3 years' * (1 - n::float / large.requests) as created_at,
    1095.0 * (1 - n::float / large.requests) as days
) p
join public.vehicles v on v.vehicle_id = large.last_vehicle + 1 + n::bigint * 7919 % (large.customers * 1.2)::int
join (select x.*, row_number() over (order by x.service_id) - 1 as place from public.services x) s
  on s.place = n % (select count(*) from public.services);

-- The clock of each completed job, as long as it was sold by a half more or less, never within the one before it.
insert into private.clock_entries (
  mechanic_id, mechanic_name, request_id, registration_number, service_name, started_at, ended_at, began, ended, received_at,
  completed_at
)
select c.mechanic_id, m.name, c.request_id, c.registration_number, c.service_name,
  greatest(c.completion_date - interval '1 minute' * c.estimated_duration * (0.5 + c.n % 11 / 10.0), c.before), c.completion_date,
  'start', 'complete', c.completion_date, c.completion_date
from (
  select r.*, lag(r.completion_date) over (partition by r.mechanic_id order by r.completion_date, r.n) as before
  from large_requests r where r.status = 'completed'
) c join public.mechanics m on m.mechanic_id = c.mechanic_id
order by c.completion_date, c.n;

insert into public.service_requests (
  request_id, customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, customer_notes, scheduled_date,
  estimated_cost, sold_minutes, sold_service_id, paid_minutes, clocked_minutes, final_cost, exceeds_estimate, completion_date, is_paid, created_at,
  service_name, brand, model, year, registration_number
)
overriding system value
select r.request_id, r.customer_id, r.vehicle_id, m.mechanic_id, m.name, r.status,
  case when r.n % 5 = 0 then 'Please call before you start' end, r.scheduled_date, r.base_price,
  r.estimated_duration, r.service_id, r.estimated_duration, coalesce(e.minutes, 0),
  case when r.status = 'completed' then r.base_price + r.n % 40 * 25 end,
  r.status = 'completed' and r.n % 40 * 25 > r.base_price * 0.1,
  case when r.status = 'completed' then r.completion_date end,
  r.status = 'completed' and r.completion_date < now() - interval '14 days', r.created_at, r.service_name, r.brand,
  r.model, r.year, r.registration_number
from large_requests r
left join public.mechanics m on m.mechanic_id = r.mechanic_id and r.status not in ('pending', 'cancelled')
left join private.clock_entries e on e.request_id = r.request_id
order by r.n;

insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status, decided_by,
  decided_by_name, decided_at, decision_channel, created_at
)
select r.request_id, 1, 'labour', r.service_name, 1, 'job', r.base_price, r.estimated_duration, r.service_id, 'booking',
  'approved', r.customer_id, c.name, r.created_at, 'portal', r.created_at
from large_requests r join public.customers c on c.customer_id = r.customer_id order by r.n;

-- What the workshop found: of every twentieth completed job declined, of some never answered; of open ones to price or waiting.
insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, unit_price, source, status, sent_at, decided_by_name, decided_at,
  decision_channel, created_at
)
select r.request_id, 2, 'other', 'Wiper blades', 1, 'pair', 590, 'mechanic',
  case when f.answered then 'declined' else 'proposed' end, case when r.status = 'completed' or r.n % 2 = 0 then r.created_at end,
  case when f.answered then 'Asha' end, case when f.answered then r.completion_date end, case when f.answered then 'phone' end,
  r.created_at
from large_requests r cross join lateral (select r.status = 'completed' and r.n % 20 = 0 as answered) f
where f.answered or (r.status = 'completed' and r.n % 33 = 1)
  or (r.status in ('pending', 'approved', 'in_progress') and r.n % 3 = 0)
order by r.n;

insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
select d.request_id, d.customer_id, 1, d.completion_date, d.document, private.text_hash(d.document)
from (
  select r.*, private.canonical_json(jsonb_build_object(
    'channel', 'phone', 'lines', jsonb_build_array(jsonb_build_object('decision', 'declined')), 'name', 'Asha',
    'number', 1, 'previous', null, 'request', r.request_id
  )) as document
  from large_requests r where r.status = 'completed' and r.n % 20 = 0
) d
order by d.n;

insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
select r.request_id, p.id, 1 + r.n % 3, p.price * (1 + r.n % 3), p.part_name
from large_requests r
join (select x.*, row_number() over (order by x.id) - 1 as place from public.parts x) p
  on p.place = r.n % (select count(*) from public.parts)
where r.status = 'completed' and r.n % 2 = 0
order by r.n;

-- Every completed job was invoiced and paid the same day, but one of forty. Numbers go on after those of the demo data.
create temporary table large_invoices on commit drop as
select n.first_id + row_number() over (order by r.completion_date, r.n) as invoice_id, r.request_id, r.customer_id,
  c.name, r.service_name, r.registration_number, d.day, r.completion_date, q.final_cost as total, r.n % 40 = 0 as unpaid,
  private.financial_year(d.day) as year,
  10000 + row_number() over (partition by private.financial_year(d.day) order by r.completion_date, r.n) as serial, s.*
from large_requests r
join public.service_requests q on q.request_id = r.request_id
join public.customers c on c.customer_id = r.customer_id
cross join (select coalesce(max(i.invoice_id), 0) as first_id from private.invoices i) n
cross join lateral (select (r.completion_date at time zone private.garage_time_zone())::date as day) d
cross join lateral private.tax_split(q.final_cost, 18, false) s
where r.status = 'completed';

insert into private.invoices (
  invoice_id, kind, number, issued_on, issued_at, issued_by, issued_by_name, request_id, customer_id, garage, customer,
  vehicle, service_name, place_of_supply, total, value, cgst, sgst, igst
)
overriding system value
select i.invoice_id, 'tax_invoice', private.document_number('PL', i.year, i.serial::int, true), i.day, i.completion_date,
  m.manager_id, m.name, i.request_id, i.customer_id, g.garage, jsonb_build_object('name', i.name, 'address', ''),
  jsonb_build_object('registration_number', i.registration_number), i.service_name, '29', i.total, i.value, i.cgst, i.sgst,
  i.igst
from large_invoices i
cross join (select manager_id, name from public.managers order by created_at, manager_id limit 1) m
cross join (select private.garage_on_documents() as garage) g
order by i.invoice_id;

insert into private.invoice_lines (
  invoice_id, position, kind, description, quantity, unit, unit_price, amount, tax_code, tax_rate, value, cgst, sgst, igst
)
select i.invoice_id, 1, 'labour', i.service_name, 1, 'job', i.total, i.total, '998714', 18, i.value, i.cgst, i.sgst, i.igst
from large_invoices i order by i.invoice_id;

insert into private.request_balances (
  request_id, customer_id, invoice_id, issued_on, invoiced, paid, first_issued_on, changed_on
)
select i.request_id, i.customer_id, i.invoice_id, i.day, i.total, case when i.unpaid then 0 else i.total end, i.day, i.day
from large_invoices i order by i.invoice_id;

insert into private.customer_payments (
  receipt_number, kind, request_id, customer_id, invoice_id, amount, method, day, recorded_at, recorded_by,
  recorded_by_name, garage, customer_name, service_name
)
select private.document_number('PR', i.year, i.serial::int, true), 'payment', i.request_id, i.customer_id, i.invoice_id,
  i.total, (array['cash', 'upi', 'card', 'bank'])[1 + mod(i.invoice_id, 4)], i.day, i.completion_date, m.manager_id, m.name,
  '{}', i.name, i.service_name
from large_invoices i cross join (select manager_id, name from public.managers order by created_at, manager_id limit 1) m
where not i.unpaid and i.total > 0 order by i.invoice_id;

insert into private.document_counters as c (series, financial_year, last_serial)
select s.series, i.year, max(i.serial) from large_invoices i cross join unnest(array['PL', 'PR']) s (series) group by 1, 2
on conflict (series, financial_year) do update set last_serial = greatest(c.last_serial, excluded.last_serial);

-- An expense for every tenth request, thirty a day at a million.
insert into private.expenses (day, supplier, category, amount, tax, method, bill_number, recorded_at, recorded_by_name)
select (r.created_at at time zone private.garage_time_zone())::date, 'Supplier ' || mod(r.n, 90),
  (array['parts', 'tools', 'outside_work', 'transport', 'utilities', 'staff', 'office'])[1 + mod(r.n / 10, 7)],
  100 + mod(r.n, 400) * 25, 10, (array['cash', 'upi', 'card', 'bank'])[1 + mod(r.n / 10, 4)], 'B-' || r.n, r.created_at,
  'Meera Iyer'
from large_requests r where r.n % 10 = 0 order by r.created_at;

-- A year of months was paid by runs, up to the one of the demo data; before and after it, each mechanic was paid every fortnight.
create temporary table large_pay on commit drop as
select r.request_id, r.mechanic_id, r.n, r.service_name, r.registration_number, r.completion_date,
  r.estimated_duration as minutes, q.final_cost as cost, m.hourly_rate, m.name, m.email, b.rate as bonus_rate,
  round(r.estimated_duration * m.hourly_rate / 60, 2) as time_pay, round(b.rate * q.final_cost, 2) as bonus,
  floor(extract(epoch from d.first_moment - r.completion_date) / 2592000)::int as month,
  floor(extract(epoch from now() - r.completion_date) / 1209600) as fortnight
from large_requests r
join public.service_requests q on q.request_id = r.request_id
join public.mechanics m on m.mechanic_id = r.mechanic_id
cross join (select private.bonus_rate() as rate) b
cross join (
  select min(p.first_day)::timestamp at time zone private.garage_time_zone() as first_moment from private.pay_runs p
) d
where r.status = 'completed' and r.completion_date < now() - interval '14 days';

insert into public.salary_payments (
  mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included, paid_by,
  notes, payment_date
)
select p.mechanic_id, p.name, p.email, sum(p.time_pay), sum(p.bonus), sum(p.time_pay + p.bonus),
  array_agg(p.request_id order by p.n), boss.manager_id, case when p.run is not null then format('Pay run %s', p.run) end,
  min(p.completion_date) + make_interval(days => case when p.run is null then 14 else 30 end)
from (
  select l.*, case when l.month between 0 and 11 then 13 - l.month end as run from large_pay l
) p
cross join (select m.manager_id from public.managers m order by m.created_at, m.manager_id limit 1) boss
group by p.mechanic_id, p.name, p.email, boss.manager_id, p.run, case when p.run is null then p.fortnight end
order by min(p.completion_date);

insert into private.paid_jobs (request_id, payment_id, amount)
select job, s.payment_id, p.time_pay + p.bonus
from public.salary_payments s cross join unnest(s.jobs_included) as job left join large_pay p on p.request_id = job
where not exists (select from private.paid_jobs j where j.request_id = job)
order by job;

-- Run 1 is that of the demo data.
insert into private.pay_runs (
  pay_run_id, first_day, last_day, state, made_at, made_by_name, checked_seal, checked_at, checked_by_name, closed_at,
  closed_by_name, total
)
overriding system value
select 13 - p.month, d.first_day - 30 * (p.month + 1), d.first_day - 30 * p.month - 1, 'approved', t.closed_at, boss.name,
  'large', t.closed_at, boss.name, t.closed_at, boss.name, sum(p.time_pay + p.bonus)
from large_pay p
cross join (select min(r.first_day) as first_day from private.pay_runs r) d
cross join (select m.name from public.managers m order by m.created_at, m.manager_id limit 1) boss
cross join lateral (
  select (d.first_day - 30 * p.month)::timestamp at time zone private.garage_time_zone() as closed_at
) t
where p.month between 0 and 11
group by p.month, d.first_day, boss.name, t.closed_at order by p.month desc;

insert into private.pay_lines (
  pay_run_id, mechanic_id, mechanic_name, kind, request_id, service_name, registration_number, completed_at, minutes,
  hourly_rate, time_pay, cost, bonus_rate, bonus, amount, added_at, added_by_name
)
select r.pay_run_id, p.mechanic_id, p.name, 'job', p.request_id, p.service_name, p.registration_number, p.completion_date,
  p.minutes, p.hourly_rate, p.time_pay, p.cost, p.bonus_rate, p.bonus, p.time_pay + p.bonus, r.closed_at, r.closed_by_name
from large_pay p join private.pay_runs r on r.pay_run_id = 13 - p.month
where p.month between 0 and 11 order by r.pay_run_id, p.mechanic_id, p.n;

insert into private.pay_slips (
  pay_run_id, mechanic_id, mechanic_name, payment_id, jobs, minutes, time_pay, bonus, additions, deductions, total
)
select 13 - p.month, p.mechanic_id, p.name, s.payment_id, count(*), sum(p.minutes), sum(p.time_pay), sum(p.bonus), 0, 0,
  sum(p.time_pay + p.bonus)
from large_pay p
join public.salary_payments s on s.mechanic_id = p.mechanic_id and s.notes = format('Pay run %s', 13 - p.month)
where p.month between 0 and 11 group by p.month, p.mechanic_id, p.name, s.payment_id;

-- One of a hundred was asked about and answered.
insert into private.pay_questions (
  line_id, pay_run_id, mechanic_id, mechanic_name, question, asked_at, answer, answered_at, answered_by_name
)
select l.line_id, l.pay_run_id, l.mechanic_id, l.mechanic_name, 'Why are only these minutes paid?', l.added_at,
  'Pay follows the minutes of the service.', l.added_at, l.added_by_name
from private.pay_lines l where l.pay_run_id > 1 and l.request_id % 100 = 0 order by l.line_id;

insert into private.bank_accounts (mechanic_id, mechanic_name, account_name, account_number, ifsc, changed_by_name)
select p.id, p.name, upper(p.name), lpad(p.number::text, 12, '5'), 'HDFC0001234', 'Meera Nair'
from large_people p where p.kind = 'mechanic';

select setval(pg_get_serial_sequence('private.pay_runs', 'pay_run_id'), (select max(pay_run_id) from private.pay_runs));
insert into private.pay_runs (first_day, last_day, made_by_name)
select max(r.last_day) + 1, private.today(), max(r.made_by_name) from private.pay_runs r;

select setval(pg_get_serial_sequence('public.vehicles', 'vehicle_id'), (select max(vehicle_id) from public.vehicles)),
  setval(pg_get_serial_sequence('public.service_requests', 'request_id'),
    (select max(request_id) from public.service_requests)),
  setval(pg_get_serial_sequence('private.invoices', 'invoice_id'), (select max(invoice_id) from private.invoices));

-- The audit trail of the newest fifth of the requests, as the triggers would have written it: booked, assigned,
-- started, completed with its part, paid. That is about one entry for each request in the garage.
create temporary table large_steps on commit drop as
select r.*, c.name as customer_name, m.name as mechanic_name, a.manager_id, a.name as manager_name,
  array_position(array['pending', 'approved', 'in_progress', 'completed'], coalesce(nullif(r.status, 'cancelled'), 'pending'))
    as stage,
  r.status = 'completed' and r.completion_date < now() - interval '14 days' as is_paid, u.part_id, u.quantity_used,
  u.part_cost, u.part_name
from large_requests r
join public.customers c on c.customer_id = r.customer_id
left join public.mechanics m on m.mechanic_id = r.mechanic_id
left join public.service_request_parts u on u.request_id = r.request_id
cross join (select x.manager_id, x.name from public.managers x order by x.created_at, x.manager_id limit 1) a
where r.n > (select requests * 0.8 from large);

insert into private.changes (
  changed_at, actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
)
select t.* from (
  select s.created_at, s.customer_id, s.customer_name, 'customer', 'added', 'request', s.request_id::text, s.service_name,
    null::jsonb, jsonb_build_object('status', 'pending', 'scheduled_date', s.scheduled_date, 'estimated_cost', s.base_price,
      'is_paid', false, 'registration_number', s.registration_number)
  from large_steps s
  union all
  select s.created_at + interval '1 hour', s.manager_id, s.manager_name, 'manager', 'changed', 'request',
    s.request_id::text, s.service_name, '{"status": "pending"}',
    jsonb_build_object('status', 'approved', 'mechanic_name', s.mechanic_name)
  from large_steps s where s.stage > 1
  union all
  select s.created_at + interval '90 minutes', s.mechanic_id, s.mechanic_name, 'mechanic', 'changed', 'request',
    s.request_id::text, s.service_name, '{"status": "approved"}', '{"status": "in_progress"}'
  from large_steps s where s.stage > 2
  union all
  select s.completion_date, s.mechanic_id, s.mechanic_name, 'mechanic', 'changed', 'part', s.part_id::text, s.part_name,
    jsonb_build_object('current_stock', 100 + s.n % 100),
    jsonb_build_object('current_stock', 100 + s.n % 100 - s.quantity_used)
  from large_steps s where s.part_id is not null
  union all
  select s.completion_date, s.mechanic_id, s.mechanic_name, 'mechanic', 'added', 'used_part', s.request_id::text,
    s.part_name, null, jsonb_build_object('quantity_used', s.quantity_used, 'part_cost', s.part_cost)
  from large_steps s where s.part_id is not null
  union all
  select s.completion_date, s.mechanic_id, s.mechanic_name, 'mechanic', 'changed', 'request', s.request_id::text,
    s.service_name, '{"status": "in_progress"}',
    jsonb_build_object('status', 'completed', 'final_cost', s.base_price + s.n % 40 * 25)
  from large_steps s where s.stage = 4
  union all
  select s.completion_date + interval '14 days', s.manager_id, s.manager_name, 'manager', 'changed', 'request',
    s.request_id::text, s.service_name, '{"is_paid": false}', '{"is_paid": true}'
  from large_steps s where s.is_paid
  union all
  select p.payment_date, p.paid_by, a.manager_name, 'manager', 'added', 'payment', p.payment_id::text, p.mechanic_name,
    null, jsonb_build_object('time_based_pay', p.time_based_pay, 'bonus_amount', p.bonus_amount,
      'total_amount', p.total_amount, 'jobs_included', p.jobs_included)
  from public.salary_payments p
  cross join (select distinct s.manager_id, s.manager_name, min(s.created_at) over () as since from large_steps s) a
  where p.paid_by = a.manager_id and p.payment_date >= a.since
) t
order by 1;

do $$
declare
  definition text;
begin
  for definition in select r.definition from dropped_indexes r loop
    execute definition;
  end loop;
end
$$;
