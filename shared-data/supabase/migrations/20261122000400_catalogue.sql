-- Services and car types: everyone reads both, nobody writes through the API.

-- Tables

create table public.services (
  service_id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and private.limit_of('name')),
  description text not null default '' check (char_length(description) <= private.limit_of('description')),
  category text not null
    check (category in ('maintenance', 'repair', 'diagnostic', 'electrical', 'comfort', 'major')),
  base_price numeric(12, 2) not null check (base_price >= 0),
  estimated_duration int not null check (estimated_duration between 1 and 10080),
  active boolean not null default true
);
comment on table public.services is 'Services on offer. base_price in rupees, estimated_duration in minutes.';

create table public.cartypes (
  cartype_id bigint generated always as identity primary key,
  brand text not null check (char_length(brand) between 1 and private.limit_of('name')),
  model text not null check (char_length(model) between 1 and private.limit_of('name')),
  body_type text not null check (char_length(body_type) between 1 and private.limit_of('code')),
  unique (brand, model)
);
comment on table public.cartypes is 'Popular models, and the brands and models the add-vehicle form offers.';

-- Indexes

create index services_category_idx on public.services (category, name) where active;
create index cartypes_body_type_idx on public.cartypes (body_type);

-- Row-level security

alter table public.services enable row level security;
alter table public.cartypes enable row level security;

create policy "Everyone reads the services" on public.services
for select to anon, authenticated using (true);

create policy "Everyone reads the car types" on public.cartypes
for select to anon, authenticated using (true);

-- Grants

grant select on public.services, public.cartypes to anon, authenticated;
