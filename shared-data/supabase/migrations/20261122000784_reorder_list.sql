-- The reorder list: which parts to order, how many and why.

-- Indexes

-- For the uses of the last 90 days, and the turn of a year: without it a list over 20,000 parts reads every movement.
create index stock_movements_moved_idx on private.stock_movements (moved_at) include (part_id, quantity, kind);

-- Functions

-- 90 days: long enough for parts that are used once a month, short enough to follow a season.
create function private.reorder_rows()
returns table (
  part_id bigint, supplier_id bigint, in_stock numeric, reserved numeric, stock_min numeric, used_90_days numeric,
  lead_days int, lead_need numeric, on_order numeric, in_drafts numeric, quantity numeric
)
language sql stable security definer set search_path = ''
as $$
  with reserved as (
    select v.part_id, sum(v.quantity) as quantity from private.reservations v group by 1
  ), used as (
    select m.part_id, greatest(-sum(m.quantity), 0) as quantity from private.stock_movements m
    where m.kind in ('use', 'return') and m.moved_at > now() - interval '90 days' group by 1
  ), ordered as (
    select l.part_id, coalesce(sum(l.open) filter (where private.is_on_order(o)), 0) as on_order,
      coalesce(sum(l.open) filter (where o.state = 'draft'), 0) as in_drafts
    from private.purchase_order_lines l join private.purchase_orders o on o.order_id = l.order_id
    where l.open > 0 group by 1
  ), figures as (
    select p.id, l.supplier_id, p.current_stock, coalesce(r.quantity, 0) as reserved, p.stock_min,
      coalesce(u.quantity, 0) as used, coalesce(s.lead_days, 0) as lead_days,
      ceil(coalesce(u.quantity, 0) * coalesce(s.lead_days, 0) / 90.0) as lead_need,
      coalesce(o.on_order, 0) as on_order, coalesce(o.in_drafts, 0) as in_drafts
    from public.parts p
    left join reserved r on r.part_id = p.id
    left join used u on u.part_id = p.id
    left join ordered o on o.part_id = p.id
    left join private.part_suppliers l on l.part_id = p.id
    left join private.suppliers s on s.supplier_id = l.supplier_id
    where not p.retired
  )
  select f.id, f.supplier_id, f.current_stock, f.reserved, f.stock_min, f.used, f.lead_days, f.lead_need, f.on_order,
    f.in_drafts, (f.stock_min + f.reserved + f.lead_need - f.current_stock - f.on_order - f.in_drafts)
  from figures f
  where f.stock_min + f.reserved + f.lead_need > f.current_stock + f.on_order + f.in_drafts
$$;
comment on function private.reorder_rows() is
  'The parts to order: so many that the minimum stock, what is reserved and what is used until a delivery comes (lead_need: '
  'uses of 90 days by the lead days of the supplier) are there, less stock, open orders and drafts. Internal.';

create function private.reorder_list(p_search text, p_supplier_id bigint, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  number text := nullif(private.part_number_key(search), search);
  answer jsonb;
begin
  perform private.require_manager();
  with matching as materialized (
    select r.*, p.part_name from private.reorder_rows() r join public.parts p on p.id = r.part_id
    where (p_supplier_id is null or r.supplier_id = p_supplier_id)
      and (search is null or strpos(p.search_text, search) > 0 or strpos(p.search_text, number) > 0)
  ), page as (
    -- What jobs wait for comes first.
    select m.* from matching m order by m.reserved > m.in_stock + m.on_order desc, lower(m.part_name), m.part_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(m) || jsonb_build_object(
        'part_code', p.part_code, 'stock_unit', p.stock_unit, 'supplier_name', s.name, 'unit_cost', l.unit_cost,
        'is_short', m.reserved > m.in_stock + m.on_order
      ) order by m.reserved > m.in_stock + m.on_order desc, lower(m.part_name), m.part_id)
      from page m join public.parts p on p.id = m.part_id
      left join private.part_suppliers l on l.part_id = m.part_id
      left join private.suppliers s on s.supplier_id = l.supplier_id
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching),
    'suppliers', coalesce((
      select jsonb_agg(jsonb_build_object('supplier_id', s.supplier_id, 'name', s.name) order by lower(s.name))
      from private.suppliers s where not s.retired
    ), '[]')
  ) into answer;
  return answer;
end
$$;

create function public.reorder_list(
  search text default null, supplier_id bigint default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.reorder_list($1, $2, $3, $4) $$;
comment on function public.reorder_list(text, bigint, int, int) is
  'The parts to order, those that jobs wait for first: {rows, total, suppliers: all that are not retired}. quantity: minimum '
  'stock, reserved and lead_need (what is used until a delivery comes) less stock, open orders and drafts. supplier: from whom '
  'it was last bought, at unit_cost (rupees without tax). Managers only.';

-- Grants

grant execute on function
  private.reorder_list(text, bigint, int, int), public.reorder_list(text, bigint, int, int)
to authenticated;
