/**
 * SQL that adds what three years of largeInventory were bought by: 4,000 orders of 40 suppliers, of which the last hundred
 * are still to come, their bills and payments, and 600 stock-takes. For a superuser: triggers are off.
 */
export const largePurchases = `
  select set_config('session_replication_role', 'replica', true);
  create temporary table large_lines on commit drop as
  select n / 3 + 1 as purchase, n / 3 >= 3900 as is_open, p.id as part_id, p.part_name, p.part_code, p.avg_cost as cost,
    now() - interval '1095 days' * (1 - n / 12000.0) as at
  from generate_series(0, 11999) n
  join (select x.*, row_number() over (order by x.id) as place from public.parts x where x.part_code like 'LP-%') p
    on p.place = 20000 - mod((11999 - n) * 7, 20000);
  insert into private.suppliers (name, lead_days, terms_days)
  select 'Wholesaler ' || s, 1 + s % 9, 30 from generate_series(0, 39) s;
  create temporary table large_orders on commit drop as
  select l.purchase, l.is_open, s.supplier_id, s.name, sum(10 * l.cost) as value, round(sum(l.cost * 0.9), 2) as tax,
    min(l.at) as at, (select coalesce(max(o.order_id), 0) from private.purchase_orders o) + l.purchase as order_id,
    (select coalesce(max(b.bill_id), 0) from private.supplier_bills b) + l.purchase as bill_id
  from large_lines l join private.suppliers s on s.name = 'Wholesaler ' || l.purchase % 40
  group by l.purchase, l.is_open, s.supplier_id, s.name;
  insert into private.purchase_orders (order_id, supplier_id, state, due_on, created_at, created_by_name, sent_at)
  overriding system value
  select o.order_id, o.supplier_id, case when o.is_open then 'sent' else 'closed' end, o.at::date + 3, o.at, 'Meera Iyer', o.at
  from large_orders o order by o.order_id;
  insert into private.purchase_order_lines (order_id, part_id, quantity, unit_cost, received)
  select o.order_id, l.part_id, 10, l.cost, case when l.is_open then 0 else 10 end
  from large_lines l join large_orders o using (purchase);
  insert into private.supplier_bills (
    bill_id, kind, supplier_id, supplier_name, order_id, number, day, due_on, place_of_supply, value, cgst, sgst, igst,
    recorded_at, recorded_by_name
  )
  overriding system value
  select o.bill_id, 'bill', o.supplier_id, o.name, o.order_id, 'W-' || o.purchase, o.at::date, o.at::date + 30, '29', o.value,
    o.tax, o.tax, 0, o.at, 'Meera Iyer'
  from large_orders o where not o.is_open order by o.bill_id;
  insert into private.supplier_bill_lines (
    bill_id, part_id, part_name, part_code, quantity, unit_cost, tax_rate, value, cgst, sgst, igst, stock_cost
  )
  select o.bill_id, l.part_id, l.part_name, l.part_code, 10, l.cost, 18, 10 * l.cost, round(l.cost * 0.9, 2),
    round(l.cost * 0.9, 2), 0, l.cost
  from large_lines l join large_orders o using (purchase) where not l.is_open;
  insert into private.supplier_payments (supplier_id, supplier_name, amount, method, day, recorded_at, recorded_by_name)
  select o.supplier_id, o.name, o.value + 2 * o.tax, 'bank', o.at::date, o.at, 'Meera Iyer'
  from large_orders o where o.purchase <= 3800 order by o.purchase;
  update private.suppliers s set owed = w.owed from (
    select o.supplier_id, sum(o.value + 2 * o.tax) as owed from large_orders o
    where not o.is_open and o.purchase > 3800 group by 1
  ) w where w.supplier_id = s.supplier_id;
  select setval(pg_get_serial_sequence('private.purchase_orders', 'order_id'), max(o.order_id)) from large_orders o;
  select setval(pg_get_serial_sequence('private.supplier_bills', 'bill_id'), max(o.bill_id)) from large_orders o;
  create temporary table large_takes on commit drop as
  select (select coalesce(max(s.stock_take_id), 0) from private.stock_takes s) + t as stock_take_id, t,
    now() - interval '1095 days' * (1 - t / 600.0) as at
  from generate_series(1, 600) t;
  insert into private.stock_takes (
    stock_take_id, rack, state, reason, started_at, started_by_name, closed_at, closed_by_name
  )
  overriding system value
  select t.stock_take_id, 'A-' || t.t % 300, 'posted', 'Counted', t.at, 'Meera Iyer', t.at, 'Meera Iyer' from large_takes t;
  insert into private.stock_take_lines (
    stock_take_id, part_id, is_open, counted, expected, counted_at, counted_by_name, after_movement
  )
  select t.stock_take_id, p.id, false, p.current_stock, p.current_stock, t.at, 'Meera Iyer', 0
  from large_takes t join public.parts p on p.part_code like 'LP-%' and p.shelf = 'A-' || t.t % 300
  where p.id % 3 > 0;
  select setval(pg_get_serial_sequence('private.stock_takes', 'stock_take_id'), max(t.stock_take_id)) from large_takes t;`;
