-- Service requests: a booking and the job it becomes, with its used parts, kept consistent with the vehicle, and the checks
-- of whatever changes an open one.

-- Tables

create table public.service_requests (
  request_id bigint generated always as identity primary key,
  customer_id uuid not null references public.customers (customer_id) on delete cascade,
  vehicle_id bigint references public.vehicles (vehicle_id) on delete set null,
  assigned_mechanic uuid references public.mechanics (mechanic_id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'in_progress', 'completed', 'cancelled')),
  customer_notes text check (char_length(customer_notes) <= private.limit_of('notes')),
  mechanic_notes text check (char_length(mechanic_notes) <= private.limit_of('notes')),
  scheduled_date timestamptz not null,
  estimated_cost numeric(12, 2) not null check (estimated_cost >= 0),
  sold_minutes int not null default 0 check (sold_minutes >= 0),
  sold_service_id bigint,
  paid_minutes int not null default 0 check (paid_minutes >= 0),
  clocked_minutes int not null default 0 check (clocked_minutes >= 0),
  final_cost numeric(12, 2) check (final_cost >= 0),
  started_at timestamptz,
  completion_date timestamptz,
  exceeds_estimate boolean not null default false,
  is_paid boolean not null default false,
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  arrived_at timestamptz,
  checked_in_by text check (char_length(checked_in_by) between 1 and private.limit_of('name')),
  arrival_kilometres int check (arrival_kilometres between 0 and private.limit_of('km_driven')),
  arrival_fuel text check (arrival_fuel in ('empty', 'quarter', 'half', 'three_quarters', 'full')),
  belongings text check (char_length(belongings) between 1 and private.limit_of('description')),
  key_number text check (char_length(key_number) between 1 and private.limit_of('code')),
  collected_at timestamptz,
  handed_over_by text check (char_length(handed_over_by) between 1 and private.limit_of('name')),
  service_name text not null check (char_length(service_name) between 1 and private.limit_of('name')),
  brand text not null check (char_length(brand) between 1 and private.limit_of('name')),
  model text not null check (char_length(model) between 1 and private.limit_of('name')),
  year int,
  registration_number text not null check (char_length(registration_number) between 1 and private.limit_of('code')),
  mechanic_name text check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'manager')),
  cancelled_by_name text,
  cancel_reason text check (char_length(cancel_reason) <= private.limit_of('notes')),
  moved_at timestamptz,
  moved_from timestamptz,
  moved_by text check (moved_by in ('customer', 'manager')),
  moved_by_name text,
  move_reason text check (char_length(move_reason) <= private.limit_of('notes')),
  promised_at timestamptz,
  first_promised_at timestamptz,
  drop_off time,
  planned_start time,
  overbooked_by text check (char_length(overbooked_by) between 1 and private.limit_of('name')),
  repeats bigint check (repeats <> request_id),
  unique (customer_id, idempotency_key),
  constraint completed_has_date_and_cost check (
    (status = 'completed') = (completion_date is not null)
    and (status = 'completed') = (final_cost is not null)
  ),
  constraint only_started_jobs_have_a_start check (started_at is null or status in ('in_progress', 'completed')),
  constraint only_a_final_cost_exceeds check (not exceeds_estimate or status = 'completed'),
  constraint only_a_cancelled_request_says_by_whom check (
    (cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null or status = 'cancelled')
    and (cancelled_at is not null or (cancelled_by_name is null and cancel_reason is null))
  ),
  constraint only_a_moved_request_says_by_whom check (
    (moved_at is null) = (moved_by is null) and (moved_at is null) = (moved_from is null)
    and (moved_at is not null or (moved_by_name is null and move_reason is null))
  ),
  constraint paid_is_completed check (not is_paid or status = 'completed'),
  constraint open_job_has_mechanic check (
    status not in ('approved', 'in_progress') or assigned_mechanic is not null
  ),
  constraint check_in_says_who_and_what check (
    (arrived_at is null) = (checked_in_by is null) and (arrived_at is null) = (arrival_kilometres is null)
    and (arrived_at is null) = (arrival_fuel is null)
    and (arrived_at is not null or (belongings is null and key_number is null))
  ),
  constraint collected_says_who check ((collected_at is null) = (handed_over_by is null)),
  constraint collected_is_over check (collected_at is null or status in ('completed', 'cancelled'))
);
comment on table public.service_requests is
  'A booking and the job it becomes. service_name, vehicle and mechanic_name are copies from the time of booking. '
  'estimated_cost, sold_minutes: the sums of the approved lines; sold_service_id: the service that was all that was sold by the minute, null for none or several; '
  'paid_minutes: of the first service''s line, what its mechanic''s pay counts; '
  'clocked_minutes: of all entries once it is completed. exceeds_estimate: the final cost was above it by more than the '
  'garage''s tolerance at completion. started_at: when the mechanic started it, null once it is back in the queue. '
  'is_paid: a manager has paid the mechanic''s salary for it. A cancelled request keeps its mechanic, who sees it among '
  'the jobs until its day has passed. moved_…: the last move, moved_from the day before it. …_by_name is null once that '
  'customer has closed their account. arrived_at: the front desk has the car since then, whatever the status; '
  'drop_off: the time that was chosen to bring it, then that of scheduled_date; promised_at: when the car is promised to be ready, first_promised_at: when it was at first; planned_start: when the schedule has its work begin that day, null for after the work before it; overbooked_by: the manager who put it on a day, or at a drop-off time, that was full. repeats: the earlier job that it redoes, which pays its mechanic no second bonus; no foreign key, by which the API would embed a request in itself. checked_in_by and handed_over_by are names of managers. belongings: what was left in the car.';

create table public.service_request_parts (
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  part_id bigint not null references public.parts (id) on delete restrict,
  quantity_used numeric(12, 3) not null check (quantity_used > 0),
  part_cost numeric(12, 2) not null check (part_cost >= 0),
  part_name text not null check (char_length(part_name) between 1 and private.limit_of('name')),
  primary key (request_id, part_id)
);
comment on table public.service_request_parts is
  'Parts used by a completed job. part_cost: what its approved lines say, price times quantity at completion beyond them.';

-- Indexes

create index service_requests_customer_idx on public.service_requests (customer_id, created_at desc);
create index service_requests_vehicle_idx on public.service_requests (vehicle_id, status);
create index service_requests_queue_idx on public.service_requests (status, created_at, request_id);
create index service_requests_unpaid_idx on public.service_requests (assigned_mechanic, completion_date)
where status = 'completed' and not is_paid;
create index service_requests_jobs_idx on public.service_requests (assigned_mechanic, status, scheduled_date)
include (
  is_paid, estimated_cost, final_cost, completion_date, repeats,
  -- What a mechanic's search reads of each own job: 5,000 rows of the table are 16 ms away, of the index 5.
  request_id, customer_id, cancelled_at, brand, model, service_name, registration_number
);
create index service_requests_repeats_idx on public.service_requests (repeats);
create index service_requests_completed_jobs_idx
  on public.service_requests (assigned_mechanic, completion_date desc, request_id) where status = 'completed';
-- Sold and clocked minutes of a month are summed from it alone.
create index service_requests_completion_idx on public.service_requests (completion_date)
include (request_id, final_cost, assigned_mechanic, sold_minutes, clocked_minutes, sold_service_id, service_name) where status = 'completed';
create index service_requests_here_idx on public.service_requests (arrived_at)
where arrived_at is not null and collected_at is null;
create index service_requests_to_collect_idx on public.service_requests (completion_date desc)
where status = 'completed' and collected_at is null;
create index service_request_parts_part_idx on public.service_request_parts (part_id);

-- Row-level security

create function private.my_visible_requests() returns setof bigint
language sql stable security definer set search_path = ''
as $$
  select r.request_id from public.service_requests r
  where r.customer_id = (select private.caller_id()) or r.assigned_mechanic = (select private.caller_id())
$$;
comment on function private.my_visible_requests() is
  'The caller''s own or assigned requests. For the policies of the linked tables.';

create function private.my_jobs() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select r.request_id from public.service_requests r where r.assigned_mechanic = (select private.caller_id()) $$;
comment on function private.my_jobs() is 'Requests assigned to the calling mechanic. For the parts-used policy.';

alter table public.service_requests enable row level security;
alter table public.service_request_parts enable row level security;

create policy "Customers read their own requests, mechanics their jobs, managers all" on public.service_requests
for select to authenticated
using (
  customer_id = (select private.caller_id())
  or assigned_mechanic = (select private.caller_id())
  or (select private.is_manager())
);

create policy "Mechanics read the parts of their jobs, managers all" on public.service_request_parts
for select to authenticated
using ((select private.is_manager()) or request_id in (select private.my_jobs()));

create function private.vehicles_of_my_jobs() returns setof bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select r.vehicle_id from public.service_requests r
    where r.assigned_mechanic = (select private.caller_id()) and r.vehicle_id is not null;
end
$$;
comment on function private.vehicles_of_my_jobs() is
  'Vehicles of the calling mechanic''s jobs. For the vehicles policy.';

create policy "Owners, managers and the mechanics at work on it read a vehicle" on public.vehicles
for select to authenticated
using (
  customer_id = (select private.caller_id())
  or (select private.is_manager())
  or vehicle_id in (select private.vehicles_of_my_jobs())
);

-- Functions

create function private.follow_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.vehicle_id = new.vehicle_id order by r.request_id for update;
  update public.service_requests r
  set brand = new.brand, model = new.model, year = new.year, registration_number = new.registration_number
  where r.vehicle_id = new.vehicle_id and r.status in ('pending', 'approved', 'in_progress');
  return null;
end
$$;
comment on function private.follow_vehicle() is
  'Trigger: copies a changed vehicle to its open requests; completed and cancelled ones keep the old values.';
create trigger follow_vehicle after update of brand, model, year, registration_number on public.vehicles
for each row execute function private.follow_vehicle();

create function private.keep_booked_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.vehicle_id = old.vehicle_id order by r.request_id for update;
  -- Deleting a customer's account deletes their vehicles and requests.
  if exists (select from public.customers c where c.customer_id = old.customer_id)
    and exists (
      select from public.service_requests r
      where r.vehicle_id = old.vehicle_id and r.status in ('pending', 'approved', 'in_progress')
    )
  then
    raise exception using errcode = 'PT409',
      message = 'This vehicle has open service requests and cannot be deleted';
  end if;
  return old;
end
$$;
comment on function private.keep_booked_vehicle() is 'Trigger: PT409 when a vehicle with open requests is deleted.';
create trigger keep_booked_vehicle before delete on public.vehicles
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.keep_booked_vehicle();

create function private.own_vehicle(p_vehicle_id bigint, p_customer_id uuid) returns bigint
language sql stable security definer set search_path = ''
as $$ select v.vehicle_id from public.vehicles v where v.vehicle_id = p_vehicle_id and v.customer_id = p_customer_id $$;
comment on function private.own_vehicle(bigint, uuid) is
  'The vehicle of a request for its customer: null once it was passed on, as there is nothing to open. Internal.';

create function private.request_of(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.request_of(bigint) is 'Any request, for a caller who may see all. PT404 (hint: request_id). Internal.';

create function private.lock_request(p_request_id bigint) returns public.service_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.lock_request(bigint) is
  'Any request as it is once it is locked, for a caller who may change all. PT404 (hint: request_id). Internal.';

create function private.open_lines(p_request_id bigint) returns public.service_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.lock_caller();
  perform private.require_staff();
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id
    and (r.assigned_mechanic = (select private.caller_id()) or (select private.is_manager()))
  for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.open_lines(bigint) is
  'Locks and returns a request whose lines the caller may write: a manager any, a mechanic the own jobs. PT404 for '
  'another. Internal.';

create function private.require_open_request(p_request public.service_requests) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_request.status in ('completed', 'cancelled') then
    raise exception using errcode = 'PT409', message = format('This request is already %s', p_request.status);
  end if;
end
$$;
comment on function private.require_open_request(public.service_requests) is
  'PT409 for a completed or cancelled request, whose lines no longer change. Internal.';

create function private.line_text(p_line jsonb, p_key text, p_before text, p_limit text, p_label text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  entered text := nullif(btrim(p_line ->> p_key), '');
begin
  if not p_line ? p_key then
    return p_before;
  elsif jsonb_typeof(p_line -> p_key) not in ('string', 'null') then
    raise exception using errcode = 'PT400', message = format('%s must be a text', p_label), hint = p_key;
  end if;
  perform private.check_length(entered, p_limit, p_label, p_key);
  return entered;
end
$$;
comment on function private.line_text(jsonb, text, text, text, text) is
  'A text of an entered line, trimmed, null for a blank one; p_before when it was not entered. PT400. Internal.';

create function private.line_number(
  p_line jsonb, p_key text, p_before numeric, p_most numeric, p_decimals int, p_label text
) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  entered numeric;
begin
  if not p_line ? p_key then
    return p_before;
  elsif jsonb_typeof(p_line -> p_key) = 'null' then
    return null;
  elsif jsonb_typeof(p_line -> p_key) = 'number' then
    entered := (p_line ->> p_key)::numeric;
  end if;
  if entered is null or entered not between 0 and p_most or entered <> round(entered, p_decimals) then
    raise exception using errcode = 'PT400', message = format('Please enter a valid %s', p_label), hint = p_key;
  end if;
  return entered;
end
$$;
comment on function private.line_number(jsonb, text, numeric, numeric, int, text) is
  'A number of an entered line; p_before when it was not entered. PT400 unless from 0 to p_most. Internal.';

-- Grants

-- Not vehicle_id: who passed a car on reads it of no request, which private.own_vehicle decides.
grant select (
  request_id, customer_id, assigned_mechanic, status, customer_notes, mechanic_notes, scheduled_date,
  estimated_cost, final_cost, started_at, completion_date, created_at, service_name, brand, model, year,
  registration_number, mechanic_name, arrived_at, checked_in_by, arrival_kilometres, arrival_fuel, belongings,
  key_number, collected_at, handed_over_by
) on public.service_requests to authenticated;
grant select on public.service_request_parts to authenticated;
grant execute on function
  private.my_visible_requests(), private.my_jobs(), private.vehicles_of_my_jobs()
to authenticated;
