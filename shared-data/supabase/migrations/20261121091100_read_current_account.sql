-- Who is signed in, and the checks by which every other function finds out whom it serves.

create function private.account_of(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- Spec section 6: customers first, then managers, then mechanics.
  select coalesce(
    (select jsonb_build_object('id', c.customer_id, 'name', c.name, 'email', c.email, 'phone', c.phone,
        'role', 'customer', 'customer_id', c.customer_id, 'address', c.address)
      from public.customers c where c.customer_id = p_id),
    (select jsonb_build_object('id', m.manager_id, 'name', m.name, 'email', m.email, 'phone', m.phone,
        'role', 'manager', 'manager_id', m.manager_id, 'department', m.department)
      from public.managers m where m.manager_id = p_id),
    (select jsonb_build_object('id', m.mechanic_id, 'name', m.name, 'email', m.email, 'phone', m.phone,
        'role', 'mechanic', 'mechanic_id', m.mechanic_id, 'employee_id', m.employee_id,
        'experience_years', m.experience_years, 'rating', m.rating, 'hourly_rate', m.hourly_rate,
        'specializations', m.specializations, 'available', m.available,
        'availability_status',
          coalesce(m.availability_status, case when m.available then 'available' else 'offline' end))
      from public.mechanics m where m.mechanic_id = p_id)
  )
$$;
comment on function private.account_of(uuid) is 'The user record of spec section 3, null for an unknown id. Internal.';
revoke all on function private.account_of(uuid) from public;

create function private.current_account() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.account_of((select auth.uid())) $$;
comment on function private.current_account() is 'See public.current_account().';
revoke all on function private.current_account() from public;
grant execute on function private.current_account() to authenticated;

create function public.current_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.current_account() $$;
comment on function public.current_account() is
  'The signed-in person''s user record (spec section 3), null for a login without a role. Signed in only.';
revoke all on function public.current_account() from public;
grant execute on function public.current_account() to authenticated;

create function private.require_customer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not exists (select from public.customers c where c.customer_id = caller) then
    raise exception using errcode = 'PT403', message = 'Only a customer can do this';
  end if;
  return caller;
end
$$;
comment on function private.require_customer() is 'The calling customer''s id; PT401 or PT403 for anyone else. Internal.';
revoke all on function private.require_customer() from public;

create function private.require_mechanic() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not exists (select from public.mechanics m where m.mechanic_id = caller) then
    raise exception using errcode = 'PT403', message = 'Only a mechanic can do this';
  end if;
  return caller;
end
$$;
comment on function private.require_mechanic() is 'The calling mechanic''s id; PT401 or PT403 for anyone else. Internal.';
revoke all on function private.require_mechanic() from public;

create function private.require_manager() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not exists (select from public.managers m where m.manager_id = caller) then
    raise exception using errcode = 'PT403', message = 'Only a manager can do this';
  end if;
  return caller;
end
$$;
comment on function private.require_manager() is 'The calling manager''s id; PT401 or PT403 for anyone else. Internal.';
revoke all on function private.require_manager() from public;

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not (private.is_mechanic() or private.is_manager()) then
    raise exception using errcode = 'PT403', message = 'Only a mechanic or a manager can do this';
  end if;
  return caller;
end
$$;
comment on function private.require_staff() is
  'The calling mechanic''s or manager''s id; PT401 or PT403 for anyone else. Internal.';
revoke all on function private.require_staff() from public;
