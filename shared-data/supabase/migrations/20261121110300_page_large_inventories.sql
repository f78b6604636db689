-- The inventory of a garage with tens of thousands of parts: a page comes from an index in the order that is asked
-- for, and every figure of the screen from one pass over the table.

drop index public.parts_name_idx;
drop index public.parts_low_stock_idx;
create index parts_name_idx on public.parts (lower(part_name), id);
create index parts_stock_idx on public.parts (current_stock, lower(part_name), id);
create index parts_value_idx on public.parts ((current_stock * avg_cost), lower(part_name), id);
create index parts_low_stock_idx on public.parts (lower(part_name), id) where current_stock <= stock_min;

create or replace function private.list_parts(
  p_search text, p_category text, p_stock_level text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  category text := nullif(nullif(btrim(p_category), ''), 'all');
  stock_level text := nullif(nullif(lower(btrim(p_stock_level)), ''), 'all');
  -- Only what stands here reaches the statements below; what the caller sent goes in as their parameters.
  conditions text := concat_ws(' and ', 'true',
    case when search is not null
      then $q$strpos(lower(p.part_name || e'\n' || p.part_code || e'\n' || p.category), $1) > 0$q$ end,
    case when category is not null then 'p.category = $2' end,
    case when stock_level is not null then case stock_level
      when 'low' then 'p.current_stock <= p.stock_min'
      when 'in-stock' then 'p.current_stock > p.stock_min'
      when 'available' then 'p.current_stock > 0'
      else 'false'
    end end);
  sort_by text := case ltrim(p_sort, '-')
    when 'code' then 'lower(p.part_code)' when 'category' then 'lower(p.category)' when 'stock' then 'p.current_stock'
    when 'min' then 'p.stock_min' when 'cost' then 'p.avg_cost' when 'price' then 'p.price'
    when 'value' then 'p.current_stock * p.avg_cost' else 'lower(p.part_name)'
  end;
  direction text := case when p_sort like '-%' then 'desc' else 'asc' end;
  rows jsonb;
  figures jsonb;
begin
  perform private.require_staff();
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page)), ''[]'') from (
      select p.* from public.parts p where %s order by %s %s, lower(p.part_name), p.id offset $3 limit $4
    ) page', conditions, sort_by, direction)
  into rows using search, category, private.page_start(p_page, p_page_size), private.page_length(p_page_size);

  -- The inner offset keeps the conditions from being worked out anew for each figure.
  execute format(
    'with by_category as (
      select j.category, count(*) as parts, count(*) filter (where j.is_low) as low, sum(j.value) as value,
        count(*) filter (where j.fits) as found, count(*) filter (where j.fits and j.is_low) as found_low,
        sum(j.value) filter (where j.fits) as found_value
      from (
        select p.category, p.current_stock <= p.stock_min as is_low, p.current_stock * p.avg_cost as value,
          (%s) as fits
        from public.parts p offset 0
      ) j
      group by j.category
    )
    select jsonb_build_object(
      ''total'', coalesce(sum(found), 0),
      ''filtered'', jsonb_build_object(
        ''in_stock'', coalesce(sum(found - found_low), 0), ''low_stock'', coalesce(sum(found_low), 0),
        ''total_value'', coalesce(sum(found_value), 0)
      ),
      ''summary'', jsonb_build_object(
        ''total_parts'', coalesce(sum(parts), 0), ''in_stock'', coalesce(sum(parts - low), 0),
        ''low_stock'', coalesce(sum(low), 0), ''total_value'', coalesce(sum(value), 0)
      ),
      ''categories'', coalesce(jsonb_agg(category order by category), ''[]'')
    ) from by_category', conditions)
  into figures using search, category;
  return figures || jsonb_build_object('rows', rows);
end
$$;
