-- Whoever tries passwords, or asks by registering which addresses and numbers are known, is slowed down.

alter table private.garage
  add column failed_sign_ins_per_login int not null default 10 check (failed_sign_ins_per_login > 0),
  add column failed_sign_ins_per_address int not null default 100 check (failed_sign_ins_per_address > 0),
  add column sign_in_window interval not null default '15 minutes' check (sign_in_window > '0');
comment on column private.garage.sign_in_window is
  'How long a failed sign-in counts. Only the embedded backend asks: Supabase Auth limits sign-ins itself.';

create function private.sign_in_is_blocked(p_email text, p_address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where a.action = 'sign in' and a.caller = lower(btrim(p_email)))
      >= max(g.failed_sign_ins_per_login)
    or count(*) filter (where a.action = 'sign in from' and a.caller = p_address)
      >= max(g.failed_sign_ins_per_address)
  from private.garage g
  left join private.attempts a on a.attempted_at > now() - g.sign_in_window and (
    (a.action = 'sign in' and a.caller = lower(btrim(p_email)))
    or (a.action = 'sign in from' and a.caller = p_address)
  )
$$;
comment on function private.sign_in_is_blocked(text, text) is
  'Whether a login, known or not, or a network address has failed too often to be asked again now. Internal.';
revoke all on function private.sign_in_is_blocked(text, text) from public;

create function private.note_sign_in(p_email text, p_address text, p_succeeded boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.attempts a where a.attempted_at < now() - interval '1 day';
  if p_succeeded then
    delete from private.attempts a where a.action = 'sign in' and a.caller = lower(btrim(p_email));
    return;
  end if;
  insert into private.attempts (action, caller) values ('sign in', lower(btrim(p_email)));
  if p_address is not null then
    insert into private.attempts (action, caller) values ('sign in from', p_address);
  end if;
end
$$;
comment on function private.note_sign_in(text, text, boolean) is
  'Counts a failed sign-in; one that succeeds makes the login''s earlier failures forgotten. Internal.';
revoke all on function private.note_sign_in(text, text, boolean) from public;

create or replace function private.register_customer(p_name text, p_email text, p_phone text, p_password text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := btrim(p_phone);
  limits private.garage;
  new_id uuid;
  known text;
  field text;
  broken text;
begin
  begin
    perform private.check_registration(new_name, new_email, new_phone, p_password);
  exception when sqlstate 'PT409' then
    get stacked diagnostics known = message_text, field = pg_exception_hint;
  end;

  select g.* into limits from private.garage g;
  perform private.limit_attempts('register', 'everyone', limits.registrations_per_hour);
  if private.caller_address() is not null then
    perform private.limit_attempts('register', private.caller_address(), limits.registrations_per_address);
  end if;
  if known is not null then
    -- Answered and not raised, so that the attempt stays counted; the API sends the same either way.
    perform set_config('response.status', '409', true);
    return jsonb_build_object('code', 'PT409', 'message', known, 'hint', field, 'details', null);
  end if;

  new_id := private.create_login(new_email, p_password, 'customer');
  insert into public.customers (customer_id, name, email, phone) values (new_id, new_name, new_email, new_phone);
  return private.account_of(new_id);
exception when unique_violation then
  -- Somebody registered the same address or number between the check and the insert.
  get stacked diagnostics broken = constraint_name;
  if broken = 'customers_phone_key' then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  end if;
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
comment on function public.register_customer(text, text, text, text) is
  'Makes a customer''s account and answers the user record. For visitors. PT400 (hint: the field) and PT409 with the '
  'messages of spec section 5; PT429 after too many accounts or duplicates in an hour. A caller in SQL gets a '
  'duplicate''s {code, message, hint} as the answer, with response.status 409.';
