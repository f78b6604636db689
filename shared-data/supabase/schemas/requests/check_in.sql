-- Check-in and collection of cars. Arrival is a fact beside a request's status.

set check_function_bodies = off;

create function private.check_in(
  p_request_id bigint, p_kilometres int, p_fuel text, p_belongings text default null,
  p_key_number text default null, p_lower_is_right boolean default false,
  p_promised_at timestamp default null, p_lower_is text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  car bigint;
  last_kilometres int;
  is_reset boolean;
  request public.service_requests;
  left_inside text := nullif(btrim(p_belongings), '');
  key_tag text := nullif(btrim(p_key_number), '');
  promised timestamptz := private.read_promise(p_promised_at);
begin
  perform private.lock_caller();
  perform private.check_kilometres(p_kilometres);
  if p_fuel is null or p_fuel not in ('empty', 'quarter', 'half', 'three_quarters', 'full') then
    raise exception using errcode = 'PT400', message = 'Please choose how full the tank is', hint = 'fuel';
  end if;
  perform private.check_length(left_inside, 'description', 'Things left in the car', 'belongings');
  perform private.check_length(key_tag, 'code', 'Key number', 'key_number');

  select r.vehicle_id into car from public.service_requests r where r.request_id = p_request_id;
  select v.km_driven into last_kilometres from public.vehicles v where v.vehicle_id = car for no key update;
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and (r.assigned_mechanic = caller or private.is_manager()) for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  elsif request.status in ('completed', 'cancelled') then
    raise exception using errcode = 'PT409', message = format('This request is already %s', request.status);
  elsif request.arrived_at is not null then
    raise exception using errcode = 'PT409', message = 'This car is checked in already';
  end if;
  is_reset := private.is_reset(
    car, p_kilometres, last_kilometres, coalesce(p_lower_is, case when p_lower_is_right then 'right' end)
  );

  update public.service_requests r
  set arrived_at = now(), checked_in_by = private.caller_name(), arrival_kilometres = p_kilometres,
    arrival_fuel = p_fuel,
    belongings = left_inside, key_number = key_tag, promised_at = promised
  where r.request_id = p_request_id;
  -- Locked, so that a delivery at that moment is either seen here, or sees that this car waits.
  perform from public.parts p where p.id in (select v.part_id from private.reservations v
    where v.request_id = p_request_id)
  order by p.id for share;
  perform private.begin_shortage(p_request_id);
  if car is not null then
    perform private.record_reading(car, p_kilometres, 'check_in', is_reset);
  end if;
  return jsonb_build_object('request_id', p_request_id, 'arrived_at', now());
end
$$;
call private.publish('check_in', 'mechanics, managers',
  'Takes in the car of an open request, whose status stays. fuel: empty, quarter, half, three_quarters or '
  'full. Kilometres below the last reading are refused (PT409, hint: kilometres, detail: the last reading) '
  'unless lower_is says why, as in add_reading; lower_is_right is what screens of an earlier release send '
  'for right. promised_at: when it is promised to be ready, on the garage''s clock. It waits for parts '
  'where approved ones fall short. Managers; mechanics for their own jobs. PT400 (hint: the field), PT404, '
  'PT409 once it has arrived or ended.');

create function private.collect(p_request_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  manager uuid := private.require_manager();
  request public.service_requests;
begin
  request := private.lock_request(p_request_id);
  if request.collected_at is not null then
    raise exception using errcode = 'PT409', message = 'This car has been collected already';
  elsif request.status <> 'completed' and not (request.status = 'cancelled'
    and request.arrived_at is not null) then
    raise exception using errcode = 'PT409',
      message = format('Only the car of a completed job can be collected. This one is %s.',
        replace(request.status, '_', ' '));
  end if;
  update public.service_requests r set collected_at = now(), handed_over_by = m.name
  from public.managers m where r.request_id = p_request_id and m.manager_id = manager;
  return jsonb_build_object('request_id', p_request_id, 'collected_at', now(),
    'final_cost', request.final_cost);
end
$$;
call private.publish('collect', 'managers',
  'Hands over the car of a completed job, or of a cancelled one that had arrived. Managers only. PT404, '
  'PT409 for another status or a car that was collected.');
