-- Turn: how often a year's use takes the stock that was there on average. Dead stock is what list_parts calls unused.

-- Functions

create function private.turn_rows() returns table (
  part_id bigint, part_name text, part_code text, category text, current_stock int, stock_unit text, search_text text, used int,
  average_stock numeric, turn numeric, value numeric
)
language sql stable security definer set search_path = ''
as $$
  with moved as materialized (
    -- What came in weighs as much less as it came later: so the average needs each movement once, in no order.
    select m.part_id, sum(m.quantity * (date_part('epoch', m.moved_at) - date_part('epoch', now()) + 31536000)) / 31536000 as absent,
      -coalesce(sum(m.quantity) filter (where m.kind in ('use', 'return')), 0)::int as used
    from private.stock_movements m where m.moved_at > now() - interval '365 days' group by 1
  )
  select p.id, p.part_name, p.part_code, p.category, p.current_stock, p.stock_unit, p.search_text, u.used, a.average,
    round(u.used / nullif(a.average, 0), 2), p.current_stock * p.avg_cost
  from public.parts p
  left join moved m on m.part_id = p.id
  cross join lateral (select greatest(coalesce(m.used, 0), 0) as used) u
  cross join lateral (select greatest(round((p.current_stock - coalesce(m.absent, 0))::numeric, 1), 0) as average) a
  where not p.retired or p.current_stock > 0
$$;
comment on function private.turn_rows() is
  'Each part with what was used in 365 days, less what came back, its average stock over them, by the day, and the turn: one '
  'by the other; null for a part that was never there. value: rupees, at average cost. Internal.';

create function private.list_part_turns(p_search text, p_category text, p_sort text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  answer jsonb;
begin
  perform private.require_manager();
  with found as materialized (
    select t.* from private.turn_rows() t
    where (wanted is null or t.category = wanted) and (search is null or strpos(t.search_text, search) > 0)
  ), page as (
    select f.* from found f
    order by case p_sort when 'turn' then f.turn when 'used' then f.used when 'average' then f.average_stock
        when 'value' then f.value end nulls last,
      case p_sort when '-turn' then f.turn when '-used' then f.used when '-average' then f.average_stock
        when '-value' then f.value end desc nulls last,
      case p_sort when '-name' then lower(f.part_name) end desc, lower(f.part_name), f.part_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    -- The page is already sorted.
    'rows', coalesce((select jsonb_agg(to_jsonb(g) - 'search_text') from page g), '[]'),
    'total', (select least(count(*), private.count_limit()) from found),
    'categories', (
      select coalesce(jsonb_agg(c.category order by lower(c.category), c.category), '[]')
      from (select distinct p.category from public.parts p) c
    )
  ) into answer;
  return answer;
end
$$;

create function public.list_part_turns(
  search text default null, category text default null, sort text default 'turn', page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_part_turns($1, $2, $3, $4, $5) $$;
comment on function public.list_part_turns(text, text, text, int, int) is
  'How often parts turn: {rows: [{part_id, part_name, part_code, category, current_stock, stock_unit, used: in 365 days, '
  'average_stock, turn: used by average stock, null for a part that was never there, value: of the stock, rupees at average cost}], '
  'total, categories}. sort: turn (slowest first), name, used, average or value, with a leading - for descending. Managers only.';

create function private.part_turn_register(p_after bigint, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := least(greatest(coalesce(p_page_size, 5000), 1), 5000);
  answer jsonb;
begin
  perform private.require_manager();
  with page as materialized (
    select r.* from private.turn_rows() r where r.part_id > coalesce(p_after, 0) order by r.part_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(to_jsonb(g) - 'search_text' order by g.part_id), '[]'),
    'next', case when count(*) = most then max(g.part_id) end
  ) into answer
  from page g;
  return answer;
end
$$;

create function public.part_turn_register(after bigint default null, page_size int default 5000) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_turn_register($1, $2) $$;
comment on function public.part_turn_register(bigint, int) is
  'All rows of list_part_turns by id, for a CSV: {rows, next}, at most 5,000. after: next of the page before, null on the last. '
  'Managers only.';

-- Grants

grant execute on function
  private.list_part_turns(text, text, text, int, int), public.list_part_turns(text, text, text, int, int),
  private.part_turn_register(bigint, int), public.part_turn_register(bigint, int)
to authenticated;
