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
      when m.kind not in ('receive', 'return') or m.stock_after = 0 then m.average
      else round((m.stock * m.average + m.quantity * m.unit_cost) / m.stock_after, 2) end`,
  'a use that no job recorded, or more returned than used': `
    select m.request_id, m.part_id from private.stock_movements m
    join public.service_requests r using (request_id)
    left join public.service_request_parts u using (request_id, part_id)
    where m.kind in ('use', 'return') group by m.request_id, m.part_id, u.quantity_used
    having u.quantity_used is null or -sum(m.quantity) filter (where m.kind = 'use') <> u.quantity_used
      or sum(m.quantity) filter (where m.kind = 'return') > u.quantity_used`,
  'a reservation other than the approved lines of its open request': `
    select request_id, part_id from private.reservations v full join (
      select l.request_id, l.part_id, sum(l.quantity) as quantity
      from public.request_lines l join public.service_requests r using (request_id)
      where l.part_id is not null and l.status = 'approved' and r.status in ('pending', 'approved', 'in_progress')
      group by 1, 2
    ) l using (request_id, part_id)
    where v.quantity is distinct from l.quantity`,
};
