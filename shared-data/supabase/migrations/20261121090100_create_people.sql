-- Customers, managers and mechanics. Each row belongs to one login of auth.users and goes with it.

create table public.customers (
  customer_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 320),
  phone text not null unique check (char_length(btrim(phone)) between 1 and 40),
  address text check (char_length(address) <= 500),
  email_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now()
);
comment on table public.customers is 'People who own vehicles and book services. "status" is for display only.';
create index customers_created_at_idx on public.customers (created_at desc);

create table public.managers (
  manager_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 320),
  phone text not null check (char_length(phone) <= 40),
  department text not null default 'Management' check (char_length(department) between 1 and 200),
  created_at timestamptz not null default now()
);
comment on table public.managers is 'People who assign requests, set rates and pay salaries.';

create table public.mechanics (
  mechanic_id uuid primary key references auth.users (id) on delete cascade,
  employee_id text not null unique check (char_length(employee_id) between 1 and 60),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 320),
  phone text not null check (char_length(phone) <= 40),
  experience_years int not null default 0 check (experience_years between 0 and 80),
  specialization text check (char_length(specialization) <= 200),
  specializations text[] not null default '{}' check (cardinality(specializations) <= 20),
  available boolean not null default true,
  availability_status text check (availability_status in ('available', 'offline')),
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  hourly_rate numeric(12, 2) not null default 0 check (hourly_rate between 0 and 1000000),
  hire_date date not null default current_date,
  created_at timestamptz not null default now(),
  email_verified boolean not null default false,
  phone_verified boolean not null default false
);
comment on table public.mechanics is
  'People who do the jobs. hourly_rate is rupees an hour. A null availability_status follows "available".';
create index mechanics_name_idx on public.mechanics (name);

create function private.is_customer() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.customers c where c.customer_id = (select auth.uid())) $$;
comment on function private.is_customer() is 'Whether the caller is a customer. For policies.';
revoke all on function private.is_customer() from public;
grant execute on function private.is_customer() to authenticated;

create function private.is_manager() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.managers m where m.manager_id = (select auth.uid())) $$;
comment on function private.is_manager() is 'Whether the caller is a manager. For policies.';
revoke all on function private.is_manager() from public;
grant execute on function private.is_manager() to authenticated;

create function private.is_mechanic() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.mechanics m where m.mechanic_id = (select auth.uid())) $$;
comment on function private.is_mechanic() is 'Whether the caller is a mechanic who still works here. For policies.';
revoke all on function private.is_mechanic() from public;
grant execute on function private.is_mechanic() to authenticated;

create function private.check_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  new.phone := btrim(new.phone);
  new.address := nullif(btrim(new.address), '');
  if coalesce(new.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  elsif char_length(new.name) > 200 then
    raise exception using errcode = 'PT400', message = 'Name must be no more than 200 characters long', hint = 'name';
  elsif coalesce(new.phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  elsif char_length(new.phone) > 40 then
    raise exception using errcode = 'PT400', message = 'Phone number must be no more than 40 characters long',
      hint = 'phone';
  elsif char_length(new.address) > 500 then
    raise exception using errcode = 'PT400', message = 'Address must be no more than 500 characters long',
      hint = 'address';
  elsif exists (
    select from public.customers c where c.phone = new.phone and c.customer_id <> new.customer_id
  ) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  end if;
  return new;
end
$$;
comment on function private.check_customer() is
  'Trigger: tidies a customer''s name, phone and address. PT400 with the field as hint; PT409 for a phone in use.';
revoke all on function private.check_customer() from public;
create trigger check_customer before insert or update of name, phone, address on public.customers
for each row execute function private.check_customer();

alter table public.customers enable row level security;
alter table public.managers enable row level security;
alter table public.mechanics enable row level security;

create policy "Customers read their own row, managers read all customers" on public.customers
for select to authenticated
using (customer_id = (select auth.uid()) or (select private.is_manager()));

create policy "Customers change their own row" on public.customers
for update to authenticated
using (customer_id = (select auth.uid()))
with check (customer_id = (select auth.uid()));

create policy "Managers read their own row" on public.managers
for select to authenticated
using (manager_id = (select auth.uid()));

create policy "Mechanics read their own row, managers read all mechanics" on public.mechanics
for select to authenticated
using (mechanic_id = (select auth.uid()) or (select private.is_manager()));

grant select on public.customers, public.managers, public.mechanics to authenticated;
grant update (name, phone, address) on public.customers to authenticated;
