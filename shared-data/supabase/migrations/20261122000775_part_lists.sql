-- The inventory: the list of parts with what is reserved of them.

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
  sees_cost boolean := private.is_manager();
  answer jsonb;
begin
  perform private.require_staff();
  with reserved as (
    select r.part_id, sum(r.quantity) as reserved from private.reservations r group by r.part_id
  ), judged as not materialized (
    select p.*, p.current_stock <= p.stock_min as is_low, case when sees_cost then p.avg_cost else p.price end as cost,
      (search is null or strpos(p.search_text, search) > 0)
        and (wanted is null or p.category = wanted)
        and (stock_level is null or case stock_level when 'low' then p.current_stock <= p.stock_min
          when 'in-stock' then p.current_stock > p.stock_min when 'available' then p.current_stock > 0
          when 'retired' then p.retired when 'short' then p.current_stock < v.reserved
          when 'unused' then p.current_stock > 0 and not exists (
            select from private.stock_movements m
            where m.part_id = p.id and m.kind = 'use' and m.moved_at > now() - interval '180 days'
          ) else false end) as fits
    from public.parts p left join reserved v on v.part_id = p.id
    where not p.retired or p.current_stock > 0 or stock_level = 'retired'
  ), page as (
    select j.id from judged j where j.fits
    order by case p_sort when 'code' then lower(j.part_code) when 'category' then lower(j.category) end,
      case p_sort when '-code' then lower(j.part_code) when '-category' then lower(j.category)
        when '-name' then lower(j.part_name) end desc,
      case p_sort when 'stock' then j.current_stock when 'min' then j.stock_min when 'cost' then j.cost
        when 'price' then j.price when 'value' then j.current_stock * j.cost end,
      case p_sort when '-stock' then j.current_stock when '-min' then j.stock_min when '-cost' then j.cost
        when '-price' then j.price when '-value' then j.current_stock * j.cost end desc,
      lower(j.part_name), j.id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  ), figures as materialized (
    select j.category, j.is_low, j.current_stock * j.cost as value, j.fits from judged j
  )
  select jsonb_build_object(
    'rows', coalesce((
      -- The page is already sorted.
      select jsonb_agg((
        select private.part_row(p) || jsonb_build_object('reserved', coalesce((
          select sum(v.quantity) from private.reservations v where v.part_id = p.id
        ), 0))
        from public.parts p where p.id = l.id
      )) from page l
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
  'Parts: {rows, total, filtered, summary, categories}; values are rupees, at average cost for managers and at the selling '
  'price for mechanics, who see no cost. reserved: on approved lines of open requests. Searches name, code, category and '
  'other numbers. stock_level: in-stock, low, available (any left), short (less than reserved), unused (for 180 days) or '
  'retired; the others are without retired parts that are used up. sort: name, code, category, stock, min, cost, price or value, with a leading - for descending. Mechanics '
  'and managers.';

-- Grants

grant execute on function
  private.list_parts(text, text, text, text, int, int), public.list_parts(text, text, text, text, int, int)
to authenticated;
