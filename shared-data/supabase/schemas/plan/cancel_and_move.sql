-- Confirming an appointment, cancelling a request and moving it to another day: its customer until the
-- evening before, a manager while it is open.

set check_function_bodies = off;

create function private.confirmed_at(p_request public.service_requests) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select c.confirmed_at from private.confirmed_appointments c
  where c.request_id = p_request.request_id and c.scheduled_date = p_request.scheduled_date
    and p_request.status in ('pending', 'approved') and p_request.arrived_at is null
$$;
comment on function private.confirmed_at(public.service_requests) is
  'When the customer said that they are coming to a coming appointment; null when they did not.';

create function private.change_refusal(p_request public.service_requests) returns text
language sql stable security definer set search_path = ''
as $$
  select case
      when p_request.status = 'in_progress' then 'Work on your vehicle has begun.'
      else 'It is too late to cancel or move this appointment here.'
    end || private.call_the_garage()
  from private.garage g
  where p_request.status = 'in_progress' or (
    p_request.status in ('pending', 'approved') and now() >= (
      (p_request.scheduled_date at time zone g.time_zone)::date - 1 + make_time(g.change_cutoff_hour, 0, 0)
    ) at time zone g.time_zone
  )
$$;
comment on function private.change_refusal(public.service_requests) is
  'Why its customer can no longer cancel or move an open request, for the customer; null while they can.';

create function private.cancellation_of(p_request public.service_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'at', p_request.cancelled_at, 'by', p_request.cancelled_by, 'name', p_request.cancelled_by_name,
    'reason', p_request.cancel_reason
  ) where p_request.cancelled_at is not null
$$;
comment on function private.cancellation_of(public.service_requests) is
  'When, by whom and why a request was cancelled: {at, by, name, reason}, null when it was not.';

create function private.last_move_of(p_request public.service_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'at', p_request.moved_at, 'from', p_request.moved_from, 'by', p_request.moved_by,
    'name', p_request.moved_by_name,
    'reason', p_request.move_reason
  ) where p_request.moved_at is not null
$$;
comment on function private.last_move_of(public.service_requests) is
  'When, from which day, by whom and why a request was last moved: {at, from, by, name, reason}, null when '
  'it was not.';

create function private.lock_request_of(p_request_id bigint, p_account jsonb) returns public.service_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id
    and (p_account ->> 'role' = 'manager' or r.customer_id = (p_account ->> 'id')::uuid)
  for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.lock_request_of(bigint, jsonb) is
  'Locks and returns a customer''s own request, or any for a manager; PT404 for another.';

create function private.read_reason(p_reason text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  reason text := nullif(btrim(p_reason), '');
begin
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  return reason;
end
$$;
comment on function private.read_reason(text) is
  'The reason of a cancellation or a move, trimmed. PT400 for one that is too long.';

create function private.check_may_change(
  p_request public.service_requests, p_account jsonb, p_seen timestamptz
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  refusal text := case when p_account ->> 'role' = 'customer' then private.change_refusal(p_request) end;
begin
  if p_request.status in ('completed', 'cancelled') then
    raise exception using errcode = 'PT409', message = format('This request is already %s', p_request.status);
  elsif p_seen <> p_request.scheduled_date then
    raise exception using errcode = 'PT412', hint = 'scheduled_date',
      detail = to_jsonb(p_request.scheduled_date)::text,
      message = format(
        'This request was moved to %s in the meantime. Please look at it again.',
        to_char(p_request.scheduled_date at time zone private.garage_time_zone(), 'FMDD Mon YYYY')
      );
  elsif refusal is not null then
    raise exception using errcode = 'PT409', message = refusal;
  end if;
end
$$;
comment on function private.check_may_change(public.service_requests, jsonb, timestamptz) is
  'Raises PT409 when the account may not cancel or move the request now, PT412 (detail: its date) when it '
  'is no longer on the date that the caller saw.';

create function private.set_cancelled(p_request_id bigint, p_account jsonb, p_reason text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.service_requests r
  set status = 'cancelled', started_at = null, cancelled_at = now(), cancelled_by = p_account ->> 'role',
    cancelled_by_name = p_account ->> 'name', cancel_reason = p_reason
  where r.request_id = p_request_id
$$;
comment on function private.set_cancelled(bigint, jsonb, text) is 'Cancels a locked and checked request.';

create function private.cancel_as(
  p_request public.service_requests, p_account jsonb, p_reason text, p_seen timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A repeat changes nothing.
  if p_request.cancelled_by is distinct from p_account ->> 'role'
    or p_request.cancel_reason is distinct from p_reason then
    perform private.check_may_change(p_request, p_account, p_seen);
    perform private.set_cancelled(p_request.request_id, p_account, p_reason);
  end if;
end
$$;
comment on function private.cancel_as(public.service_requests, jsonb, text, timestamptz) is
  'Cancels a locked request for an account that may; errors of cancel_request.';

create function private.cancel_request(
  p_request_id bigint, p_reason text default null, p_seen_date timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  request public.service_requests;
  reason text;
begin
  perform private.lock_caller();
  account := private.customer_or_manager();
  request := private.lock_request_of(p_request_id, account);
  reason := private.read_reason(p_reason);
  if reason is null and account ->> 'role' = 'manager' then
    raise exception using errcode = 'PT400', message = 'Please enter a reason', hint = 'reason';
  end if;
  perform private.cancel_as(request, account, reason, p_seen_date);
  return jsonb_build_object('request_id', p_request_id, 'status', 'cancelled');
end
$$;
call private.publish('cancel_request', 'customers, managers',
  'Cancels a request. A customer their own, pending or approved, until change_cutoff_hour of the evening '
  'before; a manager any open one, with a reason. seen_date: the scheduled_date that the caller saw. A '
  'repeat changes nothing. Customers and managers. PT400 without a manager''s reason, PT404 for another '
  'customer''s request, PT409 once it is too late, completed or cancelled, PT412 (detail: the date) when '
  'someone else has moved it.');

create function private.move_as(
  p_request public.service_requests, p_account jsonb, p_scheduled_date date, p_reason text,
  p_seen timestamptz,
  p_overbook boolean, p_drop_off time default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := p_request;
  slot time := p_drop_off;
  needed int := p_request.sold_minutes;
  overbooked text;
  is_there boolean := (request.scheduled_date at time zone private.garage_time_zone())::date
    = p_scheduled_date;
begin
  -- A repeat changes nothing.
  if not (
    coalesce(is_there, false) and request.status not in ('completed', 'cancelled')
    and request.moved_by is not distinct from p_account ->> 'role'
    and request.move_reason is not distinct from p_reason
    and (p_seen is null or p_seen = request.moved_from) and (slot is null or slot = request.drop_off)
  ) then
    perform private.check_may_change(request, p_account, p_seen);
    perform private.check_scheduled_date(p_scheduled_date, needed);
    if is_there and (slot is null or slot = request.drop_off) then
      raise exception using errcode = 'PT400', message = 'Please select another day', hint = 'scheduled_date';
    elsif is_there then
      overbooked := request.overbooked_by;
    else
      overbooked := private.require_room(p_scheduled_date, needed, p_overbook, array[request.request_id]);
    end if;
    -- A manager may have booked without a time, and moves it so.
    if slot is null and (request.drop_off is not null or p_account ->> 'role' = 'customer') then
      slot := private.slot_for(p_scheduled_date, request.drop_off);
    end if;
    overbooked := coalesce(private.require_slot(p_scheduled_date, slot, needed, p_overbook), overbooked);
    update public.service_requests r
    set scheduled_date = private.scheduled_time(p_scheduled_date, slot), drop_off = slot, moved_at = now(),
      moved_from = r.scheduled_date,
      moved_by = p_account ->> 'role', moved_by_name = p_account ->> 'name', move_reason = p_reason,
      overbooked_by = overbooked, planned_start = case when is_there then r.planned_start end
    where r.request_id = request.request_id
    returning r.* into request;
  end if;
  return jsonb_build_object(
    'request_id', request.request_id, 'status', request.status, 'scheduled_date', request.scheduled_date,
    'drop_off', request.drop_off
  );
end
$$;
comment on function private.move_as(public.service_requests, jsonb, date, text, timestamptz, boolean, time) is
  'Moves a locked request for an account that may; result and errors of move_request.';

create function private.move_request(
  p_request_id bigint, p_scheduled_date date, p_reason text default null,
  p_seen_date timestamptz default null, p_overbook boolean default false, p_drop_off time default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  request public.service_requests;
begin
  perform private.lock_caller();
  account := private.customer_or_manager();
  request := private.lock_request_of(p_request_id, account);
  return private.move_as(
    request, account, p_scheduled_date, private.read_reason(p_reason), p_seen_date, p_overbook, p_drop_off
  );
end
$$;
call private.publish('move_request', 'customers, managers',
  'Moves a request to another day, which book_service would accept, or to another drop-off time; without '
  'drop_off it keeps its time where that is free, else has the first free one of the day. Nobody needs a '
  'reason. Who may, seen_date, repeats and errors: as cancel_request; PT400 (hint: scheduled_date) for a '
  'wrong day, PT409 (hint: scheduled_date; detail: the next free day) for a full one and (hint: drop_off) '
  'for a full drop-off time, which a manager may overbook.');

create function private.cancel_and_delete_vehicle(p_vehicle_id bigint, p_request_ids bigint[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  vehicle public.vehicles;
  request public.service_requests;
begin
  perform private.lock_caller();
  account := private.account_of(private.require_customer());
  select v.* into vehicle from public.vehicles v
  where v.vehicle_id = p_vehicle_id and v.customer_id = (account ->> 'id')::uuid for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  for request in
    select r.* from public.service_requests r where r.vehicle_id = p_vehicle_id
    order by r.request_id for update
  loop
    -- An open request that the customer did not agree to cancel stops the deletion.
    if request.status in ('pending', 'approved', 'in_progress')
      and request.request_id = any (p_request_ids) then
      perform private.check_may_change(request, account, null);
      perform private.set_cancelled(request.request_id, account, 'The vehicle was deleted');
    end if;
  end loop;
  delete from public.vehicles v where v.vehicle_id = p_vehicle_id;
  return jsonb_build_object('vehicle_id', p_vehicle_id);
end
$$;
call private.publish('cancel_and_delete_vehicle', 'customers',
  'Cancels these open requests of the caller''s own vehicle and deletes it, or neither. Customers only. '
  'PT404 for another customer''s vehicle, PT409 while another request is open, or one of these can no '
  'longer be cancelled.');
