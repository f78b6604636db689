-- Tables. Customers, walk-ins, their invitations, and the front desk.

-- People

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
  'People who own vehicles and book services. "status" is for display only. email: where messages go, which '
  'staff may change; the address of the login is in auth.users. has_login: false for a walk-in, whom the '
  'front desk registered, with or without an email. search_text: what a search looks through, the phone '
  'also as digits alone. closed_at: the customer closed the account; the row has nothing personal then and '
  'remains for the requests.';

create index customers_name_idx on public.customers (private.search_key(name), customer_id);
create index customers_status_idx on public.customers (status) where closed_at is null;
create index customers_newest_idx on public.customers (created_at desc, customer_id desc) include (status)
where closed_at is null;
create index customers_word_starts_idx on public.customers using gin (private.word_starts(name, email));
select private.create_search_index('customers_search_idx', 'public.customers', 'search_text');

alter table public.customers enable row level security;
insert into private.left_out_of_export values ('customers.search_text', 'repeats other columns');
insert into private.change_subjects values ('customer', 'Customer');
create trigger record_change after update or delete on public.customers
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'customer', 'customer_id', 'name', 'status', 'has_login', 'closed_at'
);
create trigger record_walk_in after insert on public.customers
for each row when (not new.has_login and current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'customer', 'customer_id', 'name', 'status', 'has_login'
);

create policy "Customers read their own row, managers read all customers" on public.customers
for select to authenticated
using (customer_id = (select private.caller_id()) or (select private.is_manager()));

grant select (
  customer_id, name, email, phone, address, email_verified, status, created_at, closed_at, has_login
) on public.customers to authenticated;

create table private.unproved_addresses (
  customer_id uuid primary key references public.customers (customer_id) on delete cascade,
  mailed_at timestamptz
);
comment on table private.unproved_addresses is
  'Customers whose email address a visitor typed and nobody has shown yet to be theirs: it gets one mail, '
  'and no other until someone follows its link. An address that staff typed has no row. Apart from '
  'customers.email_verified, because whoever follows a link in a mail proves that the address is read, not '
  'that the login is theirs.';

alter table private.unproved_addresses enable row level security;

-- Invitations

create table private.invitations (
  person_id uuid primary key references auth.users (id) on delete cascade,
  code_hash bytea not null unique,
  email text check (email = lower(email) and private.is_email(email)),
  expires_at timestamptz not null
);
comment on table private.invitations is
  'At most one open invitation of a walk-in or a mechanic: the SHA-256 of its code, the email to propose, '
  'and when it ends. Accepting it deletes the row, another invitation replaces it.';

alter table private.invitations enable row level security;
insert into private.left_out_of_export values ('invitations', 'hashes of secrets, worth nothing elsewhere');
