-- How a login comes to be. Supabase Auth's own minimum of six characters would refuse the product's four, and a
-- login and its customer row must come together or not at all, so the rows of "auth" are written here.

create function private.insert_known_columns(p_table regclass, p_row jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and p_row ? a.attname;
  execute format(
    'insert into %s (%s) select %s from jsonb_populate_record(null::%s, $1)', p_table, columns, columns, p_table
  ) using p_row;
end
$$;
comment on function private.insert_known_columns(regclass, jsonb) is
  'Inserts a row, leaving out what the table lacks or generates: the auth schema differs between backends. Internal.';
revoke all on function private.insert_known_columns(regclass, jsonb) from public;

create function private.password_hash(p_password text) returns text
language sql volatile security definer set search_path = ''
as $$ select extensions.crypt(p_password, extensions.gen_salt('bf', 10)) $$;
comment on function private.password_hash(text) is 'The bcrypt hash that Supabase Auth checks a password against. Internal.';
revoke all on function private.password_hash(text) from public;

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
  -- The empty tokens and the zero instance are what Supabase Auth's reader looks rows up by; null would hide them.
  perform private.insert_known_columns('auth.users', jsonb_build_object(
    'id', login_id,
    'instance_id', '00000000-0000-0000-0000-000000000000',
    'aud', 'authenticated',
    'role', 'authenticated',
    'email', login_email,
    'encrypted_password', private.password_hash(p_password),
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
  ));
  perform private.insert_known_columns('auth.identities', jsonb_build_object(
    'id', gen_random_uuid(),
    'user_id', login_id,
    'provider', 'email',
    'provider_id', login_id::text,
    'identity_data', jsonb_build_object(
      'sub', login_id::text, 'email', login_email, 'email_verified', true, 'phone_verified', false
    ),
    'email', login_email,
    'created_at', now(),
    'updated_at', now()
  ));
  return login_id;
end
$$;
comment on function private.create_login(text, text, text) is
  'Makes a login (email, password, role) and answers its id; with a null password nobody can sign in with it. For '
  'register_customer, and for the operator who adds managers and mechanics in SQL. PT400 for an unknown role.';
revoke all on function private.create_login(text, text, text) from public;

create table private.attempts (
  attempt_id bigint generated always as identity primary key,
  action text not null,
  caller text not null,
  attempted_at timestamptz not null default now()
);
comment on table private.attempts is 'What limit_attempts counts; rows older than a day are dropped.';
create index attempts_action_idx on private.attempts (action, caller, attempted_at);
create index attempts_attempted_at_idx on private.attempts (attempted_at);

create function private.limit_attempts(p_action text, p_caller text, p_limit int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  recent int;
begin
  delete from private.attempts a where a.attempted_at < now() - interval '1 day';
  select count(*) into recent from private.attempts a
  where a.action = p_action and a.caller = p_caller and a.attempted_at > now() - interval '1 hour';
  if recent >= p_limit then
    raise exception using errcode = 'PT429', message = 'Too many attempts. Please try again later.';
  end if;
  insert into private.attempts (action, caller) values (p_action, p_caller);
end
$$;
comment on function private.limit_attempts(text, text, int) is
  'Counts an attempt of a caller; PT429 beyond p_limit in an hour. Internal.';
revoke all on function private.limit_attempts(text, text, int) from public;

create function private.caller_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    h.headers ->> 'cf-connecting-ip', nullif(btrim(split_part(h.headers ->> 'x-forwarded-for', ',', 1)), '')
  )
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) h
$$;
comment on function private.caller_address() is
  'The network address the API was called from, null where no proxy tells it. Internal.';
revoke all on function private.caller_address() from public;
