-- Due work: what is due for each car, kept so that a list of all cars needs no forecast, and what the garage
-- said about it.

set check_function_bodies = off;

create function private.reminder_stage(p_day date) returns int
language sql stable security definer set search_path = ''
as $$ select case when p_day <= private.today() + 3 then 3 when p_day <= private.today() + 14 then 14 end $$;
comment on function private.reminder_stage(date) is
  'Which reminder of due work with this reminder_day is to go today: 3 or 14 days before; null for neither '
  'yet.';

create function private.reminder_day(p_due private.due_work) returns date
language sql stable security definer set search_path = ''
as $$ select coalesce(p_due.remind_on, p_due.due_on + s.deferred_days) from private.message_settings s $$;
comment on function private.reminder_day(private.due_work) is
  'The day 14 and 3 days before which the owner of a car is reminded of due work: remind_on, else, of '
  'deferred work that nobody put off, so many days after the answer as the garage has set.';

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
    select r.request_id from public.service_requests r where r.vehicle_id = old.vehicle_id
    order by r.request_id
  )
  where k.vehicle_id = old.vehicle_id;
  return old;
end
$$;
comment on function private.keep_contacts() is
  'Trigger: of a deleted vehicle only that its owner was contacted is kept, for the reports of that month.';
create trigger keep_contacts before delete
  on public.vehicles for each row execute function private.keep_contacts();

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
  'Trigger: a line that is answered, withdrawn or put in place of another changes what is deferred on its '
  'vehicle.';
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
    select 'service' as kind, f.service_id::text as work, f.service_id, null::bigint as line_id,
      f.due_on, f.due_by, f.since,
      f.is_done, f.months, f.kilometres, null::bigint as document_id
    from private.driving(p_vehicle.vehicle_id) d
    cross join lateral private.forecast(p_vehicle, d.km_per_day, d.first_at, d.last_at, d.last_driven) f
    where f.due_on is not null
    union all
    select 'deferred', md5(private.work_key(l)), l.service_id, l.line_id,
      (coalesce(l.decided_at, l.created_at) at time zone zone)::date, null,
      coalesce(l.decided_at, l.created_at), null, null, null,
      null
    from private.deferred_lines(p_vehicle.vehicle_id, null, 'manager') l
    union all
    -- Another end is due anew.
    select 'document', d.document_id::text, null, null, d.valid_until, null,
      d.valid_until::timestamp at time zone zone, null,
      null, null, d.document_id
    from private.current_documents(p_vehicle.vehicle_id) d
  ), gone as (
    delete from private.due_work d
    where d.vehicle_id = p_vehicle.vehicle_id and not exists (
      select from wanted w where w.kind = d.kind and w.work = d.work
    )
  )
  insert into private.due_work as d (
    vehicle_id, kind, work, service_id, line_id, due_on, due_by, since, is_done, months,
    kilometres, document_id
  )
  select p_vehicle.vehicle_id, w.* from wanted w
  on conflict (vehicle_id, kind, work) do update
  set service_id = excluded.service_id, line_id = excluded.line_id, due_on = excluded.due_on,
    due_by = excluded.due_by,
    since = excluded.since, is_done = excluded.is_done, months = excluded.months,
    kilometres = excluded.kilometres,
    -- Done or declined again since, it is due anew.
    put_off_until = case when d.since = excluded.since then d.put_off_until end,
    put_off_reason = case when d.since = excluded.since then d.put_off_reason end,
    put_off_by_name = case when d.since = excluded.since then d.put_off_by_name end,
    reminded = case when d.since = excluded.since then d.reminded end
  where (d.line_id, d.due_on, d.due_by, d.since, d.is_done, d.months, d.kilometres) is distinct from (
    excluded.line_id, excluded.due_on, excluded.due_by, excluded.since, excluded.is_done, excluded.months,
    excluded.kilometres
  );
end
$$;
comment on function private.renew_due_work_of(public.vehicles) is
  'Reads again what is due for a locked vehicle, and keeps what was put off.';

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
call private.publish('renew_due_work', 'server',
  'Reads again what is due for the vehicles of which something changed, at most 500, and returns how many. '
  'Two at once share them: each locks the vehicles that it reads and passes by those that are locked. '
  'Secret key only.', parameters => 0);

-- Due work in lists: all of it and what managers do about it (calls, messages, putting off), that of one
-- vehicle, and how much
-- its owner can book.

-- A view and no function, which a list of 1,000 rows called for each of them: 0.4 ms each at a million
-- requests.
create view private.open_due_work with (security_invoker = true) as
  select d.* from private.due_work d
  -- A request that was deleted took its lines along; due_work follows within a minute.
  where (d.kind <> 'deferred' or exists (select from public.request_lines l where l.line_id = d.line_id))
  and case when d.kind = 'document' then exists (
    select from private.current_documents(d.vehicle_id) c where c.document_id = d.document_id
      and c.valid_until = d.due_on
  ) else not exists (
    select from public.service_requests r join public.request_lines l on l.request_id = r.request_id
    where r.vehicle_id = d.vehicle_id and l.status in ('proposed', 'approved') and case d.kind
      when 'service' then l.service_id = d.service_id
      -- A part that is booked in words is the same work.
      else l.line_id <> d.line_id and (md5(private.work_key(l)) = d.work or lower(btrim(l.description)) = (
        select lower(btrim(n.description)) from public.request_lines n where n.line_id = d.line_id
      ))
    end and (
      r.status in ('pending', 'approved', 'in_progress')
      or (r.status = 'completed' and l.status = 'approved' and r.completion_date > d.since)
    )
  ) end;
comment on view private.open_due_work is
  'Due work that no open request has and that was not done since it was read; of documents, those that were '
  'not renewed, of deferred work that whose line is still there.';

create function private.due_entry(p_due private.due_work) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'due_id', p_due.due_id, 'kind', p_due.kind, 'work', coalesce(
      case when r.customer_id = v.customer_id then l.description else private.work_name(l) end, s.name,
      private.document_name(o.kind)
    ),
    -- Null for one that can no longer be booked as such.
    'service_id', case when s.active then s.service_id end, 'line_id', p_due.line_id,
    'document_id', p_due.document_id,
    'due_on', p_due.due_on, 'due_by', p_due.due_by, 'since', p_due.since, 'is_done', p_due.is_done,
    'months', p_due.months, 'kilometres', p_due.kilometres,
    'why', case when l.status = 'declined' and r.customer_id = v.customer_id then l.decline_reason end,
    'is_declined', l.status = 'declined',
    'price_then', case when r.customer_id = v.customer_id then l.amount end,
    'is_withheld', coalesce(r.customer_id <> v.customer_id, false),
    'price_now', case p_due.kind when 'service' then s.base_price else private.price_now(l) end,
    'vehicle_id', v.vehicle_id, 'registration_number', v.registration_number,
    'brand', v.brand, 'model', v.model,
    'customer_id', c.customer_id, 'customer_name', c.name, 'phone', c.phone,
    'put_off_until', p_due.put_off_until, 'put_off_reason', p_due.put_off_reason,
    'put_off_by_name', p_due.put_off_by_name,
    'last_contact', (
      select jsonb_build_object(
        'channel', k.channel, 'work', k.work, 'is_about_it', k.kind = p_due.kind
          and k.due = p_due.work, 'said', k.said,
        'at', k.contacted_at, 'by', k.contacted_by_name
      )
      from private.due_contacts k
      where k.vehicle_id = p_due.vehicle_id and k.ended_at is null and k.channel <> 'reminder'
      order by k.contact_id desc limit 1
    ),
    'contacts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'contact_id', k.contact_id, 'channel', k.channel, 'said', k.said, 'at', k.contacted_at,
        'by', k.contacted_by_name
      ) order by k.contact_id desc)
      from (
        select n.* from private.due_contacts n
        where n.vehicle_id = p_due.vehicle_id and n.ended_at is null and n.kind = p_due.kind
          and n.due = p_due.work
        order by n.contact_id desc limit 50
      ) k
    ), '[]')
  )
  from public.vehicles v
  join public.customers c on c.customer_id = v.customer_id
  left join public.services s on s.service_id = p_due.service_id
  left join public.request_lines l on l.line_id = p_due.line_id
  left join public.service_requests r on r.request_id = l.request_id
  left join private.vehicle_documents o on o.document_id = p_due.document_id
  where v.vehicle_id = p_due.vehicle_id
$$;
comment on function private.due_entry(private.due_work) is
  'Due work as managers see it and its owner is told it: of what an earlier owner was offered, as '
  'deferred_work, without their words, reason and price.';

create function private.due_work_page(p_kind text, p_within int, p_put_off boolean, p_search text,
  p_page int, p_page_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(btrim(p_search), '');
  found bigint[] := case when search is not null then array(select private.found_vehicles(search)) end;
  kind_filter text := private.list_filter(p_kind, 'service', 'deferred', 'document');
  today date := private.today();
  last_day date := today + least(greatest(coalesce(p_within, 30), 0), 365);
  starts bigint := private.page_start(p_page, p_page_size);
  length int := private.page_length(p_page_size);
  answer jsonb;
begin
  with matching as materialized (
    select d.due_id, row_number() over (order by d.due_on, d.due_id) as place from private.open_due_work d
    where d.due_on <= last_day and (kind_filter is null or d.kind = kind_filter)
      and (found is null or d.vehicle_id = any (found))
      and case when coalesce(p_put_off, false) then d.put_off_until > today
        else d.put_off_until is null or d.put_off_until <= today end
      and exists (
        select from public.vehicles v join public.customers c on c.customer_id = v.customer_id
        where v.vehicle_id = d.vehicle_id and c.closed_at is null
      )
    -- Read once, for the page and for the count.
    order by d.due_on, d.due_id limit greatest(private.count_limit(), starts + length)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.due_entry(d) order by m.place)
      from matching m join private.due_work d on d.due_id = m.due_id where m.place > starts
        and m.place <= starts + length
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching)
  ) into answer;
  return answer;
end
$$;
comment on function private.due_work_page(text, int, boolean, text, int, int) is 'As list_due_work.';

create function private.list_due_work(
  p_kind text default null, p_within int default 30, p_put_off boolean default false,
  p_search text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.due_work_page(p_kind, p_within, p_put_off, p_search, p_page, p_page_size);
end
$$;
call private.publish('list_due_work', 'managers',
  'What is due for cars, longest due first, but for what an open request has: services on their forecast '
  'day, declined or unanswered lines (deferred), with their price then and now in rupees, and documents on '
  'their last valid day, but for renewed ones; each with the last 50 contacts about it and the last one '
  'about its car. kind: service, deferred or document, else all. within: days from today. put_off: those '
  'alone that were put off, which are left out otherwise. Searches as list_vehicles. What changed in the '
  'last minute may be missing. Managers only.');

create function private.due_work_of(p_vehicle_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.due_entry(d) order by o.due_on, o.due_id), '[]')
  from private.open_due_work o join private.due_work d on d.due_id = o.due_id
  join public.vehicles v on v.vehicle_id = o.vehicle_id
  join public.customers c on c.customer_id = v.customer_id
  where o.vehicle_id = p_vehicle_id and c.closed_at is null
$$;
comment on function private.due_work_of(bigint) is
  'What is due for one car, each as in list_due_work, whatever its day and also what was put off.';

create function private.vehicle_care(p_vehicle_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  vehicle public.vehicles := private.require_vehicle(p_vehicle_id, account);
  is_owner boolean := account ->> 'role' = 'customer';
  today date := private.today();
  pace record;
begin
  select d.* into pace from private.driving(p_vehicle_id) d;
  return jsonb_build_object(
    'readings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'reading_id', m.reading_id, 'kilometres', m.kilometres, 'source', m.source, 'read_at', m.read_at,
        'is_reset', m.is_reset, 'counts', m.driven is not null,
        'recorded_by', case when not is_owner then m.recorded_by end
      ) order by m.read_at desc, m.reading_id desc)
      from (
        select a.* from private.mileage(p_vehicle_id) a order by a.read_at desc, a.reading_id desc limit 100
      ) m
    ), '[]'),
    'km_per_day', pace.km_per_day,
    'sureness', pace.sureness,
    'forecast', coalesce((
      select jsonb_agg(jsonb_build_object(
        'service_id', f.service_id, 'service_name', f.service_name, 'months', f.months,
        'kilometres', f.kilometres,
        'since', f.since, 'is_done', f.is_done, 'driven', f.driven, 'due_on', f.due_on, 'due_by', f.due_by,
        'price_now', f.price_now, 'state', case when f.due_on < today then 'over'
          when f.due_on <= today + 30 then 'due' else 'later' end,
        'booked_for', (
          select min(r.scheduled_date)
          from public.service_requests r join public.request_lines l on l.request_id = r.request_id
          where r.vehicle_id = p_vehicle_id and r.status in ('pending', 'approved', 'in_progress')
            and l.service_id = f.service_id and l.status in ('proposed', 'approved')
        )
      ) order by f.due_on, f.service_name)
      from private.forecast(vehicle, pace.km_per_day, pace.first_at, pace.last_at, pace.last_driven) f
    ), '[]'),
    'deferred', private.deferred_work(p_vehicle_id),
    'documents', case when account ->> 'role' <> 'mechanic' then private.documents_of(p_vehicle_id) end,
    'due_work', case when account ->> 'role' = 'manager' then private.due_work_of(p_vehicle_id) end
  );
end
$$;
call private.publish('vehicle_care', 'customers, mechanics, managers',
  'The care of a vehicle: readings (the last 100, newest first), km_per_day and how sure it is (none, low, '
  'fair, good), forecast (each service with an interval: price_now in rupees, state over, due within 30 '
  'days, or later, and booked_for where an open request has it), deferred, as deferred_work returns it, '
  'documents, null for a mechanic, and due_work, which list_due_work has of it, whatever its day, for '
  'managers alone. recorded_by is null for the owner. Managers; mechanics for the cars of their jobs; '
  'customers for their own vehicles. PT404.');

create function private.own_due_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  today date := private.today();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('vehicle_id', n.vehicle_id, 'due', n.due) order by n.vehicle_id)
    from (
      select o.vehicle_id, count(*) as due
      from public.vehicles v join private.open_due_work o on o.vehicle_id = v.vehicle_id
      where v.customer_id = caller and o.kind <> 'document' and o.due_on <= today + 30
        and not exists (select from public.request_lines l where l.line_id = o.line_id
          and private.stays_behind(l))
        and (o.put_off_until is null or o.put_off_until <= today)
      group by o.vehicle_id
    ) n
  ), '[]');
end
$$;
call private.publish('own_due_work', 'customers',
  'How many services, due within 30 days, and deferred lines the caller''s cars have that can be booked: '
  '[{vehicle_id, due}], cars without any left out, as what was put off. What changed in the last minute may '
  'be missing. Customers only.');

create function private.require_due(p_due_id bigint) returns private.due_work
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_work;
begin
  perform private.require_manager();
  -- The vehicle first, as whoever deletes it: noting a contact refers to it.
  perform from public.vehicles v
  where v.vehicle_id = (select d.vehicle_id from private.due_work d where d.due_id = p_due_id) for key share;
  select d.* into due from private.due_work d where d.due_id = p_due_id for update;
  if not exists (select from private.open_due_work o where o.due_id = due.due_id) then
    raise exception using errcode = 'PT404', message = 'This is no longer due', hint = 'due_id';
  end if;
  return due;
end
$$;
comment on function private.require_due(bigint) is
  'Due work, locked, for a manager; PT404 once it was booked, done or removed.';

create function private.note_contact(p_due private.due_work, p_channel text, p_said text) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  insert into private.due_contacts (vehicle_id, channel, kind, due, line_id, work, said, contacted_by_name)
  values (
    p_due.vehicle_id, p_channel, p_due.kind, p_due.work, p_due.line_id,
    private.due_entry(p_due) ->> 'work', p_said,
    private.caller_name()
  );
  select private.due_entry(p_due);
$$;
comment on function private.note_contact(private.due_work, text, text) is
  'Notes that the caller told the owner of a vehicle about due work, and returns it.';

create function private.record_due_call(p_due_id bigint, p_said text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_work := private.require_due(p_due_id);
begin
  if nullif(btrim(p_said), '') is null then
    raise exception using errcode = 'PT400', message = 'Please enter what was said', hint = 'said';
  end if;
  perform private.check_length(p_said, 'notes', 'What was said', 'said');
  return private.note_contact(due, 'call', btrim(p_said));
end
$$;
call private.publish('record_due_call', 'managers',
  'Notes that the caller rang the owner of a car about due work, and what was said; returns it as '
  'list_due_work does. Managers only. PT400 (hint: said), PT404 once it is no longer due.');

create function private.tell_due_work(p_due private.due_work, p_entry jsonb, p_key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid := p_entry ->> 'customer_id';
  facts jsonb := jsonb_strip_nulls(jsonb_build_object(
    case p_due.kind when 'document' then 'document' else 'service' end, p_entry -> 'work',
    'vehicle', concat_ws(' ', p_entry ->> 'brand', p_entry ->> 'model'),
    'plate', p_entry -> 'registration_number',
    'day', private.reminder_day(p_due)::timestamp at time zone private.garage_time_zone(),
    'due_id', p_due.due_id, 'vehicle_id', p_due.vehicle_id, 'service_id', p_entry -> 'service_id',
    'line_id', (
      select l.line_id from public.request_lines l
      where l.line_id = p_due.line_id and l.service_id is null and private.is_known_to_customer(l)
    )
  ));
begin
  if p_due.kind = 'document' then
    perform private.tell_customer(owner_id, null, 'document_ends', null, p_key, facts, null);
    perform private.notify(owner_id, 'document_ends', null, p_key, facts);
  else
    perform private.tell_customer(owner_id, null, 'work_due', null, p_key, facts, null);
    perform private.notify(owner_id, 'work_due', null, p_key, facts);
  end if;
end
$$;
comment on function private.tell_due_work(private.due_work, jsonb, text) is
  'Queues the message "work due", or "document ends", to the owner of a car, with what its link needs to '
  'book just that, and puts it into their bell.';

create function private.message_due_work(p_due_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_work := private.require_due(p_due_id);
  entry jsonb := private.due_entry(due);
  message_key text := concat_ws(':', 'work_due', 'due', p_due_id, private.today());
  reach jsonb := private.reach_of((entry ->> 'customer_id')::uuid, 'care');
begin
  if reach ->> 'problem' is not null then
    raise exception using errcode = 'PT409', message = format(
      'This customer gets no such message: %s. Please call them.', reach ->> 'problem'
    );
  elsif exists (select from public.request_lines l where l.line_id = due.line_id
    and private.stays_behind(l)) then
    raise exception using errcode = 'PT409',
      message =
        'An earlier owner was offered this, in words that stay with the garage. Please call the owner.';
  elsif exists (select from private.outbox o where o.key = message_key) then
    raise exception using errcode = 'PT409', message = 'This customer was written to about it today';
  end if;
  entry := private.note_contact(due, 'message', null);
  perform private.tell_due_work(due, entry, message_key);
  return entry || jsonb_build_object('channels', reach -> 'channels', 'captured', reach -> 'captured');
end
$$;
call private.publish('message_due_work', 'managers',
  'Queues the message "work due", or "document ends", to the owner of a car, once a day for the same work; '
  'returns it as list_due_work does, with the channels and those of them that only show it (captured). '
  'Managers only. PT404 once it is no longer due, PT409: no address or channel, switched off, written '
  'today, or what an earlier owner was offered in words.');

create function private.put_off_due_work(
  p_due_id bigint, p_until date default null, p_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_work := private.require_due(p_due_id);
begin
  if p_until is not null and (p_until <= private.today() or p_until > private.today() + 730) then
    raise exception using errcode = 'PT400', message = 'Please choose a day after today, within two years',
      hint = 'until';
  elsif p_until is not null and nullif(btrim(p_reason), '') is null then
    raise exception using errcode = 'PT400', message = 'Please enter a reason', hint = 'reason';
  end if;
  perform private.check_length(p_reason, 'notes', 'Reason', 'reason');
  update private.due_work d
  set put_off_until = p_until, put_off_reason = case when p_until is not null then btrim(p_reason) end,
    put_off_by_name = case when p_until is not null then private.caller_name() end
  where d.due_id = p_due_id returning d.* into due;
  if due.kind = 'deferred' then
    -- Whoever was just asked is not written to at once.
    update private.due_work d set reminded = private.reminder_stage(private.reminder_day(d))
    where d.due_id = p_due_id returning d.* into due;
  end if;
  return private.due_entry(due);
end
$$;
call private.publish('put_off_due_work', 'managers',
  'Puts due work off until a day, with a reason, or without a day takes that back; returns it as '
  'list_due_work does. Of deferred work its owner is reminded 14 and 3 days before that day, of other work '
  'after it. Managers only. PT400 (hint: the field), PT404 once it is no longer due.');
