-- Service requests: a booking and the job it becomes, with its used parts, kept consistent with the vehicle,
-- and the checks
-- of whatever changes an open one.

set check_function_bodies = off;

create function private.follow_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.vehicle_id = new.vehicle_id order by r.request_id for update;
  update public.service_requests r
  set brand = new.brand, model = new.model, year = new.year, registration_number = new.registration_number
  where r.vehicle_id = new.vehicle_id and r.status in ('pending', 'approved', 'in_progress');
  return null;
end
$$;
comment on function private.follow_vehicle() is
  'Trigger: copies a changed vehicle to its open requests; completed and cancelled ones keep the old values.';
create trigger follow_vehicle after update of brand, model, year, registration_number on public.vehicles
for each row execute function private.follow_vehicle();

create function private.keep_booked_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.vehicle_id = old.vehicle_id order by r.request_id for update;
  -- Deleting a customer's account deletes their vehicles and requests.
  if exists (select from public.customers c where c.customer_id = old.customer_id)
    and exists (
      select from public.service_requests r
      where r.vehicle_id = old.vehicle_id and r.status in ('pending', 'approved', 'in_progress')
    )
  then
    raise exception using errcode = 'PT409',
      message = 'This vehicle has open service requests and cannot be deleted';
  end if;
  return old;
end
$$;
comment on function private.keep_booked_vehicle() is
  'Trigger: PT409 when a vehicle with open requests is deleted.';
create trigger keep_booked_vehicle before delete on public.vehicles
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.keep_booked_vehicle();

create function private.own_vehicle(p_vehicle_id bigint, p_customer_id uuid) returns bigint
language sql stable security definer set search_path = ''
as $$ select v.vehicle_id from public.vehicles v where v.vehicle_id = p_vehicle_id
  and v.customer_id = p_customer_id $$;
comment on function private.own_vehicle(bigint, uuid) is
  'The vehicle of a request for its customer: null once it was passed on, as there is nothing to open.';

create function private.request_of(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.request_of(bigint) is
  'Any request, for a caller who may see all. PT404 (hint: request_id).';

create function private.lock_request(p_request_id bigint) returns public.service_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.lock_request(bigint) is
  'Any request as it is once it is locked, for a caller who may change all. PT404 (hint: request_id).';

create function private.open_lines(p_request_id bigint) returns public.service_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.lock_caller();
  perform private.require_staff();
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id
    and (r.assigned_mechanic = (select private.caller_id()) or (select private.is_manager()))
  for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.open_lines(bigint) is
  'Locks and returns a request whose lines the caller may write: a manager any, a mechanic the own jobs. '
  'PT404 for another.';

create function private.require_open_request(p_request public.service_requests) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_request.status in ('completed', 'cancelled') then
    raise exception using errcode = 'PT409', message = format('This request is already %s', p_request.status);
  end if;
end
$$;
comment on function private.require_open_request(public.service_requests) is
  'PT409 for a completed or cancelled request, whose lines no longer change.';
