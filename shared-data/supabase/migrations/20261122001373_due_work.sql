-- Due work: what is due for each car, kept so that a list of all cars needs no forecast, and what the garage said about it.

-- Tables

create function private.reminder_stage(p_day date) returns int
language sql stable security definer set search_path = ''
as $$ select case when p_day <= private.today() + 3 then 3 when p_day <= private.today() + 14 then 14 end $$;
comment on function private.reminder_stage(date) is
  'Which reminder of due work with this reminder_day is to go today: 3 or 14 days before; null for neither yet. Internal.';

create table private.due_work (
  due_id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (vehicle_id) on delete cascade,
  kind text not null check (kind in ('service', 'deferred', 'document')),
  work text not null,
  service_id bigint references public.services (service_id) on delete cascade,
  -- Without a foreign key: Clear All would empty this table with the lines.
  line_id bigint,
  document_id bigint references private.vehicle_documents (document_id) on delete cascade,
  due_on date not null,
  due_by text check (due_by in ('months', 'kilometres')),
  since timestamptz not null,
  is_done boolean,
  months int,
  kilometres int,
  put_off_until date,
  put_off_reason text check (char_length(put_off_reason) between 1 and private.limit_of('notes')),
  put_off_by_name text,
  reminded int check (reminded in (14, 3)),
  remind_on date generated always as (case kind when 'deferred' then put_off_until else due_on end) stored,
  unique (vehicle_id, kind, work),
  constraint a_service_a_line_or_a_document check (
    (kind = 'deferred') = (line_id is not null) and (kind = 'document') = (document_id is not null)
    and (kind <> 'service' or service_id is not null)
  ),
  constraint put_off_says_why check ((put_off_until is null) = (put_off_reason is null))
);
comment on table private.due_work is
  'What is due for a vehicle: a service on its forecast day, a deferred line since the day of its answer, or a '
  'document on its last valid day. It repeats private.forecast, private.deferred_lines and private.current_documents, as of when the vehicle was last in stale_vehicles; only what puts it off, and '
  'reminded, so many days before reminder_day, are its own. remind_on: that day, of deferred work the one until which it was put off; null where nobody did, as a column cannot hold what the settings of messages say. work: tells one service, deferred work or document of a vehicle. It goes when the work is no longer due.';

create table private.stale_vehicles (
  entry_id bigint generated always as identity primary key,
  vehicle_id bigint not null
);
comment on table private.stale_vehicles is
  'The vehicles whose due work may have changed, until renew_due_work has read them. Only added to by those who change '
  'something, and without a key over the vehicle, so that nobody waits for anybody.';

create table private.due_contacts (
  contact_id bigint generated always as identity primary key,
  vehicle_id bigint references public.vehicles (vehicle_id) on delete set null,
  -- Without a foreign key: Clear All would empty this table with them.
  requests bigint[],
  channel text not null check (channel in ('call', 'message', 'reminder')),
  kind text not null check (kind in ('service', 'deferred', 'document')),
  due text not null,
  -- Without a foreign key, as that of due_work.
  line_id bigint,
  work text check (char_length(work) between 1 and private.limit_of('description')),
  said text check (char_length(said) between 1 and private.limit_of('notes')),
  contacted_at timestamptz not null default now(),
  contacted_by_name text,
  ended_at timestamptz,
  constraint a_contact_says_about_what check ((work is null) = (ended_at is not null)),
  constraint a_call_says_what check (case when ended_at is null then channel <> 'call' or said is not null else said is null end),
  constraint only_a_reminder_is_by_nobody check ((channel = 'reminder') = (contacted_by_name is null))
);
comment on table private.due_contacts is
  'Who of the garage called or wrote to the owner of a vehicle about due work, when, and what was said; and the reminders that were '
  'queued by themselves. kind, due and line_id: those of the due work (kind, work and line_id there), also after it went; work: what it '
  'was called then. ended_at: when that owner passed the car on or deleted it; only that they were '
  'contacted is kept then, for the reports. requests: those of a deleted vehicle, which they no longer name.';

-- Indexes

create index due_work_day_idx on private.due_work (due_on, due_id);
-- One kind alone, among many times as many of the others: 0.1 s in place of 3 at 40,000 deferred lines.
create index due_work_kind_idx on private.due_work (kind, due_on, due_id);
create index due_work_remind_idx on private.due_work (remind_on);
-- What nobody was reminded of, however long it is overdue.
create index due_work_unreminded_idx on private.due_work (remind_on) where reminded is null and kind = 'service';
create index due_work_deferred_idx on private.due_work (due_on) where remind_on is null;
create index due_work_service_idx on private.due_work (service_id);
create index due_work_line_idx on private.due_work (line_id);
create index due_work_document_idx on private.due_work (document_id);
create index due_work_put_off_idx on private.due_work (due_on, due_id) where put_off_until is not null;
create index stale_vehicles_vehicle_idx on private.stale_vehicles (vehicle_id);
create index due_contacts_vehicle_idx on private.due_contacts (vehicle_id, contact_id desc);

-- Row-level security

alter table private.due_work enable row level security;
alter table private.stale_vehicles enable row level security;
alter table private.due_contacts enable row level security;

-- Functions

create function private.reminder_day(p_due private.due_work) returns date
language sql stable security definer set search_path = ''
as $$ select coalesce(p_due.remind_on, p_due.due_on + s.deferred_days) from private.message_settings s $$;
comment on function private.reminder_day(private.due_work) is
  'The day 14 and 3 days before which the owner of a car is reminded of due work: remind_on, else, of deferred work that nobody put '
  'off, so many days after the answer as the garage has set. Internal.';

create function private.note_stale_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stale_vehicles (vehicle_id)
  select (v.row ->> 'vehicle_id')::bigint
  from (select coalesce(to_jsonb(new), to_jsonb(old)) as row) v where v.row ->> 'vehicle_id' is not null;
  return null;
end
$$;
comment on function private.note_stale_vehicle() is
  'Trigger: the due work of the vehicle of a vehicle, reading, document or request may have changed.';
create trigger note_stale_vehicle after insert or update of brand, model, fuel_type on public.vehicles
for each row execute function private.note_stale_vehicle();
create trigger note_stale_vehicle after insert or update or delete on public.odometer_readings
for each row execute function private.note_stale_vehicle();
create trigger note_stale_vehicle after insert or update or delete on private.vehicle_documents
for each row execute function private.note_stale_vehicle();
create trigger note_stale_vehicle after update of status, vehicle_id on public.service_requests
for each row when (new.status in ('completed', 'cancelled')) execute function private.note_stale_vehicle();
create trigger note_removed_request after delete on public.service_requests
for each row when (old.status in ('completed', 'cancelled')) execute function private.note_stale_vehicle();

create function private.keep_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.due_contacts k
  set ended_at = coalesce(k.ended_at, now()), work = null, said = null, requests = array(
    select r.request_id from public.service_requests r where r.vehicle_id = old.vehicle_id order by r.request_id
  )
  where k.vehicle_id = old.vehicle_id;
  return old;
end
$$;
comment on function private.keep_contacts() is
  'Trigger: of a deleted vehicle only that its owner was contacted is kept, for the reports of that month.';
create trigger keep_contacts before delete on public.vehicles for each row execute function private.keep_contacts();

create function private.note_stale_vehicle_of_line() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stale_vehicles (vehicle_id)
  select r.vehicle_id from public.service_requests r
  where r.request_id = new.request_id and r.vehicle_id is not null;
  return null;
end
$$;
comment on function private.note_stale_vehicle_of_line() is
  'Trigger: a line that is answered, withdrawn or put in place of another changes what is deferred on its vehicle.';
create trigger note_stale_vehicle after insert or update of status on public.request_lines
for each row when (new.status <> 'proposed' or new.replaces is not null)
execute function private.note_stale_vehicle_of_line();

create function private.note_all_stale() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stale_vehicles (vehicle_id) select v.vehicle_id from public.vehicles v;
  return null;
end
$$;
comment on function private.note_all_stale() is 'Trigger: the due work of every vehicle may have changed.';
create trigger note_all_stale after insert or update or delete on private.service_intervals
for each statement execute function private.note_all_stale();
create trigger note_all_stale after update of active on public.services
for each statement execute function private.note_all_stale();
create trigger note_all_stale after update of brand, model on public.cartypes
for each statement execute function private.note_all_stale();
create trigger note_all_stale after truncate on public.service_requests
for each statement execute function private.note_all_stale();

create function private.renew_due_work_of(p_vehicle public.vehicles) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
begin
  with wanted as materialized (
    select 'service' as kind, f.service_id::text as work, f.service_id, null::bigint as line_id, f.due_on, f.due_by, f.since,
      f.is_done, f.months, f.kilometres, null::bigint as document_id
    from private.driving(p_vehicle.vehicle_id) d
    cross join lateral private.forecast(p_vehicle, d.km_per_day, d.first_at, d.last_at, d.last_driven) f
    where f.due_on is not null
    union all
    select 'deferred', md5(private.work_key(l)), l.service_id, l.line_id,
      (coalesce(l.decided_at, l.created_at) at time zone zone)::date, null, coalesce(l.decided_at, l.created_at), null, null, null,
      null
    from private.deferred_lines(p_vehicle.vehicle_id, null, 'manager') l
    union all
    -- Another end is due anew.
    select 'document', d.document_id::text, null, null, d.valid_until, null, d.valid_until::timestamp at time zone zone, null,
      null, null, d.document_id
    from private.current_documents(p_vehicle.vehicle_id) d
  ), gone as (
    delete from private.due_work d
    where d.vehicle_id = p_vehicle.vehicle_id and not exists (
      select from wanted w where w.kind = d.kind and w.work = d.work
    )
  )
  insert into private.due_work as d (
    vehicle_id, kind, work, service_id, line_id, due_on, due_by, since, is_done, months, kilometres, document_id
  )
  select p_vehicle.vehicle_id, w.* from wanted w
  on conflict (vehicle_id, kind, work) do update
  set service_id = excluded.service_id, line_id = excluded.line_id, due_on = excluded.due_on, due_by = excluded.due_by,
    since = excluded.since, is_done = excluded.is_done, months = excluded.months, kilometres = excluded.kilometres,
    -- Done or declined again since, it is due anew.
    put_off_until = case when d.since = excluded.since then d.put_off_until end,
    put_off_reason = case when d.since = excluded.since then d.put_off_reason end,
    put_off_by_name = case when d.since = excluded.since then d.put_off_by_name end,
    reminded = case when d.since = excluded.since then d.reminded end
  where (d.line_id, d.due_on, d.due_by, d.since, d.is_done, d.months, d.kilometres) is distinct from (
    excluded.line_id, excluded.due_on, excluded.due_by, excluded.since, excluded.is_done, excluded.months, excluded.kilometres
  );
end
$$;
comment on function private.renew_due_work_of(public.vehicles) is
  'Reads again what is due for a locked vehicle, and keeps what was put off. Internal.';

-- 500: an import of 20,000 cars is read within 40 minutes by a schedule of one minute.
create function private.renew_due_work(p_most int default 500) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  renewed int := 0;
begin
  delete from private.stale_vehicles s where not exists (
    select from public.vehicles v where v.vehicle_id = s.vehicle_id
  );
  for vehicle in
    select v.* from public.vehicles v
    where v.vehicle_id in (
      select s.vehicle_id from (
        select e.vehicle_id, min(e.entry_id) as first_id from private.stale_vehicles e group by e.vehicle_id
      ) s order by s.first_id limit least(greatest(coalesce(p_most, 500), 1), 1000)
    )
    order by v.vehicle_id for no key update skip locked
  loop
    -- Before it is read: what commits after this stays noted.
    delete from private.stale_vehicles s where s.vehicle_id = vehicle.vehicle_id;
    perform private.renew_due_work_of(vehicle);
    renewed := renewed + 1;
  end loop;
  return renewed;
end
$$;

create function public.renew_due_work() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.renew_due_work() $$;
comment on function public.renew_due_work() is
  'Reads again what is due for the vehicles of which something changed, at most 500, and returns how many. Two at once '
  'share them: each locks the vehicles that it reads and passes by those that are locked. Secret key only.';

-- Grants

grant execute on function private.renew_due_work(int), public.renew_due_work() to service_role;
