-- The stock of parts. Mechanics and managers read it; it changes through update_stock and complete_job only.

create table public.parts (
  id bigint generated always as identity primary key,
  part_name text not null check (char_length(part_name) between 1 and 200),
  part_code text not null unique check (char_length(part_code) between 1 and 60),
  category text not null check (char_length(category) between 1 and 60),
  current_stock int not null default 0 check (current_stock between 0 and 1000000000),
  stock_min int not null default 0 check (stock_min >= 0),
  stock_unit text not null default 'pcs' check (char_length(stock_unit) between 1 and 60),
  avg_cost numeric(12, 2) not null default 0 check (avg_cost >= 0),
  price numeric(12, 2) not null default 0 check (price >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.parts is
  'Parts in stock. avg_cost (rupees) values the inventory, price is what a job is charged. Low: at or below stock_min.';
create index parts_name_idx on public.parts (part_name, id);
create index parts_category_idx on public.parts (category, part_name);
create index parts_low_stock_idx on public.parts (part_name) where current_stock <= stock_min;

alter table public.parts enable row level security;

create policy "Mechanics and managers read the parts" on public.parts
for select to authenticated
using ((select private.is_mechanic()) or (select private.is_manager()));

grant select on public.parts to authenticated;
