-- The kilometres of vehicles: readings of the odometer, and how far a vehicle is driven in a day.

set check_function_bodies = off;

create function private.check_kilometres(p_kilometres int) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_kilometres is null or p_kilometres not between 0 and private.limit_of('km_driven') then
    raise exception using errcode = 'PT400', hint = 'kilometres',
      message = 'Kilometres must be between 0 and ' || to_char(private.limit_of('km_driven'), 'FM99,99,999');
  end if;
end
$$;
comment on function private.check_kilometres(int) is 'PT400 (hint: kilometres) outside the limits.';

create function private.is_reset(p_vehicle_id bigint, p_kilometres int, p_last int, p_lower_is text)
  returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  last_at timestamptz;
begin
  if p_lower_is not in ('right', 'reset') then
    raise exception using errcode = 'PT400', message = 'A lower reading is right, or a reset',
      hint = 'lower_is';
  elsif p_lower_is is null and p_kilometres < p_last then
    raise exception using errcode = 'PT409', hint = 'kilometres', detail = p_last::text,
      message = format('The last reading was %s km', to_char(p_last, 'FM99,99,999'));
  elsif p_lower_is is null and p_kilometres > p_last + 6000 then
    last_at := (select max(o.read_at) from public.odometer_readings o where o.vehicle_id = p_vehicle_id);
    if p_kilometres > p_last + 5000 + 1000 * (1 + extract(epoch from now() - last_at) / 86400) then
      raise exception using errcode = 'PT409', hint = 'kilometres', detail = p_last::text, message = format(
        'The last reading was %s km, on %s', to_char(p_last, 'FM99,99,999'),
        to_char(last_at at time zone private.garage_time_zone(), 'FMDD Mon YYYY')
      );
    end if;
  end if;
  return coalesce(p_lower_is = 'reset' and p_kilometres < p_last, false);
end
$$;
comment on function private.is_reset(bigint, int, int, text) is
  'Whether kilometres say that the odometer was reset or replaced. Below the last reading, or above it by '
  'more than 5,000 and 1,000 for each day since, they are refused (PT409, hint: kilometres, detail: the '
  'last reading) unless lower_is says why: right, so that the higher ones before were wrong, or reset. A '
  'higher reading is no reset.';

create function private.record_reading(
  p_vehicle_id bigint, p_kilometres int, p_source text, p_is_reset boolean default false
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  reading bigint;
begin
  -- Entered again on one day, it replaces what was entered before: the first was a slip.
  update public.odometer_readings o set kilometres = p_kilometres, read_at = now(),
    recorded_by = case p_source when 'owner' then null else private.caller_name() end
  where p_source in ('owner', 'garage') and o.source = p_source and o.is_reset = p_is_reset
    and o.reading_id = (
    select l.reading_id from public.odometer_readings l where l.vehicle_id = p_vehicle_id
    order by l.read_at desc, l.reading_id desc limit 1
  ) and (o.read_at at time zone private.garage_time_zone())::date = private.today()
  returning o.reading_id into reading;
  if reading is null then
    insert into public.odometer_readings (vehicle_id, kilometres, source, is_reset, recorded_by)
    values (
      p_vehicle_id, p_kilometres, p_source, p_is_reset,
      case p_source when 'owner' then null else private.caller_name() end
    )
    returning reading_id into reading;
  end if;
  update public.vehicles v set km_driven = p_kilometres
  where v.vehicle_id = p_vehicle_id and v.km_driven is distinct from p_kilometres;
  return reading;
end
$$;
comment on function private.record_reading(bigint, int, text, boolean) is
  'Adds a reading of now, which becomes the kilometres of the vehicle. Whoever calls it has locked the '
  'vehicle.';

create function private.note_kilometres() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- As a reading of its own unless it is the last one, which has just been recorded.
  if new.km_driven is distinct from (
    select o.kilometres from public.odometer_readings o where o.vehicle_id = new.vehicle_id
    order by o.read_at desc, o.reading_id desc limit 1
  ) then
    perform private.record_reading(
      new.vehicle_id, new.km_driven, case when new.customer_id = (select auth.uid()) then 'owner'
        else 'garage' end
    );
  end if;
  return null;
end
$$;
comment on function private.note_kilometres() is
  'Trigger: kilometres that were entered with a vehicle, or changed in its form, are a reading.';
create trigger note_new_kilometres after insert on public.vehicles
for each row when (new.km_driven is not null and current_setting('pitlane.imports',
  true) is distinct from 'on')
execute function private.note_kilometres();
create trigger note_kilometres after update of km_driven on public.vehicles
for each row when (
  new.km_driven is not null and new.km_driven is distinct from old.km_driven
  and current_setting('pitlane.imports', true) is distinct from 'on'
)
execute function private.note_kilometres();

create function private.lock_vehicle_of(p_request_id bigint) returns public.vehicles
language plpgsql security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
begin
  if p_request_id is null then
    return null;
  end if;
  perform private.lock_caller();
  select v.* into vehicle from public.service_requests r join public.vehicles v on v.vehicle_id = r.vehicle_id
  where r.request_id = p_request_id for no key update of v;
  return vehicle;
end
$$;
comment on function private.lock_vehicle_of(bigint) is
  'Locks and returns the vehicle of a request, before that request is locked; null without one, or without '
  'a request.';

create function private.require_vehicle(p_vehicle_id bigint, p_account jsonb) returns public.vehicles
language plpgsql stable security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  caller uuid := (p_account ->> 'id')::uuid;
begin
  select v.* into vehicle from public.vehicles v
  where v.vehicle_id = p_vehicle_id and case p_account ->> 'role'
    when 'manager' then true
    when 'customer' then v.customer_id = caller
    else exists (
      select from public.service_requests r where r.vehicle_id = v.vehicle_id and r.assigned_mechanic = caller
    )
  end;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  return vehicle;
end
$$;
comment on function private.require_vehicle(bigint, jsonb) is
  'A vehicle that an account may see: a manager any, a customer their own, a mechanic those of their jobs. '
  'PT404.';

create function private.add_reading(p_vehicle_id bigint, p_kilometres int, p_lower_is text default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  vehicle public.vehicles;
begin
  perform private.lock_caller();
  perform private.check_kilometres(p_kilometres);
  perform from public.vehicles v where v.vehicle_id = p_vehicle_id for no key update;
  vehicle := private.require_vehicle(p_vehicle_id, account);
  return jsonb_build_object('reading_id', private.record_reading(
    p_vehicle_id, p_kilometres, case account ->> 'role' when 'customer' then 'owner' else 'garage' end,
    private.is_reset(p_vehicle_id, p_kilometres, vehicle.km_driven, p_lower_is)
  ), 'kilometres', p_kilometres);
end
$$;
call private.publish('add_reading', 'customers, mechanics, managers',
  'Records what the odometer of a vehicle shows now. Kilometres below the last reading, or above it by more '
  'than 5,000 and 1,000 for each day since, are refused (PT409, hint: kilometres, detail: the last reading) '
  'unless lower_is says why: right, so that the higher ones before were wrong, or reset, for an odometer '
  'that was reset or replaced. Another one of the same day replaces the first. Customers for their own '
  'vehicles, mechanics for those of their jobs, managers. PT400 (hint: the field), PT404.');

create function private.mileage(p_vehicle_id bigint) returns table (
  reading_id bigint, kilometres int, source text, read_at timestamptz, is_reset boolean,
  recorded_by text, odometer bigint,
  driven bigint
)
language sql stable security definer set search_path = ''
as $$
  with ordered as (
    select o.*, count(*) filter (where o.is_reset) over (order by o.read_at, o.reading_id) as odometer
    from public.odometer_readings o where o.vehicle_id = p_vehicle_id
  ), judged as (
    select d.*, d.kilometres <= coalesce(min(d.kilometres) over (
      partition by d.odometer order by d.read_at, d.reading_id rows between 1 following
        and unbounded following
    ), d.kilometres) as counts
    from ordered d
  ), steps as (
    select j.reading_id, j.kilometres - lag(j.kilometres) over (
      partition by j.odometer order by j.read_at, j.reading_id
    ) as step from judged j where j.counts
  )
  select j.reading_id, j.kilometres, j.source, j.read_at, j.is_reset, j.recorded_by, j.odometer,
    case when j.counts then coalesce(sum(s.step) over (order by j.read_at, j.reading_id), 0) end
  from judged j left join steps s on s.reading_id = j.reading_id
  order by j.read_at, j.reading_id
$$;
comment on function private.mileage(bigint) is
  'The readings of a vehicle, oldest first. odometer: how many resets there were before. driven: kilometres '
  'since the first reading, over all odometers; null for a reading that a later, lower one says is wrong.';

create function private.driving(
  p_vehicle_id bigint, out km_per_day numeric, out sureness text, out first_at timestamptz,
  out last_at timestamptz,
  out last_driven bigint
)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select m.*, lag(m.read_at) over o as from_at, lag(m.driven) over o as from_driven,
      min(m.read_at) over () as first_at, max(m.read_at) over () as last_at
    from private.mileage(p_vehicle_id) m where m.driven is not null
    window o as (partition by m.odometer order by m.read_at, m.reading_id)
  ), steps as (
    -- A step that began before the 18 months counts with its part within them.
    select (c.driven - c.from_driven) * s.part as kilometres, s.part * s.days as days,
      power(0.5, extract(epoch from c.last_at - c.read_at) / 86400 / 365) as weight
    from counted c cross join lateral (
      select extract(epoch from c.read_at - c.from_at) / 86400 as days,
        case when c.read_at = c.from_at then 1 else least(1,
        extract(epoch from c.read_at - (c.last_at - interval '18 months')) / extract(epoch
          from c.read_at - c.from_at)) end as part
    ) s
    where c.from_at is not null and c.read_at > c.last_at - interval '18 months'
  ), sums as (
    select sum(kilometres * weight) as kilometres, sum(days * weight) as days,
      count(*) + 1 as readings, sum(days) as span
    from steps
  ), ends as (
    select min(c.first_at) as first_at, max(c.last_at) as last_at, max(c.driven) as driven from counted c
  )
  select case when s.span >= 14 then round(s.kilometres / s.days, 2) end,
    case
      when s.span is null or s.span < 14 then 'none'
      when s.readings >= 6 and s.span >= 300 and e.last_at > now() - interval '180 days' then 'good'
      when s.readings >= 3 and s.span >= 90 and e.last_at > now() - interval '1 year' then 'fair'
      else 'low'
    end, e.first_at, e.last_at, e.driven
  from sums s cross join ends e
$$;
comment on function private.driving(bigint) is
  'How far a vehicle is driven in a day, by its readings of the last 18 months before the last one: what '
  'lies a year back counts half. sureness: none (less than 14 days of readings; km_per_day is null), low, '
  'fair (three readings over 90 days, the last within a year) or good (six over 300 days, the last within '
  '180 days). last_driven as in private.mileage.';

create function private.driven_at(p_vehicle_id bigint, p_at timestamptz, p_km_per_day numeric) returns numeric
language sql stable security definer set search_path = ''
as $$
  with counted as materialized (select m.read_at, m.driven, m.odometer, m.reading_id
    from private.mileage(p_vehicle_id) m where m.driven is not null),
  before as (select c.* from counted c where c.read_at <= p_at order by c.read_at desc,
    c.reading_id desc limit 1),
  after as (select c.* from counted c where c.read_at > p_at order by c.read_at, c.reading_id limit 1)
  select case
    when b.read_at is not null and a.read_at is not null then b.driven + (a.driven - b.driven)
      * extract(epoch from p_at - b.read_at) / extract(epoch from a.read_at - b.read_at)
    when b.read_at is not null then b.driven + coalesce(p_km_per_day, 0) * extract(epoch
      from p_at - b.read_at) / 86400
    else a.driven - coalesce(p_km_per_day, 0) * extract(epoch from a.read_at - p_at) / 86400
  end
  from (select 1) one left join before b on true left join after a on true
$$;
comment on function private.driven_at(bigint, timestamptz, numeric) is
  'How far a vehicle was driven at a time, as private.mileage counts: between two readings in proportion, '
  'beyond them by the kilometres per day. Null without a reading.';
