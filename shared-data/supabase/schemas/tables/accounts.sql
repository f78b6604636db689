-- Tables. Logins, sessions, second factors, managers and mechanics, and the limits of attempts.

-- Second factors of managers

create table private.second_factors (
  login uuid primary key references auth.users (id) on delete cascade,
  secret bytea not null,
  switched_on_at timestamptz,
  last_step bigint not null default 0
);
comment on table private.second_factors is
  'The secret that a person''s authenticator app shares. switched_on_at: null until the first code was '
  'right. last_step: the time step of the last code that was taken; no code of it or an earlier one is '
  'taken again.';

alter table private.second_factors enable row level security;
insert into private.left_out_of_export values ('second_factors', 'secrets');

create table private.recovery_codes (
  login uuid not null references private.second_factors (login) on delete cascade,
  code_hash bytea not null,
  primary key (login, code_hash)
);
comment on table private.recovery_codes is 'Hashes of the recovery codes that were not used yet.';

alter table private.recovery_codes enable row level security;
insert into private.left_out_of_export values
  ('recovery_codes', 'hashes of secrets, worth nothing elsewhere');

create table private.confirmed_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  login uuid not null references private.second_factors (login) on delete cascade,
  confirmed_at timestamptz not null default now()
);
comment on table private.confirmed_sessions is
  'Sessions whose sign-in was confirmed with a code, and when last.';

create index confirmed_sessions_login_idx on private.confirmed_sessions (login);

alter table private.confirmed_sessions enable row level security;
insert into private.left_out_of_export values
  ('confirmed_sessions', 'is about sessions, worth nothing elsewhere');

-- Refusals that may be an attack

create table private.refusal_kinds (
  kind text primary key,
  noted bigint not null default 0
);
comment on table private.refusal_kinds is
  'The kinds of refusals. The sequence private.refused_<kind> counts each; noted: how many of them '
  'refusal_counts has.';

alter table private.refusal_kinds enable row level security;
insert into private.left_out_of_export values ('refusal_kinds', 'comes with the program');

create table private.refusal_counts (
  kind text not null references private.refusal_kinds (kind),
  day date not null,
  count bigint not null check (count > 0),
  primary key (kind, day)
);
comment on table private.refusal_counts is
  'How many refusals of a kind there were on a day of the garage, for 30 days.';

alter table private.refusal_counts enable row level security;
insert into private.left_out_of_export values ('refusal_counts', 'is about this installation, for 30 days');

-- People

create table public.managers (
  manager_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and private.limit_of('person_name')),
  email text not null unique check (email = lower(email) and private.is_email(email)),
  phone text not null check (char_length(phone) <= private.limit_of('phone')),
  department text not null default 'Management'
    check (char_length(department) between 1 and private.limit_of('name')),
  created_at timestamptz not null default now(),
  may_pay boolean not null default true,
  may_change_settings boolean not null default true,
  second_factor boolean not null default false
);
comment on table public.managers is
  'People who run the garage. may_pay: pay salaries and set hourly rates. may_change_settings: the '
  'settings, managers and their rights, and clearing all requests. second_factor: each sign-in is confirmed '
  'with a code.';

alter table public.managers enable row level security;
insert into private.change_subjects values ('manager', 'Manager');
create trigger record_change after insert or update or delete on public.managers
for each row execute function private.record_change(
  'manager', 'manager_id', 'name', 'department', 'may_pay', 'may_change_settings', 'second_factor'
);

create policy "Managers read all managers" on public.managers
for select to authenticated
using ((select private.is_manager()));

create table public.mechanics (
  mechanic_id uuid primary key references auth.users (id) on delete cascade,
  employee_id text not null unique check (char_length(employee_id) between 1 and private.limit_of('code')),
  name text not null check (char_length(btrim(name)) between 1 and private.limit_of('person_name')),
  email text unique check (email = lower(email) and private.is_email(email)),
  phone text not null unique check (char_length(phone) <= private.limit_of('phone')),
  experience_years int not null default 0
    check (experience_years between 0 and private.limit_of('experience_years')),
  specialization text check (char_length(specialization) <= private.limit_of('name')),
  specializations text[] not null default '{}'
    check (cardinality(specializations) <= private.limit_of('specializations')),
  available boolean not null default true,
  availability_status text check (availability_status in ('available', 'offline')),
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  hourly_rate numeric(12, 2) not null default 0
    check (hourly_rate between 0 and private.limit_of('hourly_rate')),
  hire_date date not null default current_date,
  created_at timestamptz not null default now(),
  email_verified boolean not null default false,
  phone_verified boolean not null default false
);
comment on table public.mechanics is
  'People who do the jobs. email: that of the login; null until a mechanic who was hired without one '
  'accepts an invitation. hourly_rate is rupees an hour. A null availability_status follows "available".';

create index mechanics_name_idx on public.mechanics (name);

alter table public.mechanics enable row level security;
insert into private.change_subjects values ('mechanic', 'Mechanic');
create trigger record_change after insert or update or delete on public.mechanics
for each row execute function private.record_change(
  'mechanic', 'mechanic_id', 'name', 'employee_id', 'hourly_rate', 'specializations',
  'experience_years', 'available',
  'availability_status', 'rating'
);

create policy "Mechanics read their own row, managers read all mechanics" on public.mechanics
for select to authenticated
using (mechanic_id = (select private.caller_id()) or (select private.is_manager()));

grant select on public.managers, public.mechanics to authenticated;

-- Rate limits

create table private.attempts (
  attempt_id bigint generated always as identity primary key,
  action text not null,
  caller text not null,
  attempted_at timestamptz not null default now()
);
comment on table private.attempts is 'Attempts for rate limiting; rows older than a day are deleted.';

create index attempts_action_idx on private.attempts (action, caller, attempted_at);
create index attempts_attempted_at_idx on private.attempts (attempted_at);

alter table private.attempts enable row level security;
insert into private.left_out_of_export values ('attempts', 'counts attempts for rate limits, for minutes');

-- Refusals that may be an attack

do $$
declare
  kind text;
begin
  foreach kind in array array[
    'denied_customer', 'denied_mechanic', 'denied_manager', 'denied_other', 'limit_booking', 'limit_car_code',
    'limit_change_password',
    'limit_close_account', 'limit_link', 'limit_other', 'limit_recovery_code', 'limit_register',
    'limit_register_from', 'limit_second_factor',
    'limit_sign_in', 'wrong_car_code', 'wrong_code', 'wrong_invitation', 'wrong_link',
    'wrong_password', 'wrong_sign_in'
  ] loop
    execute format('create sequence private.%I', 'refused_' || kind);
    insert into private.refusal_kinds (kind) values (kind);
  end loop;
end
$$;
