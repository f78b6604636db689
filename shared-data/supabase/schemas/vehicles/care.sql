-- Vehicle care: how often a service is due, and when it is due for a vehicle by its kilometres and by time.

set check_function_bodies = off;

create function private.intervals_of(p_service_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'fuel_type', i.fuel_type, 'cartype_id', i.cartype_id, 'months', i.months, 'kilometres', i.kilometres
  ) order by i.cartype_id nulls first, i.fuel_type nulls first), '[]')
  from private.service_intervals i where i.service_id = p_service_id
$$;
comment on function private.intervals_of(bigint) is 'The intervals of a service, those for all cars first.';

create function private.service_intervals(p_service_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  if not exists (select from public.services s where s.service_id = p_service_id) then
    raise exception using errcode = 'PT404', message = 'Service not found', hint = 'service_id';
  end if;
  return private.intervals_of(p_service_id);
end
$$;
call private.publish('service_intervals', 'settings managers',
  'How often a service is due: [{fuel_type, cartype_id, months, kilometres}], each null for all cars, or '
  'for no such limit. Managers with the right to change settings. PT404.');

create function private.check_interval(p_entered jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if jsonb_typeof(p_entered) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'Please enter months or kilometres',
      hint = 'intervals';
  end if;
  perform private.line_number(p_entered, 'months', null, 120, 0, 'number of months');
  perform private.line_number(p_entered, 'kilometres', null, 500000, 0, 'number of kilometres');
  perform private.line_number(p_entered, 'cartype_id', null, 9007199254740991, 0, 'car model');
  if (p_entered ->> 'months')::numeric < 1 then
    raise exception using errcode = 'PT400', message = 'Months must be between 1 and 120', hint = 'months';
  elsif (p_entered ->> 'kilometres')::numeric < 100 then
    raise exception using errcode = 'PT400', message = 'Kilometres must be between 100 and 5,00,000',
      hint = 'kilometres';
  elsif p_entered ->> 'fuel_type' not in ('petrol', 'diesel', 'electric', 'hybrid', 'cng') then
    raise exception using errcode = 'PT400',
      message = 'Fuel type must be petrol, diesel, electric, hybrid or cng',
      hint = 'fuel_type';
  elsif p_entered ->> 'cartype_id' is not null and not exists (
    select from public.cartypes c where c.cartype_id = (p_entered ->> 'cartype_id')::numeric
  ) then
    raise exception using errcode = 'PT404', message = 'Car model not found', hint = 'cartype_id';
  end if;
end
$$;
comment on function private.check_interval(jsonb) is
  'PT400 and PT404 (hint: the field) for the first rule that an entered interval breaks.';

create function private.save_service_intervals(
  p_service_id bigint, p_intervals jsonb, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entered jsonb;
begin
  perform private.require_settings_manager();
  perform from public.services s where s.service_id = p_service_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service not found', hint = 'service_id';
  elsif jsonb_typeof(p_intervals) is distinct from 'array' or jsonb_array_length(p_intervals) > 50 then
    raise exception using errcode = 'PT400', message = 'Intervals must be a list of at most 50',
      hint = 'intervals';
  elsif p_expected is not null and private.intervals_of(p_service_id) <> p_expected then
    raise exception using errcode = 'PT412', message = 'These intervals were changed by someone else',
      detail = private.intervals_of(p_service_id)::text, hint = 'service_id';
  end if;
  for entered in select e.value from jsonb_array_elements(p_intervals) e loop
    perform private.check_interval(entered);
  end loop;
  if exists (
    select from jsonb_array_elements(p_intervals) e group by e.value ->> 'fuel_type', e.value ->> 'cartype_id'
    having count(*) > 1
  ) then
    raise exception using errcode = 'PT409', message = 'Each kind of car can be entered only once',
      hint = 'intervals';
  end if;
  delete from private.service_intervals i where i.service_id = p_service_id and not exists (
    select from jsonb_to_recordset(p_intervals) as e (fuel_type text, cartype_id bigint)
    where e.fuel_type is not distinct from i.fuel_type and e.cartype_id is not distinct from i.cartype_id
  );
  insert into private.service_intervals as i (service_id, fuel_type, cartype_id, car_model,
    months, kilometres)
  select p_service_id, e.fuel_type, e.cartype_id,
    (select c.brand || ' ' || c.model from public.cartypes c where c.cartype_id = e.cartype_id),
    e.months, e.kilometres
  from jsonb_to_recordset(p_intervals) as e (fuel_type text, cartype_id bigint, months int, kilometres int)
  on conflict (service_id, coalesce(fuel_type, ''), coalesce(cartype_id, 0)) do update
  set months = excluded.months, kilometres = excluded.kilometres;
  return private.intervals_of(p_service_id);
end
$$;
call private.publish('save_service_intervals', 'settings managers',
  'Replaces how often a service is due, and returns it, as service_intervals does. expected: the list as it '
  'was read; PT412 (detail: the current one) when it has changed since. Managers with the right to change '
  'settings. PT400 and PT404 (hint: the field), PT409 for a kind of car that is entered twice.');

create function private.interval_for(p_service_id bigint, p_vehicle public.vehicles)
  returns private.service_intervals
language sql stable security definer set search_path = ''
as $$
  select i.*
  from private.service_intervals i left join public.cartypes c on c.cartype_id = i.cartype_id
  where i.service_id = p_service_id and coalesce(i.fuel_type, p_vehicle.fuel_type) = p_vehicle.fuel_type and (
    i.cartype_id is null
    or (lower(c.brand), lower(c.model)) = (lower(btrim(p_vehicle.brand)), lower(btrim(p_vehicle.model)))
  )
  order by i.cartype_id is null, i.fuel_type is null limit 1
$$;
comment on function private.interval_for(bigint, public.vehicles) is
  'The interval of a service that holds for a vehicle: of its model, else its fuel, else of all cars.';

create function private.forecast(
  p_vehicle public.vehicles, p_km_per_day numeric, p_first_at timestamptz, p_last_at timestamptz,
  p_last_driven bigint
) returns table (
  service_id bigint, service_name text, months int, kilometres int, since timestamptz,
  is_done boolean, driven numeric,
  due_on date, due_by text, price_now numeric
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  driven_now numeric := private.driven_at(p_vehicle.vehicle_id, now(), p_km_per_day);
begin
  return query
    with wanted as (
      select s.service_id, s.name, s.base_price, i.months, i.kilometres,
        coalesce(l.done_at, p_first_at, p_vehicle.created_at) as since,
        l.done_at is not null as is_done
      from public.services s
      cross join lateral private.interval_for(s.service_id, p_vehicle) i
      cross join lateral (
        select max(r.completion_date) as done_at
        from public.service_requests r join public.request_lines l on l.request_id = r.request_id
        where r.vehicle_id = p_vehicle.vehicle_id and r.status = 'completed' and l.service_id = s.service_id
          and l.status = 'approved'
      ) l
      where s.active and (i.months is not null or i.kilometres is not null)
    ), measured as (
      select w.*, case when driven_now is not null then private.driven_at(p_vehicle.vehicle_id, w.since,
        p_km_per_day) end as driven_then
      from wanted w
    ), days as (
      select m.*, (m.since at time zone zone + make_interval(months => m.months))::date as by_months,
        case when m.kilometres is null then null
          when p_km_per_day > 0 then greatest((p_last_at + make_interval(days => least(greatest(
            ceil((m.driven_then + m.kilometres - p_last_driven) / p_km_per_day), -36500), 36500)::int
          )) at time zone zone, m.since at time zone zone)::date
          when p_last_driven >= m.driven_then + m.kilometres then (p_last_at at time zone zone)::date
        end as by_kilometres
      from measured m
    )
    select d.service_id, d.name, d.months, d.kilometres, d.since, d.is_done,
      case when driven_now is not null then round(greatest(driven_now - d.driven_then, 0)) end,
      least(d.by_months, d.by_kilometres),
      case when d.by_kilometres is null or d.by_months <= d.by_kilometres then 'months' else 'kilometres' end,
      d.base_price
    from days d;
end
$$;
comment on function private.forecast(public.vehicles, numeric, timestamptz, timestamptz, bigint) is
  'When each service with an interval is due for a vehicle: the earlier of months and kilometres since it '
  'was last done, else since the first reading, else since the vehicle was added. driven: kilometres since, '
  'as far as known. due_on is null where only kilometres count and nobody knows how far it is driven. '
  'price_now: rupees. The other parameters are those of private.driving.';
