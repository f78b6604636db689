-- Corrections of costs: a receipt that was entered with a wrong cost is named by a movement with the right one. The ledger stays as
-- it was written; the average cost is what it would be with the right one, and so is what the uses since have cost.

-- Functions

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
    select * from private.stock_movements m where m.part_id = p_receipt.part_id and m.movement_id >= starts order by m.movement_id
  loop
    cost := movement.unit_cost;
    if movement.movement_id = p_receipt.movement_id then
      cost := p_unit_cost;
    elsif movement.kind = 'receive' then
      cost := coalesce((
        select m.unit_cost from private.stock_movements m where m.corrects = movement.movement_id order by m.movement_id desc limit 1
      ), cost);
    elsif movement.kind = 'return' then
      cost := coalesce((costs ->> movement.request_id::text)::numeric, cost);
    elsif movement.kind = 'use' then
      cost := average;
      costs := costs || jsonb_build_object(coalesce(movement.request_id::text, ''), average);
    end if;
    if movement.kind in ('receive', 'return') then
      average := private.average_cost(movement.stock_after - movement.quantity, average, movement.quantity, cost);
    elsif movement.kind in ('opening', 'correct', 'import') and movement.average_after is distinct from average_before then
      average := movement.average_after;
    end if;
    if movement.kind in ('use', 'return') then
      cost_change := cost_change + round(movement.quantity * movement.unit_cost, 2) - round(movement.quantity * cost, 2);
    end if;
    -- What earlier corrections have changed already.
    cost_change := cost_change - movement.cost_change;
    average_before := movement.average_after;
  end loop;
  return next;
end
$$;
comment on function private.right_costs(private.stock_movements, numeric) is
  'What the ledger of a part comes to with another cost of a receipt: the average, and what its uses cost more than was recorded. '
  'An average that was set by hand or by an import stays. Internal.';

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
    select sum(l.quantity) from private.supplier_bills r join private.supplier_bill_lines l on l.bill_id = r.bill_id
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
    select round(wanted.quantity * p_unit_cost, 2) - round(wanted.quantity * was.unit_cost, 2), n.cgst - o.cgst, n.sgst - o.sgst,
      n.igst - o.igst
    into wanted.value, wanted.cgst, wanted.sgst, wanted.igst
    from private.purchase_tax(round(wanted.quantity * p_unit_cost, 2), was.tax_rate, is_interstate) n
    cross join private.purchase_tax(round(wanted.quantity * was.unit_cost, 2), was.tax_rate, is_interstate) o;
    insert into private.supplier_bills (
      kind, supplier_id, supplier_name, gstin, order_id, number, day, place_of_supply, value, cgst, sgst, igst, returns, reason,
      recorded_by_name
    ) values (
      'correction', bill.supplier_id, bill.supplier_name, bill.gstin, bill.order_id, bill.number, private.today(),
      bill.place_of_supply, wanted.value, wanted.cgst, wanted.sgst, wanted.igst, bill.bill_id, p_reason, private.caller_name()
    ) returning bill_id into wanted.bill_id;
    insert into private.supplier_bill_lines select wanted.*;
  end if;
  update private.part_suppliers s set unit_cost = p_unit_cost
  where s.part_id = p_receipt.part_id and s.supplier_id = bill.supplier_id and s.unit_cost = was.unit_cost;
  return wanted.stock_cost;
end
$$;
comment on function private.correct_bill(private.stock_movements, numeric, text) is
  'Corrects the price on the bill that a receipt came with, for what has not gone back, and returns the cost in the stock. Internal.';

create function private.correct_cost(p_movement_id bigint, p_unit_cost numeric, p_reason text, p_idempotency_key uuid) returns jsonb
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
  select m.* into receipt from private.stock_movements m where m.movement_id = p_movement_id and m.kind = 'receive';
  if not found then
    raise exception using errcode = 'PT404', message = 'Receipt not found', hint = 'movement_id';
  end if;
  -- A bill is locked before the parts, as by a return.
  perform from private.supplier_bills b where b.bill_id = receipt.bill_id for update;
  part := private.lock_part(receipt.part_id);
  perform private.check_length(why, 'notes', 'Reason', 'reason');
  if p_unit_cost is null or p_unit_cost not between 0 and private.limit_of('final_cost') or p_unit_cost <> round(p_unit_cost, 2)
    or p_unit_cost * receipt.quantity > private.limit_of('final_cost')
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'unit_cost';
  elsif p_unit_cost = private.entered_cost(receipt) then
    raise exception using errcode = 'PT400', message = 'This receipt has this cost already', hint = 'unit_cost';
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  if receipt.bill_id is not null then
    cost := private.correct_bill(receipt, p_unit_cost, why);
  end if;
  select c.* into costs from private.right_costs(receipt, cost) c;
  -- Also an average that stays as it is has its row here, which the trigger of the parts would not write.
  perform set_config('pitlane.movement', '{"is_written": true}', true);
  update public.parts p set avg_cost = costs.average, updated_at = now() where p.id = part.id returning p.* into part;
  perform set_config('pitlane.movement', '', true);
  insert into private.stock_movements (
    part_id, kind, quantity, unit_cost, stock_after, average_after, cost_change, order_id, supplier_id, bill_id, corrects, reason,
    moved_by, moved_by_name
  ) values (
    part.id, 'revalue', 0, cost, part.current_stock, part.avg_cost, costs.cost_change, receipt.order_id, receipt.supplier_id,
    receipt.bill_id, receipt.movement_id, why, (select auth.uid()), private.caller_name()
  );
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;

create function public.correct_cost(movement_id bigint, unit_cost numeric, reason text, idempotency_key uuid default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_cost($1, $2, $3, $4) $$;
comment on function public.correct_cost(bigint, numeric, text, uuid) is
  'Corrects the cost of a receipt (rupees each; without tax where it came with a bill, whose correction the register of purchases '
  'and what the supplier is owed then have) by a movement that names it, and returns the part''s row: its average cost is as if '
  'the receipt had been right. What the uses since cost more or less is in the reports of today. Managers only. A retry with the same '
  'idempotency_key returns the first result. PT400 (hint: unit_cost or reason), PT404 for what is no receipt.';

-- Grants

grant execute on function
  private.correct_cost(bigint, numeric, text, uuid), public.correct_cost(bigint, numeric, text, uuid)
to authenticated;
