-- Customers, managers and mechanics: each row belongs to one login in auth.users and is deleted with it. The login of a
-- walk-in has neither email nor password until they accept an invitation. Who calls, whose session has limits and may have to
-- be confirmed.

-- Tables

create table public.customers (
  customer_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and private.limit_of('person_name')),
  email text unique check (email = lower(email) and private.is_email(email)),
  phone text unique check (char_length(btrim(phone)) between 1 and private.limit_of('phone')),
  address text check (char_length(address) <= private.limit_of('address')),
  email_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  has_login boolean not null default false,
  -- Stored: "asha" among 100,000 customers takes 21 ms, through an index on a function of the columns 237 ms.
  search_text text not null generated always as (
    private.search_key(
      name || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '') || e'\n'
        || private.phone_digits(coalesce(phone, ''))
    )
  ) stored check (char_length(search_text) <= 1000),
  constraint open_account_has_phone check (closed_at is not null or phone is not null)
);
comment on table public.customers is
  'People who own vehicles and book services. "status" is for display only. email: where messages go, '
  'which staff may change; the address of the login is in auth.users. has_login: false for a walk-in, whom the front desk '
  'registered, with or without an email. search_text: what a search looks through, the phone also as digits alone. closed_at: the customer closed the account; the row has nothing personal '
  'then and remains for the requests.';

create table private.unproved_addresses (
  customer_id uuid primary key references public.customers (customer_id) on delete cascade,
  mailed_at timestamptz
);
comment on table private.unproved_addresses is
  'Customers whose email address a visitor typed and nobody has shown yet to be theirs: it gets one mail, and no other until '
  'someone follows its link. An address that staff typed has no row. Apart from customers.email_verified, because whoever '
  'follows a link in a mail proves that the address is read, not that the login is theirs.';

create table public.managers (
  manager_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and private.limit_of('person_name')),
  email text not null unique check (email = lower(email) and private.is_email(email)),
  phone text not null check (char_length(phone) <= private.limit_of('phone')),
  department text not null default 'Management' check (char_length(department) between 1 and private.limit_of('name')),
  created_at timestamptz not null default now(),
  may_pay boolean not null default true,
  may_change_settings boolean not null default true,
  second_factor boolean not null default false
);
comment on table public.managers is
  'People who run the garage. may_pay: pay salaries and set hourly rates. may_change_settings: the settings, managers and '
  'their rights, and clearing all requests. second_factor: each sign-in is confirmed with a code.';

create table public.mechanics (
  mechanic_id uuid primary key references auth.users (id) on delete cascade,
  employee_id text not null unique check (char_length(employee_id) between 1 and private.limit_of('code')),
  name text not null check (char_length(btrim(name)) between 1 and private.limit_of('person_name')),
  email text unique check (email = lower(email) and private.is_email(email)),
  phone text not null unique check (char_length(phone) <= private.limit_of('phone')),
  experience_years int not null default 0 check (experience_years between 0 and private.limit_of('experience_years')),
  specialization text check (char_length(specialization) <= private.limit_of('name')),
  specializations text[] not null default '{}' check (cardinality(specializations) <= private.limit_of('specializations')),
  available boolean not null default true,
  availability_status text check (availability_status in ('available', 'offline')),
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  hourly_rate numeric(12, 2) not null default 0 check (hourly_rate between 0 and private.limit_of('hourly_rate')),
  hire_date date not null default current_date,
  created_at timestamptz not null default now(),
  email_verified boolean not null default false,
  phone_verified boolean not null default false
);
comment on table public.mechanics is
  'People who do the jobs. email: that of the login; null until a mechanic who was hired without one accepts an invitation. '
  'hourly_rate is rupees an hour. A null availability_status follows "available".';

-- Indexes

create index mechanics_name_idx on public.mechanics (name);

-- Row-level security

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
  'How long a person''s sessions last in all, and without use. Internal.';

create function private.signed_in_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  -- A token is valid for an hour; its session may end before. A deleted login, such as a dismissed mechanic's, has no
  -- role, which is what its owner is told.
  if caller is not null
    and not exists (
      select from auth.sessions s
      where s.user_id = caller and s.id::text = auth.jwt() ->> 'session_id' and coalesce(s.not_after > now(), true)
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
  'The caller''s id, null for a visitor, also while the sign-in still has to be confirmed; PT401 once the session has ended. '
  'For what confirms it; anything else calls caller_id. Internal.';

create function private.end_idle_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Auth renews a session without knowing the limits of its person.
  if old.not_after <= now() then
    new.not_after := old.not_after;
  elsif new.refreshed_at is distinct from old.refreshed_at
    and coalesce(old.refreshed_at at time zone 'UTC', old.created_at)
      < now() - (private.session_limits(old.user_id)).idle
  then
    new.not_after := now();
  end if;
  return new;
end
$$;
comment on function private.end_idle_session() is
  'Trigger: a session that is renewed after too long without use has ended, and an ended one stays so.';
create trigger end_idle_session before update on auth.sessions
for each row execute function private.end_idle_session();

create function private.end_reused_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s
  where s.id = new.session_id
    and not exists (select from auth.refresh_tokens t where t.session_id = new.session_id and t.revoked is not true);
  return null;
end
$$;
comment on function private.end_reused_session() is
  'Trigger: a session whose refresh tokens Auth has all revoked, because one was used again, has ended; its access token, too.';
do $$
begin
  -- At the end of the transaction, in which Supabase Auth revokes a token and adds its successor. Lite has no transaction
  -- for that, nor this column: its server ends the session (session-device.ts).
  if exists (
    select from pg_attribute a where a.attrelid = 'auth.refresh_tokens'::regclass and a.attname = 'instance_id'
  ) then
    create constraint trigger end_reused_session after update of revoked on auth.refresh_tokens
    deferrable initially deferred for each row when (new.revoked) execute function private.end_reused_session();
  end if;
exception when insufficient_privilege then
  raise notice 'Auth takes no trigger on its refresh tokens: an access token outlives its reused session for an hour';
end
$$;

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
  'What the caller, whose id this is, has to do before anything else: code (confirm this session with a code), set_up (set up '
  'a second factor, which the garage demands), or null. Internal.';

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
  'The caller''s id, null for a visitor; PT401 once the session has ended, PT428 (hint: the step) while its sign-in has to be '
  'confirmed. For policies and role checks, instead of auth.uid().';

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
  select exists (select from public.managers m where m.manager_id = (select private.caller_id()) and m.may_pay)
$$;
comment on function private.may_pay() is 'Whether the caller is a manager with the right to pay. Internal.';

create function private.may_change_settings() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.managers m where m.manager_id = (select private.caller_id()) and m.may_change_settings
  )
$$;
comment on function private.may_change_settings() is
  'Whether the caller is a manager with the right to change settings. Internal.';

create function private.is_mechanic() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.mechanics m where m.mechanic_id = (select private.caller_id())) $$;
comment on function private.is_mechanic() is 'Whether the caller is a mechanic who still works here. For policies.';

alter table public.customers enable row level security;
alter table private.unproved_addresses enable row level security;
alter table public.managers enable row level security;
alter table public.mechanics enable row level security;

create policy "Customers read their own row, managers read all customers" on public.customers
for select to authenticated
using (customer_id = (select private.caller_id()) or (select private.is_manager()));

create policy "Managers read all managers" on public.managers
for select to authenticated
using ((select private.is_manager()));

create policy "Mechanics read their own row, managers read all mechanics" on public.mechanics
for select to authenticated
using (mechanic_id = (select private.caller_id()) or (select private.is_manager()));

-- Functions

create function private.check_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.closed_at is not null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.has_login := exists (select from auth.users u where u.id = new.customer_id and u.email is not null);
  end if;
  new.name := btrim(new.name);
  new.phone := private.spaced_phone(new.phone);
  new.address := nullif(btrim(new.address), '');
  if coalesce(new.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_person_name(new.name);
  if coalesce(new.phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  -- A number that was stored before stays until it is changed.
  if tg_op = 'INSERT' or new.phone is distinct from old.phone then
    perform private.check_phone(new.phone);
  end if;
  perform private.check_length(new.address, 'address', 'Address', 'address');
  perform private.lock_value('phone', new.phone);
  if exists (
    select from public.customers c where c.phone = new.phone and c.customer_id <> new.customer_id
  ) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  end if;
  return new;
end
$$;
comment on function private.check_customer() is
  'Trigger: tidies and checks a customer''s name, phone and address, and says whether a new one has a login. PT400 (hint: the field); PT409 for a phone in use.';
create trigger check_customer before insert or update of name, phone, address on public.customers
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.check_customer();

-- Grants

grant select on public.managers, public.mechanics to authenticated;
grant select (
  customer_id, name, email, phone, address, email_verified, status, created_at, closed_at, has_login
) on public.customers to authenticated;
grant execute on function
  private.caller_id(), private.is_admitted(), private.is_customer(), private.is_manager(), private.is_mechanic()
to authenticated;
