-- The inventory: the list of parts with what is reserved of them.

-- Functions

create function private.list_parts(
  p_search text, p_category text, p_stock_level text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  number text := nullif(private.part_number_key(search), search);
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  stock_level text := private.list_filter(
    p_stock_level, 'low', 'in-stock', 'available', 'retired', 'short', 'unused'
  );
  sorted_by text := ltrim(p_sort, '-');
  downwards boolean := coalesce(p_sort like '-%', false);
  sees_cost boolean := private.is_manager();
  answer jsonb;
begin
  perform private.require_staff();
  with reserved as materialized (
    select r.part_id, sum(r.quantity) as quantity from private.reservations r group by r.part_id
  ), judged as materialized (
    -- Every part is read once, for the page, the figures and the categories: no more of it than they need.
    select p.id, p.category, p.current_stock <= p.stock_min as is_low, round(p.current_stock * c.cost, 2) as value,
      p.part_name as name,
      case sorted_by when 'code' then p.part_code when 'category' then p.category when 'name' then p.part_name end as words,
      case sorted_by when 'stock' then p.current_stock when 'min' then p.stock_min when 'cost' then c.cost
        when 'price' then p.price when 'value' then p.current_stock * c.cost end as number,
      (search is null or strpos(p.search_text, search) > 0 or strpos(p.search_text, number) > 0)
        and (wanted is null or p.category = wanted)
        and (stock_level is null or case stock_level when 'low' then p.current_stock <= p.stock_min
          when 'in-stock' then p.current_stock > p.stock_min when 'available' then p.current_stock > 0
          when 'retired' then p.retired when 'short' then p.current_stock < v.quantity
          when 'unused' then private.dead_stock(p.id, p.current_stock, u.last_used_at) > 0
          else false end) as fits
    from public.parts p
    cross join lateral (select case when sees_cost then p.avg_cost else p.price end as cost) c
    -- Only where the level asks for them.
    left join reserved v on stock_level = 'short' and v.part_id = p.id
    left join private.part_uses u on stock_level = 'unused' and u.part_id = p.id
    where not p.retired or p.current_stock > 0 or stock_level = 'retired'
  ), page as (
    select j.id from judged j where j.fits
    order by case when not downwards then lower(j.words) end, case when downwards then lower(j.words) end desc,
      case when not downwards then j.number end, case when downwards then j.number end desc, lower(j.name), j.id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      -- The page is already sorted.
      select jsonb_agg((
        select private.part_facts(p, sees_cost) || jsonb_build_object('reserved', coalesce((
          select v.quantity from reserved v where v.part_id = p.id
        ), 0))
        from public.parts p where p.id = l.id
      )) from page l
    ), '[]'),
    'total', least(count(*) filter (where j.fits), private.count_limit()),
    'filtered', jsonb_build_object(
      'in_stock', count(*) filter (where j.fits and not j.is_low),
      'low_stock', count(*) filter (where j.fits and j.is_low),
      'total_value', coalesce(sum(j.value) filter (where j.fits), 0)
    ),
    'summary', jsonb_build_object(
      'total_parts', count(*),
      'in_stock', count(*) filter (where not j.is_low),
      'low_stock', count(*) filter (where j.is_low),
      'total_value', coalesce(sum(j.value), 0)
    ),
    'categories', coalesce((
      select to_jsonb(array_agg(c.category order by c.category)) from (select distinct x.category from judged x) c
    ), '[]')
  ) into answer
  from judged j;
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
  'Parts: {rows, total, filtered, summary, categories}; values are rupees, at average cost for managers and at the selling '
  'price for mechanics, who see no cost. reserved: on approved lines of open requests. Searches name, code, category and '
  'other numbers, of which blanks, hyphens, dots and case do not matter. stock_level: in-stock, low, available (any left), '
  'short (less than reserved), unused (some of it lies there for 180 days, and no job used any in them) or '
  'retired; the others are without retired parts that are used up. sort: name, code, category, stock, min, cost, price or value, with a leading - for descending. Mechanics '
  'and managers.';

create function private.find_part(p_number text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.part_number_key(left(btrim(p_number), 200));
  found_part jsonb;
begin
  perform private.require_staff();
  select private.part_row(p) || jsonb_build_object('reserved', coalesce((
    select sum(r.quantity) from private.reservations r where r.part_id = p.id
  ), 0)) into found_part
  from public.parts p where p.number_keys @> array[key];
  return found_part;
end
$$;

create function public.find_part(number text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.find_part($1) $$;
comment on function public.find_part(text) is
  'The part with a code or other number, as someone scans or types it: blanks, hyphens, dots and case do not matter. Its row '
  'with reserved, as list_parts has it; null when no part has the number. Mechanics and managers.';

-- Grants

grant execute on function
  private.find_part(text), public.find_part(text),
  private.list_parts(text, text, text, text, int, int), public.list_parts(text, text, text, text, int, int)
to authenticated;
