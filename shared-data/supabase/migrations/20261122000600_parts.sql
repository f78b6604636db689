-- Parts: stock, the inventory list, and stock changes other than those of a completed job.

-- Tables

create table public.parts (
  id bigint generated always as identity primary key,
  part_name text not null check (char_length(part_name) between 1 and private.limit_of('name')),
  part_code text not null unique check (char_length(part_code) between 1 and private.limit_of('code')),
  category text not null check (char_length(category) between 1 and private.limit_of('code')),
  current_stock int not null default 0 check (current_stock between 0 and 1000000000),
  stock_min int not null default 0 check (stock_min >= 0),
  stock_unit text not null default 'pcs' check (char_length(stock_unit) between 1 and private.limit_of('code')),
  avg_cost numeric(12, 2) not null default 0 check (avg_cost >= 0),
  price numeric(12, 2) not null default 0 check (price >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.parts is
  'Parts in stock. avg_cost (rupees) values the inventory, price is what a job is charged. Low: at or below stock_min.';

-- Indexes

create index parts_category_idx on public.parts (category, part_name);
create index parts_name_idx on public.parts (lower(part_name), id);

-- Row-level security

alter table public.parts enable row level security;

create policy "Mechanics and managers read the parts" on public.parts
for select to authenticated
using ((select private.is_mechanic()) or (select private.is_manager()));

-- Functions

create function private.list_parts(
  p_search text, p_category text, p_stock_level text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  stock_level text := nullif(nullif(lower(btrim(p_stock_level)), ''), 'all');
  answer jsonb;
begin
  perform private.require_staff();
  with judged as not materialized (
    select p.*, p.current_stock <= p.stock_min as is_low, p.current_stock * p.avg_cost as value,
      (search is null or strpos(lower(p.part_name || e'\n' || p.part_code || e'\n' || p.category), search) > 0)
        and (wanted is null or p.category = wanted)
        and (stock_level is null or case stock_level when 'low' then p.current_stock <= p.stock_min
          when 'in-stock' then p.current_stock > p.stock_min when 'available' then p.current_stock > 0
          else false end) as fits
    from public.parts p
  ), page as (
    select j.id from judged j where j.fits
    order by case p_sort when 'code' then lower(j.part_code) when 'category' then lower(j.category) end,
      case p_sort when '-code' then lower(j.part_code) when '-category' then lower(j.category)
        when '-name' then lower(j.part_name) end desc,
      case p_sort when 'stock' then j.current_stock when 'min' then j.stock_min when 'cost' then j.avg_cost
        when 'price' then j.price when 'value' then j.value end,
      case p_sort when '-stock' then j.current_stock when '-min' then j.stock_min when '-cost' then j.avg_cost
        when '-price' then j.price when '-value' then j.value end desc,
      lower(j.part_name), j.id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  ), figures as materialized (
    select j.category, j.is_low, j.value, j.fits from judged j
  )
  select jsonb_build_object(
    'rows', coalesce((
      -- The page is already sorted.
      select jsonb_agg((select to_jsonb(p) from public.parts p where p.id = l.id)) from page l
    ), '[]'),
    'total', least(count(*) filter (where f.fits), private.count_limit()),
    'filtered', jsonb_build_object(
      'in_stock', count(*) filter (where f.fits and not f.is_low),
      'low_stock', count(*) filter (where f.fits and f.is_low),
      'total_value', coalesce(sum(f.value) filter (where f.fits), 0)
    ),
    'summary', jsonb_build_object(
      'total_parts', count(*),
      'in_stock', count(*) filter (where not f.is_low),
      'low_stock', count(*) filter (where f.is_low),
      'total_value', coalesce(sum(f.value), 0)
    ),
    'categories', coalesce(to_jsonb(array_agg(distinct f.category)), '[]')
  ) into answer
  from figures f;
  return answer;
end
$$;

create function public.list_parts(
  search text default null, category text default null, stock_level text default null, sort text default 'name',
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_parts($1, $2, $3, $4, $5, $6) $$;
comment on function public.list_parts(text, text, text, text, int, int) is
  'Parts; values are rupees at average cost. Searches name, code and category. stock_level: in-stock, low, or '
  'available (any left). sort: name, code, category, stock, min, cost, price or value, with a leading - for '
  'descending. Mechanics and managers.';

create function private.update_stock(
  p_part_id bigint, p_quantity numeric, p_mode text, p_expected_stock int, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most numeric := private.limit_of('stock');
  request jsonb := jsonb_build_object('part_id', p_part_id, 'quantity', p_quantity, 'mode', p_mode);
  earlier jsonb;
  part public.parts;
  stock numeric;
begin
  perform private.lock_caller();
  perform private.require_staff();
  if p_quantity is null or p_quantity not between 0 and most or p_quantity <> trunc(p_quantity) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  elsif coalesce(p_mode, '') not in ('set', 'add', 'subtract') then
    raise exception using errcode = 'PT400', message = 'Stock can be set, added to or removed', hint = 'mode';
  end if;
  earlier := private.stored_result(p_idempotency_key, request,
    'Your earlier change of this part was saved. Check its stock and try again.');
  if earlier is not null then
    return earlier;
  end if;
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  -- A stock that already has the new value is no conflict.
  if p_mode = 'set' and part.current_stock not in (p_expected_stock, p_quantity) then
    raise exception using errcode = 'PT412', hint = 'quantity', detail = part.current_stock::text,
      message = format('The stock of %s has changed: it is %s now', part.part_name, part.current_stock);
  end if;
  stock := case p_mode
    when 'set' then p_quantity
    when 'add' then part.current_stock + p_quantity
    else greatest(0, part.current_stock - p_quantity)
  end;
  if p_mode = 'add' and stock > most then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  end if;
  update public.parts p set current_stock = stock, updated_at = now() where p.id = p_part_id returning p.* into part;
  return private.store_result(p_idempotency_key, to_jsonb(part));
end
$$;

create function public.update_stock(
  part_id bigint, quantity numeric, mode text, expected_stock int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_stock($1, $2, $3, $4, $5) $$;
comment on function public.update_stock(bigint, numeric, text, int, uuid) is
  'Changes a part''s stock (mode set, add or subtract; whole numbers up to 1,000,000; never below 0) and returns the '
  'part''s row. With expected_stock, PT412 (detail: the current stock) when the stock differs. A retry with the same '
  'idempotency_key changes nothing and returns the first result; PT409 with another request. Mechanics and managers. '
  ' PT400 ''Please enter a valid stock value'', PT404 for an unknown part.';

-- Grants

grant select on public.parts to authenticated;
grant execute on function
  private.list_parts(text, text, text, text, int, int), public.list_parts(text, text, text, text, int, int),
  private.update_stock(bigint, numeric, text, int, uuid), public.update_stock(bigint, numeric, text, int, uuid)
to authenticated;
