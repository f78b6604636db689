-- Writing, sending and closing purchase orders. An order is locked before requests and parts.

-- Functions

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
comment on function private.lock_order(bigint) is 'Locks an order for a manager and returns it. PT404. Internal.';

create function private.order_lines(p_lines jsonb) returns table (part_id bigint, quantity numeric, unit_cost numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry jsonb;
  part public.parts;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) > private.limit_of('lines') then
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
    select (e.value ->> 'part_id')::bigint, (e.value ->> 'quantity')::numeric, (e.value ->> 'unit_cost')::numeric
    from jsonb_array_elements(p_lines) e order by 1;
end
$$;
comment on function private.order_lines(jsonb) is 'The checked lines of an order by part. PT400 (hint: lines). Internal.';

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
comment on function private.require_supplier(bigint) is 'The supplier of a new order. PT400, PT409 for a retired one. Internal.';

create function private.save_order(
  p_supplier_id bigint, p_lines jsonb, p_due_on date, p_note text, p_order_id bigint, p_version int, p_idempotency_key uuid
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
    raise exception using errcode = 'PT409', message = 'This order was sent already. Make another one for more parts.';
  elsif purchase.version <> p_version then
    raise exception using errcode = 'PT412', message = 'This order was changed by someone else', hint = 'lines';
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

create function public.save_order(
  supplier_id bigint, lines jsonb, due_on date default null, note text default null, order_id bigint default null,
  version int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_order($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.save_order(bigint, jsonb, date, text, bigint, int, uuid) is
  'Makes a draft of an order (without order_id), or changes one that was not sent; returns order_details. lines: [{part_id, '
  'quantity, unit_cost: rupees each without tax, as expected, or null}]. version: the one that was read; PT412 when it has '
  'changed. Managers only. A retry with the same idempotency_key returns the first result. PT400 (hint: the field), PT404, '
  'PT409 for an order that was sent or a retired supplier.';

create function private.order_mail(p_order private.purchase_orders, p_supplier private.suppliers) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (event, channel, key, recipient, details)
  select 'purchase_order', 'mail', concat_ws(':', 'purchase_order', p_order.order_id), p_supplier.mailbox, jsonb_build_object(
    'to', p_supplier.email, 'name', coalesce(p_supplier.contact, p_supplier.name), 'number', p_order.number,
    'order_id', p_order.order_id, 'day', p_order.due_on::timestamp at time zone private.garage_time_zone(),
    'lines', (
      select string_agg(format('%s %s (%s)', private.say_quantity(l.quantity, p.stock_unit), p.part_name, p.part_code), e'\n' order by p.part_name)
      from private.purchase_order_lines l join public.parts p on p.id = l.part_id where l.order_id = p_order.order_id
    )
  )
$$;
comment on function private.order_mail(private.purchase_orders, private.suppliers) is
  'Queues the mail of an order to its supplier, once. Internal.';

create function private.send_order(p_order_id bigint, p_channel text, p_version int) returns jsonb
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
    raise exception using errcode = 'PT412', message = 'This order was changed by someone else', hint = 'lines';
  elsif not exists (select from private.purchase_order_lines l where l.order_id = p_order_id) then
    raise exception using errcode = 'PT409', message = 'Add a part before you send the order', hint = 'lines';
  end if;
  supplier := private.require_supplier(purchase.supplier_id);
  if p_channel = 'mail' and supplier.email is null then
    raise exception using errcode = 'PT409', message = 'This supplier has no email address', hint = 'channel';
  elsif p_channel = 'mail' and exists (select from private.message_settings s where 'mail' <> all (s.set_up)) then
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
    unit_cost = coalesce(excluded.unit_cost, case when s.supplier_id = excluded.supplier_id then s.unit_cost end);
  if p_channel = 'mail' then
    perform private.order_mail(purchase, supplier);
  end if;
  return private.order_details(p_order_id);
end
$$;

create function public.send_order(order_id bigint, channel text, version int default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_order($1, $2, $3) $$;
comment on function public.send_order(bigint, text, int) is
  'Sends a draft to its supplier: channel mail queues it in the outbox, print only notes that it was sent. Without a day it is '
  'expected after the lead days of the supplier. Returns order_details; an order that was sent stays as it is. Managers only. '
  'PT400, PT404, PT409 without parts, or by mail without an address or a mail server, PT412 when it was changed.';

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
comment on function private.follow_order(bigint) is 'Sets the state of a locked order by what of its lines has come. Internal.';

create function private.cancel_order_lines(p_order_id bigint, p_line_id bigint) returns jsonb
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

create function public.cancel_order_lines(order_id bigint, line_id bigint default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_order_lines($1, $2) $$;
comment on function public.cancel_order_lines(bigint, bigint) is
  'What has not come of a line, or of all lines of an order, is not wanted any more. An order with nothing open is closed, or '
  'cancelled where nothing came. Returns order_details; a repeat changes nothing. Managers only. PT404.';

-- Grants

grant execute on function
  private.save_order(bigint, jsonb, date, text, bigint, int, uuid),
  public.save_order(bigint, jsonb, date, text, bigint, int, uuid),
  private.send_order(bigint, text, int), public.send_order(bigint, text, int),
  private.cancel_order_lines(bigint, bigint), public.cancel_order_lines(bigint, bigint)
to authenticated;
