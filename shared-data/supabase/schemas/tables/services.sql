-- Tables. What the garage offers: services, car types and bundles of work.

-- Services and car types

create table public.services (
  service_id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and private.limit_of('name')),
  description text not null default '' check (char_length(description) <= private.limit_of('description')),
  category text not null
    check (category in ('maintenance', 'repair', 'diagnostic', 'electrical', 'comfort', 'major')),
  base_price numeric(12, 2) not null check (base_price >= 0),
  estimated_duration int not null check (estimated_duration between 1 and 10080),
  active boolean not null default true,
  highest_price numeric(12, 2),
  shortest_duration int,
  longest_duration int check (longest_duration <= 10080),
  is_diagnosis boolean not null default false,
  constraint price_range_is_upwards check (highest_price > base_price),
  constraint duration_range_holds_the_estimate check (
    num_nulls(shortest_duration, longest_duration) in (0, 2) and shortest_duration < longest_duration
    and shortest_duration > 0 and estimated_duration between shortest_duration and longest_duration
  )
);
comment on table public.services is
  'Services on offer. base_price in rupees, estimated_duration in minutes: what a booking reckons with. The '
  'catalogue shows base_price to highest_price and shortest_duration to longest_duration where a service '
  'has them. A retired one, not active, cannot be booked. is_diagnosis: what a customer books who only '
  'knows what is wrong, at most one (save_garage).';

create unique index services_diagnosis_idx on public.services (is_diagnosis) where is_diagnosis;
create index services_category_idx on public.services (category, name) where active;

alter table public.services enable row level security;
insert into private.change_subjects values ('service', 'Service');
create trigger record_change after insert or update or delete on public.services
for each row execute function private.record_change(
  'service', 'service_id', 'name', 'name', 'description', 'category', 'base_price',
  'estimated_duration', 'active',
  'is_diagnosis'
);

create policy "Everyone reads the services" on public.services
for select to anon, authenticated using (true);

create table public.cartypes (
  cartype_id bigint generated always as identity primary key,
  brand text not null check (char_length(brand) between 1 and private.limit_of('name')),
  model text not null check (char_length(model) between 1 and private.limit_of('name')),
  body_type text not null check (char_length(body_type) between 1 and private.limit_of('code')),
  length_mm int check (length_mm between 2500 and 7000),
  wheelbase_mm int check (wheelbase_mm between 1500 and 4500),
  height_mm int check (height_mm between 1000 and 3000),
  is_electric boolean not null default false,
  active boolean not null default true,
  unique (brand, model),
  constraint figures_are_complete check (num_nulls(length_mm, wheelbase_mm, height_mm) in (0, 3)),
  -- From 0.45 (a van's overhangs) to 0.75 (a small electric car): what real cars have, so that the drawing is
  -- one.
  constraint wheels_are_under_the_car check (wheelbase_mm between length_mm * 0.45 and length_mm * 0.75)
);
comment on table public.cartypes is
  'Popular models, and the brands and models the add-vehicle form offers. Drawn from length, wheelbase and '
  'height; without them a model that the portal knows is drawn as it is known. A retired one, not active, '
  'is not offered.';

create index cartypes_body_type_idx on public.cartypes (body_type);

alter table public.cartypes enable row level security;
insert into private.change_subjects values ('car_type', 'Car model');
create trigger record_change after insert or update or delete on public.cartypes
for each row execute function private.record_change(
  'car_type', 'cartype_id', 'model', 'brand', 'model', 'body_type', 'length_mm', 'wheelbase_mm', 'height_mm',
  'is_electric', 'active'
);

create policy "Everyone reads the car types" on public.cartypes
for select to anon, authenticated using (true);

grant select on public.services, public.cartypes to anon, authenticated;

-- Bundles

create table private.bundles (
  bundle_id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and private.limit_of('name')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  active boolean not null default true,
  version int not null default 1
);
comment on table private.bundles is
  'lines: [{kind, description, quantity, service_id, part_id, unit_price, minutes}], of which a service or '
  'a part brings its price and minutes as it is added; unit_price: rupees including tax, minutes: time '
  'sold, only where they are fixed. One that is not active is offered no more. version: counts the changes.';

alter table private.bundles enable row level security;
insert into private.change_subjects values ('bundle', 'Bundle');
create trigger record_change after insert or update
  on private.bundles for each row execute function private.record_change('bundle', 'bundle_id', 'name',
    'name', 'lines', 'active');
