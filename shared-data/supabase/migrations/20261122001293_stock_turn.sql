-- Turn: how often a year's use takes the stock that was there on average. Dead stock is what list_parts calls unused.

-- Tables

create table private.year_sums (
  part_id bigint primary key,
  quantity bigint not null,
  weighed bigint not null,
  used bigint not null
);
comment on table private.year_sums is
  'Movements of each part in the days of year_sum_days, summed up once a day: quantity, quantity by day (see moved_day), and what '
  'was used less what came back. turn_rows adds the days since. part_id: without a foreign key, so that no import is kept by it.';

create table private.year_sum_days (
  is_only boolean primary key default true check (is_only),
  after_day int not null,
  last_day int not null
);
comment on table private.year_sum_days is 'Which days year_sums has: those after after_day, up to last_day. See moved_day. One row.';
insert into private.year_sum_days (after_day, last_day) values (0, 0);

-- Indexes

create index stock_movements_day_idx on private.stock_movements (moved_day) include (part_id, quantity, kind);

-- Row-level security

alter table private.year_sums enable row level security;
alter table private.year_sum_days enable row level security;

-- Functions

create function private.movement_sums(p_after int, p_last int) returns table (part_id bigint, quantity bigint, weighed bigint, used bigint)
language sql stable set search_path = ''
as $$
  select m.part_id, sum(m.quantity), sum(m.quantity::bigint * m.moved_day)::bigint,
    coalesce(-sum(m.quantity) filter (where m.kind in ('use', 'return')), 0)
  from private.stock_movements m where m.moved_day > p_after and m.moved_day <= p_last group by m.part_id
$$;
comment on function private.movement_sums(int, int) is 'What year_sums has, of the days after one, up to another. Internal.';

create function private.sum_year() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- An hour later, so that no movement of that day can still be on its way.
  last int := private.day_number(now() - interval '1 hour') - 1;
begin
  update private.year_sum_days set after_day = last - 365, last_day = last where last_day < last;
  if found then
    delete from private.year_sums;
    insert into private.year_sums select * from private.movement_sums(last - 365, last);
  end if;
end
$$;
comment on function private.sum_year() is 'Sums up the year until yesterday, once a day. Called by queue_reminders.';

create function private.turn_rows() returns table (part_id bigint, used int, average_stock numeric, turn numeric, value numeric)
language sql stable security definer set search_path = ''
as $$
  with days as materialized (
    select private.day_number(now()) as today, private.day_number(now()) - 365 as begins, d.after_day, d.last_day
    from private.year_sum_days d
  ), changed as materialized (
    select c.part_id, sum(c.quantity)::bigint as quantity, sum(c.weighed)::bigint as weighed, sum(c.used)::bigint as used
    from (
      select n.* from days d, private.movement_sums(greatest(d.last_day, d.begins), d.today) n
      union all
      select g.part_id, -g.quantity, -g.weighed, -g.used
      from days d, private.movement_sums(d.after_day, least(d.last_day, d.begins)) g
    ) c group by 1
  )
  select p.id, m.used, m.average, round(m.used / nullif(m.average, 0), 2), p.current_stock * p.avg_cost
  from public.parts p
  cross join days d
  left join private.year_sums s on s.part_id = p.id
  left join changed c on c.part_id = p.id
  cross join lateral (
    select greatest(coalesce(s.used, 0) + coalesce(c.used, 0), 0)::int as used,
      -- What came in weighs as much less as it came later: so the average needs each movement once, in no order.
      greatest(round(p.current_stock - (
        coalesce(s.weighed, 0) + coalesce(c.weighed, 0) - d.begins * (coalesce(s.quantity, 0) + coalesce(c.quantity, 0))
      ) / 365.0, 1), 0) as average
  ) m
  where not p.retired or p.current_stock > 0
$$;
comment on function private.turn_rows() is
  'Each part with what was used in 365 days, less what came back, its average stock over them, by the day, and the turn: one '
  'by the other; null for a part that was never there. value: rupees, at average cost. Internal.';

create function private.turn_facts(p_part_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('part_name', p.part_name, 'part_code', p.part_code, 'category', p.category,
    'current_stock', p.current_stock, 'stock_unit', p.stock_unit)
  from public.parts p where p.id = p_part_id
$$;
comment on function private.turn_facts(bigint) is 'What a row of turn_rows says of its part. Internal.';

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
    select t.*, lower(p.part_name) as name from private.turn_rows() t join public.parts p on p.id = t.part_id
    where (wanted is null or p.category = wanted) and (search is null or strpos(p.search_text, search) > 0)
  ), page as (
    select f.* from found f
    order by case p_sort when 'turn' then f.turn when 'used' then f.used when 'average' then f.average_stock
        when 'value' then f.value end nulls last,
      case p_sort when '-turn' then f.turn when '-used' then f.used when '-average' then f.average_stock
        when '-value' then f.value end desc nulls last,
      case p_sort when '-name' then f.name end desc, f.name, f.part_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    -- The page is already sorted.
    'rows', coalesce((select jsonb_agg(private.turn_facts(g.part_id) || (to_jsonb(g) - 'name')) from page g), '[]'),
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
    'rows', coalesce(jsonb_agg(private.turn_facts(g.part_id) || to_jsonb(g) order by g.part_id), '[]'),
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
