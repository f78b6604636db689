-- Booking. The customer chooses vehicle, services and day; the server sets price, time and status.

set check_function_bodies = off;

create function private.booking_result(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('request_id', r.request_id, 'estimated_cost', r.estimated_cost)
  from public.service_requests r where r.request_id = p_request_id
$$;
comment on function private.booking_result(bigint) is 'The result of book_service.';

create function private.require_same_booking(
  p_request_id bigint, p_vehicle_id bigint, p_service_ids bigint[], p_scheduled_date date, p_notes text,
  p_source text, p_complaints text[], p_drop_off time, p_line_ids bigint[]
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.service_requests r
    where r.request_id = p_request_id
      and p_service_ids is not distinct from array(
        select l.service_id from public.request_lines l
        where l.request_id = p_request_id and l.created_at = r.created_at and l.service_id is not null
        order by l.position
      )
      and case when p_source = 'booking' then array(
        select private.work_key(d) from public.request_lines d where d.line_id = any (p_line_ids) order by 1
      ) = array(
        select private.work_key(l) from public.request_lines l
        where l.request_id = p_request_id and l.created_at = r.created_at and l.service_id is null order by 1
      ) else p_complaints is not distinct from array(
        select l.description from public.request_lines l
        where l.request_id = p_request_id and l.created_at = r.created_at and l.service_id is null
          and l.status = 'proposed'
        order by l.position
      ) end
      and r.vehicle_id is not distinct from p_vehicle_id
      and (r.scheduled_date at time zone private.garage_time_zone())::date = p_scheduled_date
      and r.customer_notes is not distinct from p_notes and r.drop_off is not distinct from p_drop_off
  ) then
    raise exception using errcode = 'PT409',
      message = 'This request was received already, as it was first sent.'
        || case p_source when 'booking' then ' Please see Track Your Services.' else '' end;
  end if;
end
$$;
comment on function private.require_same_booking(bigint, bigint, bigint[], date, text, text,
  text[], time, bigint[]) is
  'Raises PT409 when the booking differs from the request with the same idempotency key.';

create function private.bookable_services(p_service_ids bigint[]) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.limit_of('booked_services');
  names text[] := array(
    select s.name from unnest(p_service_ids) with ordinality as i (service_id, place)
    join public.services s on s.service_id = i.service_id and s.active order by i.place
  );
begin
  if coalesce(cardinality(p_service_ids), 0) = 0 or array_ndims(p_service_ids) <> 1
    or array_position(p_service_ids, null) is not null
  then
    raise exception using errcode = 'PT400', message = 'Please select a service', hint = 'service_ids';
  elsif cardinality(p_service_ids) > most then
    raise exception using errcode = 'PT400', message = format('Please select at most %s services', most),
      hint = 'service_ids';
  elsif (select count(distinct id) from unnest(p_service_ids) id) < cardinality(p_service_ids) then
    raise exception using errcode = 'PT400', message = 'Please select each service once',
      hint = 'service_ids';
  elsif cardinality(names) < cardinality(p_service_ids) then
    raise exception using errcode = 'PT404', message = 'This service isn''t available', hint = 'service_ids';
  end if;
  return names;
end
$$;
comment on function private.bookable_services(bigint[]) is
  'The names of services to book, in this order. PT400 for none, a list of lists, too many or a repeated '
  'one, PT404 for an inactive one.';

create function private.scheduled_time(p_day date, p_drop_off time default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$ select (p_day + coalesce(p_drop_off, private.opening_time(p_day))) at time zone
  private.garage_time_zone() $$;
comment on function private.scheduled_time(date, time) is
  'The time at which an appointment is stored: its drop-off time, else when the garage opens.';

create function private.check_scheduled_date(p_day date, p_minutes int) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  closed text := case when isfinite(p_day) then private.closed_reason(p_day) end;
begin
  if p_day is null or not isfinite(p_day) then
    raise exception using errcode = 'PT400', message = 'Please select a preferred date',
      hint = 'scheduled_date';
  elsif p_day < private.today() then
    raise exception using errcode = 'PT400', message = 'The preferred date cannot be in the past',
      hint = 'scheduled_date';
  -- The longest interval between services; a later date is a mistyped year.
  elsif p_day > private.today() + interval '1 year' then
    raise exception using errcode = 'PT400', message = 'The preferred date cannot be more than a year ahead',
      hint = 'scheduled_date';
  elsif closed is not null then
    raise exception using errcode = 'PT400', hint = 'scheduled_date',
      message = format('The garage is closed %s. %s', closed, private.next_free_words(p_day, p_minutes));
  end if;
end
$$;
comment on function private.check_scheduled_date(date, int) is
  'Raises PT400 for a day that nothing can be booked on or moved to: past, too far ahead, or closed; then '
  'with the next day that takes so many minutes.';

create function private.call_the_garage() returns text
language sql stable security definer set search_path = ''
as $$
  select ' Please call the garage' || coalesce(' at ' || nullif(btrim(g.phone), ''), '') || '.'
  from private.garage g
$$;
comment on function private.call_the_garage() is 'The end of a refusal that the garage can help with.';

create function private.check_booking_limits(p_customer_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.service_requests r
    where r.customer_id = p_customer_id and r.status in ('pending', 'approved', 'in_progress')
  ) >= private.limit_of('open_requests') then
    perform private.count_refusal('limit_booking');
    raise exception using errcode = 'PT409', message = format(
      'You have %s open bookings, which is the most that can be booked here.',
      private.limit_of('open_requests')
    ) || private.call_the_garage();
  elsif (
    select count(*) from public.service_requests r
    where r.customer_id = p_customer_id and r.created_at > now() - interval '1 day'
  ) >= private.limit_of('bookings_per_day') then
    perform private.count_refusal('limit_booking');
    raise exception using errcode = 'PT429', message = format(
      'You have booked %s times within a day, which is the most that can be booked here.',
      private.limit_of('bookings_per_day')
    ) || private.call_the_garage();
  end if;
end
$$;
comment on function private.check_booking_limits(uuid) is
  'PT409 for a customer with as many open requests as the limit, PT429 for as many bookings within 24 '
  'hours, cancelled ones too.';

create function private.insert_booking(
  p_customer_id uuid, p_vehicle_id bigint, p_service_ids bigint[], p_scheduled_date date,
  p_customer_notes text,
  p_idempotency_key uuid, p_source text, p_channel text, p_overbook boolean, p_complaints text[] default '{}',
  p_fee numeric default null, p_bundle_ids bigint[] default '{}', p_drop_off time default null,
  p_line_ids bigint[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  notes text := nullif(btrim(p_customer_notes), '');
  services text[];
  bundles jsonb[];
  deferred public.request_lines[];
  vehicle public.vehicles;
  booked bigint;
  needed int;
  overbooked_by text;
begin
  select r.request_id into booked from public.service_requests r
  where r.customer_id = p_customer_id and r.idempotency_key = p_idempotency_key;
  if found then
    perform private.require_same_booking(booked, p_vehicle_id, p_service_ids, p_scheduled_date, notes,
      p_source, p_complaints, p_drop_off, p_line_ids);
    return private.booking_result(booked);
  end if;

  -- The lock prevents the vehicle from being deleted between this check and the insert.
  select v.* into vehicle from public.vehicles v
  where v.vehicle_id = p_vehicle_id and v.customer_id = p_customer_id for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  if p_source = 'booking' then
    perform private.check_booking_limits(p_customer_id);
  end if;
  deferred := private.deferred_to_book(p_vehicle_id, p_customer_id, p_line_ids);
  -- A bundle, what is wrong in words, or deferred work is work enough.
  services := case when p_service_ids <> '{}'
    or cardinality(p_bundle_ids) + cardinality(p_complaints) + cardinality(deferred) = 0
    then private.bookable_services(p_service_ids) end;
  bundles := private.bundles_to_book(p_bundle_ids);
  needed := (select coalesce(sum(s.estimated_duration), 0) from public.services s
    where s.service_id = any (p_service_ids))
    + (select coalesce(sum((b.bundle ->> 'minutes')::int), 0) from unnest(bundles) b (bundle));
  perform private.check_scheduled_date(p_scheduled_date, needed);
  perform private.check_length(notes, 'notes', 'Notes', 'customer_notes');
  overbooked_by := private.require_room(p_scheduled_date, needed, p_overbook);
  -- Who comes to the desk brings the car when it suits; a customer who books is expected at a time.
  if p_drop_off is null and p_source = 'booking'
    and exists (select from private.day_slots(p_scheduled_date, p_scheduled_date)) then
    raise exception using errcode = 'PT400', message = 'Please choose a drop-off time', hint = 'drop_off';
  end if;
  overbooked_by := coalesce(private.require_slot(p_scheduled_date, p_drop_off, needed, p_overbook),
    overbooked_by);

  insert into public.service_requests (
    customer_id, vehicle_id, scheduled_date, estimated_cost, customer_notes, idempotency_key,
    service_name, brand, model, year, registration_number, overbooked_by, drop_off
  ) values (
    p_customer_id, vehicle.vehicle_id, private.scheduled_time(p_scheduled_date, p_drop_off),
    (select coalesce(sum(s.base_price), 0) from public.services s where s.service_id = any (p_service_ids)),
    notes,
    p_idempotency_key, private.service_names(
      services || array(select b.bundle ->> 'name' from unnest(bundles) with ordinality b (bundle, place)
        order by b.place) || p_complaints
        || array(select d.description from unnest(deferred) d)
    ), vehicle.brand, vehicle.model, vehicle.year, vehicle.registration_number,
    overbooked_by, p_drop_off
  )
  on conflict (customer_id, idempotency_key) do nothing
  returning request_id into booked;
  if not found then
    select r.request_id into booked from public.service_requests r
    where r.customer_id = p_customer_id and r.idempotency_key = p_idempotency_key;
    perform private.require_same_booking(booked, p_vehicle_id, p_service_ids, p_scheduled_date, notes,
      p_source, p_complaints, p_drop_off, p_line_ids);
    return private.booking_result(booked);
  end if;
  perform private.book_lines(booked, p_service_ids, p_source, private.caller_id(), c.name, p_channel)
  from public.customers c where c.customer_id = p_customer_id;
  perform private.book_bundles(booked, p_bundle_ids, private.caller_id(), c.name, p_channel)
  from public.customers c where c.customer_id = p_customer_id;
  perform private.book_complaints(booked, p_complaints, p_fee, private.caller_id(), c.name, p_channel)
  from public.customers c where c.customer_id = p_customer_id;
  perform private.book_deferred(booked, deferred);
  return private.booking_result(booked);
end
$$;
comment on function private.insert_booking(uuid, bigint, bigint[], date, text, uuid, text, text, boolean,
  text[], numeric, bigint[], time, bigint[]) is
  'Books services for a customer''s vehicle; source and channel of the lines say who entered it and how the '
  'customer asked; overbook: a manager agreed to a full day. The login is locked already. Errors of '
  'book_service.';

create function private.book_service(
  p_vehicle_id bigint, p_service_ids bigint[], p_scheduled_date date, p_customer_notes text default null,
  p_idempotency_key uuid default null, p_drop_off time default null, p_line_ids bigint[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- One booking of a customer at a time: parallel ones would not count one another.
  perform private.lock_value('bookings', auth.uid()::text);
  perform private.lock_caller();
  return private.insert_booking(
    private.require_customer(), p_vehicle_id, p_service_ids, p_scheduled_date,
    p_customer_notes, p_idempotency_key,
    'booking', 'portal', false, p_drop_off => p_drop_off, p_line_ids => coalesce(p_line_ids, '{}')
  );
end
$$;
call private.publish('book_service', 'customers',
  'Books services for the caller''s own vehicle, each as an approved line at its base price. line_ids: '
  'deferred work of it that is no service, with services or alone, each as a proposal without a price. '
  'scheduled_date is a day in the garage''s time zone, today or later, on which it is open; drop_off: one '
  'of its drop-off times, which a day that has some asks for. A retry with the same idempotency_key returns '
  'the first booking; PT409 with another request. Customers only. PT400 (hint: the field), PT404 for '
  'another customer''s vehicle, an inactive service, or work that is no longer deferred (hint: line_ids), '
  'PT409 with too many open requests, on a full day (hint: scheduled_date; detail: the next free day) or at '
  'a full drop-off time (hint: drop_off), PT429 for too many bookings within 24 hours.');
