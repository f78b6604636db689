-- Who is calling, whose session has limits and may have to be confirmed: what every policy asks.

set check_function_bodies = off;

create function private.session_limits(p_login uuid, out longest interval, out idle interval)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.managers m where m.manager_id = p_login)
    or exists (select from public.mechanics m where m.mechanic_id = p_login)
  then
    select make_interval(days => g.staff_session_days), make_interval(hours => g.staff_idle_hours)
    into longest, idle from private.garage g;
  else
    longest := make_interval(days => private.limit_of('session_days')::int);
    idle := make_interval(hours => private.limit_of('idle_hours')::int);
  end if;
end
$$;
comment on function private.session_limits(uuid) is
  'How long a person''s sessions last in all, and without use.';

create function private.signed_in_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  -- A token is valid for an hour; its session may end before. A deleted login, such as a dismissed
  -- mechanic's, has no
  -- role, which is what its owner is told.
  if caller is not null
    and not exists (
      select from auth.sessions s
      where s.user_id = caller and s.id::text = auth.jwt() ->> 'session_id'
        and coalesce(s.not_after > now(), true)
        and coalesce(s.created_at > now() - (private.session_limits(caller)).longest, true)
    )
    and exists (select from auth.users u where u.id = caller)
  then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  return caller;
end
$$;
comment on function private.signed_in_id() is
  'The caller''s id, null for a visitor, also while the sign-in still has to be confirmed; PT401 once the '
  'session has ended. For what confirms it; anything else calls caller_id.';

create function private.confirmation_step(p_login uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case
      when not m.second_factor then case when g.managers_must_confirm then 'set_up' end
      when not exists (
        select from private.confirmed_sessions c
        where c.login = p_login and c.session_id::text = auth.jwt() ->> 'session_id'
      ) then 'code'
    end
    from public.managers m cross join private.garage g where m.manager_id = p_login
  );
end
$$;
comment on function private.confirmation_step(uuid) is
  'What the caller, whose id this is, has to do before anything else: code (confirm this session with a '
  'code), set_up (set up a second factor, which the garage demands), or null.';

create function private.caller_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.signed_in_id();
  step text := private.confirmation_step(caller);
begin
  if step is not null then
    raise exception using errcode = 'PT428', hint = step, message = case step
      when 'code' then 'Confirm your sign-in with a code from your authenticator app'
      else 'Set up an authenticator app first: this garage asks its managers for a second factor' end;
  end if;
  return caller;
end
$$;
comment on function private.caller_id() is
  'The caller''s id, null for a visitor; PT401 once the session has ended, PT428 (hint: the step) while its '
  'sign-in has to be confirmed. For policies and role checks, instead of auth.uid().';

create function private.is_admitted() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.caller_id();
  return true;
exception when sqlstate 'PT401' or sqlstate 'PT428' then
  return false;
end
$$;
comment on function private.is_admitted() is
  'Whether caller_id answers. For the policies of Storage, which makes a server error of what they raise.';

create function private.is_customer() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.customers c where c.customer_id = (select private.caller_id()) and c.closed_at is null
  )
$$;
comment on function private.is_customer() is 'Whether the caller is a customer. For policies.';

create function private.is_manager() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.managers m where m.manager_id = (select private.caller_id())) $$;
comment on function private.is_manager() is 'Whether the caller is a manager. For policies.';

create function private.may_pay() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.managers m where m.manager_id = (select private.caller_id())
    and m.may_pay)
$$;
comment on function private.may_pay() is 'Whether the caller is a manager with the right to pay.';

create function private.may_change_settings() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.managers m where m.manager_id = (select private.caller_id()) and m.may_change_settings
  )
$$;
comment on function private.may_change_settings() is
  'Whether the caller is a manager with the right to change settings.';

create function private.is_mechanic() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.mechanics m where m.mechanic_id = (select private.caller_id())) $$;
comment on function private.is_mechanic() is
  'Whether the caller is a mechanic who still works here. For policies.';

-- The caller's account, the role checks with which other functions begin, and that of a date.

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
  'PT400 for isfinite() of a date or time that is infinite; none is fine.';

create function private.account_of(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- A login has one role: customers are looked up first, then managers, then mechanics.
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
comment on function private.account_of(uuid) is
  'The account of a user id as browsers keep it, null for an unknown id.';

create function private.current_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  -- Before the sign-in is confirmed only what the page of the code needs.
  select case when step is null then account else
    account || jsonb_build_object('phone', '', 'may_pay', false, 'may_change_settings', false,
      'confirmation', step) end
  from (select private.signed_in_id() as caller) s
  cross join lateral (
    select private.account_of(s.caller) as account, private.confirmation_step(s.caller) as step
  ) a
  where not exists (select from public.customers c where c.customer_id = s.caller and c.closed_at is not null)
$$;
call private.publish('current_account', 'signed in',
  'The signed-in user''s account, null for a login without a role. confirmation: code or set_up for a '
  'manager who has to confirm the sign-in or to set up a second factor before anything else. Signed-in '
  'users only.');

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
  'Raises PT403 (hint: the field, if it is about one) for what the caller''s role or right does not allow, '
  'and counts it.';

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
  'The caller''s id; PT401 for a visitor, PT403 with p_refusal for another role.';

create function private.require_customer() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_customer(), 'Only a customer can do this') $$;
comment on function private.require_customer() is
  'The calling customer''s id; PT401 or PT403 for anyone else.';

create function private.require_mechanic() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_mechanic(), 'Only a mechanic can do this') $$;
comment on function private.require_mechanic() is
  'The calling mechanic''s id; PT401 or PT403 for anyone else.';

create function private.require_manager() returns uuid
language sql stable security definer set search_path = ''
as $$ select private.require_role(private.is_manager(), 'Only a manager can do this') $$;
comment on function private.require_manager() is 'The calling manager''s id; PT401 or PT403 for anyone else.';

create function private.require_recent_confirmation(p_manager_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.managers m where m.manager_id = p_manager_id and m.second_factor)
    and not exists (
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
  'The id of the calling manager; PT428 (hint: again) when their second factor is on and this session was '
  'not confirmed in the last hours.';

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
  'The id of the calling manager with the right to pay; PT401 or PT403 for anyone else, PT428 without a '
  'recent confirmation.';

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
  'The id of the calling manager with the right to change settings; PT401 or PT403 for anyone else, PT428 '
  'without a recent confirmation.';

create function private.require_staff() returns uuid
language sql stable security definer set search_path = ''
as $$
  select private.require_role(
    private.is_mechanic() or private.is_manager(), 'Only a mechanic or a manager can do this'
  )
$$;
comment on function private.require_staff() is
  'The calling mechanic''s or manager''s id; PT401 or PT403 for anyone else.';

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
  'The caller''s account (private.account_of); PT401 for a visitor, PT403 for a login without a role.';

create function private.caller_name() returns text
language sql stable security definer set search_path = ''
as $$ select private.current_account() ->> 'name' $$;
comment on function private.caller_name() is 'The caller''s name.';

create function private.customer_or_manager() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.account_of(private.require_role(
    private.is_customer() or private.is_manager(), 'Only a customer or a manager can do this'
  ));
end
$$;
comment on function private.customer_or_manager() is
  'The account of the caller, a customer or a manager; PT401 or PT403 for anyone else.';

grant execute on function
  private.current_account(), private.caller_id(), private.is_admitted(), private.is_customer(),
  private.is_manager(), private.is_mechanic()
to authenticated;
