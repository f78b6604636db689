-- A booking whose answer was lost is sent again with the same key. If it was changed in between, the first booking is
-- not what the customer wants now: to answer with it would promise a day or a service that nobody has noted.

create function private.require_same_booking(
  p_request_id bigint, p_vehicle_id bigint, p_service_id bigint, p_scheduled_date date, p_notes text
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.service_requests r
    join public.service_request_services s on s.request_id = r.request_id and s.service_id = p_service_id
    where r.request_id = p_request_id
      and r.vehicle_id is not distinct from p_vehicle_id
      and (r.scheduled_date at time zone private.garage_time_zone())::date = p_scheduled_date
      and r.customer_notes is not distinct from p_notes
  ) then
    raise exception using errcode = 'PT409',
      message = 'This request was received already, as it was first sent. Please see Track Your Services.';
  end if;
end
$$;
comment on function private.require_same_booking(bigint, bigint, bigint, date, text) is
  'PT409 when what is booked is not what the request with the same key holds. Internal.';
revoke all on function private.require_same_booking(bigint, bigint, bigint, date, text) from public;

create or replace function private.book_service(
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
    perform private.require_same_booking(booked, p_vehicle_id, p_service_id, p_scheduled_date, notes);
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
    raise exception using errcode = 'PT400', message = 'Notes must be no more than 5,000 characters long',
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
    perform private.require_same_booking(booked, p_vehicle_id, p_service_id, p_scheduled_date, notes);
    return private.booking_answer(booked);
  end if;
  insert into public.service_request_services (request_id, service_id) values (booked, service.service_id);
  return private.booking_answer(booked);
end
$$;

comment on function public.book_service(bigint, bigint, date, text, uuid) is
  'Books a service for the caller''s own vehicle; answers {request_id, estimated_cost} (rupees). scheduled_date is a '
  'day in the garage''s time zone, today or later. The same idempotency_key again answers the first booking, and '
  'PT409 when anything else of it has changed. Customers only. PT400 (hint: the field), PT404 for another''s vehicle '
  'or a service not on offer.';
