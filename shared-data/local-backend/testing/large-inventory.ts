/**
 * SQL that adds twenty thousand parts and so many movements over three years to a garage that has requests; what they have in
 * stock, cost and sold for equals their ledger. For a superuser: triggers are off.
 */
export const largeInventory = (movements: number): string => `
  select set_config('session_replication_role', 'replica', true);
  create temporary table large_parts on commit drop as
  select i, (array['Oil Filter', 'Brake Pad', 'Spark Plug', 'Wiper Blade', 'Belt'])[1 + i % 5] || ' ' || i as part_name,
    'LP-' || i as part_code, 'Category ' || (i - 1) / 500 as category, 10 + (i * 31) % 5000 as cost
  from generate_series(1, 20000) i;
  insert into public.parts (part_name, part_code, category, stock_min, avg_cost, price, shelf, other_numbers)
  select p.part_name, p.part_code, p.category, 20, p.cost, p.cost * (130 + p.i % 60) / 100, 'A-' || p.i % 300,
    case p.i % 3 when 0 then array['OE ' || p.i * 7919] else '{}' end
  from large_parts p order by p.i;
  -- One in three comes in, ten at a time, the others use up to four; each part has its moment of the day.
  insert into private.stock_movements (
    part_id, kind, quantity, unit_cost, stock_after, average_after, reason, moved_by_name, moved_at
  )
  select m.part_id, m.kind, m.quantity, m.cost, sum(m.quantity) over (partition by m.part_id order by m.at), m.cost,
    case m.kind when 'receive' then 'Bill ' || m.n end, 'Meera Iyer', m.at
  from (
    select q.id as part_id, q.cost, n, case when mod(n / 20000, 3) = 0 then 'receive' else 'use' end as kind,
      case when mod(n / 20000, 3) = 0 then 10 else -(1 + mod(n, 4)) end as quantity,
      now() - interval '1095 days' * (1 - (n + 0.5) / ${movements}) as at
    from generate_series(0, ${movements - 1}) n
    join (select x.id, x.avg_cost as cost, row_number() over (order by x.id) - 1 as place from public.parts x
      where x.part_code like 'LP-%') q on q.place = mod(n, 20000)
  ) m
  order by m.at;
  update public.parts p set current_stock = s.stock from (
    select m.part_id, sum(m.quantity) as stock from private.stock_movements m group by 1
  ) s where s.part_id = p.id and p.part_code like 'LP-%';
  insert into private.part_uses (part_id, last_used_at)
  select m.part_id, max(m.moved_at) from private.stock_movements m where m.kind = 'use' group by 1
  on conflict (part_id) do update set last_used_at = excluded.last_used_at;
  insert into private.part_prices (part_id, price, changed_at)
  select p.id, p.price, now() - interval '1095 days' from public.parts p where p.part_code like 'LP-%';
  insert into private.part_categories (name, margin, round_to)
  select 'Category ' || c, 20 + c, (array[1, 5, 10, 50])[1 + c % 4] from generate_series(0, 39) c;
  -- Open requests reserve a part each, some more than there is.
  insert into private.reservations (request_id, part_id, quantity)
  select r.request_id, p.id, 1 + mod(r.request_id, 9) from (
    select q.request_id, row_number() over (order by q.request_id) as place from public.service_requests q
    where q.status in ('pending', 'approved', 'in_progress')
  ) r
  join public.parts p on p.part_code = 'LP-' || 1 + mod(r.place * 17, 20000)
  on conflict do nothing;`;
