-- Drop-off times: when cars are brought, and how many at each time. A day has those within its opening hours;
-- a garage without
-- any asks for none.

set check_function_bodies = off;

create function private.drop_off_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slot', s.slot, 'cars', s.cars) order by s.slot), '[]')
  from private.drop_off_slots s
$$;
comment on function private.drop_off_settings() is
  'All drop-off times and how many cars they take, in order.';

create function private.opening_days(p_from_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_finite(isfinite(p_from_day), 'from_day');
  select jsonb_build_object(
    'limit_bookings', (select g.limit_bookings from private.garage g), 'week', private.week(),
    'drop_off_slots', private.drop_off_settings(),
    'closed_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]')
      from (select c.* from public.closed_days c where c.day >= p_from_day order by c.day limit 1000) d
    )
  )
$$;
call private.publish('opening_days', 'everybody',
  'When the garage is open, and its drop-off times. For everyone.');

create function private.day_slots(p_from date, p_to date)
  returns table (day date, slot time, cars int, taken int)
language sql stable security definer set search_path = ''
as $$
  select d.day, s.slot, s.cars, t.taken
  from (select g::date as day from generate_series(p_from::timestamp, p_to, '1 day') g) d
  join public.opening_hours h on h.weekday = extract(isodow from d.day)
  join private.drop_off_slots s on s.slot >= h.opens and s.slot < h.closes
  cross join lateral (
    select count(*)::int as taken from public.service_requests r
    where r.scheduled_date = (d.day + s.slot) at time zone private.garage_time_zone() and r.drop_off = s.slot
      and r.status <> 'cancelled'
  ) t
  where not exists (select from public.closed_days c where c.day = d.day)
$$;
comment on function private.day_slots(date, date) is
  'The drop-off times of days, how many cars they take and how many are booked, cancelled ones left out.';

create function private.has_free_slot(p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(bool_or(s.taken < s.cars), true) from private.day_slots(p_day, p_day) s $$;
comment on function private.has_free_slot(date) is
  'Whether a drop-off time of a day is free; also of a day without any.';

create function private.lock_day(p_day date) returns void
language sql volatile security definer set search_path = ''
as $$
  -- Capacity changes wait for bookings and the other way round; bookings of one day for each other.
  select pg_advisory_xact_lock_shared(hashtextextended('capacity', 0));
  select private.lock_value('day', p_day::text);
$$;
comment on function private.lock_day(date) is
  'Locks what a day takes until the transaction ends: of parallel bookings of the last place one gets it.';
