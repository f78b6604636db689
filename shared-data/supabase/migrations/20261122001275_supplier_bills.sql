-- What suppliers delivered and got back: their bills, which write the movements of the parts, and returns.

-- Tables

create table private.supplier_bills (
  bill_id bigint generated always as identity primary key,
  kind text not null check (kind in ('bill', 'return', 'correction')),
  supplier_id bigint not null references private.suppliers (supplier_id),
  supplier_name text not null,
  gstin text,
  order_id bigint references private.purchase_orders (order_id),
  number text not null check (char_length(number) between 1 and private.limit_of('code')),
  day date not null,
  due_on date,
  place_of_supply text,
  value numeric(12, 2) not null check (value >= 0 or kind = 'correction'),
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  rounding numeric(12, 2) not null default 0 check (rounding between -1 and 1),
  total numeric(12, 2) not null generated always as (value + cgst + sgst + igst + rounding) stored,
  returns bigint references private.supplier_bills (bill_id),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  recorded_at timestamptz not null default now(),
  recorded_by_name text not null,
  constraint only_a_return_returns check ((kind <> 'bill') = (returns is not null) and (returns is null) = (reason is null))
);
comment on table private.supplier_bills is
  'kind: a bill of a supplier with what it delivered; a return of some of it, whose amounts are what it takes off; or a correction of a '
  'price on it, whose amounts are what it adds, negative where it was too high. returns: the bill of the other two. Rupees. '
  'supplier_name, gstin and place_of_supply (the code of the garage''s state) are those of that day. number and day: of the '
  'supplier''s bill, or of the note with the returned parts. rounding: of the total on the bill.';

create table private.supplier_bill_lines (
  bill_id bigint not null references private.supplier_bills (bill_id),
  part_id bigint not null,
  part_name text not null,
  part_code text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_cost numeric(12, 2) not null check (unit_cost >= 0),
  tax_rate numeric(5, 2) not null check (private.is_gst_rate(tax_rate, null)),
  value numeric(12, 2) not null,
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  stock_cost numeric(12, 2) not null check (stock_cost >= 0),
  primary key (bill_id, part_id)
);
comment on table private.supplier_bill_lines is
  'part_id: without a foreign key, as a bill stays. unit_cost: rupees each without tax. stock_cost: rupees each in the ledger of the part: without tax where the garage has a '
  'tax number and gets it back, else with tax.';

-- Indexes

create unique index supplier_bills_number_idx on private.supplier_bills (
  supplier_id, lower(number), private.financial_year(day)
) where kind = 'bill';
create index supplier_bills_supplier_idx on private.supplier_bills (supplier_id, day desc, bill_id desc);
create index supplier_bills_day_idx on private.supplier_bills (day, bill_id);
create index supplier_bills_order_idx on private.supplier_bills (order_id);
create index supplier_bills_returns_idx on private.supplier_bills (returns);
create index supplier_bill_lines_part_idx on private.supplier_bill_lines (part_id, bill_id);

-- Row-level security

alter table private.supplier_bills enable row level security;
alter table private.supplier_bill_lines enable row level security;

-- Functions

create trigger keep_documents before update or delete or truncate on private.supplier_bills
for each statement execute function private.keep_documents();
create trigger keep_documents before update or delete or truncate on private.supplier_bill_lines
for each statement execute function private.keep_documents();

create function private.owe_supplier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.suppliers s set owed = s.owed + case new.kind when 'return' then -new.total else new.total end
  where s.supplier_id = new.supplier_id;
  return null;
end
$$;
comment on function private.owe_supplier() is 'Trigger: keeps what a supplier is owed.';
create trigger owe_supplier after insert on private.supplier_bills
for each row execute function private.owe_supplier();

create function private.purchase_tax(p_value numeric, p_rate numeric, p_interstate boolean)
returns table (cgst numeric, sgst numeric, igst numeric)
language sql immutable set search_path = ''
as $$
  select s.half, s.half, s.whole from (
    select case when p_interstate then 0 else round(p_value * p_rate / 200, 2) end as half,
      case when p_interstate then round(p_value * p_rate / 100, 2) else 0 end as whole
  ) s
$$;
comment on function private.purchase_tax(numeric, numeric, boolean) is 'The tax on a value without tax, in rupees. Internal.';

create function private.check_bill_day(p_number text, p_day date) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_number is null then
    raise exception using errcode = 'PT400', message = 'Please enter the number of the bill', hint = 'number';
  elsif p_day is null or p_day not between private.today() - 366 and private.today() then
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year', hint = 'day';
  end if;
  perform private.check_length(p_number, 'code', 'Number', 'number');
end
$$;
comment on function private.check_bill_day(text, date) is 'PT400 (hint: the field) for a bill. Internal.';

create function private.delivered_lines(p_order private.purchase_orders, p_lines jsonb, p_more boolean)
returns table (line_id bigint, part_id bigint, quantity numeric, unit_cost numeric, tax_rate numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry jsonb;
  line record;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) not between 1 and private.limit_of('lines') then
    raise exception using errcode = 'PT400', message = 'Please enter what came', hint = 'lines';
  end if;
  for entry in select e.value from jsonb_array_elements(p_lines) e loop
    select l.*, p.part_name, p.stock_unit into line from private.purchase_order_lines l join public.parts p on p.id = l.part_id
    where l.order_id = p_order.order_id and l.line_id::text = entry ->> 'line_id';
    if not found then
      raise exception using errcode = 'PT404', message = 'This line is not in the order', hint = 'lines';
    elsif not coalesce(private.typed_quantity(entry ->> 'quantity') <= private.limit_of('stock'), false) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
    elsif not coalesce(entry ->> 'unit_cost' ~ '^[0-9]{1,8}(\.[0-9]{1,2})?$', false) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'lines';
    elsif not coalesce(entry ->> 'tax_rate' ~ '^[0-9]{1,3}(\.[0-9]{1,2})?$', false) or (entry ->> 'tax_rate')::numeric > 100 then
      raise exception using errcode = 'PT400', message = 'Please enter a rate from 0 to 100', hint = 'lines';
    elsif (entry ->> 'quantity')::numeric * (entry ->> 'unit_cost')::numeric > private.limit_of('final_cost') then
      raise exception using errcode = 'PT400', message = 'The total of the bill is too high', hint = 'lines';
    end if;
    perform private.check_quantity(line.part_name, line.stock_unit, (entry ->> 'quantity')::numeric, 'lines');
    if (entry ->> 'quantity')::numeric > line.open and not coalesce(p_more, false) then
      raise exception using errcode = 'PT409', hint = 'more', detail = trim_scale(line.open)::text, message = format(
        '%s: %s came, but only %s %s still open on this order', line.part_name,
        private.say_quantity((entry ->> 'quantity')::numeric, line.stock_unit), private.say_quantity(line.open, line.stock_unit),
        private.are(line.open)
      );
    end if;
  end loop;
  if (select count(*) > count(distinct e.value ->> 'line_id') from jsonb_array_elements(p_lines) e) then
    raise exception using errcode = 'PT400', message = 'Each part can be on a bill once', hint = 'lines';
  end if;
  return query
    select l.line_id, l.part_id, (e.value ->> 'quantity')::numeric, (e.value ->> 'unit_cost')::numeric, (e.value ->> 'tax_rate')::numeric
    from jsonb_array_elements(p_lines) e join private.purchase_order_lines l on l.line_id::text = e.value ->> 'line_id'
    order by l.part_id;
end
$$;
comment on function private.delivered_lines(private.purchase_orders, jsonb, boolean) is
  'The checked lines of a delivery by part. PT400, PT404, PT409 (hint: more) for more than is open. Internal.';

create function private.bill_lines(p_order private.purchase_orders, p_gstin text, p_lines jsonb, p_more boolean)
returns private.supplier_bill_lines[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  garage private.garage := (select g from private.garage g);
  lines private.supplier_bill_lines[];
begin
  select array_agg(row(
    0, d.part_id, p.part_name, p.part_code, d.quantity, d.unit_cost, d.tax_rate, v.value, t.cgst, t.sgst, t.igst,
    case when garage.tax_number is null then round((v.value + t.cgst + t.sgst + t.igst) / d.quantity, 2) else d.unit_cost end
  )::private.supplier_bill_lines order by d.part_id) into lines
  from private.delivered_lines(p_order, p_lines, p_more) d join public.parts p on p.id = d.part_id
  cross join lateral (select round(d.quantity * d.unit_cost, 2) as value) v
  cross join lateral private.purchase_tax(v.value, d.tax_rate, left(p_gstin, 2) <> garage.state_code) t;
  if p_gstin is null and exists (select from unnest(lines) l where l.tax_rate > 0) then
    raise exception using errcode = 'PT400', hint = 'lines',
      message = 'Only a supplier with a GSTIN charges GST. Enter the GSTIN of the supplier, or a rate of 0.';
  elsif (select sum(l.value + l.cgst + l.sgst + l.igst) from unnest(lines) l) > private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = 'The total of the bill is too high', hint = 'lines';
  end if;
  return lines;
end
$$;
comment on function private.bill_lines(private.purchase_orders, text, jsonb, boolean) is
  'What was delivered, with its tax: IGST where the supplier is in another state. PT400, PT404, PT409 (hint: more). Internal.';

create function private.bill_row(p_bill private.supplier_bills) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_bill) || jsonb_build_object(
    'order_number', (select o.number from private.purchase_orders o where o.order_id = p_bill.order_id),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - array['bill_id', 'stock_cost'] || jsonb_build_object(
        'stock_unit', (select p.stock_unit from public.parts p where p.id = l.part_id),
        'returnable', case when p_bill.kind = 'bill' then l.quantity - coalesce((
          select sum(b.quantity) from private.supplier_bills r join private.supplier_bill_lines b on b.bill_id = r.bill_id
          where r.returns = p_bill.bill_id and r.kind = 'return' and b.part_id = l.part_id
        ), 0) else 0 end
      ) order by l.part_name, l.part_id), '[]')
      from private.supplier_bill_lines l where l.bill_id = p_bill.bill_id
    )
  )
$$;
comment on function private.bill_row(private.supplier_bills) is
  'A bill or return with its lines; returnable: what has not gone back. Internal.';

create function private.receive_order(
  p_order_id bigint, p_number text, p_day date, p_lines jsonb, p_rounding numeric, p_more boolean, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purchase private.purchase_orders := private.lock_order(p_order_id);
  supplier private.suppliers;
  bill_number text := nullif(btrim(p_number), '');
  lines private.supplier_bill_lines[];
  line private.supplier_bill_lines;
  bill private.supplier_bills;
  earlier jsonb := private.stored_result(p_idempotency_key, jsonb_build_object(
    'receive_order', p_order_id, 'number', bill_number, 'day', p_day, 'lines', p_lines, 'rounding', p_rounding
  ), 'This delivery was saved already, as it was first sent. Reload and try again.');
begin
  if earlier is not null then
    return earlier;
  elsif not private.is_on_order(purchase) then
    raise exception using errcode = 'PT409', message = 'Nothing of this order is open';
  elsif p_rounding is null or not p_rounding between -1 and 1 or p_rounding <> round(p_rounding, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a rounding from -1 to 1', hint = 'rounding';
  end if;
  perform private.check_bill_day(bill_number, p_day);
  select s.* into supplier from private.suppliers s where s.supplier_id = purchase.supplier_id;
  lines := private.bill_lines(purchase, supplier.gstin, p_lines, p_more);
  perform private.check_gst_rate(l.tax_rate, p_day, 'lines') from unnest(lines) l;
  perform private.lock_waiting(array(select l.part_id from unnest(lines) l));
  perform from public.parts p where p.id in (select l.part_id from unnest(lines) l) order by p.id for update;
  if exists (
    select from unnest(lines) l join public.parts p on p.id = l.part_id where p.current_stock + l.quantity > private.limit_of('stock')
  ) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
  end if;
  insert into private.supplier_bills (
    kind, supplier_id, supplier_name, gstin, order_id, number, day, due_on, place_of_supply, value, cgst, sgst, igst, rounding,
    recorded_by_name
  )
  select 'bill', supplier.supplier_id, supplier.name, supplier.gstin, p_order_id, bill_number, p_day,
    p_day + supplier.terms_days, (select g.state_code from private.garage g), sum(l.value), sum(l.cgst), sum(l.sgst),
    sum(l.igst), p_rounding, private.caller_name()
  from unnest(lines) l
  returning * into bill;
  foreach line in array lines loop
    line.bill_id := bill.bill_id;
    insert into private.supplier_bill_lines select line.*;
    perform private.move_stock(
      line.part_id, 'receive', line.quantity, line.stock_cost, null, format('%s, bill %s', supplier.name, bill_number),
      p_order_id, supplier.supplier_id, null, bill.bill_id
    );
    update private.purchase_order_lines l set received = l.received + line.quantity
    where l.order_id = p_order_id and l.part_id = line.part_id;
    insert into private.part_suppliers (part_id, supplier_id, unit_cost)
    values (line.part_id, supplier.supplier_id, line.unit_cost)
    on conflict (part_id) do update set supplier_id = excluded.supplier_id, unit_cost = excluded.unit_cost;
  end loop;
  perform private.follow_order(p_order_id);
  return private.store_result(p_idempotency_key, private.order_details(p_order_id));
exception when unique_violation then
  raise exception using errcode = 'PT409', hint = 'number',
    message = format('Bill %s of this supplier was recorded already', bill_number);
end
$$;

create function public.receive_order(
  order_id bigint, number text, day date, lines jsonb, rounding numeric default 0, more boolean default false,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.receive_order($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid) is
  'Records a bill of the supplier of an order with what it delivered, puts it into the stock at its cost and returns '
  'order_details. number and day: of the bill. lines: [{line_id, quantity, unit_cost: rupees each without tax, tax_rate: '
  'percent}]. rounding: of the total on the bill, -1 to 1 rupees. more: also more than was ordered. Managers only. A retry with '
  'the same idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409: nothing is open, the bill was '
  'recorded already (hint: number), or more came than is open (hint: more, detail: how many are).';

create function private.billed_line(p_bill_id bigint, p_part_id bigint) returns private.supplier_bill_lines
language sql stable security definer set search_path = ''
as $$
  select l.* from private.supplier_bills b join private.supplier_bill_lines l on l.bill_id = b.bill_id
  where (b.bill_id = p_bill_id or b.returns = p_bill_id and b.kind = 'correction') and l.part_id = p_part_id
  order by b.bill_id desc limit 1
$$;
comment on function private.billed_line(bigint, bigint) is
  'The line of a part on a bill with its price, or that of the last correction. Internal.';

create function private.returned_lines(p_bill private.supplier_bills, p_lines jsonb) returns private.supplier_bill_lines[]
language plpgsql security definer set search_path = ''
as $$
declare
  came jsonb := private.bill_row(p_bill) -> 'lines';
  entry jsonb;
  known jsonb;
  too_many text;
  lines private.supplier_bill_lines[];
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) not between 1 and private.limit_of('lines')
    or (select count(*) > count(distinct e.value ->> 'part_id') from jsonb_array_elements(p_lines) e)
  then
    raise exception using errcode = 'PT400', message = 'Please enter what goes back', hint = 'lines';
  end if;
  for entry in select e.value from jsonb_array_elements(p_lines) e loop
    select c.value into known from jsonb_array_elements(came) c where c.value ->> 'part_id' = entry ->> 'part_id';
    if not found then
      raise exception using errcode = 'PT404', message = 'This part is not on the bill', hint = 'lines';
    elsif private.typed_quantity(entry ->> 'quantity') is null then
      raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
    elsif (entry ->> 'quantity')::numeric > (known ->> 'returnable')::numeric then
      raise exception using errcode = 'PT409', hint = 'lines', detail = trim_scale((known ->> 'returnable')::numeric)::text,
        message = format(
          '%s: only %s of this bill can go back', known ->> 'part_name',
          private.say_quantity((known ->> 'returnable')::numeric, known ->> 'stock_unit')
        );
    end if;
  end loop;
  perform from public.parts p where p.id::text in (select e.value ->> 'part_id' from jsonb_array_elements(p_lines) e)
  order by p.id for update;
  select format('%s: only %s left in stock', p.part_name, private.say_quantity(p.current_stock, p.stock_unit)) into too_many
  from jsonb_array_elements(p_lines) e join public.parts p on p.id::text = e.value ->> 'part_id'
  where p.current_stock < (e.value ->> 'quantity')::numeric order by p.id limit 1;
  if found then
    raise exception using errcode = 'PT409', message = too_many, hint = 'lines';
  end if;
  perform private.check_quantity(p.part_name, p.stock_unit, (e.value ->> 'quantity')::numeric, 'lines')
  from jsonb_array_elements(p_lines) e join public.parts p on p.id::text = e.value ->> 'part_id';
  select array_agg(row(
    0, l.part_id, l.part_name, l.part_code, r.quantity, l.unit_cost, l.tax_rate, v.value, t.cgst, t.sgst, t.igst, l.stock_cost
  )::private.supplier_bill_lines order by l.part_id) into lines
  from jsonb_array_elements(p_lines) e
  cross join lateral private.billed_line(p_bill.bill_id, (e.value ->> 'part_id')::bigint) l
  cross join lateral (select (e.value ->> 'quantity')::numeric as quantity) r
  cross join lateral (select round(r.quantity * l.unit_cost, 2) as value) v
  cross join lateral private.purchase_tax(v.value, l.tax_rate, left(p_bill.gstin, 2) <> p_bill.place_of_supply) t;
  return lines;
end
$$;
comment on function private.returned_lines(private.supplier_bills, jsonb) is
  'The checked lines of a return, whose parts it locks, with their tax. PT400, PT404, PT409. Internal.';

create function private.return_to_supplier(
  p_bill_id bigint, p_number text, p_day date, p_lines jsonb, p_reason text, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  bill private.supplier_bills;
  back private.supplier_bills;
  note_number text := nullif(btrim(p_number), '');
  why text := nullif(btrim(p_reason), '');
  lines private.supplier_bill_lines[];
  line private.supplier_bill_lines;
  earlier jsonb;
begin
  perform private.require_manager();
  select b.* into bill from private.supplier_bills b where b.bill_id = p_bill_id and b.kind = 'bill' for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Bill not found', hint = 'bill_id';
  end if;
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'return_to_supplier', p_bill_id, 'number', note_number, 'day', p_day, 'lines', p_lines, 'reason', why
  ), 'This return was saved already, as it was first sent. Reload and try again.');
  if earlier is not null then
    return earlier;
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  perform private.check_length(why, 'notes', 'Reason', 'reason');
  perform private.check_bill_day(note_number, p_day);
  lines := private.returned_lines(bill, p_lines);
  insert into private.supplier_bills (
    kind, supplier_id, supplier_name, gstin, order_id, number, day, place_of_supply, value, cgst, sgst, igst, returns, reason,
    recorded_by_name
  )
  select 'return', bill.supplier_id, bill.supplier_name, bill.gstin, bill.order_id, note_number, p_day, bill.place_of_supply,
    sum(l.value), sum(l.cgst), sum(l.sgst), sum(l.igst), bill.bill_id, why, private.caller_name()
  from unnest(lines) l
  returning * into back;
  foreach line in array lines loop
    line.bill_id := back.bill_id;
    insert into private.supplier_bill_lines select line.*;
    perform private.move_stock(
      line.part_id, 'send_back', -line.quantity, line.stock_cost, null, left(format('%s: %s', bill.supplier_name, why), 2000), bill.order_id,
      bill.supplier_id, null, back.bill_id
    );
  end loop;
  return private.store_result(p_idempotency_key, private.bill_row(back));
end
$$;

create function public.return_to_supplier(
  bill_id bigint, number text, day date, lines jsonb, reason text, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.return_to_supplier($1, $2, $3, $4, $5, $6) $$;
comment on function public.return_to_supplier(bigint, text, date, jsonb, text, uuid) is
  'Takes parts of a bill out of the stock and gives them back to their supplier, at the price of the bill; returns the return. '
  'number and day: of the note that goes with them. lines: [{part_id, quantity}]. Managers only. A retry with the same '
  'idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 for more than came and has not gone back, or '
  'than is in stock.';

-- Grants

grant execute on function
  private.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid),
  public.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid),
  private.return_to_supplier(bigint, text, date, jsonb, text, uuid),
  public.return_to_supplier(bigint, text, date, jsonb, text, uuid)
to authenticated;
