-- Purchase orders: what was ordered from which supplier and what of it has come. Writing, sending and closing
-- them is in
-- order_changes, what is delivered in supplier_bills.

set check_function_bodies = off;

create function private.is_on_order(p_order private.purchase_orders) returns boolean
language sql immutable
return p_order.state in ('sent', 'partly_received');
comment on function private.is_on_order(private.purchase_orders) is 'Whether parts of an order are expected.';

create function private.is_late(p_order private.purchase_orders) returns boolean
language sql stable set search_path = ''
as $$ select private.is_on_order(p_order) and coalesce(p_order.due_on < private.today(), false) $$;
comment on function private.is_late(private.purchase_orders) is
  'Whether parts of an order were expected before today.';

create function private.on_order(p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.open), 0) from private.purchase_order_lines l
  join private.purchase_orders o on o.order_id = l.order_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.on_order(bigint) is 'How many of a part are still to come.';

create function private.due_day(p_part_id bigint) returns date
language sql stable security definer set search_path = ''
as $$
  select min(o.due_on) from private.purchase_order_lines l join private.purchase_orders o
    on o.order_id = l.order_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.due_day(bigint) is
  'When the next of a part that is on order is expected; null when none is, or nobody knows.';

create function private.open_orders(p_part_id bigint, p_sees_all boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_id', case when p_sees_all then o.order_id end, 'number', o.number,
    'supplier_name', case when p_sees_all then s.name end, 'open', l.open, 'due_on', o.due_on,
    'is_late', private.is_late(o)
  ) order by o.due_on, o.order_id), '[]')
  from private.purchase_order_lines l join private.purchase_orders o on o.order_id = l.order_id
  join private.suppliers s on s.supplier_id = o.supplier_id
  where l.part_id = p_part_id and l.open > 0 and private.is_on_order(o)
$$;
comment on function private.open_orders(bigint, boolean) is
  'The orders that bring a part, the next first, those of no day last; for a mechanic without link and '
  'supplier.';

create function private.order_value(p_order_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(round(l.unit_cost * case when l.cancelled then l.received else l.quantity end, 2)), 0)
  from private.purchase_order_lines l where l.order_id = p_order_id
$$;
comment on function private.order_value(bigint) is
  'What an order is expected to cost, in rupees without tax.';

create function private.order_details(p_order_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_manager();
  select to_jsonb(o) || jsonb_build_object(
    'is_late', private.is_late(o), 'value', private.order_value(o.order_id),
    'supplier', private.supplier_row(s),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' || jsonb_build_object(
        'part_name', p.part_name, 'part_code', p.part_code, 'other_numbers', p.other_numbers,
        'stock_unit', p.stock_unit
      ) order by p.part_name, l.line_id), '[]')
      from private.purchase_order_lines l join public.parts p on p.id = l.part_id
      where l.order_id = o.order_id
    )
  ) into answer
  from private.purchase_orders o join private.suppliers s on s.supplier_id = o.supplier_id
  where o.order_id = p_order_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Order not found', hint = 'order_id';
  end if;
  return answer;
end
$$;
call private.publish('order_details', 'managers',
  'A purchase order with its supplier and lines, and what it is expected to cost (rupees without tax). '
  'Managers only. PT404.');

create function private.list_orders(
  p_search text default null, p_state text default null, p_supplier_id bigint default null,
  p_page int default 1, p_page_size int default 20
) returns jsonb
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
        'order_id', p.order_id, 'number', p.number, 'supplier_id', p.supplier_id,
        'supplier_name', p.supplier_name,
        'state', p.state, 'version', p.version, 'due_on', p.due_on, 'is_late', p.is_late,
        'created_at', p.created_at, 'sent_at', p.sent_at,
        'value', private.order_value(p.order_id), 'parts', l.parts,
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
call private.publish('list_orders', 'managers',
  'Purchase orders, newest first: {rows, total}. Searches number and supplier. state: open (default: draft, '
  'sent or partly received), late, all, or one of the states. value: rupees without tax. Managers only.');

-- Writing, sending and closing purchase orders. An order is locked before requests and parts.

create function private.lock_order(p_order_id bigint) returns private.purchase_orders
language plpgsql security definer set search_path = ''
as $$
declare
  purchase private.purchase_orders;
begin
  perform private.require_manager();
  select o.* into purchase from private.purchase_orders o where o.order_id = p_order_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Order not found', hint = 'order_id';
  end if;
  return purchase;
end
$$;
comment on function private.lock_order(bigint) is 'Locks an order for a manager and returns it. PT404.';

create function private.order_lines(p_lines jsonb)
  returns table (part_id bigint, quantity numeric, unit_cost numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry jsonb;
  part public.parts;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array'
    or jsonb_array_length(p_lines) > private.limit_of('lines') then
    raise exception using errcode = 'PT400', message = 'An order has at most 100 parts', hint = 'lines';
  end if;
  for entry in select e.value from jsonb_array_elements(p_lines) e loop
    select p.* into part from public.parts p
    where p.id = case when entry ->> 'part_id' ~ '^[0-9]{1,15}$' then (entry ->> 'part_id')::bigint end;
    if not found then
      raise exception using errcode = 'PT400', message = 'Please choose a part', hint = 'lines';
    elsif not coalesce(private.typed_quantity(entry ->> 'quantity') <= private.limit_of('stock'), false) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
    elsif entry ->> 'unit_cost' !~ '^[0-9]{1,8}(\.[0-9]{1,2})?$' then
      raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'lines';
    end if;
    perform private.check_quantity(part.part_name, part.stock_unit, (entry ->> 'quantity')::numeric, 'lines');
  end loop;
  if (select count(*) > count(distinct e.value ->> 'part_id') from jsonb_array_elements(p_lines) e) then
    raise exception using errcode = 'PT400', message = 'Each part can be in an order once', hint = 'lines';
  end if;
  return query
    select (e.value ->> 'part_id')::bigint, (e.value ->> 'quantity')::numeric,
      (e.value ->> 'unit_cost')::numeric
    from jsonb_array_elements(p_lines) e order by 1;
end
$$;
comment on function private.order_lines(jsonb) is
  'The checked lines of an order by part. PT400 (hint: lines).';

create function private.require_supplier(p_supplier_id bigint) returns private.suppliers
language plpgsql stable security definer set search_path = ''
as $$
declare
  supplier private.suppliers;
begin
  select s.* into supplier from private.suppliers s where s.supplier_id = p_supplier_id;
  if not found then
    raise exception using errcode = 'PT400', message = 'Please choose a supplier', hint = 'supplier_id';
  elsif supplier.retired then
    raise exception using errcode = 'PT409', message = 'This supplier is retired', hint = 'supplier_id';
  end if;
  return supplier;
end
$$;
comment on function private.require_supplier(bigint) is
  'The supplier of a new order. PT400, PT409 for a retired one.';

create function private.save_order(
  p_supplier_id bigint, p_lines jsonb, p_due_on date default null, p_note text default null,
  p_order_id bigint default null, p_version int default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purchase private.purchase_orders;
  remark text := nullif(btrim(p_note), '');
  earlier jsonb;
begin
  perform private.require_manager();
  if p_order_id is not null then
    purchase := private.lock_order(p_order_id);
  end if;
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'order', p_order_id, 'supplier', p_supplier_id, 'lines', p_lines, 'due_on', p_due_on, 'note', remark
  ), 'This order was saved already, as it was first sent. Reload and try again.');
  if earlier is not null then
    return earlier;
  elsif purchase.state <> 'draft' then
    raise exception using errcode = 'PT409',
      message = 'This order was sent already. Make another one for more parts.';
  elsif purchase.version <> p_version then
    raise exception using errcode = 'PT412', message = 'This order was changed by someone else',
      hint = 'lines';
  elsif p_due_on not between private.today() and private.today() + 730 then
    raise exception using errcode = 'PT400', message = 'Please choose a day from today on', hint = 'due_on';
  end if;
  perform private.check_length(remark, 'notes', 'Note', 'note');
  perform private.require_supplier(p_supplier_id);
  if p_order_id is null then
    insert into private.purchase_orders (supplier_id, due_on, note, created_by_name)
    values (p_supplier_id, p_due_on, remark, private.caller_name()) returning * into purchase;
  else
    update private.purchase_orders o set supplier_id = p_supplier_id, due_on = p_due_on, note = remark,
      version = o.version + 1
    where o.order_id = p_order_id returning o.* into purchase;
    delete from private.purchase_order_lines l where l.order_id = p_order_id;
  end if;
  insert into private.purchase_order_lines (order_id, part_id, quantity, unit_cost)
  select purchase.order_id, l.part_id, l.quantity, l.unit_cost from private.order_lines(p_lines) l;
  return private.store_result(p_idempotency_key, private.order_details(purchase.order_id));
end
$$;
call private.publish('save_order', 'managers',
  'Makes a draft of an order (without order_id), or changes one that was not sent; returns order_details. '
  'lines: [{part_id, quantity, unit_cost: rupees each without tax, as expected, or null}]. version: the one '
  'that was read; PT412 when it has changed. Managers only. A retry with the same idempotency_key returns '
  'the first result. PT400 (hint: the field), PT404, PT409 for an order that was sent or a retired supplier.');

create function private.order_mail(p_order private.purchase_orders, p_supplier private.suppliers) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (event, channel, key, recipient, details)
  select 'purchase_order', 'mail', concat_ws(':', 'purchase_order', p_order.order_id), p_supplier.mailbox,
    jsonb_build_object(
    'to', p_supplier.email, 'name', coalesce(p_supplier.contact, p_supplier.name), 'number', p_order.number,
    'order_id', p_order.order_id, 'day', p_order.due_on::timestamp at time zone private.garage_time_zone(),
    'lines', (
      select string_agg(format('%s %s (%s)', private.say_quantity(l.quantity, p.stock_unit), p.part_name,
        p.part_code), e'\n' order by p.part_name)
      from private.purchase_order_lines l join public.parts p on p.id = l.part_id
      where l.order_id = p_order.order_id
    )
  )
$$;
comment on function private.order_mail(private.purchase_orders, private.suppliers) is
  'Queues the mail of an order to its supplier, once.';

create function private.send_order(p_order_id bigint, p_channel text, p_version int default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purchase private.purchase_orders := private.lock_order(p_order_id);
  supplier private.suppliers;
begin
  if p_channel is null or p_channel not in ('mail', 'print') then
    raise exception using errcode = 'PT400', message = 'Please choose mail or print', hint = 'channel';
  elsif purchase.state <> 'draft' then
    return private.order_details(p_order_id);
  elsif purchase.version <> p_version then
    raise exception using errcode = 'PT412', message = 'This order was changed by someone else',
      hint = 'lines';
  elsif not exists (select from private.purchase_order_lines l where l.order_id = p_order_id) then
    raise exception using errcode = 'PT409', message = 'Add a part before you send the order', hint = 'lines';
  end if;
  supplier := private.require_supplier(purchase.supplier_id);
  if p_channel = 'mail' and supplier.email is null then
    raise exception using errcode = 'PT409', message = 'This supplier has no email address', hint = 'channel';
  elsif p_channel = 'mail' and exists (select from private.message_settings s
    where 'mail' <> all (s.set_up)) then
    raise exception using errcode = 'PT409', hint = 'channel',
      message = 'Nothing is set up to send by this channel. DEPLOYING.md says how to set it up.';
  end if;
  update private.purchase_orders o set state = 'sent', sent_at = now(), version = o.version + 1,
    sent_to = case p_channel when 'mail' then supplier.email end,
    due_on = greatest(private.today(), coalesce(o.due_on, private.today() + supplier.lead_days))
  where o.order_id = p_order_id returning o.* into purchase;
  insert into private.part_suppliers as s (part_id, supplier_id, unit_cost)
  select l.part_id, purchase.supplier_id, l.unit_cost from private.purchase_order_lines l
  where l.order_id = p_order_id order by l.part_id
  on conflict (part_id) do update set supplier_id = excluded.supplier_id,
    unit_cost = coalesce(excluded.unit_cost,
      case when s.supplier_id = excluded.supplier_id then s.unit_cost end);
  if p_channel = 'mail' then
    perform private.order_mail(purchase, supplier);
  end if;
  return private.order_details(p_order_id);
end
$$;
call private.publish('send_order', 'managers',
  'Sends a draft to its supplier: channel mail queues it in the outbox, print only notes that it was sent. '
  'Without a day it is expected after the lead days of the supplier. Returns order_details; an order that '
  'was sent stays as it is. Managers only. PT400, PT404, PT409 without parts, or by mail without an address '
  'or a mail server, PT412 when it was changed.');

create function private.follow_order(p_order_id bigint) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.purchase_orders o set version = o.version + 1, state = case
    when l.received = 0 and l.open = 0 then 'cancelled' when l.open = 0 then 'closed'
    when o.state = 'draft' then 'draft' when l.received > 0 then 'partly_received' else 'sent' end
  from (
    select coalesce(sum(n.received), 0) as received, coalesce(sum(n.open), 0) as open
    from private.purchase_order_lines n where n.order_id = p_order_id
  ) l
  where o.order_id = p_order_id
$$;
comment on function private.follow_order(bigint) is
  'Sets the state of a locked order by what of its lines has come.';

create function private.cancel_order_lines(p_order_id bigint, p_line_id bigint default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purchase private.purchase_orders := private.lock_order(p_order_id);
begin
  if p_line_id is not null and not exists (
    select from private.purchase_order_lines l where l.order_id = p_order_id and l.line_id = p_line_id
  ) then
    raise exception using errcode = 'PT404', message = 'This line is not in the order', hint = 'line_id';
  elsif purchase.state in ('closed', 'cancelled') then
    return private.order_details(p_order_id);
  end if;
  update private.purchase_order_lines l set cancelled = true
  where l.order_id = p_order_id and l.line_id = coalesce(p_line_id, l.line_id) and l.open > 0;
  perform private.follow_order(p_order_id);
  return private.order_details(p_order_id);
end
$$;
call private.publish('cancel_order_lines', 'managers',
  'What has not come of a line, or of all lines of an order, is not wanted any more. An order with nothing '
  'open is closed, or cancelled where nothing came. Returns order_details; a repeat changes nothing. '
  'Managers only. PT404.');

-- The reorder list: which parts to order, how many and why.

-- 90 days: long enough for parts that are used once a month, short enough to follow a season.
create function private.reorder_rows()
returns table (
  part_id bigint, supplier_id bigint, in_stock numeric, reserved numeric, stock_min numeric,
  used_90_days numeric,
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
  select f.id, f.supplier_id, f.current_stock, f.reserved, f.stock_min, f.used, f.lead_days,
    f.lead_need, f.on_order,
    f.in_drafts, (f.stock_min + f.reserved + f.lead_need - f.current_stock - f.on_order - f.in_drafts)
  from figures f
  where f.stock_min + f.reserved + f.lead_need > f.current_stock + f.on_order + f.in_drafts
$$;
comment on function private.reorder_rows() is
  'The parts to order: so many that the minimum stock, what is reserved and what is used until a delivery '
  'comes (lead_need: uses of 90 days by the lead days of the supplier) are there, less stock, open orders '
  'and drafts.';

create function private.reorder_list(
  p_search text default null, p_supplier_id bigint default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
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
    select m.* from matching m order by m.reserved > m.in_stock + m.on_order desc,
      lower(m.part_name), m.part_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(m) || jsonb_build_object(
        'part_code', p.part_code, 'stock_unit', p.stock_unit, 'supplier_name', s.name,
        'unit_cost', l.unit_cost,
        'is_short', m.reserved > m.in_stock + m.on_order
      ) order by m.reserved > m.in_stock + m.on_order desc, lower(m.part_name), m.part_id)
      from page m join public.parts p on p.id = m.part_id
      left join private.part_suppliers l on l.part_id = m.part_id
      left join private.suppliers s on s.supplier_id = l.supplier_id
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching),
    'suppliers', coalesce((
      select jsonb_agg(jsonb_build_object('supplier_id', s.supplier_id, 'name', s.name)
        order by private.search_key(s.name))
      from private.suppliers s where not s.retired
    ), '[]')
  ) into answer;
  return answer;
end
$$;
call private.publish('reorder_list', 'managers',
  'The parts to order, those that jobs wait for first: {rows, total, suppliers: all that are not retired}. '
  'quantity: minimum stock, reserved and lead_need (what is used until a delivery comes) less stock, open '
  'orders and drafts. supplier: from whom it was last bought, at unit_cost (rupees without tax). Managers '
  'only.');
