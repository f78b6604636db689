/** Queries for rows that must not exist: parts whose ledger says another thing than they do. By what that would mean. */
export const ledgerFaults: Record<string, string> = {
  'a stock or an average cost other than its ledger': `
    select p.id from public.parts p left join lateral (
      select sum(m.quantity) as stock, (array_agg(m.average_after order by m.movement_id desc))[1] as average
      from private.stock_movements m where m.part_id = p.id
    ) l on true
    where (p.current_stock, p.avg_cost) is distinct from (coalesce(l.stock, 0), coalesce(l.average, 0))`,
  'a movement that does not follow from the one before it': `
    select movement_id from (
      select m.*, coalesce(lag(m.stock_after) over ledger, 0) as stock, coalesce(lag(m.average_after) over ledger, 0) as average
      from private.stock_movements m window ledger as (partition by m.part_id order by m.movement_id)
    ) m
    where m.stock_after <> m.stock + m.quantity or m.average_after <> case
      when m.kind in ('opening', 'correct', 'import') then m.unit_cost
      when m.kind = 'revalue' then m.average_after when m.kind not in ('receive', 'return') or m.stock_after = 0 then m.average
      else round((m.stock * m.average + m.quantity * m.unit_cost) / m.stock_after, 2) end`,
  'a use that no job recorded, or more returned than used': `
    select m.request_id, m.part_id from private.stock_movements m
    join public.service_requests r using (request_id)
    left join public.service_request_parts u using (request_id, part_id)
    where m.kind in ('use', 'return') group by m.request_id, m.part_id, u.quantity_used
    having u.quantity_used is null or -sum(m.quantity) filter (where m.kind = 'use') <> u.quantity_used
      or sum(m.quantity) filter (where m.kind = 'return') > u.quantity_used`,
  'a last use other than the last of the ledger': `
    select part_id from private.part_uses u full join (
      select m.part_id, max(m.moved_at) as moved_at from private.stock_movements m where m.kind = 'use' group by 1
    ) m using (part_id)
    where u.last_used_at is distinct from m.moved_at`,
  'a reservation other than the approved lines of its open request': `
    select request_id, part_id from private.reservations v full join (
      select l.request_id, l.part_id, sum(l.quantity) as quantity
      from public.request_lines l join public.service_requests r using (request_id)
      where l.part_id is not null and l.status = 'approved' and r.status in ('pending', 'approved', 'in_progress')
      group by 1, 2
    ) l using (request_id, part_id)
    where v.quantity is distinct from l.quantity`,
  'a delivery or a return to a supplier without its movement, or another cost': `
    select bill_id, part_id from (
      select b.order_id, b.bill_id, l.part_id, l.stock_cost, case b.kind when 'bill' then l.quantity else -l.quantity end as quantity
      from private.supplier_bills b join private.supplier_bill_lines l using (bill_id) where b.kind <> 'correction'
    ) l
    group by order_id, bill_id, part_id, stock_cost, quantity
    having count(*) > (
      select count(*) from private.stock_movements m
      where m.order_id is not distinct from l.order_id and m.part_id = l.part_id and m.quantity = l.quantity and m.unit_cost = l.stock_cost
        and m.kind in ('receive', 'send_back')
    )`,
  'a difference of a posted stock-take without its one movement, or a movement of none': `
    select stock_take_id, part_id from (
      select m.stock_take_id, m.part_id, m.quantity from private.stock_movements m where m.kind = 'count'
    ) m full join (
      select l.stock_take_id, l.part_id, l.difference from private.stock_take_lines l
      join private.stock_takes t using (stock_take_id) where t.state = 'posted' and l.difference <> 0
    ) l using (stock_take_id, part_id)
    where m.quantity is distinct from l.difference`,
  'a count that is compared with more than the ledger had at its moment': `
    select l.stock_take_id, l.part_id from private.stock_take_lines l
    left join private.stock_movements m on m.movement_id = l.after_movement
    where l.expected > coalesce(m.stock_after, 0)`,
  'a part in two open stock-takes, or an open line of a closed one': `
    select l.part_id from private.stock_take_lines l join private.stock_takes t using (stock_take_id)
    where l.is_open <> (t.state = 'open')`,
  'a line of an order that has received other than its bills say': `
    select l.line_id from private.purchase_order_lines l where l.received <> coalesce((
      select sum(b.quantity) from private.supplier_bills d join private.supplier_bill_lines b using (bill_id)
      where d.order_id = l.order_id and d.kind = 'bill' and b.part_id = l.part_id
    ), 0)`,
  'an order in another state than its lines': `
    select order_id from private.purchase_orders o
    cross join lateral (
      select coalesce(sum(l.received), 0) as received, coalesce(sum(l.open), 0) as open
      from private.purchase_order_lines l where l.order_id = o.order_id
    ) l
    where case o.state when 'draft' then l.received > 0 when 'sent' then l.received > 0 or l.open = 0
      when 'partly_received' then l.received = 0 or l.open = 0 when 'closed' then l.received = 0 or l.open > 0
      else l.received > 0 or l.open > 0 end`,
  'a supplier who is owed other than bills less returns and payments': `
    select s.supplier_id from private.suppliers s where s.owed <> coalesce((
      select sum(case b.kind when 'return' then -b.total else b.total end) from private.supplier_bills b
      where b.supplier_id = s.supplier_id
    ), 0) - coalesce((select sum(p.amount) from private.supplier_payments p where p.supplier_id = s.supplier_id), 0)`,
};
