-- A visit as the front desk takes it down: person, car, work and arrival in one form and one transaction, as far as they
-- are known.

-- Functions

create function private.visit_customer(p_visit jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if p_visit ? 'person' then
    return private.register_walk_in(p_visit -> 'person' ->> 'name', p_visit -> 'person' ->> 'phone') ->> 'customer_id';
  elsif coalesce(p_visit ->> 'customer_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception using errcode = 'PT400', message = 'Please enter who comes', hint = 'name';
  end if;
  return p_visit ->> 'customer_id';
end
$$;
comment on function private.visit_customer(jsonb) is 'Who comes, registered if need be. PT400, PT409. Internal.';

create function private.visit_work(p_visit jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(array['service_ids', 'bundle_ids', 'complaints']) f (field) where coalesce(p_visit -> f.field, '[]') <> '[]'
  )
$$;
comment on function private.visit_work(jsonb) is 'Whether there is something to do. Internal.';

create function private.save_visit(p_visit jsonb, p_idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb;
  arrival jsonb := p_visit -> 'arrival';
  customer uuid;
  car bigint;
  request bigint;
begin
  perform private.require_manager();
  if jsonb_typeof(p_visit) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'Please enter who comes', hint = 'name';
  end if;
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('visit', p_visit), 'This was saved already, as it was first sent.'
  );
  if earlier is not null then
    return earlier;
  end if;
  customer := private.visit_customer(p_visit);
  car := case when p_visit ? 'vehicle' then (private.add_vehicle_for(customer, p_visit -> 'vehicle') ->> 'vehicle_id')::bigint
    else private.line_number(p_visit, 'vehicle_id', null, 9007199254740991, 0, 'car') end;
  if car is null and private.visit_work(p_visit) then
    raise exception using errcode = 'PT400', message = 'Please enter the car', hint = 'registration_number';
  elsif arrival is not null and not private.visit_work(p_visit) then
    raise exception using errcode = 'PT400', message = 'Please enter the work', hint = 'service_ids';
  end if;
  if private.visit_work(p_visit) then
    request := private.book_for(
      customer, car, array(select jsonb_array_elements_text(coalesce(p_visit -> 'service_ids', '[]'))::bigint),
      (p_visit ->> 'scheduled_date')::date, p_visit ->> 'customer_notes', coalesce(p_visit ->> 'channel', 'in_person'), null,
      array(select jsonb_array_elements_text(coalesce(p_visit -> 'complaints', '[]'))),
      coalesce((p_visit ->> 'with_fee')::boolean, false), coalesce((p_visit ->> 'overbook')::boolean, false),
      (p_visit ->> 'drop_off')::time,
      array(select jsonb_array_elements_text(coalesce(p_visit -> 'bundle_ids', '[]'))::bigint)
    ) ->> 'request_id';
  end if;
  if arrival is not null then
    perform private.check_in(
      request, (arrival ->> 'kilometres')::int, arrival ->> 'fuel', arrival ->> 'belongings', arrival ->> 'key_number',
      (arrival ->> 'lower_is_right')::boolean, (arrival ->> 'promised_at')::timestamp, arrival ->> 'lower_is'
    );
  end if;
  return private.store_result(p_idempotency_key, jsonb_build_object(
    'customer_id', customer, 'vehicle_id', car, 'request_id', request,
    'arrived_at', case when arrival is not null then now() end
  ));
exception when data_exception or invalid_parameter_value then
  raise exception using errcode = 'PT400', message = 'Please check what was entered', hint = 'visit';
end
$$;

create function public.save_visit(visit jsonb, idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_visit($1, $2) $$;
comment on function public.save_visit(jsonb, uuid) is
  'Saves what the front desk knows of a visit, all or nothing: who (customer_id, or person {name, phone} to register), the '
  'car (vehicle_id, or vehicle as in add_vehicle_for), the work (service_ids, complaints, with_fee, scheduled_date, '
  'customer_notes, channel, overbook, drop_off as in book_for, and bundle_ids, whose lines are approved at the prices of today) and the '
  'arrival {kilometres, fuel, belongings, key_number, lower_is, promised_at} as in check_in; each may be missing from the end on. Returns {customer_id, vehicle_id, request_id, arrived_at}. A retry with the '
  'same idempotency_key returns the first result. Errors of register_walk_in, add_vehicle_for, book_for and check_in. '
  'Managers only.';

-- Grants

grant execute on function private.save_visit(jsonb, uuid), public.save_visit(jsonb, uuid) to authenticated;
