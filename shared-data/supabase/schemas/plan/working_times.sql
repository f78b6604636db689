-- What managers enter of the plan: whether full days refuse bookings, drop-off times, the hours and absences
-- of mechanics, and what no longer
-- fits after a change.

set check_function_bodies = off;

create function private.save_plan_settings(p_limit_bookings boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  perform from private.garage for update;
  perform private.lock_capacity();
  update private.garage g set limit_bookings = coalesce(p_limit_bookings, g.limit_bookings) where true;
  return (select jsonb_build_object('limit_bookings', g.limit_bookings) from private.garage g);
end
$$;
call private.publish('save_plan_settings', 'settings managers',
  'Sets whether a full day refuses bookings; returns {limit_bookings}, which opening_days has. Managers '
  'with the right to change settings.');

create function private.save_drop_off_slots(p_slots jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entered record;
begin
  perform private.require_settings_manager();
  perform private.lock_capacity();
  if jsonb_typeof(p_slots) is distinct from 'array' or jsonb_array_length(p_slots) > 24 then
    raise exception using errcode = 'PT400', message = 'Please enter at most 24 drop-off times',
      hint = 'slots';
  end if;
  for entered in
    select s.slot, s.cars, count(*) over (partition by s.slot) as times
    from jsonb_to_recordset(p_slots) as s (slot time, cars int)
  loop
    if entered.slot is null or entered.slot >= '24:00' or extract(second from entered.slot) <> 0 then
      raise exception using errcode = 'PT400', message = 'Please enter a time', hint = 'slots';
    elsif entered.times > 1 then
      raise exception using errcode = 'PT400', hint = 'slots',
        message = format('Please enter %s once', to_char(entered.slot, 'HH24:MI'));
    elsif entered.cars is null or entered.cars not between 1 and 99 then
      raise exception using errcode = 'PT400', hint = 'slots',
        message = format('Please enter 1 to 99 cars at %s', to_char(entered.slot, 'HH24:MI'));
    end if;
  end loop;
  -- A repeat changes nothing.
  if not exists (
    (select s.slot, s.cars from jsonb_to_recordset(p_slots) as s (slot time, cars int)
      except select d.slot, d.cars from private.drop_off_slots d)
    union all
    (select d.slot, d.cars from private.drop_off_slots d
      except select s.slot, s.cars from jsonb_to_recordset(p_slots) as s (slot time, cars int))
  ) then
    return private.drop_off_settings();
  end if;
  perform private.require_unchanged(
    -- The number too: a list holds each part of itself.
    jsonb_build_object('slots', private.drop_off_settings(),
      'count', jsonb_array_length(private.drop_off_settings())),
    case when p_expected is not null then jsonb_build_object('slots', p_expected,
      'count', jsonb_array_length(p_expected)) end,
    'The drop-off times were changed by someone else', 'slots'
  );
  delete from private.drop_off_slots d
  where d.slot not in (select s.slot from jsonb_to_recordset(p_slots) as s (slot time));
  insert into private.drop_off_slots as d (slot, cars)
  select s.slot, s.cars from jsonb_to_recordset(p_slots) as s (slot time, cars int)
  on conflict (slot) do update set cars = excluded.cars where d.cars <> excluded.cars;
  return private.drop_off_settings();
exception when data_exception or invalid_parameter_value then
  raise exception using errcode = 'PT400', message = 'Please check the drop-off times', hint = 'slots';
end
$$;
call private.publish('save_drop_off_slots', 'settings managers',
  'Sets all drop-off times [{slot: such as 08:30, cars}] and returns them, which opening_days has. What is '
  'booked stays as it is. expected: the times as they were read; PT412 when they have changed since. '
  'Managers with the right to change settings. PT400.');

create function private.hours_of_mechanic(p_mechanic_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'starts', h.starts, 'ends', h.ends)
    order by h.weekday)
  from private.mechanic_hours h where h.mechanic_id = p_mechanic_id
$$;
comment on function private.hours_of_mechanic(uuid) is
  'The weekly hours of a mechanic, null for the opening hours.';

create function private.working_times(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  if not exists (select from public.mechanics m where m.mechanic_id = p_mechanic_id) then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  return jsonb_build_object(
    'hours', private.hours_of_mechanic(p_mechanic_id),
    'absences', (
      select coalesce(jsonb_agg(to_jsonb(a) - '{mechanic_id,mechanic_name}'::text[] order by a.first_day,
        a.absence_id), '[]')
      from private.absences a where a.mechanic_id = p_mechanic_id and a.last_day >= private.today()
    ),
    'misfits', private.list_misfits()
  );
end
$$;
call private.publish('working_times', 'managers',
  'When a mechanic works: {hours: [{weekday, starts, ends}], null for the opening hours, absences: '
  '[{absence_id, first_day, last_day, part, reason}] that are not over, misfits: list_misfits, of the whole '
  'garage}. Managers only. PT404.');

create function private.lock_working_times(p_mechanic_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform from public.mechanics m where m.mechanic_id = p_mechanic_id for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  perform private.lock_capacity();
end
$$;
comment on function private.lock_working_times(uuid) is
  'Locks a mechanic''s hours and absences, and with them the capacity of all days. PT404.';

create function private.save_mechanic_hours(p_mechanic_id uuid, p_hours jsonb, p_expected jsonb default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  row record;
  names text[] := '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}';
  wanted jsonb := nullif(p_hours, 'null');
begin
  perform private.lock_working_times(p_mechanic_id);
  if jsonb_typeof(wanted) <> 'array' or wanted = '[]' then
    raise exception using errcode = 'PT400', message = 'Please give the hours of at least one weekday',
      hint = 'hours';
  elsif (
    select count(distinct h.weekday) filter (where h.weekday between 1 and 7) < count(*)
    from jsonb_to_recordset(wanted) as h (weekday int)
  ) then
    raise exception using errcode = 'PT400', message = 'Please give the hours of each weekday once',
      hint = 'hours';
  end if;
  for row in select * from jsonb_to_recordset(wanted) as h (weekday int, starts time, ends time) loop
    if row.starts is null or row.ends is null or row.starts >= row.ends then
      raise exception using errcode = 'PT400', hint = 'ends ' || row.weekday,
        message = format('Work on %s must begin before it ends', names[row.weekday]);
    end if;
  end loop;
  if (
    select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'starts', h.starts, 'ends', h.ends)
      order by h.weekday)
    from jsonb_to_recordset(wanted) as h (weekday int, starts time, ends time)
  ) is distinct from private.hours_of_mechanic(p_mechanic_id) then
    perform private.require_unchanged(
      jsonb_build_object('hours', private.hours_of_mechanic(p_mechanic_id)),
      jsonb_build_object('hours', p_expected),
      'These hours were changed by someone else', 'hours'
    );
    delete from private.mechanic_hours h where h.mechanic_id = p_mechanic_id and h.weekday not in (
      select w.weekday from jsonb_to_recordset(coalesce(wanted, '[]')) as w (weekday int)
    );
    insert into private.mechanic_hours as h (mechanic_id, weekday, starts, ends, mechanic_name)
    select p_mechanic_id, w.weekday, w.starts, w.ends, m.name
    from jsonb_to_recordset(coalesce(wanted, '[]')) as w (weekday int, starts time, ends time)
    join public.mechanics m on m.mechanic_id = p_mechanic_id
    on conflict (mechanic_id, weekday) do update set starts = excluded.starts, ends = excluded.ends
    where (h.starts, h.ends) <> (excluded.starts, excluded.ends);
  end if;
  return private.working_times(p_mechanic_id);
end
$$;
call private.publish('save_mechanic_hours', 'managers',
  'Sets the weekdays on which a mechanic works: [{weekday, starts, ends}], null for the opening hours; '
  'returns working_times. expected: the hours as they were read, null for the opening hours. Managers only. '
  'PT400 (hint: hours or such as "ends 3"), PT404, PT412.');

create function private.add_absence(
  p_mechanic_id uuid, p_first_day date, p_last_day date, p_part text, p_reason text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := nullif(btrim(p_reason), '');
begin
  perform private.lock_working_times(p_mechanic_id);
  if p_first_day is null or not isfinite(p_first_day) or p_first_day < private.today() - 31
    or p_first_day > private.today() + 730
  then
    raise exception using errcode = 'PT400',
      message = 'Please select a day of the last month or the next two years',
      hint = 'first_day';
  elsif p_last_day is null or p_last_day not between p_first_day and p_first_day + 365 then
    raise exception using errcode = 'PT400', message = 'The last day must be within a year of the first',
      hint = 'last_day';
  elsif p_part is null or p_part not in ('day', 'morning', 'afternoon') then
    raise exception using errcode = 'PT400', message = 'Please choose the whole day or half of it',
      hint = 'part';
  elsif p_part <> 'day' and p_last_day <> p_first_day then
    raise exception using errcode = 'PT400', message = 'A half day covers one day only', hint = 'last_day';
  elsif reason is null then
    raise exception using errcode = 'PT400', message = 'Reason is required', hint = 'reason';
  end if;
  perform private.check_length(reason, 'name', 'Reason', 'reason');
  if exists (
    select from private.absences a where a.mechanic_id = p_mechanic_id and a.last_day >= p_first_day
      and a.first_day <= p_last_day and (a.part = p_part or 'day' in (a.part, p_part))
  ) then
    raise exception using errcode = 'PT409', message = 'An absence covers some of these days already',
      hint = 'first_day';
  elsif (select count(*) from private.absences a
    where a.mechanic_id = p_mechanic_id) >= private.limit_of('absences') then
    raise exception using errcode = 'PT409', hint = 'first_day',
      message = format('A mechanic has at most %s absences', private.limit_of('absences'));
  end if;
  insert into private.absences (mechanic_id, first_day, last_day, part, reason, mechanic_name)
  select p_mechanic_id, p_first_day, p_last_day, p_part, reason, m.name
  from public.mechanics m where m.mechanic_id = p_mechanic_id;
  return private.working_times(p_mechanic_id);
end
$$;
call private.publish('add_absence', 'managers',
  'Enters an absence; part: day, morning or afternoon (of one day). Returns working_times, with what no '
  'longer fits then. Managers only. PT400 (hint: the field), PT404, PT409 over another absence.');

create function private.remove_absence(p_absence_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mechanic uuid;
begin
  perform private.require_manager();
  select a.mechanic_id into mechanic from private.absences a where a.absence_id = p_absence_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This absence was removed already',
      hint = 'absence_id';
  end if;
  perform private.lock_working_times(mechanic);
  delete from private.absences a where a.absence_id = p_absence_id;
  return private.working_times(mechanic);
end
$$;
call private.publish('remove_absence', 'managers',
  'Removes an absence; returns working_times. Managers only. PT404 for one that is gone.');

create function private.list_misfits() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  last_day date := private.today() + 365;
begin
  perform private.require_manager();
  return (
    with coming as materialized (
      select r.*, (r.scheduled_date at time zone private.garage_time_zone())::date as day,
        r.sold_minutes as minutes
      from public.service_requests r
      where r.status in ('pending', 'approved', 'in_progress')
        and r.scheduled_date >= private.today()::timestamp at time zone private.garage_time_zone()
        and r.scheduled_date < (last_day + 1)::timestamp at time zone private.garage_time_zone()
    ), long as materialized (
      select l.* from private.long_work(private.today(), last_day + 31) l
    ), works as materialized (
      select c.request_id, c.day, c.minutes, false as is_long from coming c
      where not exists (select from long l where l.request_id = c.request_id)
      union all
      select l.request_id, l.day, l.minutes, true from long l
      where exists (select from coming c where c.request_id = l.request_id)
    ), plan as materialized (
      select * from private.plan_days(private.today(),
        coalesce((select max(w.day) from works w), private.today()))
    ), hands as materialized (
      select w.mechanic_id, w.day, w.minutes from private.mechanic_days(
        private.today(), coalesce((select max(w.day) from works w), private.today())
      ) w
    ), placed as (
      select c.*, w.day as work_day, w.minutes as work_minutes, w.is_long, p.closed, p.capacity,
        p.longest, p.booked,
        -- What came last no longer fits; what a manager put there on purpose is beyond the capacity and takes
        -- none of it.
        p.booked - sum(w.minutes) over (
          partition by w.day order by c.overbooked_by is not null, c.arrived_at is not null desc,
          coalesce(c.moved_at, c.created_at), c.request_id rows between 1 following and unbounded following
        ) as booked_with
      from coming c join works w on w.request_id = c.request_id join plan p on p.day = w.day
    ), judged as (
      select p.*, case
        when p.closed is not null and p.work_day = p.day then 'closed'
        when h.minutes = 0 and p.work_day = p.day then 'absent'
        when not p.is_long and p.work_minutes > coalesce(h.minutes, p.longest) then 'short'
        when (select g.limit_bookings from private.garage g) and p.overbooked_by is null
          and p.capacity < coalesce(p.booked_with, p.booked) then 'full'
        end as reason
      from placed p left join hands h on h.mechanic_id = p.assigned_mechanic and h.day = p.work_day
      where p.arrived_at is null and p.status <> 'in_progress'
    ), found as (
      select distinct on (j.request_id) j.* from judged j where j.reason is not null
      order by j.request_id, j.work_day
    )
    select jsonb_build_object('total', count(*), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'request_id', f.request_id, 'reason', f.reason, 'day', f.day, 'minutes', f.minutes, 'status', f.status,
      'service_name', f.service_name, 'brand', f.brand, 'model', f.model,
      'registration_number', f.registration_number,
      'customer_name', c.name, 'mechanic_name', f.mechanic_name, 'scheduled_date', f.scheduled_date
    ) order by f.day, f.request_id) filter (where f.place <= 100), '[]'))
    from (
      select s.*, row_number() over (order by s.day, s.request_id) as place from found s
    ) f
    join public.customers c on c.customer_id = f.customer_id
  );
end
$$;
call private.publish('list_misfits', 'managers',
  'Coming requests that no longer fit their day: {total, rows: the first 100 [{request_id, reason: closed, '
  'absent (its mechanic is), short (the day, for this work) or full, day, minutes, status, service_name, '
  'brand, model, registration_number, customer_name, mechanic_name, scheduled_date}]}. On a full day those '
  'that came last, but none that a manager put there. Managers only.');
