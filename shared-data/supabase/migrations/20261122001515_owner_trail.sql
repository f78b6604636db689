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
  'Trigger: records that a car has another owner, who is the actor; the earlier one is not named.';
create trigger record_owner after update of customer_id on public.vehicles
for each row when (new.customer_id <> old.customer_id) execute function private.record_owner();
