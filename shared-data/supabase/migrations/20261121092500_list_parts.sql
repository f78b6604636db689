-- The parts inventory and the picker of the completion dialog.

create function private.list_parts(
  p_search text, p_category text, p_stock_level text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(btrim(p_search), '');
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  stock_level text := nullif(nullif(lower(btrim(p_stock_level)), ''), 'all');
  sort_key text := ltrim(coalesce(p_sort, 'name'), '-');
  backwards boolean := coalesce(p_sort, '') like '-%';
  answer jsonb;
begin
  perform private.require_staff();
  with judged as (
    select p as part, p.current_stock <= p.stock_min as is_low, p.current_stock * p.avg_cost as value,
      (search is null or private.contains_text(concat_ws(e'\n', p.part_name, p.part_code, p.category), search))
      and (wanted is null or p.category = wanted)
      and (stock_level is null or case stock_level
        when 'low' then p.current_stock <= p.stock_min
        when 'in-stock' then p.current_stock > p.stock_min
        when 'available' then p.current_stock > 0
        else false
      end) as matches
    from public.parts p
  ), ranked as (
    select to_jsonb(j.part) as part, row_number() over (order by
      case when not backwards then case sort_key when 'code' then lower((j.part).part_code)
        when 'category' then lower((j.part).category) end end,
      case when backwards then case sort_key when 'code' then lower((j.part).part_code)
        when 'category' then lower((j.part).category)
        when 'name' then lower((j.part).part_name) end end desc,
      case when backwards then -1 else 1 end * case sort_key when 'stock' then (j.part).current_stock
        when 'min' then (j.part).stock_min when 'cost' then (j.part).avg_cost when 'price' then (j.part).price
        when 'value' then j.value end,
      lower((j.part).part_name), (j.part).id
    ) as place
    from judged j where j.matches
  ), page as (
    select r.* from ranked r order by r.place
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(p.part order by p.place) from page p), '[]'),
    'total', count(*) filter (where j.matches),
    'filtered', jsonb_build_object(
      'in_stock', count(*) filter (where j.matches and not j.is_low),
      'low_stock', count(*) filter (where j.matches and j.is_low),
      'total_value', coalesce(sum(j.value) filter (where j.matches), 0)
    ),
    'summary', jsonb_build_object(
      'total_parts', count(*),
      'in_stock', count(*) filter (where not j.is_low),
      'low_stock', count(*) filter (where j.is_low),
      'total_value', coalesce(sum(j.value), 0)
    ),
    'categories', coalesce((
      select jsonb_agg(c.category order by c.category) from (select distinct p.category from public.parts p) c
    ), '[]')
  ) into answer
  from judged j;
  return answer;
end
$$;
comment on function private.list_parts(text, text, text, text, int, int) is 'See public.list_parts(…).';
revoke all on function private.list_parts(text, text, text, text, int, int) from public;
grant execute on function private.list_parts(text, text, text, text, int, int) to authenticated;

create function public.list_parts(
  search text default null, category text default null, stock_level text default null, sort text default 'name',
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_parts($1, $2, $3, $4, $5, $6) $$;
comment on function public.list_parts(text, text, text, text, int, int) is
  'Parts: {rows, total, filtered, summary, categories}; values are rupees at average cost. The search looks at name, '
  'code and category. stock_level: in-stock, low, or available (any left). sort: name, code, category, stock, min, '
  'cost, price or value, with a leading - for the other way round. Mechanics and managers.';
revoke all on function public.list_parts(text, text, text, text, int, int) from public;
grant execute on function public.list_parts(text, text, text, text, int, int) to authenticated;
