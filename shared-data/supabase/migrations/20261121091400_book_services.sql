-- Booking: the customer chooses vehicle, service and day; the server sets price, hour and state.

create function private.booking_answer(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('request_id', r.request_id, 'estimated_cost', r.estimated_cost)
  from public.service_requests r where r.request_id = p_request_id
$$;
comment on function private.booking_answer(bigint) is 'What book_service answers for a request. Internal.';
revoke all on function private.booking_answer(bigint) from public;

create function private.book_service(
  p_vehicle_id bigint, p_service_id bigint, p_scheduled_date date, p_customer_notes text, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  notes text := nullif(btrim(p_customer_notes), '');
  settings private.garage;
  service public.services;
  vehicle public.vehicles;
  booked bigint;
begin
  select r.request_id into booked from public.service_requests r
  where r.customer_id = caller and r.idempotency_key = p_idempotency_key;
  if found then
    return private.booking_answer(booked);
  end if;

  -- The lock keeps the vehicle from being deleted between this check and the insert.
  select v.* into vehicle from public.vehicles v
  where v.vehicle_id = p_vehicle_id and v.customer_id = caller for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  if p_service_id is null then
    raise exception using errcode = 'PT400', message = 'Please select a service', hint = 'service_id';
  end if;
  select s.* into service from public.services s where s.service_id = p_service_id and s.active;
  if not found then
    raise exception using errcode = 'PT404', message = 'This service is not on offer', hint = 'service_id';
  elsif p_scheduled_date is null or not isfinite(p_scheduled_date) then
    raise exception using errcode = 'PT400', message = 'Please select a preferred date', hint = 'scheduled_date';
  elsif p_scheduled_date < private.today() then
    raise exception using errcode = 'PT400', message = 'The preferred date cannot be in the past',
      hint = 'scheduled_date';
  elsif char_length(notes) > 5000 then
    raise exception using errcode = 'PT400', message = 'Notes must be no more than 5000 characters long',
      hint = 'customer_notes';
  end if;

  select g.* into settings from private.garage g;
  insert into public.service_requests (
    customer_id, vehicle_id, scheduled_date, estimated_cost, customer_notes, idempotency_key,
    service_name, brand, model, year, registration_number
  ) values (
    caller, vehicle.vehicle_id, (p_scheduled_date + settings.opening_time) at time zone settings.time_zone,
    service.base_price, notes, p_idempotency_key,
    service.name, vehicle.brand, vehicle.model, vehicle.year, vehicle.registration_number
  )
  on conflict (customer_id, idempotency_key) do nothing
  returning request_id into booked;
  if not found then
    select r.request_id into booked from public.service_requests r
    where r.customer_id = caller and r.idempotency_key = p_idempotency_key;
    return private.booking_answer(booked);
  end if;
  insert into public.service_request_services (request_id, service_id) values (booked, service.service_id);
  return private.booking_answer(booked);
end
$$;
comment on function private.book_service(bigint, bigint, date, text, uuid) is 'See public.book_service(…).';
revoke all on function private.book_service(bigint, bigint, date, text, uuid) from public;
grant execute on function private.book_service(bigint, bigint, date, text, uuid) to authenticated;

create function public.book_service(
  vehicle_id bigint, service_id bigint, scheduled_date date, customer_notes text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.book_service($1, $2, $3, $4, $5) $$;
comment on function public.book_service(bigint, bigint, date, text, uuid) is
  'Books a service for the caller''s own vehicle; answers {request_id, estimated_cost} (rupees). scheduled_date is a '
  'day in the garage''s time zone, today or later. The same idempotency_key again answers the first booking. '
  'Customers only. PT400 (hint: the field), PT404 for another''s vehicle or a service not on offer.';
revoke all on function public.book_service(bigint, bigint, date, text, uuid) from public;
grant execute on function public.book_service(bigint, bigint, date, text, uuid) to authenticated;
