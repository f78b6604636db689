-- The audit trail of changes of owner.

-- Functions

create function private.record_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, after)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'), 'changed', 'vehicle',
    new.vehicle_id::text, new.registration_number, '{"details": ["owner"]}'
  );
  return null;
end
$$;
comment on function private.record_owner() is
  'Trigger: records that a car has another owner: the actor, or whom a manager chose, who is not named, as the earlier one. '
  'Internal.';
create trigger record_owner after update of customer_id on public.vehicles
for each row when (new.customer_id <> old.customer_id) execute function private.record_owner();

create function private.record_owner_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, after)
  select (select auth.uid()), new.made_by_name, 'manager', 'changed', 'vehicle', v.vehicle_id::text, v.registration_number,
    '{"details": ["code for a new owner"]}'
  from public.vehicles v where v.vehicle_id = new.vehicle_id;
  return null;
end
$$;
comment on function private.record_owner_code() is
  'Trigger: records that a manager made the code with which a car is taken over; whoever uses it is recorded by record_owner.';
create trigger record_owner_code after insert or update on private.vehicle_codes
for each row when (new.made_by_name is not null) execute function private.record_owner_code();
