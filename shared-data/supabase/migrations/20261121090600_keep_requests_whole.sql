-- What happens to open requests when the vehicle or the mechanic they name changes or goes.

create function private.follow_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.service_requests r
  set brand = new.brand, model = new.model, year = new.year, registration_number = new.registration_number
  where r.vehicle_id = new.vehicle_id and r.status in ('pending', 'approved', 'in_progress');
  return null;
end
$$;
comment on function private.follow_vehicle() is
  'Trigger: open requests show the vehicle as it is; finished ones keep what was serviced.';
revoke all on function private.follow_vehicle() from public;
create trigger follow_vehicle after update of brand, model, year, registration_number on public.vehicles
for each row execute function private.follow_vehicle();

create function private.keep_booked_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A vehicle that goes because its owner's account goes takes its requests along.
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
comment on function private.keep_booked_vehicle() is 'Trigger: PT409 when a vehicle with open requests is deleted.';
revoke all on function private.keep_booked_vehicle() from public;
create trigger keep_booked_vehicle before delete on public.vehicles
for each row execute function private.keep_booked_vehicle();

create function private.release_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.service_requests r
  set status = 'pending', assigned_mechanic = null, mechanic_name = null
  where r.assigned_mechanic = old.mechanic_id and r.status in ('approved', 'in_progress');
  return old;
end
$$;
comment on function private.release_jobs() is
  'Trigger: a mechanic who leaves gives the open jobs back as pending; completed ones keep the name.';
revoke all on function private.release_jobs() from public;
create trigger release_jobs before delete on public.mechanics
for each row execute function private.release_jobs();
