-- What the figures of the stock are counted from: the ledger at the end of a day. And the facts of all sources together.

-- Functions

create function private.stock_on_days(p_from date, p_to date) returns table (
  source text, day date, part_id bigint, value numeric, base numeric
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  days int := p_to - p_from + 1;
  starts timestamptz := private.day_starts(p_from);
  closes timestamptz := private.day_starts(p_to + 1);
  -- Where the year and the 180 days of the first day begin.
  opens timestamptz := private.day_starts(p_from - 364);
  unused_since timestamptz := private.day_starts(p_from - 179);
begin
  return query
  with entered as materialized (
    -- One pass: what counts before the first day (place 0), from one of the days on (1 to days), or came after them.
    select m.part_id,
      case when m.moved_at < starts then 0 when m.moved_at >= closes then days + 1
        else (m.moved_at at time zone zone)::date - p_from + 1 end as place,
      sum(m.quantity) as quantity,
      coalesce(-sum(m.quantity) filter (where m.kind in ('use', 'return')), 0) as used,
      sum(m.quantity * date_part('epoch', m.moved_at)) as weighed,
      (count(*) filter (where m.moved_at >= unused_since and m.kind = 'use'))::int as uses,
      coalesce(sum(m.quantity) filter (where m.moved_at >= unused_since and m.quantity > 0), 0) as came,
      bool_or(m.moved_at >= starts and m.kind not in ('use', 'count', 'send_back')) as is_priced
    from private.stock_movements m where m.moved_at >= opens group by 1, 2
  ), begun as materialized (
    select p.id as part_id, p.current_stock - coalesce(e.quantity, 0) as stock,
      -- What came in since may have changed the average.
      case when e.is_priced then coalesce(b.average_after, 0) else p.avg_cost end as cost
    from public.parts p
    left join (
      select n.part_id, sum(n.quantity) as quantity, bool_or(n.is_priced) as is_priced
      from entered n group by 1
    ) e on e.part_id = p.id
    left join lateral (
      select m.average_after from private.stock_movements m
      where e.is_priced and m.part_id = p.id and m.moved_at < starts order by m.movement_id desc limit 1
    ) b on true
  ), changes as (
    select e.part_id, e.place, e.quantity as stock, e.quantity as held, e.used, e.weighed, e.uses, e.came, 0.0 as cost
    from entered e where e.place <= days
    union all
    -- What is older than a year on one of the days.
    select m.part_id, (m.moved_at at time zone zone)::date - p_from + 366, 0, -m.quantity,
      case when m.kind in ('use', 'return') then m.quantity else 0 end,
      -m.quantity * date_part('epoch', m.moved_at), 0, 0, 0
    from private.stock_movements m where m.moved_at >= opens and m.moved_at < private.day_starts(p_to - 364)
    union all
    select m.part_id, (m.moved_at at time zone zone)::date - p_from + 181, 0, 0, 0, 0,
      case m.kind when 'use' then -1 else 0 end, -greatest(m.quantity, 0), 0
    from private.stock_movements m
    where (m.kind = 'use' or m.quantity > 0) and m.moved_at >= unused_since and m.moved_at < private.day_starts(p_to - 179)
    union all
    select m.part_id, (m.moved_at at time zone zone)::date - p_from + 1, 0, 0, 0, 0, 0, 0,
      m.average_after - lag(m.average_after, 1, b.cost) over (
        partition by m.part_id order by (m.moved_at at time zone zone)::date, m.movement_id
      )
    from private.stock_movements m join begun b on b.part_id = m.part_id
    where m.moved_at >= starts and m.moved_at < closes
  ), changed as (
    select c.part_id, c.place, sum(c.stock) as stock, sum(c.held) as held, sum(c.used) as used,
      sum(c.weighed) as weighed, sum(c.uses)::int as uses, sum(c.came) as came, sum(c.cost) as cost
    from changes c group by 1, 2
  ), places as materialized (
    select n.place, date_part('epoch', y.begins) as begins,
      date_part('epoch', private.day_starts(p_from + n.place) - y.begins) as seconds
    from generate_series(0, days) n (place)
    cross join lateral (select private.day_starts(p_from + n.place - 365) as begins) y
  ), running as (
    select b.part_id, n.place, n.begins, n.seconds, b.cost + coalesce(sum(c.cost) over w, 0) as cost,
      b.stock + coalesce(sum(c.stock) over w, 0) as stock, coalesce(sum(c.held) over w, 0) as held,
      coalesce(sum(c.weighed) over w, 0) as weighed, coalesce(sum(c.used) over w, 0) as used, coalesce(sum(c.uses) over w, 0) as uses,
      coalesce(sum(c.came) over w, 0) as came
    from begun b cross join places n
    left join changed c on c.part_id = b.part_id and c.place = n.place
    window w as (partition by b.part_id order by n.place)
  ), counted as (
    select r.part_id, r.place, r.cost, r.stock as stock, case when r.uses = 0 then greatest(r.stock - r.came, 0) else 0 end as dead,
      greatest(r.used, 0) as used,
      -- As in count_turns.
      greatest(round((r.stock - (r.weighed - r.held * r.begins) / r.seconds)::numeric, 1), 0) as average_stock
    from running r where r.place > 0
  )
  select f.source, p_from + c.place - 1, c.part_id, f.value, f.base
  from counted c
  cross join lateral (values
    ('turn', round(c.used * c.cost, 2), c.average_stock * c.cost, c.used > 0 or c.average_stock > 0),
    ('dead_stock', round(c.dead * c.cost, 2), 1, c.dead > 0)
  ) f (source, value, base, is_fact)
  where f.is_fact;
end
$$;
comment on function private.stock_on_days(date, date) is
  'The facts of turn and dead_stock at the end of each of these past days, from the ledger: used and average stock of the 365 days up to '
  'it, and of what no job used for 180 days the stock that lay there all of them, at the average cost of then. One pass for all days, as each needs a year of '
  'movements: 14 days of 20,000 parts and 1,000,000 movements take 3 s of computing time, one alone 0.4 to 1.4. Internal.';

create function private.stock_facts(p_source text, p_from date, p_to date) returns table (
  day date, kind text, id bigint, value numeric, base numeric
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.today();
begin
  if p_source in ('turn', 'dead_stock') and p_from < today
    -- Before the first movement there was no stock: the years before a garage began read no ledger.
    and private.day_starts(least(p_to, today - 1) + 1) > (select min(m.moved_at) from private.stock_movements m) then
    return query
      select d.day, 'part', d.part_id, d.value, d.base from private.stock_on_days(p_from, least(p_to, today - 1)) d
      where d.source = p_source;
  end if;
  if today not between p_from and p_to then
    return;
  end if;
  -- What is kept of today anyway.
  if p_source = 'turn' then
    return query
      select today, 'part', t.part_id, round(t.used * p.avg_cost, 2), t.average_stock * p.avg_cost
      from private.part_turns t join public.parts p on p.id = t.part_id
      where t.used > 0 or t.average_stock > 0;
  elsif p_source = 'dead_stock' then
    return query
      select today, 'part', p.id, round(d.quantity * p.avg_cost, 2), 1::numeric
      from public.parts p left join private.part_uses u on u.part_id = p.id
      cross join lateral private.dead_stock(p.id, p.current_stock, u.last_used_at) d (quantity)
      where d.quantity > 0;
  end if;
end
$$;
comment on function private.stock_facts(text, date, date) is
  'The parts at the end of each of these days, up to today: used and average stock at cost (of today: as counted for list_part_turns), '
  'and the stock of those that list_parts calls unused that has lain there as long. Internal.';

create function private.report_facts(p_source text, p_from date, p_to date) returns table (
  day date, kind text, id bigint, value numeric, base numeric
)
language sql stable security definer set search_path = ''
as $$
  select * from private.money_facts(p_source, p_from, p_to)
  union all
  select * from private.job_facts(p_source, p_from, p_to)
  union all
  select * from private.customer_facts(p_source, p_from, p_to)
  union all
  select * from private.stock_facts(p_source, p_from, p_to)
$$;
comment on function private.report_facts(text, date, date) is 'The facts of a source of report_figures, of these days. Internal.';
