-- Stock movements: the ledger of each part, and Update, which anybody of the staff may enter. Whatever
-- changes a stock or an average cost writes one row, by a trigger of the
-- parts, so that both always equal their ledger. Prices keep their history here too.

set check_function_bodies = off;

create function private.keep_movements() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.parts p where p.id = old.part_id) then
    return old;
  end if;
  raise exception using errcode = 'PT403', message = 'The ledger of the stock can only grow';
end
$$;
comment on function private.keep_movements() is
  'Trigger: PT403 for an update or delete. Movements go only with their part, when an import is undone.';
create trigger keep_movements before update or delete on private.stock_movements
for each row execute function private.keep_movements();

create function private.record_use() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.part_uses as u (part_id, last_used_at) values (new.part_id, new.moved_at)
  on conflict (part_id) do update set last_used_at = greatest(u.last_used_at, excluded.last_used_at);
  return null;
end
$$;
comment on function private.record_use() is 'Trigger: keeps when a part was last used.';
create trigger record_use after insert on private.stock_movements
for each row when (new.kind = 'use') execute function private.record_use();

create function private.dead_stock(p_part_id bigint, p_stock numeric, p_last_used_at timestamptz)
  returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  since timestamptz := now() - interval '180 days';
begin
  if p_stock <= 0 or p_last_used_at > since then
    return 0;
  end if;
  return greatest(p_stock - coalesce((
    select sum(m.quantity) from private.stock_movements m
    where m.part_id = p_part_id and m.moved_at > since and m.quantity > 0
  ), 0), 0);
end
$$;
comment on function private.dead_stock(bigint, numeric, timestamptz) is
  'How much of a part''s stock has lain there for 180 days, without what came in since; 0 once a job used '
  'any of it in them.';

create function private.record_movement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := coalesce(nullif(current_setting('pitlane.movement', true), '')::jsonb, '{}');
  caller uuid := (select auth.uid());
begin
  if said ? 'is_written' then
    return null;
  end if;
  insert into private.stock_movements (
    part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, order_id, supplier_id,
    stock_take_id, bill_id, reason,
    moved_by, moved_by_name
  ) values (
    new.id, coalesce(said ->> 'kind', case when tg_op = 'INSERT' then 'opening'
      when current_setting('pitlane.imports', true) = 'on' then 'import' else 'correct' end),
    new.current_stock - coalesce(old.current_stock, 0),
    coalesce((said ->> 'unit_cost')::numeric, new.avg_cost),
    new.current_stock, new.avg_cost, (said ->> 'request_id')::bigint, (said ->> 'order_id')::bigint,
    (said ->> 'supplier_id')::bigint, (said ->> 'stock_take_id')::bigint,
    (said ->> 'bill_id')::bigint, said ->> 'reason', caller,
    private.account_of(caller) ->> 'name'
  );
  return null;
end
$$;
comment on function private.record_movement() is
  'Trigger: writes the movement of a changed stock or average cost, as private.move_stock says it, else as '
  'a correction.';
create trigger record_opening after insert on public.parts
for each row when (new.current_stock <> 0 or new.avg_cost <> 0)
execute function private.record_movement();
create trigger record_movement after update on public.parts
for each row when ((new.current_stock, new.avg_cost) is distinct from (old.current_stock, old.avg_cost))
execute function private.record_movement();

create function private.average_cost(p_stock numeric, p_average numeric, p_quantity numeric,
  p_unit_cost numeric) returns numeric
language sql immutable
return case when p_stock + p_quantity > 0
  then round((p_stock * p_average + p_quantity * p_unit_cost) / (p_stock + p_quantity), 2) else p_average end;
comment on function private.average_cost(numeric, numeric, numeric, numeric) is
  'The moving average cost (rupees, half up to the paisa) of a stock after a quantity at a cost came in.';

create function private.move_stock(
  p_part_id bigint, p_kind text, p_quantity numeric, p_unit_cost numeric default null,
  p_request_id bigint default null,
  p_reason text default null, p_order_id bigint default null, p_supplier_id bigint default null,
  p_stock_take_id bigint default null, p_bill_id bigint default null
) returns public.parts
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  perform set_config('pitlane.movement', jsonb_strip_nulls(jsonb_build_object(
    'kind', p_kind, 'unit_cost', p_unit_cost, 'request_id', p_request_id, 'order_id', p_order_id,
    'supplier_id', p_supplier_id, 'stock_take_id', p_stock_take_id, 'bill_id', p_bill_id,
    'reason', nullif(btrim(p_reason), '')
  ))::text, true);
  update public.parts p
  set current_stock = p.current_stock + p_quantity, updated_at = now(),
    avg_cost = case when p_kind in ('receive', 'return')
      then private.average_cost(p.current_stock, p.avg_cost, p_quantity, p_unit_cost) else p.avg_cost end
  where p.id = p_part_id
  returning p.* into part;
  perform set_config('pitlane.movement', '', true);
  return part;
end
$$;
comment on function private.move_stock(bigint, text, numeric, numeric, bigint, text, bigint,
  bigint, bigint, bigint) is
  'Changes the stock of a part, which the caller has locked and checked, by a quantity and writes why.';

create function private.update_stock(
  p_part_id bigint, p_quantity numeric, p_mode text, p_expected_stock numeric default null,
  p_idempotency_key uuid default null, p_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most numeric := private.limit_of('stock');
  why text := nullif(btrim(p_reason), '');
  request jsonb := jsonb_build_object('part_id', p_part_id, 'quantity', p_quantity, 'mode', p_mode)
    || jsonb_strip_nulls(jsonb_build_object('reason', why));
  earlier jsonb;
  part public.parts;
  stock numeric;
begin
  perform private.lock_caller();
  perform private.require_staff();
  if p_quantity is null or p_quantity not between 0 and most then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  elsif coalesce(p_mode, '') not in ('set', 'add', 'subtract') then
    raise exception using errcode = 'PT400', message = 'Stock can be set, added to or removed', hint = 'mode';
  end if;
  earlier := private.stored_result(p_idempotency_key, request,
    'Your earlier change of this part was saved. Check its stock and try again.');
  if earlier is not null then
    return earlier;
  end if;
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  perform private.check_quantity(part.part_name, part.stock_unit, p_quantity, 'quantity');
  -- A stock that already has the new value is no conflict.
  if p_mode = 'set' and part.current_stock not in (p_expected_stock, p_quantity) then
    raise exception using errcode = 'PT412', hint = 'quantity',
      detail = trim_scale(part.current_stock)::text, message = format(
      'The stock of %s has changed: it is %s now', part.part_name,
      private.say_quantity(part.current_stock, part.stock_unit)
    );
  end if;
  stock := case p_mode
    when 'set' then p_quantity
    when 'add' then part.current_stock + p_quantity
    else greatest(0, part.current_stock - p_quantity)
  end;
  if p_mode = 'add' and stock > most then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  end if;
  part := private.move_stock(p_part_id, 'correct', stock - part.current_stock, null, null, why);
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;
call private.publish('update_stock', 'mechanics, managers',
  'Changes a part''s stock (mode set, add or subtract; up to 1,000,000, whole numbers of what is counted; '
  'never below 0) and returns the part''s row. reason is kept with the movement. With expected_stock, PT412 '
  '(detail: the current stock) when the stock differs. A retry with the same idempotency_key changes '
  'nothing and returns the first result; PT409 with another request. Mechanics and managers. PT400 ''Please '
  'enter a valid stock value'' or for a fraction of what is counted, PT404 for an unknown part.');

create function private.record_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.part_prices (part_id, price) values (new.id, new.price);
  return null;
end
$$;
comment on function private.record_price() is 'Trigger: keeps what a part is sold for since when.';
create trigger record_price after insert on public.parts
for each row execute function private.record_price();
create trigger record_new_price after update of price on public.parts
for each row when (new.price <> old.price)
execute function private.record_price();

-- Reservations: the parts that approved lines of open requests will take. What a job falls short of follows
-- from them and
-- the stock, in the order of the days of the requests.

create function private.follow_approved_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  approved numeric := (
    select sum(l.quantity) from public.request_lines l
    join public.service_requests r on r.request_id = l.request_id
      and r.status in ('pending', 'approved', 'in_progress')
    where l.request_id = new.request_id and l.part_id = new.part_id and l.status = 'approved'
  );
begin
  if approved is null then
    delete from private.reservations v where v.request_id = new.request_id and v.part_id = new.part_id;
  else
    insert into private.reservations as v (request_id, part_id, quantity)
      values (new.request_id, new.part_id, approved)
    on conflict (request_id, part_id) do update set quantity = excluded.quantity
    where v.quantity <> excluded.quantity;
  end if;
  return null;
end
$$;
comment on function private.follow_approved_parts() is
  'Trigger: reserves what approved lines of an open request will take.';
create trigger follow_approved_parts after insert or update of status, quantity on public.request_lines
for each row when (new.part_id is not null)
execute function private.follow_approved_parts();

create function private.release_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.reservations v where v.request_id = new.request_id;
  return null;
end
$$;
comment on function private.release_parts() is
  'Trigger: a request that is completed or cancelled reserves nothing more.';
create trigger release_parts after update of status on public.service_requests
for each row when (new.status in ('completed', 'cancelled') and old.status is distinct from new.status)
execute function private.release_parts();

create function private.part_needs(p_part_ids bigint[])
returns table (part_id bigint, request_id bigint, scheduled_date timestamptz, quantity numeric,
  short numeric, needed numeric)
language sql stable security definer set search_path = ''
as $$
  select n.part_id, n.request_id, n.scheduled_date, n.quantity,
    greatest(0, least(n.quantity, n.needed - p.current_stock)), n.needed
  from (
    select v.part_id, v.request_id, r.scheduled_date, v.quantity, sum(v.quantity) over (
      partition by v.part_id order by r.status = 'in_progress' desc, r.scheduled_date, r.request_id
    ) as needed
    from private.reservations v join public.service_requests r on r.request_id = v.request_id
    where v.part_id = any (p_part_ids)
  ) n join public.parts p on p.id = n.part_id
$$;
comment on function private.part_needs(bigint[]) is
  'What open requests reserve of these parts and how much of it is short: jobs in progress take first, then '
  'the earliest day. needed: with what those before it take.';

-- Shortages: which parts of a request are not there, and when they are due, for its job, estimate, card and
-- block.

create function private.shortages(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'part_id', p.id, 'part_name', p.part_name, 'short', s.short, 'due_on', private.due_day(p.id)
  ) order by p.part_name, p.id), '[]')
  from (
    select l.part_id, coalesce(sum(l.quantity) filter (where l.status = 'proposed'), 0) as proposed
    from public.request_lines l
    where l.request_id = p_request_id and l.part_id is not null
      and l.status in ('approved', 'proposed') group by 1
  ) w
  join public.parts p on p.id = w.part_id
  cross join lateral (
    select coalesce(sum(v.quantity), 0) as quantity from private.reservations v where v.part_id = p.id
  ) r
  cross join lateral (
    -- Who comes first is only asked for a part that not all can have: a board has hundreds that all can.
    select case when w.proposed + r.quantity > p.current_stock then coalesce((
      select n.short from private.part_needs(array[p.id]) n where n.request_id = p_request_id
    ), 0) + greatest(0, least(w.proposed, w.proposed + r.quantity - p.current_stock)) else 0 end as short
    offset 0
  ) s
  where s.short > 0
$$;
comment on function private.shortages(bigint) is
  'The parts on approved and proposed lines of a request that are not in stock, and when an open order '
  'brings the next.';

create function private.open_shortages(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when p_request.status in ('pending', 'approved', 'in_progress')
    then private.shortages(p_request.request_id) else '[]' end
$$;
comment on function private.open_shortages(public.service_requests) is
  'The shortages of a request that is still to be done, for a card or a block; none of another.';

-- Corrections of costs: a receipt that was entered with a wrong cost is named by a movement with the right
-- one. The ledger stays as
-- it was written; the average cost is what it would be with the right one, and so is what the uses since have
-- cost.

create function private.right_costs(p_receipt private.stock_movements, p_unit_cost numeric)
returns table (average numeric, cost_change numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  movement private.stock_movements;
  cost numeric;
  average_before numeric;
  -- Nothing differs before the first receipt that was corrected.
  starts bigint := least(p_receipt.movement_id, (
    select min(m.corrects) from private.stock_movements m where m.part_id = p_receipt.part_id
  ));
  -- What each job used it at, for what it gives back.
  costs jsonb := '{}';
begin
  cost_change := 0;
  select m.average_after into average_before from private.stock_movements m
  where m.part_id = p_receipt.part_id and m.movement_id < starts order by m.movement_id desc limit 1;
  average := coalesce(average_before, 0);
  for movement in
    select * from private.stock_movements m where m.part_id = p_receipt.part_id and m.movement_id >= starts
    order by m.movement_id
  loop
    cost := movement.unit_cost;
    if movement.movement_id = p_receipt.movement_id then
      cost := p_unit_cost;
    elsif movement.kind = 'receive' then
      cost := coalesce((
        select m.unit_cost from private.stock_movements m where m.corrects = movement.movement_id
        order by m.movement_id desc limit 1
      ), cost);
    elsif movement.kind = 'return' then
      cost := coalesce((costs ->> movement.request_id::text)::numeric, cost);
    elsif movement.kind = 'use' then
      cost := average;
      costs := costs || jsonb_build_object(coalesce(movement.request_id::text, ''), average);
    end if;
    if movement.kind in ('receive', 'return') then
      average := private.average_cost(movement.stock_after - movement.quantity, average,
        movement.quantity, cost);
    elsif movement.kind in ('opening', 'correct', 'import')
      and movement.average_after is distinct from average_before then
      average := movement.average_after;
    end if;
    if movement.kind in ('use', 'return') then
      cost_change := cost_change + round(movement.quantity * movement.unit_cost,
        2) - round(movement.quantity * cost, 2);
    end if;
    -- What earlier corrections have changed already.
    cost_change := cost_change - movement.cost_change;
    average_before := movement.average_after;
  end loop;
  return next;
end
$$;
comment on function private.right_costs(private.stock_movements, numeric) is
  'What the ledger of a part comes to with another cost of a receipt: the average, and what its uses cost '
  'more than was recorded. An average that was set by hand or by an import stays.';

create function private.correct_bill(
  p_receipt private.stock_movements, p_unit_cost numeric, p_reason text
) returns numeric
language plpgsql security definer set search_path = ''
as $$
declare
  bill private.supplier_bills;
  was private.supplier_bill_lines := private.billed_line(p_receipt.bill_id, p_receipt.part_id);
  wanted private.supplier_bill_lines := was;
  is_interstate boolean;
begin
  select b.* into bill from private.supplier_bills b where b.bill_id = p_receipt.bill_id;
  is_interstate := coalesce(left(bill.gstin, 2) <> bill.place_of_supply, false);
  -- Of what went back, the return has taken off the old price.
  wanted.quantity := p_receipt.quantity - coalesce((
    select sum(l.quantity) from private.supplier_bills r join private.supplier_bill_lines l
      on l.bill_id = r.bill_id
    where r.returns = bill.bill_id and r.kind = 'return' and l.part_id = p_receipt.part_id
  ), 0);
  wanted.unit_cost := p_unit_cost;
  if was.stock_cost = was.unit_cost then
    wanted.stock_cost := p_unit_cost;
  else
    select round((v.value + t.cgst + t.sgst + t.igst) / p_receipt.quantity, 2) into wanted.stock_cost
    from (select round(p_receipt.quantity * p_unit_cost, 2) as value) v
    cross join lateral private.purchase_tax(v.value, was.tax_rate, is_interstate) t;
  end if;
  if wanted.quantity > 0 then
    select round(wanted.quantity * p_unit_cost, 2) - round(wanted.quantity * was.unit_cost, 2),
      n.cgst - o.cgst, n.sgst - o.sgst,
      n.igst - o.igst
    into wanted.value, wanted.cgst, wanted.sgst, wanted.igst
    from private.purchase_tax(round(wanted.quantity * p_unit_cost, 2), was.tax_rate, is_interstate) n
    cross join private.purchase_tax(round(wanted.quantity * was.unit_cost, 2), was.tax_rate, is_interstate) o;
    insert into private.supplier_bills (
      kind, supplier_id, supplier_name, gstin, order_id, number, day, place_of_supply, value, cgst, sgst,
      igst, returns, reason,
      recorded_by_name
    ) values (
      'correction', bill.supplier_id, bill.supplier_name, bill.gstin, bill.order_id,
      bill.number, private.today(),
      bill.place_of_supply, wanted.value, wanted.cgst, wanted.sgst, wanted.igst, bill.bill_id, p_reason,
      private.caller_name()
    ) returning bill_id into wanted.bill_id;
    insert into private.supplier_bill_lines select wanted.*;
  end if;
  update private.part_suppliers s set unit_cost = p_unit_cost
  where s.part_id = p_receipt.part_id and s.supplier_id = bill.supplier_id and s.unit_cost = was.unit_cost;
  return wanted.stock_cost;
end
$$;
comment on function private.correct_bill(private.stock_movements, numeric, text) is
  'Corrects the price on the bill that a receipt came with, for what has not gone back, and returns the '
  'cost in the stock.';

create function private.correct_cost(
  p_movement_id bigint, p_unit_cost numeric, p_reason text, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  receipt private.stock_movements;
  part public.parts;
  why text := nullif(btrim(p_reason), '');
  cost numeric := p_unit_cost;
  costs record;
  earlier jsonb;
begin
  perform private.require_manager();
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'correct_cost', p_movement_id, 'unit_cost', p_unit_cost, 'reason', why
  ), 'This cost was corrected already, as it was first sent. Reload and try again.');
  if earlier is not null then
    return earlier;
  end if;
  select m.* into receipt from private.stock_movements m where m.movement_id = p_movement_id
    and m.kind = 'receive';
  if not found then
    raise exception using errcode = 'PT404', message = 'Receipt not found', hint = 'movement_id';
  end if;
  -- A bill is locked before the parts, as by a return.
  perform from private.supplier_bills b where b.bill_id = receipt.bill_id for update;
  part := private.lock_part(receipt.part_id);
  perform private.check_length(why, 'notes', 'Reason', 'reason');
  if p_unit_cost is null or p_unit_cost not between 0 and private.limit_of('final_cost')
    or p_unit_cost <> round(p_unit_cost, 2)
    or p_unit_cost * receipt.quantity > private.limit_of('final_cost')
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'unit_cost';
  elsif p_unit_cost = private.entered_cost(receipt) then
    raise exception using errcode = 'PT400', message = 'This receipt has this cost already',
      hint = 'unit_cost';
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  if receipt.bill_id is not null then
    cost := private.correct_bill(receipt, p_unit_cost, why);
  end if;
  select c.* into costs from private.right_costs(receipt, cost) c;
  -- Also an average that stays as it is has its row here, which the trigger of the parts would not write.
  perform set_config('pitlane.movement', '{"is_written": true}', true);
  update public.parts p set avg_cost = costs.average, updated_at = now()
  where p.id = part.id returning p.* into part;
  perform set_config('pitlane.movement', '', true);
  insert into private.stock_movements (
    part_id, kind, quantity, unit_cost, stock_after, average_after, cost_change, order_id, supplier_id,
    bill_id, corrects, reason,
    moved_by, moved_by_name
  ) values (
    part.id, 'revalue', 0, cost, part.current_stock, part.avg_cost, costs.cost_change, receipt.order_id,
    receipt.supplier_id,
    receipt.bill_id, receipt.movement_id, why, (select auth.uid()), private.caller_name()
  );
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;
call private.publish('correct_cost', 'managers',
  'Corrects the cost of a receipt (rupees each; without tax where it came with a bill, whose correction the '
  'register of purchases and what the supplier is owed then have) by a movement that names it, and returns '
  'the part''s row: its average cost is as if the receipt had been right. What the uses since cost more or '
  'less is in the reports of today. Managers only. A retry with the same idempotency_key returns the first '
  'result. PT400 (hint: unit_cost or reason), PT404 for what is no receipt.');
