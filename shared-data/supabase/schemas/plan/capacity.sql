-- The capacity of a day: opening hours, closed days, bays, and the hours and absences of mechanics give its
-- minutes; the
-- approved lines of what is booked take them.

set check_function_bodies = off;

create function private.minutes_between(p_from time, p_to time) returns int
language sql immutable
return greatest(coalesce(extract(epoch from p_to - p_from)::int / 60, 0), 0);
comment on function private.minutes_between(time, time) is
  'Minutes from a time to another, 0 where there are none.';

create function private.open_days(p_from date, p_to date) returns table (
  day date, closed text, opens time, closes time, break_from time, break_to time, minutes int
)
language sql stable security definer set search_path = ''
as $$
  select d.day, coalesce(c.reason, case when h.opens is null then to_char(d.day, 'FMDay') || 's' end),
    h.opens, h.closes, h.break_from, h.break_to,
    case when c.day is not null or h.opens is null then 0
      else private.minutes_between(h.opens, h.closes) - private.minutes_between(h.break_from, h.break_to) end
  from (select g::date as day from generate_series(p_from::timestamp, p_to, '1 day') g) d
  left join public.opening_hours h on h.weekday = extract(isodow from d.day)
  left join public.closed_days c on c.day = d.day
$$;
comment on function private.open_days(date, date) is
  'Days with their opening hours and minutes, the break left out; closed: why the garage is closed.';

create function private.mechanic_days(p_from date, p_to date, p_mechanic_id uuid default null) returns table (
  mechanic_id uuid, day date, starts time, ends time, minutes int, absence text
)
language sql stable security definer set search_path = ''
as $$
  select m.mechanic_id, d.day, t.starts, t.ends,
    private.minutes_between(t.starts, t.ends) - case when d.break_from is null or t.starts is null then 0
      else private.minutes_between(greatest(t.starts, d.break_from), least(t.ends, d.break_to)) end,
    a.reason
  from private.open_days(p_from, p_to) d
  cross join public.mechanics m
  left join (select distinct o.mechanic_id from private.mechanic_hours o) own
    on own.mechanic_id = m.mechanic_id
  left join private.mechanic_hours h on h.mechanic_id = m.mechanic_id
    and h.weekday = extract(isodow from d.day)
  left join lateral (
    select bool_or(b.part in ('day', 'morning')) as morning,
      bool_or(b.part in ('day', 'afternoon')) as afternoon,
      min(b.reason) as reason
    from private.absences b where b.mechanic_id = m.mechanic_id and d.day between b.first_day and b.last_day
  ) a on true
  cross join lateral (
    select case when own.mechanic_id is null then d.opens
      when h.starts < d.closes and h.ends > d.opens then greatest(h.starts, d.opens) end as starts,
      case when own.mechanic_id is null then d.closes else least(h.ends, d.closes) end as ends
  ) w
  left join lateral (
    select case when a.morning then w.starts + (w.ends - w.starts) / 2 else w.starts end as starts,
      case when a.afternoon then w.starts + (w.ends - w.starts) / 2 else w.ends end as ends
    where d.minutes > 0 and w.starts is not null
      and not (coalesce(a.morning, false) and coalesce(a.afternoon, false))
  ) t on true
  where p_mechanic_id is null or m.mechanic_id = p_mechanic_id
$$;
comment on function private.mechanic_days(date, date, uuid) is
  'When each mechanic, or one, works on each day, within the opening hours, and the minutes without the '
  'break; absence: the reason of one on that day.';

create function private.day_capacity(p_from date, p_to date)
  returns table (day date, closed text, minutes int, longest int)
language sql stable security definer set search_path = ''
as $$
  with places as (
    select count(*)::int as bays from public.bays b where b.active
  ), hands as (
    select w.day, sum(w.minutes)::int as minutes, max(w.minutes) as longest
    from private.mechanic_days(p_from, p_to) w
    where exists (select from private.mechanic_hours) group by w.day
  )
  select d.day, d.closed,
    case when d.minutes = 0 then 0 else least(nullif(p.bays, 0) * d.minutes, h.minutes) end,
      coalesce(h.longest, d.minutes)
  from private.open_days(p_from, p_to) d cross join places p left join hands h on h.day = d.day
$$;
comment on function private.day_capacity(date, date) is
  'The minutes of work that days take: the least of those of the bays in use and of the mechanics. A garage '
  'without bays, or where no mechanic has hours, is not limited by them; minutes is null where nothing '
  'limits a day. longest: the minutes of whoever works longest.';

create function private.usual_days() returns table (mechanic_id uuid, minutes int)
language sql stable security definer set search_path = ''
as $$
  with shifts as (
    select m.mechanic_id, o.opens as starts, o.closes as ends, o.break_from, o.break_to
    from public.opening_hours o cross join public.mechanics m
    where not exists (select from private.mechanic_hours h where h.mechanic_id = m.mechanic_id)
    union all
    select h.mechanic_id, greatest(h.starts, o.opens), least(h.ends, o.closes), o.break_from, o.break_to
    from private.mechanic_hours h join public.opening_hours o on o.weekday = h.weekday
    union all
    select null, o.opens, o.closes, o.break_from, o.break_to from public.opening_hours o
    where not exists (select from public.mechanics)
  ), longest as (
    select s.mechanic_id, max(private.minutes_between(s.starts,
      s.ends) - case when s.break_from is null then 0
      else private.minutes_between(greatest(s.starts, s.break_from),
        least(s.ends, s.break_to)) end) as minutes
    from shifts s group by 1
  ), known as (
    select l.mechanic_id, l.minutes from longest l where l.mechanic_id is not null
    union all
    select null, max(l.minutes) from longest l
  )
  -- Without any hours nothing is longer than a day. Two hours are never split.
  select k.mechanic_id, case when k.minutes > 0 then greatest(k.minutes, 120) else 2147483647 end from known k
$$;
comment on function private.usual_days() is
  'The minutes of each mechanic''s longest weekday, without absences and closed days, and of the longest of '
  'all (mechanic_id null). Work that is longer takes several days.';

create function private.is_long(p_mechanic_id uuid, p_minutes int) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_minutes > u.minutes from private.usual_days() u where u.mechanic_id = p_mechanic_id
    or u.mechanic_id is null
  order by u.mechanic_id is null limit 1
$$;
comment on function private.is_long(uuid, int) is
  'Whether work is longer than the longest weekday of its mechanic, of anyone for null.';

create function private.spread(p_mechanic_id uuid, p_day date, p_minutes int)
  returns table (day date, minutes int)
language sql stable security definer set search_path = ''
as $$
  with span as (
    -- Weekends, closed days and a fortnight of absence may be in between.
    select p_day + least(14 + p_minutes / 120, 365) as last_day
  ), days as (
    select o.day, case when count(w.mechanic_id) = 0 then o.minutes else max(w.minutes) end as minutes
    from span s
    cross join lateral private.open_days(p_day, s.last_day) o
    left join lateral private.mechanic_days(o.day, o.day, p_mechanic_id) w on true
    group by o.day, o.minutes
  ), running as (
    select d.day, d.minutes, sum(d.minutes) over (order by d.day) - d.minutes as before from days d
  )
  select r.day, least(r.minutes, p_minutes - r.before)::int from running r
  where r.before < p_minutes and (r.minutes > 0 or r.day = p_day)
$$;
comment on function private.spread(uuid, date, int) is
  'The working days that long work takes from a day on, each as long as its mechanic works, for null '
  'whoever works longest; the first day too when nobody works then.';

create function private.work_days(p_day date, p_minutes int) returns table (day date, minutes int)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_long(null, p_minutes) then
    return query select s.day, s.minutes from private.spread(null, p_day, p_minutes) s;
  else
    return query select p_day, p_minutes;
  end if;
end
$$;
comment on function private.work_days(date, int) is
  'The days that work of nobody yet takes from a day on, with its minutes on each.';

create function private.long_work(p_from date, p_to date, p_besides bigint[] default '{}') returns table (
  request_id bigint, mechanic_id uuid, day date, minutes int
)
language sql stable security definer set search_path = ''
as $$
  with usual as materialized (
    select * from private.usual_days()
  ), long as materialized (
    select r.request_id, r.assigned_mechanic, r.sold_minutes,
      (r.scheduled_date at time zone private.garage_time_zone())::date as day,
      case r.status when 'completed' then (r.completion_date at time zone private.garage_time_zone())::date
        end as done
    from public.service_requests r left join usual u on u.mechanic_id = r.assigned_mechanic
    -- Two months are more than any work takes; the index has only what may be long.
    where r.scheduled_date >= (p_from - 62)::timestamp at time zone private.garage_time_zone()
      and r.scheduled_date < (p_to + 1)::timestamp at time zone private.garage_time_zone()
      and r.status <> 'cancelled'
      and r.sold_minutes > 120 and r.request_id <> all (p_besides)
      and r.sold_minutes > coalesce(u.minutes, (select n.minutes from usual n where n.mechanic_id is null))
  )
  select l.request_id, l.assigned_mechanic, s.day, s.minutes
  from long l cross join lateral private.spread(l.assigned_mechanic, l.day, l.sold_minutes) s
  -- Before its days are looked for, which takes milliseconds: what was done by then, or ends before, has none
  -- of these.
  where (l.done is null or greatest(l.done, l.day) >= p_from) and l.day + 14 + l.sold_minutes / 120 >= p_from
    and s.day between p_from and p_to and (l.done is null or s.day <= greatest(l.done, l.day))
$$;
comment on function private.long_work(date, date, bigint[]) is
  'What requests longer than a day take of these days, but cancelled ones and some, and after its '
  'completion none.';

create function private.booked_minutes(p_from date, p_to date, p_besides bigint[] default '{}')
  returns table (
  day date, requests int, minutes int
)
language sql stable security definer set search_path = ''
as $$
  with usual as materialized (
    select * from private.usual_days()
  )
  select b.day, count(*)::int, sum(b.minutes)::int from (
    select (r.scheduled_date at time zone g.time_zone)::date as day, r.sold_minutes as minutes
    from private.garage g
    join public.service_requests r on r.scheduled_date >= p_from::timestamp at time zone g.time_zone
      and r.scheduled_date < (p_to + 1)::timestamp at time zone g.time_zone and r.status <> 'cancelled'
    left join usual u on u.mechanic_id = r.assigned_mechanic
    where r.sold_minutes <= coalesce(u.minutes, (select n.minutes from usual n where n.mechanic_id is null))
    union all
    select l.day, l.minutes from private.long_work(p_from, p_to, p_besides) l
  ) b group by 1
$$;
comment on function private.booked_minutes(date, date, bigint[]) is
  'What is booked on days: the minutes of approved lines of all requests but cancelled ones, and long ones '
  'besides some. Days without any are absent.';

create function private.plan_days(p_from date, p_to date, p_besides bigint[] default '{}') returns table (
  day date, closed text, capacity int, longest int, requests int, booked int
)
language sql stable security definer set search_path = ''
as $$
  select c.day, c.closed, c.minutes, c.longest, coalesce(b.requests, 0), coalesce(b.minutes, 0)
  from private.day_capacity(p_from, p_to) c left join private.booked_minutes(p_from, p_to, p_besides) b
    on b.day = c.day
$$;
comment on function private.plan_days(date, date, bigint[]) is
  'Days with what they take and what is booked, in minutes; capacity is null where nothing limits them, '
  'longest is what whoever works longest works. p_besides: long requests that do not count.';

create function private.has_room(p_capacity int, p_longest int, p_booked int, p_minutes int) returns boolean
language sql immutable
return p_capacity is null or (p_booked + p_minutes <= p_capacity and p_minutes <= p_longest);
comment on function private.has_room(int, int, int, int) is
  'Whether a day takes so many more minutes of one job.';

create function private.has_room_from(p_day date, p_minutes int, p_besides bigint[] default '{}')
  returns boolean
language sql stable security definer set search_path = ''
as $$
  with work as materialized (
    select * from private.work_days(p_day, p_minutes)
  )
  select coalesce(bool_and(private.has_room(d.capacity, d.longest, d.booked, w.minutes)), true)
  from private.plan_days(p_day, (select max(w.day) from work w), p_besides) d join work w on w.day = d.day
$$;
comment on function private.has_room_from(date, int, bigint[]) is
  'Whether the days that work takes from a day on have room for it, besides some long requests.';

create function private.next_free_day(p_after date, p_minutes int) returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  free record;
  limits boolean := (select g.limit_bookings from private.garage g);
  is_long boolean := private.is_long(null, p_minutes);
  from_day date := greatest(p_after + 1, private.today());
  last_day date := private.today() + 365;
begin
  -- A month at a time: the first free day is mostly near.
  while from_day <= last_day loop
    for free in
      select d.day from private.plan_days(from_day, least(from_day + 30, last_day)) d
      where d.closed is null and private.has_free_slot(d.day) and (
        not limits
        or private.has_room(d.capacity, d.longest, d.booked,
          case when is_long then least(p_minutes, d.longest) else p_minutes end)
      )
      order by d.day
    loop
      if not limits or not is_long or private.has_room_from(free.day, p_minutes) then
        return free.day;
      end if;
    end loop;
    from_day := from_day + 31;
  end loop;
  return null;
end
$$;
comment on function private.next_free_day(date, int) is
  'The first open day after one from which on so many minutes have room and that has a free drop-off time, '
  'within a year; null without one.';

create function private.next_free_words(p_after date, p_minutes int) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce('The next free day is ' || to_char(private.next_free_day(p_after, p_minutes),
    'FMDD Mon YYYY') || '.',
    'No day within a year is free.')
$$;
comment on function private.next_free_words(date, int) is 'The sentence that offers the next free day.';

create function private.require_room(p_day date, p_minutes int, p_overbook boolean,
  p_besides bigint[] default '{}') returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- What has no minutes yet takes some.
  needed int := greatest(p_minutes, 1);
  work record;
begin
  if not (select g.limit_bookings from private.garage g) then
    return null;
  end if;
  for work in select w.day from private.work_days(p_day, needed) w order by w.day loop
    perform private.lock_day(work.day);
  end loop;
  if private.has_room_from(p_day, needed, p_besides) then
    return null;
  elsif not coalesce(p_overbook, false) or not private.is_manager() then
    raise exception using errcode = 'PT409', hint = 'scheduled_date',
      detail = private.next_free_day(p_day, p_minutes)::text,
      message = 'That day is full. ' || private.next_free_words(p_day, p_minutes);
  end if;
  return private.caller_name();
end
$$;
comment on function private.require_room(date, int, boolean, bigint[]) is
  'Locks the days that so many minutes take from a day on, in order, and checks that they have room, '
  'besides a long request that moves. Null when they do; else the name of the manager who overbooks them, '
  'or PT409 (hint: scheduled_date; detail: the next free day).';

create function private.slot_refusal(p_day date, p_slot time, p_minutes int) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The next of that day, before an earlier one.
  free time := (
    select s.slot from private.day_slots(p_day, p_day) s where s.taken < s.cars
    order by s.slot <= p_slot, s.slot limit 1
  );
  free_day date := case when free is null then private.next_free_day(p_day, p_minutes) end;
begin
  if free_day is not null then
    free := (
      select s.slot from private.day_slots(free_day, free_day) s where s.taken < s.cars
      order by s.slot < p_slot, s.slot limit 1
    );
  end if;
  return case
    when free_day is not null and free is not null
      then format('The next free one is on %s at %s.', to_char(free_day, 'FMDD Mon YYYY'),
        to_char(free, 'HH24:MI'))
    when free_day is not null then 'The next free day is ' || to_char(free_day, 'FMDD Mon YYYY') || '.'
    when free is not null then format('The next free one is %s.', to_char(free, 'HH24:MI'))
    else 'No day within a year is free.' end;
end
$$;
comment on function private.slot_refusal(date, time, int) is
  'The sentence that offers the next free drop-off time, of that day where it has one.';

create function private.require_slot(p_day date, p_slot time, p_minutes int, p_overbook boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found record;
begin
  if p_slot is null then
    return null;
  end if;
  perform private.lock_day(p_day);
  select s.cars, s.taken into found from private.day_slots(p_day, p_day) s where s.slot = p_slot;
  if found.cars is null then
    raise exception using errcode = 'PT400', hint = 'drop_off', message = format(
      '%s is no drop-off time of that day. ', to_char(p_slot, 'HH24:MI')
    ) || private.slot_refusal(p_day, p_slot, p_minutes);
  elsif found.taken < found.cars then
    return null;
  elsif not coalesce(p_overbook, false) or not private.is_manager() then
    raise exception using errcode = 'PT409', hint = 'drop_off', message = format(
      'The drop-off time %s is full. ', to_char(p_slot, 'HH24:MI')
    ) || private.slot_refusal(p_day, p_slot, p_minutes);
  end if;
  return private.caller_name();
end
$$;
comment on function private.require_slot(date, time, int, boolean) is
  'Locks a day and checks that one of its drop-off times takes another car; none is none. Null when it '
  'does; else the name of the manager who goes beyond its limit, or PT409, and PT400 for a time that the '
  'day does not have (hint: drop_off), both with the next free one.';

create function private.slot_for(p_day date, p_seen time) returns time
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_day(p_day);
  return (
    select s.slot from private.day_slots(p_day, p_day) s
    order by s.taken >= s.cars, s.slot is distinct from p_seen, s.slot limit 1
  );
end
$$;
comment on function private.slot_for(date, time) is
  'Locks a day and returns its drop-off time for what is moved to it: the same where it is free, else the '
  'first free one; the first when all are full, null for a day without any.';

create function private.day_states(
  p_from_day date, p_to_day date, p_service_ids bigint[] default '{}', p_request_ids bigint[] default '{}',
  p_minutes int default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needed int := coalesce((
    select sum(s.estimated_duration) from public.services s where s.service_id = any (p_service_ids)
  ), 0) + least(greatest(coalesce(p_minutes, 0), 0), 100000);
  moved bigint[] := array(
    select r.request_id from public.service_requests r
    where r.request_id = any (p_request_ids) and (r.customer_id = (select auth.uid()) or private.is_manager())
  );
  is_long boolean;
  limits boolean := (select g.limit_bookings from private.garage g);
begin
  if p_from_day is null or p_to_day is null or not isfinite(p_from_day) or not isfinite(p_to_day)
    or p_to_day not between p_from_day and p_from_day + 61
  then
    raise exception using errcode = 'PT400', message = 'Please ask for at most 62 days', hint = 'to_day';
  elsif cardinality(p_request_ids) > 100 then
    raise exception using errcode = 'PT400', message = 'Please move at most 100 requests',
      hint = 'request_ids';
  elsif cardinality(p_service_ids) > private.limit_of('booked_services') then
    raise exception using errcode = 'PT400', hint = 'service_ids',
      message = format('Please select at most %s services', private.limit_of('booked_services'));
  elsif p_from_day < private.today() - 62 or p_to_day > private.today() + 500 then
    return '[]';
  end if;
  needed := needed + coalesce((
    select sum(r.sold_minutes) from public.service_requests r where r.request_id = any (moved)
  ), 0);
  is_long := private.is_long(null, needed);
  return (
    with slots as materialized (
      select s.day, bool_or(s.taken < s.cars) as is_free,
        jsonb_agg(jsonb_build_object('slot', s.slot, 'free', s.taken < s.cars) order by s.slot) as slots
      from private.day_slots(p_from_day, p_to_day) s group by s.day
    )
    select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'state', case
      when d.closed is not null then 'closed'
      when not s.is_free then 'full'
      when not limits or d.capacity is null then 'free'
      when not private.has_room(d.capacity, d.longest, d.booked, f.minutes) then 'full'
      when is_long and not private.has_room_from(d.day, needed, moved) then 'full'
      -- A quarter: on the day of a small garage, one or two more cars.
      when (d.booked + f.minutes) * 4 >= d.capacity * 3 then 'nearly_full'
      else 'free' end, 'closed', d.closed, 'slots', coalesce(s.slots, '[]')) order by d.day), '[]')
    from private.plan_days(p_from_day, p_to_day, moved) d
    cross join lateral (select case when is_long then least(needed, d.longest)
      else greatest(needed, 1) end as minutes) f
    left join slots s on s.day = d.day
  );
end
$$;
call private.publish('day_states', 'everybody',
  'What days take for these services, for these requests if they move (a manager''s any, a customer''s '
  'own), and for so many minutes: [{day, state: free, nearly_full, full or closed, closed: why, slots: its '
  'drop-off times [{slot, free}]}], at most 62, none far from today. For everyone. PT400.');
