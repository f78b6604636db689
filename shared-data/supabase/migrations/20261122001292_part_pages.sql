-- A part's page: its ledger, who waits for it and what it cost; what comes in, and what a job gives back.

-- Functions

create function private.part_details(p_part_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  sees_all boolean := private.is_manager();
  answer jsonb;
begin
  perform private.require_staff();
  select private.part_row(p) || jsonb_build_object(
    'reserved', coalesce((select sum(v.quantity) from private.reservations v where v.part_id = p.id), 0),
    'proposal', case when sees_all then private.price_proposal(p) end,
    'on_order', private.on_order(p.id), 'due_on', private.due_day(p.id), 'orders', private.open_orders(p.id, sees_all),
    'used_90_days', (
      -- A part that was used before and came back since is not less than none.
      select greatest(coalesce(-sum(m.quantity), 0), 0) from private.stock_movements m
      where m.part_id = p.id and m.kind in ('use', 'return') and m.moved_at > now() - interval '90 days'
    ),
    'last_used_at', (select u.last_used_at from private.part_uses u where u.part_id = p.id),
    'prices', (
      select coalesce(jsonb_agg(jsonb_build_object('changed_at', h.changed_at, 'amount', h.price) order by h.price_id), '[]')
      from (select c.* from private.part_prices c where c.part_id = p.id order by c.price_id desc limit 50) h
    ),
    'costs', (
      select coalesce(jsonb_agg(jsonb_build_object('changed_at', h.moved_at, 'amount', h.average_after) order by h.movement_id), '[]')
      from (
        select m.* from private.stock_movements m
        where sees_all and m.part_id = p.id and m.kind in ('opening', 'receive', 'correct', 'import', 'revalue')
        order by m.movement_id desc limit 50
      ) h
    ),
    'reservations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'request_id', case when mine then n.request_id end,
        'registration_number', case when mine then r.registration_number end,
        'scheduled_date', n.scheduled_date, 'quantity', n.quantity, 'short', n.short
      ) order by n.scheduled_date, n.request_id), '[]')
      from private.part_needs(array[p.id]) n join public.service_requests r on r.request_id = n.request_id
      cross join lateral (select sees_all or r.assigned_mechanic = caller as mine) o
    )
  ) into answer
  from public.parts p where p.id = p_part_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return answer;
end
$$;

create function public.part_details(part_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_details($1) $$;
comment on function public.part_details(bigint) is
  'A part with what is reserved, what is on order and when the next is due, orders: what each brings and when, what was used in 90 days, its prices and, for managers, average costs over time (rupees), '
  'proposal: the price that the rule of its category proposes, and the requests that reserve it with what is short; a mechanic sees which of them are the own jobs. Mechanics and '
  'managers. PT404.';

create function private.returnable(p_request_id bigint, p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select u.quantity_used from public.service_request_parts u
    where u.request_id = p_request_id and u.part_id = p_part_id
  ), 0) - coalesce((
    select sum(m.quantity) from private.stock_movements m
    where m.request_id = p_request_id and m.part_id = p_part_id and m.kind = 'return'
  ), 0)
$$;
comment on function private.returnable(bigint, bigint) is
  'How many of a part that a job used have not come back. Internal.';

create function private.entered_cost(p_receipt private.stock_movements) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (private.billed_line(p_receipt.bill_id, p_receipt.part_id)).unit_cost,
    (select m.unit_cost from private.stock_movements m where m.corrects = p_receipt.movement_id order by m.movement_id desc limit 1),
    p_receipt.unit_cost
  )
$$;
comment on function private.entered_cost(private.stock_movements) is
  'What was entered as the cost of a receipt, or the last correction of it, in rupees each. Internal.';

create function private.part_movements(p_part_id bigint, p_kind text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  sees_all boolean := private.is_manager();
  wanted text := private.list_filter(
    p_kind, 'opening', 'receive', 'use', 'return', 'count', 'correct', 'import', 'send_back'
  );
  answer jsonb;
begin
  perform private.require_staff();
  with matching as not materialized (
    select m.* from private.stock_movements m
    where m.part_id = p_part_id and (wanted is null or m.kind = wanted)
  ), page as (
    select m.* from matching m order by m.movement_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'movement_id', m.movement_id, 'kind', m.kind, 'quantity', m.quantity, 'stock_after', m.stock_after,
        'unit_cost', case when sees_all then m.unit_cost end, 'reason', m.reason, 'moved_by_name', m.moved_by_name,
        'moved_at', m.moved_at, 'request_id', r.request_id, 'registration_number', r.registration_number,
        'order_id', case when sees_all then m.order_id end, 'stock_take_id', m.stock_take_id,
        'entered_cost', case when sees_all and m.kind = 'receive' then private.entered_cost(m) end,
        'returnable', case when m.kind = 'use' and r.request_id is not null then private.returnable(r.request_id, p_part_id)
          else 0 end
      ) order by m.movement_id desc)
      from page m left join public.service_requests r
        on r.request_id = m.request_id and (sees_all or r.assigned_mechanic = caller)
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;

create function public.part_movements(
  part_id bigint, kind text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_movements($1, $2, $3, $4) $$;
comment on function public.part_movements(bigint, text, int, int) is
  'The ledger of a part, newest first: {rows, total}. unit_cost (rupees) is for managers; a mechanic sees the request of '
  'the own jobs only. returnable: how many of a use can still come back. entered_cost: of a receipt, as it was entered or corrected '
  'since; without tax where it came with a bill; for managers. Mechanics and managers.';

create function private.keep_fractions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (
      select new.current_stock as quantity
      union all
      select l.quantity from public.request_lines l join public.service_requests r on r.request_id = l.request_id
      where l.part_id = new.id and l.status in ('proposed', 'approved') and r.status not in ('completed', 'cancelled')
      union all
      select l.open from private.purchase_order_lines l where l.part_id = new.id and l.open > 0
    ) f where f.quantity <> trunc(f.quantity)
  ) then
    raise exception using errcode = 'PT409', hint = 'stock_unit', message = format(
      'There is a fraction of %s in stock, on a job or on an order. Until it is gone, the part cannot be counted in %s.',
      new.part_name, private.units() -> new.stock_unit ->> 'many'
    );
  end if;
  return new;
end
$$;
comment on function private.keep_fractions() is
  'Trigger: PT409 (hint: stock_unit) for a part that is to be counted and has fractions somewhere.';
create trigger keep_fractions before update of stock_unit on public.parts
for each row when (private.is_measured(old.stock_unit) and not private.is_measured(new.stock_unit))
execute function private.keep_fractions();

create function private.lock_part(p_part_id bigint) returns public.parts
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return part;
end
$$;
comment on function private.lock_part(bigint) is 'Locks a part and returns it. PT404. Internal.';

create function private.return_part(
  p_request_id bigint, p_part_id bigint, p_quantity numeric, p_reason text, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'returned_part', p_part_id, 'quantity', p_quantity, 'reason', p_reason),
    'This return was saved already, as it was first sent. Reload and try again.'
  );
  part public.parts;
  left_in_car numeric;
begin
  if earlier is not null then
    return earlier;
  end if;
  part := private.lock_part(p_part_id);
  left_in_car := private.returnable(request.request_id, p_part_id);
  perform private.check_length(btrim(p_reason), 'notes', 'Reason', 'reason');
  if p_quantity is null or p_quantity <= 0 or p_quantity > private.limit_of('stock') - part.current_stock then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  elsif p_quantity > left_in_car then
    raise exception using errcode = 'PT409', hint = 'quantity', detail = trim_scale(left_in_car)::text, message = format(
      '%s: only %s can come back from this job', part.part_name, private.say_quantity(left_in_car, part.stock_unit)
    );
  end if;
  perform private.check_quantity(part.part_name, part.stock_unit, p_quantity, 'quantity');
  part := private.move_stock(p_part_id, 'return', p_quantity, coalesce((
    select m.unit_cost from private.stock_movements m
    where m.request_id = p_request_id and m.part_id = p_part_id and m.kind = 'use' order by m.movement_id desc limit 1
  ), part.avg_cost), p_request_id, p_reason);
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;

create function public.return_part(
  request_id bigint, part_id bigint, quantity numeric, reason text default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.return_part($1, $2, $3, $4, $5) $$;
comment on function public.return_part(bigint, bigint, numeric, text, uuid) is
  'Puts a part that a completed job did not need back on the shelf, at the cost at which it was used, and returns the '
  'part''s row. What the job used and costs stays. Mechanics for their own jobs; managers. A retry with the same '
  'idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 (detail: how many can come back).';

create function private.receive_part(
  p_part_id bigint, p_quantity numeric, p_unit_cost numeric, p_reason text, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb;
  part public.parts;
begin
  perform private.require_manager();
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('received_part', p_part_id, 'quantity', p_quantity, 'unit_cost', p_unit_cost, 'reason', p_reason),
    'This delivery was saved already, as it was first sent. Reload and try again.'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.lock_waiting(array[p_part_id]);
  part := private.lock_part(p_part_id);
  perform private.check_length(btrim(p_reason), 'notes', 'Note', 'reason');
  if p_quantity is null or p_quantity <= 0 or p_quantity > private.limit_of('stock') - part.current_stock then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  elsif p_unit_cost is null or p_unit_cost not between 0 and private.limit_of('final_cost')
    or p_unit_cost <> round(p_unit_cost, 2)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'unit_cost';
  end if;
  perform private.check_quantity(part.part_name, part.stock_unit, p_quantity, 'quantity');
  part := private.move_stock(p_part_id, 'receive', p_quantity, p_unit_cost, null, p_reason);
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;

create function public.receive_part(
  part_id bigint, quantity numeric, unit_cost numeric, reason text default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.receive_part($1, $2, $3, $4, $5) $$;
comment on function public.receive_part(bigint, numeric, numeric, text, uuid) is
  'Adds what was delivered of a part at its cost (rupees each), which goes into the average cost, and returns the part''s '
  'row. reason: such as the number of the supplier''s bill. Managers only. A retry with the same idempotency_key returns '
  'the first result. PT400 (hint: the field), PT404.';

-- Grants

grant execute on function
  private.part_details(bigint), public.part_details(bigint), private.part_movements(bigint, text, int, int),
  public.part_movements(bigint, text, int, int), private.return_part(bigint, bigint, numeric, text, uuid),
  public.return_part(bigint, bigint, numeric, text, uuid), private.receive_part(bigint, numeric, numeric, text, uuid),
  public.receive_part(bigint, numeric, numeric, text, uuid)
to authenticated;
