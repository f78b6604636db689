-- The schedule: the days of a week with a lane for each mechanic and one for nobody, and the move of a
-- request to another day,
-- time or mechanic.

set check_function_bodies = off;

create function private.schedule_block(p_request public.service_requests, p_day date, p_minutes int)
  returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request.request_id, 'day', p_day,
    'continues', p_day > (p_request.scheduled_date at time zone private.garage_time_zone())::date,
    'mechanic_id', p_request.assigned_mechanic,
    'starts', p_request.planned_start, 'minutes', p_minutes, 'status', p_request.status,
    'arrived', p_request.arrived_at is not null, 'overbooked_by', p_request.overbooked_by,
    'registration_number', p_request.registration_number, 'brand', p_request.brand, 'model', p_request.model,
    'service_name', p_request.service_name, 'mechanic_name', p_request.mechanic_name,
    'customer_name', (select c.name from public.customers c where c.customer_id = p_request.customer_id),
    'scheduled_date', p_request.scheduled_date, 'drop_off', p_request.drop_off,
    'promised_at', p_request.promised_at,
    'shortages', private.open_shortages(p_request)
  )
$$;
comment on function private.schedule_block(public.service_requests, date, int) is
  'A request on the schedule.';

create function private.schedule_blocks(p_from date, p_to date) returns table (
  request public.service_requests, day date, mechanic_id uuid, minutes int, place bigint
)
language sql stable security definer set search_path = ''
as $$
  with usual as materialized (
    select * from private.usual_days()
  )
  select b.request, b.day, (b.request).assigned_mechanic, b.minutes,
    row_number() over (order by (b.request).scheduled_date, b.day, (b.request).planned_start,
      coalesce((b.request).moved_at, (b.request).created_at), (b.request).request_id)
  from (
    select r as request, (r.scheduled_date at time zone (select private.garage_time_zone()))::date as day,
      r.sold_minutes as minutes
    from public.service_requests r left join usual u on u.mechanic_id = r.assigned_mechanic
    -- The time zone by its function: from a join, the planner expects a ninth of all requests and scans them.
    where r.scheduled_date >= p_from::timestamp at time zone private.garage_time_zone()
      and r.scheduled_date < (p_to + 1)::timestamp at time zone private.garage_time_zone()
      and r.status <> 'cancelled'
      and r.sold_minutes <= coalesce(u.minutes, (select n.minutes from usual n where n.mechanic_id is null))
    union all
    select r, l.day, l.minutes from private.long_work(p_from, p_to) l join public.service_requests r
      on r.request_id = l.request_id
  ) b
$$;
comment on function private.schedule_blocks(date, date) is
  'The requests of days with their minutes, in the order of the schedule; work longer than a day on each '
  'that it takes.';

create function private.schedule(p_from_day date, p_to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  today timestamptz := private.today()::timestamp at time zone zone;
begin
  perform private.require_manager();
  if p_from_day is null or p_to_day is null or p_from_day not between '2000-01-01' and '2200-01-01'
    or p_to_day not between p_from_day and p_from_day + 6 then
    raise exception using errcode = 'PT400', message = 'Please ask for at most seven days', hint = 'to_day';
  end if;
  return (
    with planned as materialized (
      select b.* from private.schedule_blocks(p_from_day, p_to_day) b
    ), booked as materialized (
      select p.day, p.mechanic_id, count(*)::int as requests, sum(p.minutes)::int as minutes
      from planned p group by 1, 2
    ), work as materialized (
      select w.*, coalesce(b.minutes, 0) as booked
      from private.mechanic_days(p_from_day, p_to_day) w
      left join booked b on b.day = w.day and b.mechanic_id = w.mechanic_id
    ), late as (
      select r as request from public.service_requests r
      where r.status in ('pending', 'approved')
        and r.scheduled_date < least(today, p_from_day::timestamp at time zone zone) and r.arrived_at is null
      order by r.scheduled_date desc, r.request_id limit 30
    )
    select jsonb_build_object(
      'now', now(), 'limit_bookings', (select g.limit_bookings from private.garage g),
      'days', (
        select jsonb_agg(jsonb_build_object(
          'day', o.day, 'closed', o.closed, 'opens', o.opens, 'closes', o.closes, 'break_from', o.break_from,
          'break_to', o.break_to, 'capacity', c.minutes,
          'requests', coalesce((select sum(b.requests) from booked b where b.day = o.day), 0),
          'booked', coalesce((select sum(b.minutes) from booked b where b.day = o.day), 0)
        ) order by o.day)
        from private.open_days(p_from_day, p_to_day) o
        join private.day_capacity(p_from_day, p_to_day) c on c.day = o.day
      ),
      'lanes', (
        select coalesce(jsonb_agg(jsonb_build_object('mechanic_id', m.mechanic_id, 'name', m.name,
          'available', m.available,
          'days', (
            select jsonb_agg(jsonb_build_object('day', w.day, 'starts', w.starts, 'ends', w.ends,
              'minutes', w.minutes,
              'booked', w.booked, 'absence', w.absence) order by w.day)
            from work w where w.mechanic_id = m.mechanic_id
          )) order by private.search_key(m.name), m.mechanic_id), '[]')
        from public.mechanics m
      ),
      'total', (select count(*) from planned),
      'blocks', (
        select coalesce(jsonb_agg(private.schedule_block(p.request, p.day, p.minutes) order by p.place), '[]')
        from planned p where p.place <= 500
      ),
      'late', (
        select coalesce(jsonb_agg(private.schedule_block(
          l.request, ((l.request).scheduled_date at time zone zone)::date, (l.request).sold_minutes
        ) order by (l.request).scheduled_date, (l.request).request_id), '[]')
        from late l
      )
    )
  );
end
$$;
call private.publish('schedule', 'managers',
  'At most seven days: {now, limit_bookings, days: [{day, closed: why, opens, closes, break_from, break_to, '
  'capacity: null without a limit, requests, booked}], lanes: [{mechanic_id, name, available, days: [{day, '
  'starts, ends, minutes, booked, absence}]}], total, blocks: the first 500, of work longer than a day one '
  'on each (continues), late: 30 of those whose day has passed and whose car has not come}. Minutes are '
  'those of approved lines. Managers only. PT400.');

create function private.plan_request(
  p_request_id bigint, p_day date, p_starts time default null, p_mechanic_id uuid default null,
  p_reason text default null, p_overbook boolean default false, p_seen jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  mechanic public.mechanics;
  request public.service_requests;
  hours record;
  moves boolean;
begin
  perform private.lock_caller();
  account := private.account_of(private.require_manager());
  if p_mechanic_id is not null then
    mechanic := private.lock_mechanic(p_mechanic_id);
  end if;
  request := private.lock_request(p_request_id);
  moves := (request.scheduled_date at time zone private.garage_time_zone())::date is distinct from p_day;
  -- A repeat changes nothing.
  if moves or request.assigned_mechanic is distinct from p_mechanic_id
    or request.planned_start is distinct from p_starts then
    if request.status in ('completed', 'cancelled') then
      raise exception using errcode = 'PT409', message = format('This request is already %s', request.status);
    end if;
    perform private.require_unchanged(jsonb_build_object(
      'scheduled_date', request.scheduled_date, 'mechanic_id', request.assigned_mechanic,
      'starts', request.planned_start
    ), p_seen, 'Someone else moved or assigned this request in the meantime. Please look at it again.',
      'scheduled_date');
    if p_starts is not null then
      select d.* into hours from private.open_days(p_day, p_day) d where isfinite(p_day);
      if hours.closed is null and p_starts not between hours.opens and hours.closes then
        raise exception using errcode = 'PT400', hint = 'starts', message = format(
          'Please choose a time between %s and %s', to_char(hours.opens, 'HH24:MI'),
          to_char(hours.closes, 'HH24:MI')
        );
      end if;
    end if;
    if moves then
      perform private.move_as(request, account, p_day, private.read_reason(p_reason), null, p_overbook);
    end if;
    if request.assigned_mechanic is distinct from p_mechanic_id then
      perform private.set_mechanic(request, mechanic);
    end if;
    update public.service_requests r set planned_start = p_starts
    where r.request_id = p_request_id and r.planned_start is distinct from p_starts;
    request := private.request_of(p_request_id);
  end if;
  return jsonb_build_object(
    'request_id', p_request_id, 'status', request.status, 'scheduled_date', request.scheduled_date,
    'drop_off', request.drop_off,
    'mechanic_id', request.assigned_mechanic, 'starts', request.planned_start,
    'overbooked_by', request.overbooked_by
  );
end
$$;
call private.publish('plan_request', 'managers',
  'Puts a request on a day, at a time (null: after the work before it) and in the lane of a mechanic (null: '
  'nobody), all or nothing. Another day follows move_request, without a drop_off, another mechanic follows '
  'assign_mechanic and unassign_mechanic. seen: {scheduled_date, mechanic_id, starts} as they were shown. A '
  'repeat changes nothing. Managers only. PT400 (hint: the field), PT404, PT409, with hint scheduled_date '
  'on a full day, PT412 (detail: what is there) when someone else has moved or assigned it.');
