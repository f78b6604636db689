-- Turn: how often a year's use takes the stock that was there on average. Dead stock is what list_parts calls
-- unused.

set check_function_bodies = off;

-- A view and no function, which would first make all its rows: 20 of 35 ms for 20,000 parts.
create view private.turn_rows with (security_invoker = true) as
  select p.id as part_id, coalesce(t.used, 0) as used, coalesce(t.average_stock, 0) as average_stock, t.turn,
    round(p.current_stock * p.avg_cost, 2) as value, p.part_name, p.category, p.search_text
  from public.parts p left join private.part_turns t on t.part_id = p.id
  where not p.retired or p.current_stock > 0;
comment on view private.turn_rows is
  'What part_turns has of each part, one that came after the last count included. value: rupees, at average '
  'cost.';

create function private.count_turns() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  begins timestamptz := now() - interval '365 days';
begin
  perform private.lock_value('part_turns', '');
  if exists (
    select from private.part_turns t
    where t.counted_at >= private.today()::timestamp at time zone private.garage_time_zone()
  ) then
    return;
  end if;
  delete from private.part_turns where true;
  insert into private.part_turns (part_id, used, average_stock, turn, counted_at)
  select p.id, f.used, f.average, round(f.used / nullif(f.average, 0), 2), now()
  from public.parts p
  left join (
    select s.part_id, -sum(s.quantity) filter (where s.kind in ('use', 'return')) as used,
      sum(s.quantity * extract(epoch from s.moved_at - begins) / 86400) as weighed
    from private.stock_movements s where s.moved_at > begins group by s.part_id
  ) m on m.part_id = p.id
  cross join lateral (
    select greatest(coalesce(m.used, 0), 0) as used,
      -- What came in weighs as much less as it came later: so the average needs each movement once, in no
      -- order.
      greatest(round(p.current_stock - coalesce(m.weighed, 0) / 365, 1), 0) as average
  ) f;
end
$$;
comment on function private.count_turns() is
  'Counts part_turns, once on each of the garage''s days. Called by queue_reminders.';

create function private.turn_facts(p_part_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('part_name', p.part_name, 'part_code', p.part_code, 'category', p.category,
    'current_stock', p.current_stock, 'stock_unit', p.stock_unit)
  from public.parts p where p.id = p_part_id
$$;
comment on function private.turn_facts(bigint) is 'What a row of turn_rows says of its part.';

create function private.list_part_turns(
  p_search text default null, p_category text default null, p_sort text default 'turn', p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  number text := nullif(private.part_number_key(search), search);
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  answer jsonb;
begin
  perform private.require_manager();
  with found as materialized (
    select t.part_id, t.used, t.average_stock, t.turn, t.value,
      case when p_sort in ('name', '-name') then lower(t.part_name) end as name
    from private.turn_rows t
    where (wanted is null or t.category = wanted)
      and (search is null or strpos(t.search_text, search) > 0 or strpos(t.search_text, number) > 0)
  ), page as (
    select f.* from found f
    order by case p_sort when 'turn' then f.turn when 'used' then f.used when 'average' then f.average_stock
        when 'value' then f.value end nulls last,
      case p_sort when '-turn' then f.turn when '-used' then f.used when '-average' then f.average_stock
        when '-value' then f.value end desc nulls last,
      case p_sort when '-name' then f.name end desc, f.name,
      -- Of parts that are as slow, first the one that ties up most.
      f.value desc, f.part_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    -- The page is already sorted.
    'rows', coalesce((select jsonb_agg(private.turn_facts(g.part_id) || (to_jsonb(g) - 'name')) from page g),
      '[]'),
    'total', (select least(count(*), private.count_limit()) from found),
    'counted_at', (select max(t.counted_at) from private.part_turns t),
    'categories', (
      select coalesce(jsonb_agg(c.category order by lower(c.category), c.category), '[]')
      from (select distinct p.category from public.parts p) c
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('list_part_turns', 'managers',
  'How often parts turn: {rows: [{part_id, part_name, part_code, category, current_stock, stock_unit, used: '
  'in 365 days, average_stock, turn: used by average stock, null for a part that was never there, value: of '
  'the stock, rupees at average cost}], total, counted_at: used, average_stock and turn are of then, once a '
  'day, null before the first count; categories}. sort: turn (slowest first), name, used, average or value, '
  'with a leading - for descending; of equals the one of most value first. Managers only.');

create function private.part_turn_register(p_after bigint default null, p_page_size int default 5000)
  returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := least(greatest(coalesce(p_page_size, 5000), 1), 5000);
  answer jsonb;
begin
  perform private.require_manager();
  with page as materialized (
    select r.part_id, r.used, r.average_stock, r.turn, r.value from private.turn_rows r
    where r.part_id > coalesce(p_after, 0) order by r.part_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(private.turn_facts(g.part_id) || to_jsonb(g) order by g.part_id), '[]'),
    'next', case when count(*) = most then max(g.part_id) end
  ) into answer
  from page g;
  return answer;
end
$$;
call private.publish('part_turn_register', 'managers',
  'All rows of list_part_turns by id, for a CSV: {rows, next}, at most 5,000. after: next of the page '
  'before, null on the last. Managers only.');
