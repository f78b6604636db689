-- Logins: creation, registration, passwords and sign-in.

set check_function_bodies = off;

create function private.insert_known_columns(p_table regclass, p_rows jsonb[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and p_rows[1] ? a.attname;
  execute format(
    'insert into %s (%s) select %s from unnest($1) i (known), jsonb_populate_record(null::%s, i.known)',
    p_table, columns,
    columns, p_table
  ) using p_rows;
end
$$;
comment on function private.insert_known_columns(regclass, jsonb[]) is
  'Inserts rows with the same fields, without the columns that the table lacks or generates: the auth '
  'schema differs between backends.';

create function private.password_salt() returns text
language sql volatile security definer set search_path = ''
as $$ select extensions.gen_salt('bf', 10) $$;
comment on function private.password_salt() is 'A new salt with the cost that Supabase Auth uses.';

create function private.password_hash(p_password text) returns text
language sql volatile security definer set search_path = ''
as $$ select extensions.crypt(p_password, private.password_salt()) $$;
comment on function private.password_hash(text) is
  'The bcrypt hash that Supabase Auth checks a password against.';

create function private.add_email_identity(p_login uuid, p_email text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.insert_known_columns('auth.identities', array[jsonb_build_object(
    'id', gen_random_uuid(),
    'user_id', p_login,
    'provider', 'email',
    'provider_id', p_login::text,
    'identity_data', jsonb_build_object(
      'sub', p_login::text, 'email', p_email, 'email_verified', true, 'phone_verified', false
    ),
    'email', p_email,
    'created_at', now(),
    'updated_at', now()
  )])
$$;
comment on function private.add_email_identity(uuid, text) is
  'Lets a login sign in with this email and its password.';

create function private.login_row(p_login uuid, p_email text, p_password_hash text, p_role text) returns jsonb
language sql stable set search_path = ''
as $$
  -- Supabase Auth finds rows by the zero instance and reads the tokens as non-null strings; null would hide
  -- them.
  select jsonb_build_object(
    'id', p_login,
    'instance_id', '00000000-0000-0000-0000-000000000000',
    'aud', 'authenticated',
    'role', 'authenticated',
    'email', p_email,
    'encrypted_password', p_password_hash,
    'email_confirmed_at', now(),
    'confirmation_token', '',
    'recovery_token', '',
    'email_change_token_new', '',
    'email_change', '',
    'is_sso_user', false,
    'raw_app_meta_data',
      jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email'), 'role', p_role),
    'raw_user_meta_data', jsonb_build_object('email_verified', true),
    'created_at', now(),
    'updated_at', now()
  )
$$;
comment on function private.login_row(uuid, text, text, text) is 'A row of auth.users.';

create function private.create_login(p_email text, p_password text, p_role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  login_id uuid := gen_random_uuid();
  login_email text := lower(btrim(p_email));
begin
  if p_role not in ('customer', 'mechanic', 'manager') then
    raise exception using errcode = 'PT400', message = 'A login is for a customer, a mechanic or a manager',
      hint = 'role';
  end if;
  perform private.insert_known_columns(
    'auth.users', array[private.login_row(login_id, login_email, private.password_hash(p_password), p_role)]
  );
  if login_email is not null then
    perform private.add_email_identity(login_id, login_email);
  end if;
  return login_id;
end
$$;
comment on function private.create_login(text, text, text) is
  'Creates a login and returns its id; with a null password nobody can sign in, with a null email nobody '
  'finds it. For register_customer and register_walk_in, and for an operator who adds managers and '
  'mechanics in SQL. PT400 for an unknown role.';

create function private.check_password(p_password text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_password, '') = '' then
    raise exception using errcode = 'PT400', message = 'Password is required', hint = 'password';
  elsif char_length(p_password) < private.limit_of('shortest_password') then
    raise exception using errcode = 'PT400', hint = 'password',
      message = format('Password must be at least %s characters long', private.limit_of('shortest_password'));
  end if;
  perform private.check_length(p_password, 'longest_password', 'Password', 'password');
end
$$;
comment on function private.check_password(text) is
  'PT400 (hint: password) for one that is too short, too long or missing.';

create function private.check_registration(p_name text, p_email text, p_phone text, p_password text)
  returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(p_name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  elsif coalesce(p_email, '') = '' then
    raise exception using errcode = 'PT400', message = 'Email is required', hint = 'email';
  elsif not private.is_email(p_email) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
  elsif coalesce(p_phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  perform private.check_password(p_password);
  perform private.check_person_name(p_name);
  perform private.check_phone(p_phone);

  if exists (select from public.customers c where c.email = p_email)
    or exists (select from auth.users u where u.email = p_email)
  then
    raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
  elsif exists (select from public.customers c where c.phone = p_phone) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
end
$$;
comment on function private.check_registration(text, text, text, text) is
  'PT400 (hint: the field) for the first field that is missing or wrong, in the form''s order; PT409 for a '
  'duplicate.';

create function private.register_customer(p_name text, p_email text, p_phone text, p_password text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := private.spaced_phone(p_phone);
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

  perform private.limit_registrations();
  if known is not null then
    -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
    -- same.
    perform set_config('response.status', '409', true);
    return jsonb_build_object('code', 'PT409', 'message', known, 'hint', field, 'details', null);
  end if;

  new_id := private.create_login(new_email, p_password, 'customer');
  insert into public.customers (customer_id, name, email, phone)
    values (new_id, new_name, new_email, new_phone);
  insert into private.unproved_addresses (customer_id) values (new_id);
  return private.account_of(new_id);
exception when unique_violation then
  -- A concurrent registration took the email or phone between the check and the insert.
  get stacked diagnostics broken = constraint_name;
  if broken = 'customers_phone_key' then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
call private.publish('register_customer', 'everybody',
  'Creates a customer''s login and row, and returns the account. For visitors. PT400 (hint: the field), '
  'PT409 for an email or phone that is taken; PT429 after too many attempts in an hour. A duplicate is '
  'returned as {code, message, hint} with response.status 409, not raised.');

create function private.refuse_unproved_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.provider <> 'email'
    and exists (select from auth.identities i where i.user_id = new.user_id and i.provider = 'email')
    and not exists (select from public.customers c where c.customer_id = new.user_id and c.email_verified)
    and not exists (select from public.mechanics m where m.mechanic_id = new.user_id and m.email_verified)
  then
    raise exception using errcode = 'PT403',
      message = 'This email address has an account. Set a new password by email first, then sign in with it.';
  end if;
  return new;
end
$$;
comment on function private.refuse_unproved_link() is
  'Trigger: PT403 for a social sign-in to a login whose email address nobody proved. Whoever registered '
  'with someone else''s address would keep their password.';
create trigger refuse_unproved_link before insert on auth.identities
for each row execute function private.refuse_unproved_link();

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever proved an address has it: the contact address of another person gives way.
  update public.customers c
  set email = (select lower(u.email) from auth.users u where u.id = c.customer_id and c.has_login)
  where c.email = lower(new.email) and c.customer_id <> new.id;
  -- Another contact address, which the garage was given, stays.
  update public.customers c set email = lower(new.email), has_login = true
  where c.customer_id = new.id and (not c.has_login or c.email is not distinct from lower(old.email));
  -- Supabase Auth changes an address once a mail to it was answered.
  delete from private.unproved_addresses a where a.customer_id = new.id;
  update public.mechanics m set email = lower(new.email) where m.mechanic_id = new.id;
  update public.managers m set email = lower(new.email) where m.manager_id = new.id;
  return null;
end
$$;
comment on function private.follow_email() is
  'Trigger: an address that was changed in Supabase Auth is changed in the person''s row, unless messages '
  'go to another one.';
create trigger follow_email after update of email on auth.users
for each row when (new.email is not null and new.email is distinct from old.email)
execute function private.follow_email();

create function private.prove_email(p_login uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_path_exists(auth.jwt(), '$.amr[*] ? (@.method == "otp" || @.method == "recovery")') then
    update public.customers c set email_verified = true where c.customer_id = p_login
      and not c.email_verified;
    update public.mechanics m set email_verified = true where m.mechanic_id = p_login
      and not m.email_verified;
    delete from private.unproved_addresses a where a.customer_id = p_login;
  end if;
end
$$;
comment on function private.prove_email(uuid) is
  'Marks an address as proved when the session was opened with an emailed link.';

create function private.create_manager(
  p_name text, p_email text, p_phone text, p_password text, p_department text, p_may_pay boolean default true,
  p_may_change_settings boolean default true
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := private.spaced_phone(p_phone);
  new_department text := coalesce(nullif(btrim(p_department), ''), 'Management');
  created public.managers;
begin
  perform private.check_registration(new_name, new_email, new_phone, p_password);
  perform private.check_length(new_department, 'name', 'Department', 'department');
  insert into public.managers (manager_id, name, email, phone, department, may_pay, may_change_settings)
  values (
    private.create_login(new_email, p_password, 'manager'), new_name, new_email, new_phone,
    new_department, p_may_pay,
    p_may_change_settings
  )
  returning * into created;
  return to_jsonb(created);
exception when unique_violation then
  -- A concurrent registration took the email between the check and the insert.
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
comment on function private.create_manager(text, text, text, text, text, boolean, boolean) is
  'Creates a manager''s login and row, and returns the row; the default department is Management. PT400 '
  '(hint: the field) with the messages of a registration, PT409 for an email or a customer''s phone in use. '
  'For hire_manager and the database owner.';

create function private.sign_in_is_blocked(p_subject text, p_address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where a.action = 'sign in' and a.caller = lower(btrim(p_subject)))
      >= max(g.failed_sign_ins_per_login)
    or count(*) filter (where a.action = 'sign in from'
      and a.caller = private.address_network(p_address, 32, 64))
      >= max(g.failed_sign_ins_per_address)
  from private.garage g
  left join private.attempts a on a.attempted_at > now() - g.sign_in_window and (
    (a.action = 'sign in' and a.caller = lower(btrim(p_subject)))
    or (a.action = 'sign in from' and a.caller = private.address_network(p_address, 32, 64))
  )
$$;
comment on function private.sign_in_is_blocked(text, text) is
  'Whether a subject (an email, registered or not, or the hash of an emailed code) or an IP address has too '
  'many attempts to try again now.';

create function private.password_matches(p_email text, p_password text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  -- Hashes for an unknown login too: the time that it takes must not reveal which logins exist.
  select coalesce(u.encrypted_password, '') = extensions.crypt(
    p_password, coalesce(nullif(u.encrypted_password, ''), private.password_salt())
  )
  from (select) as one left join auth.users u on u.email = lower(p_email)
$$;
comment on function private.password_matches(text, text) is
  'Whether a login has this password; takes as long for an unknown email.';

-- An hour: as long as Supabase Auth's own link in a mail lasts.
create function private.has_followed_email() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(coalesce(auth.jwt(), '{}'),
      '$.amr[*] ? (@.method == "otp" || @.method == "recovery")') m
    where m ->> 'timestamp' ~ '^\d{1,12}$'
      and to_timestamp((m ->> 'timestamp')::bigint) > now() - interval '1 hour'
  ) or exists (
    -- The embedded backend's tokens do not say how a session began.
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.tag = 'recovery'
      and s.created_at > now() - interval '1 hour'
  )
$$;
comment on function private.has_followed_email() is
  'Whether the caller''s session was opened with an emailed link within the last hour.';

create function private.note_sign_in(p_subject text, p_address text, p_succeeded boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_old_attempts();
  if p_succeeded then
    delete from private.attempts a where a.action = 'sign in' and a.caller = lower(btrim(p_subject));
    return;
  elsif not p_succeeded then
    perform private.count_refusal('wrong_sign_in');
  end if;
  insert into private.attempts (action, caller) values ('sign in', lower(btrim(p_subject)));
  if p_address is not null then
    insert into private.attempts (action, caller)
      values ('sign in from', private.address_network(p_address, 32, 64));
  end if;
end
$$;
comment on function private.note_sign_in(text, text, boolean) is
  'Records an attempt of sign_in_is_blocked: a failed one is counted as a refusal too, a successful one '
  'resets the failures of its subject, null is a link that was asked for.';

-- The password of whoever is signed in: asking for it again, and changing it.

create function private.refusal_of_password(p_login uuid, p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login auth.users;
begin
  select u.* into login from auth.users u where u.id = p_login;
  -- Ten in an hour: more than anybody mistypes their own password, far too few to guess one.
  perform private.limit_attempts('change password', p_login::text, 10);
  if coalesce(login.encrypted_password, '') = '' or private.has_followed_email() then
    return null;
  elsif coalesce(p_password, '') = '' then
    raise exception using errcode = 'PT400', message = 'Your current password is required',
      hint = 'current_password';
  elsif private.password_matches(login.email, p_password) then
    return null;
  end if;
  perform private.count_refusal('wrong_password');
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
  -- same.
  perform set_config('response.status', '400', true);
  return jsonb_build_object(
    'code', 'PT400', 'message', 'This is not your current password',
    'hint', 'current_password', 'details', null
  );
end
$$;
comment on function private.refusal_of_password(uuid, text) is
  'Checks the current password of a locked login: null for the right one, for a wrong one what its function '
  'returns. Not asked for within an hour of following an emailed link, nor of a login without one. PT400 '
  'without it, PT429 after ten in an hour.';

create function private.change_password(p_new_password text, p_current_password text default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  refusal jsonb;
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  perform private.check_password(p_new_password);
  perform from auth.users u where u.id = caller for update;
  if not found then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  refusal := private.refusal_of_password(caller, p_current_password);
  if refusal is not null then
    return refusal;
  end if;
  update auth.users u
  set encrypted_password = private.password_hash(p_new_password), updated_at = now()
  where u.id = caller;
  perform private.prove_email(caller);
  -- Someone who knew the old password may still be signed in with it.
  delete from auth.sessions s
  where s.user_id = caller and s.id::text is distinct from auth.jwt() ->> 'session_id';
  return null;
end
$$;
call private.publish('change_password', 'signed in',
  'Sets the caller''s password and ends their other sessions. Signed-in users only. The current password is '
  'not asked for within an hour of following an emailed link, nor of a login without one. PT400 for a new '
  'password (hint: password) or for the current one (hint: current_password; a wrong one is returned with '
  'response.status 400, not raised), PT429 after ten attempts in an hour.');
