-- The caller's account, the role checks with which other functions begin, and that of a date.

-- Functions

create function private.require_finite(p_is_finite boolean, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not p_is_finite then
    raise exception using errcode = 'PT400', message = 'Please enter a date of the calendar', hint = p_field;
  end if;
end
$$;
comment on function private.require_finite(boolean, text) is
  'PT400 for isfinite() of a date or time that is infinite; none is fine. Internal.';

create function private.account_of(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- Spec section 6: customers first, then managers, then mechanics.
  select coalesce(
    (select jsonb_build_object('id', c.customer_id, 'name', c.name, 'email', coalesce(
          (select u.email from auth.users u where u.id = c.customer_id), c.email
        ), 'phone', c.phone, 'role', 'customer', 'customer_id', c.customer_id, 'address', c.address)
      from public.customers c where c.customer_id = p_id),
    (select jsonb_build_object('id', m.manager_id, 'name', m.name, 'email', m.email, 'phone', m.phone,
        'role', 'manager', 'manager_id', m.manager_id, 'department', m.department, 'may_pay', m.may_pay,
        'may_change_settings', m.may_change_settings)
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
comment on function private.account_of(uuid) is 'The account of a user id (spec section 3), null for an unknown id. Internal.';

create function private.current_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- Before the sign-in is confirmed only what the page of the code needs.
  select case when step is null then account else
    account || jsonb_build_object('phone', '', 'may_pay', false, 'may_change_settings', false, 'confirmation', step) end
  from (select private.signed_in_id() as caller) s
  cross join lateral (
    select private.account_of(s.caller) as account, private.confirmation_step(s.caller) as step
  ) a
  where not exists (select from public.customers c where c.customer_id = s.caller and c.closed_at is not null)
$$;

create function public.current_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.current_account() $$;
comment on function public.current_account() is
  'The signed-in user''s account (spec section 3), null for a login without a role. confirmation: code or set_up for a manager '
  'who has to confirm the sign-in or to set up a second factor before anything else. Signed-in users only.';

create function private.refuse_role(p_refusal text, p_field text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_refusal('denied_' || case
    when private.is_customer() then 'customer' when private.is_mechanic() then 'mechanic'
    when private.is_manager() then 'manager' else 'other' end);
  if p_field is null then
    raise exception using errcode = 'PT403', message = p_refusal;
  end if;
  raise exception using errcode = 'PT403', message = p_refusal, hint = p_field;
end
$$;
comment on function private.refuse_role(text, text) is
  'Raises PT403 (hint: the field, if it is about one) for what the caller''s role or right does not allow, and counts it. '
  'Internal.';

create function private.require_role(p_holds boolean, p_refusal text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not p_holds then
    perform private.refuse_role(p_refusal);
  end if;
  return caller;
end
$$;
comment on function private.require_role(boolean, text) is
  'The caller''s id; PT401 for a visitor, PT403 with p_refusal for another role. Internal.';

create function private.require_customer() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_customer(), 'Only a customer can do this') $$;
comment on function private.require_customer() is 'The calling customer''s id; PT401 or PT403 for anyone else. Internal.';

create function private.require_mechanic() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_mechanic(), 'Only a mechanic can do this') $$;
comment on function private.require_mechanic() is 'The calling mechanic''s id; PT401 or PT403 for anyone else. Internal.';

create function private.require_manager() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_manager(), 'Only a manager can do this') $$;
comment on function private.require_manager() is 'The calling manager''s id; PT401 or PT403 for anyone else. Internal.';

create function private.require_recent_confirmation(p_manager_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.managers m where m.manager_id = p_manager_id and m.second_factor) and not exists (
    select from private.confirmed_sessions c
    where c.login = p_manager_id and c.session_id::text = auth.jwt() ->> 'session_id'
      and c.confirmed_at > now() - make_interval(hours => private.limit_of('confirmation_hours')::int)
  ) then
    raise exception using errcode = 'PT428', hint = 'again',
      message = 'Confirm with a new code from your authenticator app';
  end if;
  return p_manager_id;
end
$$;
comment on function private.require_recent_confirmation(uuid) is
  'The id of the calling manager; PT428 (hint: again) when their second factor is on and this session was not confirmed in the '
  'last hours. Internal.';

create function private.require_payer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.require_recent_confirmation(private.require_role(
    private.may_pay(), 'You are not allowed to pay. Ask a manager who may change the settings.'
  ));
end
$$;
comment on function private.require_payer() is
  'The id of the calling manager with the right to pay; PT401 or PT403 for anyone else, PT428 without a recent confirmation. '
  'Internal.';

create function private.require_settings_manager() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.require_recent_confirmation(private.require_role(
    private.may_change_settings(), 'You are not allowed to change the settings. Ask a manager who is.'
  ));
end
$$;
comment on function private.require_settings_manager() is
  'The id of the calling manager with the right to change settings; PT401 or PT403 for anyone else, PT428 without a recent '
  'confirmation. Internal.';

create function private.require_staff() returns uuid
language sql stable security definer set search_path = ''
as $$
  select private.require_role(
    private.is_mechanic() or private.is_manager(), 'Only a mechanic or a manager can do this'
  )
$$;
comment on function private.require_staff() is
  'The calling mechanic''s or manager''s id; PT401 or PT403 for anyone else. Internal.';

create function private.require_account() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  account jsonb := private.current_account();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif account is null then
    perform private.refuse_role('Only a customer, a mechanic or a manager can do this');
  end if;
  return account;
end
$$;
comment on function private.require_account() is
  'The caller''s account (private.account_of); PT401 for a visitor, PT403 for a login without a role. Internal.';

-- Grants

grant execute on function private.current_account(), public.current_account() to authenticated;
