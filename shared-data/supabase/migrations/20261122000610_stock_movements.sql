-- Stock movements: the ledger of each part, and Update, which anybody of the staff may enter. Whatever changes a stock or an average cost writes one row, by a trigger of the
-- parts, so that both always equal their ledger. Prices keep their history here too.

-- Tables

create table private.stock_movements (
  movement_id bigint generated always as identity primary key,
  part_id bigint not null references public.parts (id) on delete cascade,
  kind text not null check (kind in ('opening', 'receive', 'use', 'return', 'count', 'correct', 'import', 'send_back', 'revalue')),
  quantity numeric(12, 3) not null,
  unit_cost numeric(12, 2) not null check (unit_cost >= 0),
  stock_after numeric(12, 3) not null check (stock_after >= 0),
  average_after numeric(12, 2) not null check (average_after >= 0),
  request_id bigint,
  order_id bigint,
  supplier_id bigint,
  stock_take_id bigint,
  bill_id bigint,
  corrects bigint references private.stock_movements (movement_id) on delete cascade,
  cost_change numeric(12, 2) not null default 0,
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  moved_by uuid,
  moved_by_name text,
  moved_at timestamptz not null default now(),
  constraint only_a_revaluation_corrects check ((kind = 'revalue') = (corrects is not null) and (corrects is null or quantity = 0)),
  constraint only_a_revaluation_changes_costs check (cost_change = 0 or kind = 'revalue')
);
comment on table private.stock_movements is
  'The ledger of the stock: current_stock is the sum of quantity, in the order of movement_id. unit_cost (rupees): receive '
  'and return mix it into the average cost, opening, correct and import set the average to it, use, count and send_back (to '
  'the supplier) leave the average. order_id, supplier_id: of a purchase order. stock_take_id: of a count. '
  'revalue moves nothing: unit_cost is what the receipt that it corrects should have had, average_after the average as if it had, '
  'cost_change what the uses since then cost more. bill_id: of the supplier. request_id, moved_by: without foreign keys, so '
  'that Clear All and a dismissal leave the ledger as it is.';

create table private.part_prices (
  price_id bigint generated always as identity primary key,
  part_id bigint not null references public.parts (id) on delete cascade,
  price numeric(12, 2) not null check (price >= 0),
  changed_at timestamptz not null default now()
);
create table private.part_uses (
  part_id bigint primary key references public.parts (id) on delete cascade,
  last_used_at timestamptz not null
);
comment on table private.part_uses is
  'When each part was last used. Kept beside the ledger: asking the ledger for each of 20,000 parts took 50 ms.';

comment on table private.part_prices is 'What a part was sold for since when, in rupees.';

-- Indexes

create index stock_movements_part_idx on private.stock_movements (part_id, movement_id);
create index stock_movements_corrects_idx on private.stock_movements (corrects);
create index stock_movements_request_idx on private.stock_movements (request_id, part_id) where request_id is not null;
create index part_prices_part_idx on private.part_prices (part_id, price_id);

-- Row-level security

alter table private.stock_movements enable row level security;
alter table private.part_prices enable row level security;
alter table private.part_uses enable row level security;

-- Functions

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

create function private.dead_stock(p_part_id bigint, p_stock numeric, p_last_used_at timestamptz) returns numeric
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
  'How much of a part''s stock has lain there for 180 days, without what came in since; 0 once a job used any of it in them. Internal.';

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
    part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, order_id, supplier_id, stock_take_id, bill_id, reason,
    moved_by, moved_by_name
  ) values (
    new.id, coalesce(said ->> 'kind', case when tg_op = 'INSERT' then 'opening'
      when current_setting('pitlane.imports', true) = 'on' then 'import' else 'correct' end),
    new.current_stock - coalesce(old.current_stock, 0), coalesce((said ->> 'unit_cost')::numeric, new.avg_cost),
    new.current_stock, new.avg_cost, (said ->> 'request_id')::bigint, (said ->> 'order_id')::bigint,
    (said ->> 'supplier_id')::bigint, (said ->> 'stock_take_id')::bigint,
    (said ->> 'bill_id')::bigint, said ->> 'reason', caller,
    private.account_of(caller) ->> 'name'
  );
  return null;
end
$$;
comment on function private.record_movement() is
  'Trigger: writes the movement of a changed stock or average cost, as private.move_stock says it, else as a correction.';
create trigger record_opening after insert on public.parts
for each row when (new.current_stock <> 0 or new.avg_cost <> 0)
execute function private.record_movement();
create trigger record_movement after update on public.parts
for each row when ((new.current_stock, new.avg_cost) is distinct from (old.current_stock, old.avg_cost))
execute function private.record_movement();

create function private.average_cost(p_stock numeric, p_average numeric, p_quantity numeric, p_unit_cost numeric) returns numeric
language sql immutable
return case when p_stock + p_quantity > 0
  then round((p_stock * p_average + p_quantity * p_unit_cost) / (p_stock + p_quantity), 2) else p_average end;
comment on function private.average_cost(numeric, numeric, numeric, numeric) is
  'The moving average cost (rupees, half up to the paisa) of a stock after a quantity at a cost came in. Internal.';

create function private.move_stock(
  p_part_id bigint, p_kind text, p_quantity numeric, p_unit_cost numeric default null, p_request_id bigint default null,
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
    'supplier_id', p_supplier_id, 'stock_take_id', p_stock_take_id, 'bill_id', p_bill_id, 'reason', nullif(btrim(p_reason), '')
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
comment on function private.move_stock(bigint, text, numeric, numeric, bigint, text, bigint, bigint, bigint, bigint) is
  'Changes the stock of a part, which the caller has locked and checked, by a quantity and writes why. Internal.';

create function private.update_stock(
  p_part_id bigint, p_quantity numeric, p_mode text, p_expected_stock numeric, p_idempotency_key uuid, p_reason text
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
    raise exception using errcode = 'PT412', hint = 'quantity', detail = trim_scale(part.current_stock)::text, message = format(
      'The stock of %s has changed: it is %s now', part.part_name, private.say_quantity(part.current_stock, part.stock_unit)
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

create function public.update_stock(
  part_id bigint, quantity numeric, mode text, expected_stock numeric default null, idempotency_key uuid default null,
  reason text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_stock($1, $2, $3, $4, $5, $6) $$;
comment on function public.update_stock(bigint, numeric, text, numeric, uuid, text) is
  'Changes a part''s stock (mode set, add or subtract; up to 1,000,000, whole numbers of what is counted; never below 0) and returns the '
  'part''s row. reason is kept with the movement. With expected_stock, PT412 (detail: the current stock) when the stock differs. A retry with the same '
  'idempotency_key changes nothing and returns the first result; PT409 with another request. Mechanics and managers. '
  'PT400 ''Please enter a valid stock value'' or for a fraction of what is counted, PT404 for an unknown part.';

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

-- Grants

grant execute on function
  private.update_stock(bigint, numeric, text, numeric, uuid, text), public.update_stock(bigint, numeric, text, numeric, uuid, text)
to authenticated;
