-- Purchase orders: what was ordered from which supplier and what of it has come. Writing, sending and closing them is in
-- order_changes, what is delivered in supplier_bills.

-- Tables

create table private.purchase_orders (
  order_id bigint generated always as identity primary key,
  number text not null unique generated always as (
    'PO-' || lpad(order_id::text, greatest(5, char_length(order_id::text)), '0')
  ) stored,
  supplier_id bigint not null references private.suppliers (supplier_id),
  state text not null default 'draft' check (state in ('draft', 'sent', 'partly_received', 'closed', 'cancelled')),
  due_on date,
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by_name text not null,
  sent_at timestamptz,
  sent_to text,
  constraint a_sent_order_says_when check ((state in ('sent', 'partly_received', 'closed')) <= (sent_at is not null))
);
comment on table private.purchase_orders is
  'partly_received: something has come, something is still open. closed: nothing is. due_on: when it is expected. version: of '
  'its lines, one more at each change. sent_to: the email address, null where it was printed.';

create table private.purchase_order_lines (
  line_id bigint generated always as identity primary key,
  order_id bigint not null references private.purchase_orders (order_id) on delete cascade,
  part_id bigint not null references public.parts (id),
  quantity numeric(12, 3) not null check (quantity > 0 and quantity <= private.limit_of('stock')),
  unit_cost numeric(12, 2) check (unit_cost >= 0),
  received numeric(12, 3) not null default 0 check (received >= 0),
  cancelled boolean not null default false,
  open numeric(12, 3) not null generated always as (case when cancelled then 0 else greatest(quantity - received, 0) end) stored,
  unique (order_id, part_id)
);
comment on table private.purchase_order_lines is
  'unit_cost: rupees each without tax, as expected; null: not known. open: what is still to come. cancelled: what has not come '
  'is not wanted any more.';

create table private.part_suppliers (
  part_id bigint primary key references public.parts (id) on delete cascade,
  supplier_id bigint not null references private.suppliers (supplier_id),
  unit_cost numeric(12, 2) check (unit_cost >= 0)
);
comment on table private.part_suppliers is
  'From whom a part was last ordered or bought, and at which price (rupees each, without tax).';

-- Indexes

create index purchase_orders_supplier_idx on private.purchase_orders (supplier_id, order_id desc);
create index purchase_orders_state_idx on private.purchase_orders (state, order_id desc);
create index purchase_order_lines_part_idx on private.purchase_order_lines (part_id, order_id);
-- For the reorder list, which would read all that was ever ordered.
create index purchase_order_lines_open_idx on private.purchase_order_lines (part_id) where open > 0;
create index part_suppliers_supplier_idx on private.part_suppliers (supplier_id);

-- Row-level security

alter table private.purchase_orders enable row level security;
alter table private.purchase_order_lines enable row level security;
alter table private.part_suppliers enable row level security;

-- Functions

create function private.is_on_order(p_order private.purchase_orders) returns boolean
language sql immutable
return p_order.state in ('sent', 'partly_received');
comment on function private.is_on_order(private.purchase_orders) is 'Whether parts of an order are expected. Internal.';

create function private.is_late(p_order private.purchase_orders) returns boolean
language sql stable set search_path = ''
as $$ select private.is_on_order(p_order) and coalesce(p_order.due_on < private.today(), false) $$;
comment on function private.is_late(private.purchase_orders) is 'Whether parts of an order were expected before today. Internal.';

create function private.on_order(p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.open), 0) from private.purchase_order_lines l
  join private.purchase_orders o on o.order_id = l.order_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.on_order(bigint) is 'How many of a part are still to come. Internal.';

create function private.due_day(p_part_id bigint) returns date
language sql stable security definer set search_path = ''
as $$
  select min(o.due_on) from private.purchase_order_lines l join private.purchase_orders o on o.order_id = l.order_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.due_day(bigint) is
  'When the next of a part that is on order is expected; null when none is, or nobody knows. Internal.';

create function private.open_orders(p_part_id bigint, p_sees_all boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_id', case when p_sees_all then o.order_id end, 'number', o.number,
    'supplier_name', case when p_sees_all then s.name end, 'open', l.open, 'due_on', o.due_on, 'is_late', private.is_late(o)
  ) order by o.due_on, o.order_id), '[]')
  from private.purchase_order_lines l join private.purchase_orders o on o.order_id = l.order_id
  join private.suppliers s on s.supplier_id = o.supplier_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.open_orders(bigint, boolean) is
  'The orders that bring a part, the next first, those of no day last; for a mechanic without link and supplier. Internal.';

create function private.order_value(p_order_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(round(l.unit_cost * case when l.cancelled then l.received else l.quantity end, 2)), 0)
  from private.purchase_order_lines l where l.order_id = p_order_id
$$;
comment on function private.order_value(bigint) is 'What an order is expected to cost, in rupees without tax. Internal.';

create function private.order_details(p_order_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_manager();
  select to_jsonb(o) || jsonb_build_object(
    'is_late', private.is_late(o), 'value', private.order_value(o.order_id), 'supplier', private.supplier_row(s),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' || jsonb_build_object(
        'part_name', p.part_name, 'part_code', p.part_code, 'other_numbers', p.other_numbers, 'stock_unit', p.stock_unit
      ) order by p.part_name, l.line_id), '[]')
      from private.purchase_order_lines l join public.parts p on p.id = l.part_id where l.order_id = o.order_id
    )
  ) into answer
  from private.purchase_orders o join private.suppliers s on s.supplier_id = o.supplier_id where o.order_id = p_order_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Order not found', hint = 'order_id';
  end if;
  return answer;
end
$$;

create function public.order_details(order_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.order_details($1) $$;
comment on function public.order_details(bigint) is
  'A purchase order with its supplier and lines, and what it is expected to cost (rupees without tax). Managers only. PT404.';

create function private.list_orders(p_search text, p_state text, p_supplier_id bigint, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := private.like_pattern(nullif(btrim(p_search), ''));
  wanted text := case when p_state = 'all' then p_state else coalesce(private.list_filter(
    p_state, 'open', 'late', 'draft', 'sent', 'partly_received', 'closed', 'cancelled'
  ), 'open') end;
  answer jsonb;
begin
  perform private.require_manager();
  with matching as not materialized (
    select o.*, private.is_late(o) as is_late, s.name as supplier_name from private.purchase_orders o
    join private.suppliers s on s.supplier_id = o.supplier_id
    where (p_supplier_id is null or o.supplier_id = p_supplier_id)
      and case wanted when 'open' then o.state in ('draft', 'sent', 'partly_received')
        when 'late' then private.is_late(o)
        when 'all' then true else o.state = wanted end
      and (pattern is null or private.search_key(o.number || e'\n' || s.name) like pattern)
  ), page as (
    select m.* from matching m order by m.order_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'order_id', p.order_id, 'number', p.number, 'supplier_id', p.supplier_id, 'supplier_name', p.supplier_name,
        'state', p.state, 'version', p.version, 'due_on', p.due_on, 'is_late', p.is_late,
        'created_at', p.created_at, 'sent_at', p.sent_at, 'value', private.order_value(p.order_id), 'parts', l.parts,
        'open_parts', l.open_parts
      ) order by p.order_id desc)
      from page p cross join lateral (
        select count(*) as parts, count(*) filter (where o.open > 0) as open_parts
        from private.purchase_order_lines o where o.order_id = p.order_id
      ) l
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;

create function public.list_orders(
  search text default null, state text default null, supplier_id bigint default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_orders($1, $2, $3, $4, $5) $$;
comment on function public.list_orders(text, text, bigint, int, int) is
  'Purchase orders, newest first: {rows, total}. Searches number and supplier. state: open (default: draft, sent or partly '
  'received), late, all, or one of the states. value: rupees without tax. Managers only.';

-- Grants

grant execute on function
  private.order_details(bigint), public.order_details(bigint), private.list_orders(text, text, bigint, int, int),
  public.list_orders(text, text, bigint, int, int)
to authenticated;
