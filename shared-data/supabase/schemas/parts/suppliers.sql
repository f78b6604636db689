-- Suppliers: who sells parts to the garage, and on which terms.

set check_function_bodies = off;

create function private.supplier_row(p_supplier private.suppliers) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(p_supplier) - array['search_text', 'mailbox'] $$;
comment on function private.supplier_row(private.suppliers) is 'A supplier as managers read it.';

create function private.lock_supplier(p_supplier_id bigint) returns private.suppliers
language plpgsql security definer set search_path = ''
as $$
declare
  supplier private.suppliers;
begin
  select s.* into supplier from private.suppliers s where s.supplier_id = p_supplier_id for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Supplier not found', hint = 'supplier_id';
  end if;
  return supplier;
end
$$;
comment on function private.lock_supplier(bigint) is 'Locks a supplier and returns it. PT404.';

create function private.check_supplier(p_supplier private.suppliers) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_supplier.name is null then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_length(p_supplier.name, 'name', 'Name', 'name');
  perform private.check_no_web_address(p_supplier.name, 'Name', 'name');
  perform private.check_length(p_supplier.contact, 'name', 'Contact', 'contact');
  perform private.check_phone(p_supplier.phone);
  perform private.check_length(p_supplier.note, 'notes', 'Note', 'note');
  if not private.is_email(p_supplier.email) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
  elsif not private.is_gstin(p_supplier.gstin) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid GSTIN', hint = 'gstin';
  elsif p_supplier.terms_days is null or p_supplier.terms_days not between 0 and 365 then
    raise exception using errcode = 'PT400', message = 'Please enter 0 to 365 days', hint = 'terms_days';
  elsif p_supplier.lead_days is null or p_supplier.lead_days not between 0 and 365 then
    raise exception using errcode = 'PT400', message = 'Please enter 0 to 365 days', hint = 'lead_days';
  end if;
end
$$;
comment on function private.check_supplier(private.suppliers) is
  'PT400 (hint: the field) for the first rule that a supplier breaks.';

create function private.save_supplier(
  p_name text, p_contact text default null, p_phone text default null, p_email text default null,
  p_gstin text default null, p_terms_days int default 0, p_lead_days int default 0, p_note text default null,
  p_supplier_id bigint default null, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current private.suppliers;
  wanted private.suppliers;
begin
  perform private.require_manager();
  if p_supplier_id is not null then
    current := private.lock_supplier(p_supplier_id);
  end if;
  wanted := current;
  wanted.name := nullif(btrim(p_name), '');
  wanted.contact := nullif(btrim(p_contact), '');
  wanted.phone := nullif(private.spaced_phone(p_phone), '');
  wanted.email := nullif(lower(btrim(p_email)), '');
  wanted.gstin := nullif(upper(regexp_replace(p_gstin, '\s', '', 'g')), '');
  wanted.terms_days := p_terms_days;
  wanted.lead_days := p_lead_days;
  wanted.note := nullif(btrim(p_note), '');
  perform private.check_supplier(wanted);
  if p_supplier_id is null then
    insert into private.suppliers (name, contact, phone, email, gstin, terms_days, lead_days, note)
    values (wanted.name, wanted.contact, wanted.phone, wanted.email, wanted.gstin,
      wanted.terms_days, wanted.lead_days,
      wanted.note)
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(
      private.supplier_row(current), p_expected - 'owed',
      'This supplier was changed by someone else', 'supplier_id'
    );
    update private.suppliers s set name = wanted.name, contact = wanted.contact, phone = wanted.phone,
      email = wanted.email,
      gstin = wanted.gstin, terms_days = wanted.terms_days, lead_days = wanted.lead_days, note = wanted.note
    where s.supplier_id = p_supplier_id returning s.* into wanted;
  end if;
  return private.supplier_row(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A supplier with this name already exists',
    hint = 'name';
end
$$;
call private.publish('save_supplier', 'managers',
  'Adds a supplier (without supplier_id) or changes one, and returns it. terms_days: until a bill is due; '
  'lead_days: from order to delivery. expected: what was read of it; PT412 (detail: the current row) when '
  'that has changed. Managers only. PT400 (hint: the field), PT404, PT409 for a name in use.');

create function private.set_supplier_retired(p_supplier_id bigint, p_retired boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.suppliers;
begin
  perform private.require_manager();
  perform private.lock_supplier(p_supplier_id);
  update private.suppliers s set retired = coalesce(p_retired, s.retired) where s.supplier_id = p_supplier_id
  returning s.* into changed;
  return private.supplier_row(changed);
end
$$;
call private.publish('set_supplier_retired', 'managers',
  'Retires a supplier, who then gets no new orders, or brings it back (false); returns it. Managers only. '
  'PT404.');

create function private.list_suppliers(
  p_search text default null, p_state text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := case when p_state = 'all' then p_state
    else private.list_filter(p_state, 'owed', 'retired') end;
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  answer jsonb;
begin
  perform private.require_manager();
  with matching as materialized (
    select s.* from private.suppliers s
    where (patterns is null or s.search_text like any (patterns))
      and case wanted when 'retired' then s.retired when 'owed' then s.owed > 0 when 'all' then true
        else not s.retired end
  ), page as (
    select m.* from matching m order by private.search_key(m.name), m.supplier_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.supplier_row(s) order by private.search_key(s.name), s.supplier_id)
      from page p join private.suppliers s on s.supplier_id = p.supplier_id
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching),
    'owed', (select coalesce(sum(m.owed), 0) from matching m)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_suppliers', 'managers',
  'Suppliers by name: {rows, total, owed: to all that match, in rupees}. Searches name, contact, phone and '
  'GSTIN. state: active (default), owed, retired or all. Managers only.');

-- What suppliers delivered and got back: their bills, which write the movements of the parts, and returns.

create trigger keep_documents before update or delete or truncate on private.supplier_bills
for each statement execute function private.keep_documents();
create trigger keep_documents before update or delete or truncate on private.supplier_bill_lines
for each statement execute function private.keep_documents();

create function private.owe_supplier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.suppliers s set owed = s.owed + case new.kind
    when 'return' then -new.total else new.total end
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
comment on function private.purchase_tax(numeric, numeric, boolean) is
  'The tax on a value without tax, in rupees.';

create function private.check_bill_day(p_number text, p_day date) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_number is null then
    raise exception using errcode = 'PT400', message = 'Please enter the number of the bill', hint = 'number';
  elsif p_day is null or p_day not between private.today() - 366 and private.today() then
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year',
      hint = 'day';
  end if;
  perform private.check_length(p_number, 'code', 'Number', 'number');
end
$$;
comment on function private.check_bill_day(text, date) is 'PT400 (hint: the field) for a bill.';

create function private.delivered_lines(p_order private.purchase_orders, p_lines jsonb, p_more boolean)
returns table (line_id bigint, part_id bigint, quantity numeric, unit_cost numeric, tax_rate numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry jsonb;
  line record;
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array'
    or jsonb_array_length(p_lines) not between 1 and private.limit_of('lines') then
    raise exception using errcode = 'PT400', message = 'Please enter what came', hint = 'lines';
  end if;
  for entry in select e.value from jsonb_array_elements(p_lines) e loop
    select l.*, p.part_name, p.stock_unit into line from private.purchase_order_lines l join public.parts p
      on p.id = l.part_id
    where l.order_id = p_order.order_id and l.line_id::text = entry ->> 'line_id';
    if not found then
      raise exception using errcode = 'PT404', message = 'This line is not in the order', hint = 'lines';
    elsif not coalesce(private.typed_quantity(entry ->> 'quantity') <= private.limit_of('stock'), false) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
    elsif not coalesce(entry ->> 'unit_cost' ~ '^[0-9]{1,8}(\.[0-9]{1,2})?$', false) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'lines';
    elsif not coalesce(entry ->> 'tax_rate' ~ '^[0-9]{1,3}(\.[0-9]{1,2})?$', false)
      or (entry ->> 'tax_rate')::numeric > 100 then
      raise exception using errcode = 'PT400', message = 'Please enter a rate from 0 to 100', hint = 'lines';
    elsif (entry ->> 'quantity')::numeric * (entry ->> 'unit_cost')::numeric > private.limit_of('final_cost')
      then
      raise exception using errcode = 'PT400', message = 'The total of the bill is too high', hint = 'lines';
    end if;
    perform private.check_quantity(line.part_name, line.stock_unit, (entry ->> 'quantity')::numeric, 'lines');
    if (entry ->> 'quantity')::numeric > line.open and not coalesce(p_more, false) then
      raise exception using errcode = 'PT409', hint = 'more',
        detail = trim_scale(line.open)::text, message = format(
        '%s: %s came, but only %s %s still open on this order', line.part_name,
        private.say_quantity((entry ->> 'quantity')::numeric, line.stock_unit),
        private.say_quantity(line.open, line.stock_unit),
        private.are(line.open)
      );
    end if;
  end loop;
  if (select count(*) > count(distinct e.value ->> 'line_id') from jsonb_array_elements(p_lines) e) then
    raise exception using errcode = 'PT400', message = 'Each part can be on a bill once', hint = 'lines';
  end if;
  return query
    select l.line_id, l.part_id, (e.value ->> 'quantity')::numeric, (e.value ->> 'unit_cost')::numeric,
      (e.value ->> 'tax_rate')::numeric
    from jsonb_array_elements(p_lines) e join private.purchase_order_lines l
      on l.line_id::text = e.value ->> 'line_id'
    order by l.part_id;
end
$$;
comment on function private.delivered_lines(private.purchase_orders, jsonb, boolean) is
  'The checked lines of a delivery by part. PT400, PT404, PT409 (hint: more) for more than is open.';

create function private.bill_lines(p_order private.purchase_orders, p_gstin text,
  p_lines jsonb, p_more boolean)
returns private.supplier_bill_lines[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  garage private.garage := (select g from private.garage g);
  lines private.supplier_bill_lines[];
begin
  select array_agg(row(
    0, d.part_id, p.part_name, p.part_code, d.quantity, d.unit_cost, d.tax_rate, v.value,
    t.cgst, t.sgst, t.igst,
    case when garage.tax_number is null then round((v.value + t.cgst + t.sgst + t.igst) / d.quantity, 2)
      else d.unit_cost end
  )::private.supplier_bill_lines order by d.part_id) into lines
  from private.delivered_lines(p_order, p_lines, p_more) d join public.parts p on p.id = d.part_id
  cross join lateral (select round(d.quantity * d.unit_cost, 2) as value) v
  cross join lateral private.purchase_tax(v.value, d.tax_rate, left(p_gstin, 2) <> garage.state_code) t;
  if p_gstin is null and exists (select from unnest(lines) l where l.tax_rate > 0) then
    raise exception using errcode = 'PT400', hint = 'lines',
      message = 'Only a supplier with a GSTIN charges GST. Enter the GSTIN of the supplier, or a rate of 0.';
  elsif (select sum(l.value + l.cgst + l.sgst + l.igst)
    from unnest(lines) l) > private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = 'The total of the bill is too high', hint = 'lines';
  end if;
  return lines;
end
$$;
comment on function private.bill_lines(private.purchase_orders, text, jsonb, boolean) is
  'What was delivered, with its tax: IGST where the supplier is in another state. PT400, PT404, PT409 '
  '(hint: more).';

create function private.bill_row(p_bill private.supplier_bills) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_bill) || jsonb_build_object(
    'order_number', (select o.number from private.purchase_orders o where o.order_id = p_bill.order_id),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - array['bill_id', 'stock_cost'] || jsonb_build_object(
        'stock_unit', (select p.stock_unit from public.parts p where p.id = l.part_id),
        'returnable', case when p_bill.kind = 'bill' then l.quantity - coalesce((
          select sum(b.quantity) from private.supplier_bills r join private.supplier_bill_lines b
            on b.bill_id = r.bill_id
          where r.returns = p_bill.bill_id and r.kind = 'return' and b.part_id = l.part_id
        ), 0) else 0 end
      ) order by l.part_name, l.part_id), '[]')
      from private.supplier_bill_lines l where l.bill_id = p_bill.bill_id
    )
  )
$$;
comment on function private.bill_row(private.supplier_bills) is
  'A bill or return with its lines; returnable: what has not gone back.';

create function private.receive_order(
  p_order_id bigint, p_number text, p_day date, p_lines jsonb, p_rounding numeric default 0,
  p_more boolean default false, p_idempotency_key uuid default null
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
    raise exception using errcode = 'PT400', message = 'Please enter a rounding from -1 to 1',
      hint = 'rounding';
  end if;
  perform private.check_bill_day(bill_number, p_day);
  select s.* into supplier from private.suppliers s where s.supplier_id = purchase.supplier_id;
  lines := private.bill_lines(purchase, supplier.gstin, p_lines, p_more);
  perform private.check_gst_rate(l.tax_rate, p_day, 'lines') from unnest(lines) l;
  perform private.lock_waiting(array(select l.part_id from unnest(lines) l));
  perform from public.parts p where p.id in (select l.part_id from unnest(lines) l) order by p.id for update;
  if exists (
    select from unnest(lines) l join public.parts p on p.id = l.part_id
    where p.current_stock + l.quantity > private.limit_of('stock')
  ) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
  end if;
  insert into private.supplier_bills (
    kind, supplier_id, supplier_name, gstin, order_id, number, day, due_on, place_of_supply, value, cgst,
    sgst, igst, rounding,
    recorded_by_name
  )
  select 'bill', supplier.supplier_id, supplier.name, supplier.gstin, p_order_id, bill_number, p_day,
    p_day + supplier.terms_days, (select g.state_code from private.garage g), sum(l.value),
    sum(l.cgst), sum(l.sgst),
    sum(l.igst), p_rounding, private.caller_name()
  from unnest(lines) l
  returning * into bill;
  foreach line in array lines loop
    line.bill_id := bill.bill_id;
    insert into private.supplier_bill_lines select line.*;
    perform private.move_stock(
      line.part_id, 'receive', line.quantity, line.stock_cost, null,
      format('%s, bill %s', supplier.name, bill_number),
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
call private.publish('receive_order', 'managers',
  'Records a bill of the supplier of an order with what it delivered, puts it into the stock at its cost '
  'and returns order_details. number and day: of the bill. lines: [{line_id, quantity, unit_cost: rupees '
  'each without tax, tax_rate: percent}]. rounding: of the total on the bill, -1 to 1 rupees. more: also '
  'more than was ordered. Managers only. A retry with the same idempotency_key returns the first result. '
  'PT400 (hint: the field), PT404, PT409: nothing is open, the bill was recorded already (hint: number), or '
  'more came than is open (hint: more, detail: how many are).');

create function private.billed_line(p_bill_id bigint, p_part_id bigint) returns private.supplier_bill_lines
language sql stable security definer set search_path = ''
as $$
  select l.* from private.supplier_bills b join private.supplier_bill_lines l on l.bill_id = b.bill_id
  where (b.bill_id = p_bill_id or b.returns = p_bill_id and b.kind = 'correction') and l.part_id = p_part_id
  order by b.bill_id desc limit 1
$$;
comment on function private.billed_line(bigint, bigint) is
  'The line of a part on a bill with its price, or that of the last correction.';

create function private.returned_lines(p_bill private.supplier_bills, p_lines jsonb)
  returns private.supplier_bill_lines[]
language plpgsql security definer set search_path = ''
as $$
declare
  came jsonb := private.bill_row(p_bill) -> 'lines';
  entry jsonb;
  known jsonb;
  too_many text;
  lines private.supplier_bill_lines[];
begin
  if p_lines is null or jsonb_typeof(p_lines) <> 'array'
    or jsonb_array_length(p_lines) not between 1 and private.limit_of('lines')
    or (select count(*) > count(distinct e.value ->> 'part_id') from jsonb_array_elements(p_lines) e)
  then
    raise exception using errcode = 'PT400', message = 'Please enter what goes back', hint = 'lines';
  end if;
  for entry in select e.value from jsonb_array_elements(p_lines) e loop
    select c.value into known from jsonb_array_elements(came) c
    where c.value ->> 'part_id' = entry ->> 'part_id';
    if not found then
      raise exception using errcode = 'PT404', message = 'This part is not on the bill', hint = 'lines';
    elsif private.typed_quantity(entry ->> 'quantity') is null then
      raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'lines';
    elsif (entry ->> 'quantity')::numeric > (known ->> 'returnable')::numeric then
      raise exception using errcode = 'PT409', hint = 'lines',
        detail = trim_scale((known ->> 'returnable')::numeric)::text,
        message = format(
          '%s: only %s of this bill can go back', known ->> 'part_name',
          private.say_quantity((known ->> 'returnable')::numeric, known ->> 'stock_unit')
        );
    end if;
  end loop;
  perform from public.parts p where p.id::text in (select e.value ->> 'part_id'
    from jsonb_array_elements(p_lines) e)
  order by p.id for update;
  select format('%s: only %s left in stock', p.part_name,
    private.say_quantity(p.current_stock, p.stock_unit)) into too_many
  from jsonb_array_elements(p_lines) e join public.parts p on p.id::text = e.value ->> 'part_id'
  where p.current_stock < (e.value ->> 'quantity')::numeric order by p.id limit 1;
  if found then
    raise exception using errcode = 'PT409', message = too_many, hint = 'lines';
  end if;
  perform private.check_quantity(p.part_name, p.stock_unit, (e.value ->> 'quantity')::numeric, 'lines')
  from jsonb_array_elements(p_lines) e join public.parts p on p.id::text = e.value ->> 'part_id';
  select array_agg(row(
    0, l.part_id, l.part_name, l.part_code, r.quantity, l.unit_cost, l.tax_rate, v.value, t.cgst, t.sgst,
    t.igst, l.stock_cost
  )::private.supplier_bill_lines order by l.part_id) into lines
  from jsonb_array_elements(p_lines) e
  cross join lateral private.billed_line(p_bill.bill_id, (e.value ->> 'part_id')::bigint) l
  cross join lateral (select (e.value ->> 'quantity')::numeric as quantity) r
  cross join lateral (select round(r.quantity * l.unit_cost, 2) as value) v
  cross join lateral private.purchase_tax(v.value, l.tax_rate,
    left(p_bill.gstin, 2) <> p_bill.place_of_supply) t;
  return lines;
end
$$;
comment on function private.returned_lines(private.supplier_bills, jsonb) is
  'The checked lines of a return, whose parts it locks, with their tax. PT400, PT404, PT409.';

create function private.return_to_supplier(
  p_bill_id bigint, p_number text, p_day date, p_lines jsonb, p_reason text,
  p_idempotency_key uuid default null
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
  select b.* into bill from private.supplier_bills b where b.bill_id = p_bill_id
    and b.kind = 'bill' for update;
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
    kind, supplier_id, supplier_name, gstin, order_id, number, day, place_of_supply, value, cgst, sgst,
    igst, returns, reason,
    recorded_by_name
  )
  select 'return', bill.supplier_id, bill.supplier_name, bill.gstin, bill.order_id, note_number, p_day,
    bill.place_of_supply,
    sum(l.value), sum(l.cgst), sum(l.sgst), sum(l.igst), bill.bill_id, why, private.caller_name()
  from unnest(lines) l
  returning * into back;
  foreach line in array lines loop
    line.bill_id := back.bill_id;
    insert into private.supplier_bill_lines select line.*;
    perform private.move_stock(
      line.part_id, 'send_back', -line.quantity, line.stock_cost, null,
      left(format('%s: %s', bill.supplier_name, why), 2000), bill.order_id,
      bill.supplier_id, null, back.bill_id
    );
  end loop;
  return private.store_result(p_idempotency_key, private.bill_row(back));
end
$$;
call private.publish('return_to_supplier', 'managers',
  'Takes parts of a bill out of the stock and gives them back to their supplier, at the price of the bill; '
  'returns the return. number and day: of the note that goes with them. lines: [{part_id, quantity}]. '
  'Managers only. A retry with the same idempotency_key returns the first result. PT400 (hint: the field), '
  'PT404, PT409 for more than came and has not gone back, or than is in stock.');

-- What suppliers are owed and were paid, and the register of purchases for bookkeeping.

create trigger keep_documents before update or delete or truncate on private.supplier_payments
for each statement execute function private.keep_documents();

create function private.owe_less() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.suppliers s set owed = s.owed - new.amount where s.supplier_id = new.supplier_id;
  return null;
end
$$;
comment on function private.owe_less() is 'Trigger: keeps what a supplier is owed.';
create trigger owe_less after insert on private.supplier_payments
for each row execute function private.owe_less();

create function private.payment_row(p_payment private.supplier_payments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_payment) || jsonb_build_object(
    'corrected', exists (select from private.supplier_payments c where c.corrects = p_payment.payment_id)
  )
$$;
comment on function private.payment_row(private.supplier_payments) is
  'A payment to a supplier as managers read it.';

create function private.move_cash(p_kind text, p_amount numeric, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.expenses;
begin
  if p_kind = 'out' then
    taken.day := private.today();
    taken.amount := p_amount;
    perform private.pay_from_till(taken);
  end if;
  insert into private.till_entries (day, kind, amount, reason, recorded_by_name)
  values (private.today(), p_kind, p_amount, p_reason, private.caller_name());
end
$$;
comment on function private.move_cash(text, numeric, text) is
  'Takes cash from today''s locked till, or puts it back. PT409 for more than it holds.';

create function private.pay_supplier(
  p_supplier_id bigint, p_amount numeric, p_method text, p_day date, p_reference text default null,
  p_in_advance boolean default false, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  supplier private.suppliers;
  payment private.supplier_payments;
  cited text := nullif(btrim(p_reference), '');
  earlier jsonb;
begin
  perform private.require_payer();
  perform private.check_payment(p_method, p_amount, cited);
  if p_method = 'cash' then
    perform private.lock_value('till', private.today()::text);
  end if;
  supplier := private.lock_supplier(p_supplier_id);
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'pay_supplier', p_supplier_id, 'amount', p_amount, 'method', p_method, 'day', p_day, 'reference', cited,
    'in_advance', coalesce(p_in_advance, false)
  ), 'This payment has been recorded already');
  if earlier is not null then
    return earlier;
  elsif p_day is null or p_day not between private.today() - 366 and private.today() then
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year',
      hint = 'day';
  elsif p_method = 'cash' and p_day <> private.today() then
    raise exception using errcode = 'PT400', message = 'Cash is taken from the till of today', hint = 'day';
  elsif p_amount > supplier.owed and not coalesce(p_in_advance, false) then
    raise exception using errcode = 'PT409', hint = 'in_advance', detail = supplier.owed::text,
      message = 'This is more than the supplier is owed';
  end if;
  if p_method = 'cash' then
    perform private.move_cash('out', p_amount, 'Paid to ' || supplier.name);
  end if;
  insert into private.supplier_payments (supplier_id, supplier_name, amount, method, reference,
    day, recorded_by_name)
  values (p_supplier_id, supplier.name, p_amount, p_method, cited, p_day, private.caller_name())
  returning * into payment;
  return private.store_result(p_idempotency_key, private.payment_row(payment));
end
$$;
call private.publish('pay_supplier', 'payers',
  'Records what a supplier was paid, in rupees, up to what it is owed or, in advance, more; returns the '
  'payment. method: cash (taken from today''s till), upi, card or bank. Managers with the right to pay. A '
  'retry with the same idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 for '
  'more than is owed (hint: in_advance, detail: how much is) or than the till holds.');

create function private.correct_supplier_payment(
  p_payment_id bigint, p_reason text, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong private.supplier_payments;
  payment private.supplier_payments;
  why text := nullif(btrim(p_reason), '');
  earlier jsonb;
begin
  perform private.require_payer();
  perform private.check_length(why, 'notes', 'Reason', 'reason');
  select p.* into wrong from private.supplier_payments p where p.payment_id = p_payment_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Payment not found', hint = 'payment_id';
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  if wrong.method = 'cash' then
    perform private.lock_value('till', private.today()::text);
  end if;
  perform private.lock_supplier(wrong.supplier_id);
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'correct_supplier_payment', p_payment_id, 'reason', why
  ), 'This payment has been corrected already');
  if earlier is not null then
    return earlier;
  elsif wrong.corrects is not null then
    raise exception using errcode = 'PT409',
      message = 'A correction cannot be corrected. Record the payment again.';
  elsif exists (select from private.supplier_payments c where c.corrects = p_payment_id) then
    raise exception using errcode = 'PT409', message = 'This payment has been corrected already';
  end if;
  if wrong.method = 'cash' then
    perform private.move_cash('in', wrong.amount, 'Not paid to ' || wrong.supplier_name);
  end if;
  insert into private.supplier_payments (
    supplier_id, supplier_name, amount, method, reference, day, corrects, reason, recorded_by_name
  )
  values (wrong.supplier_id, wrong.supplier_name, -wrong.amount, wrong.method,
    wrong.reference, private.today(),
    wrong.payment_id, why, private.caller_name())
  returning * into payment;
  return private.store_result(p_idempotency_key, private.payment_row(payment));
end
$$;
call private.publish('correct_supplier_payment', 'payers',
  'Undoes a wrong payment to a supplier by one of today of the opposite amount; returns that one. Cash goes '
  'back into today''s till. Managers with the right to pay. PT400 (hint: reason), PT404, PT409: corrected '
  'already, or a correction itself.');

create function private.supplier_details(p_supplier_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_manager();
  select private.supplier_row(s) || jsonb_build_object(
    'bills', (
      select coalesce(jsonb_agg(private.bill_row(b) order by b.bill_id desc), '[]')
      from (
        select c.* from private.supplier_bills c where c.supplier_id = s.supplier_id
        order by c.bill_id desc limit 50
      ) b
    ),
    'payments', (
      select coalesce(jsonb_agg(private.payment_row(p) order by p.payment_id desc), '[]')
      from (
        select c.* from private.supplier_payments c where c.supplier_id = s.supplier_id
        order by c.payment_id desc limit 50
      ) p
    )
  ) into answer
  from private.suppliers s where s.supplier_id = p_supplier_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Supplier not found', hint = 'supplier_id';
  end if;
  return answer;
end
$$;
call private.publish('supplier_details', 'managers',
  'A supplier with the last 50 bills and returns, and the last 50 payments, newest first; rupees. Managers '
  'only. PT404.');

create function private.purchase_register(
  p_from_day date, p_to_day date, p_after bigint default null, p_page_size int default 500
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from_day, p_to_day);
  with documents as materialized (
    select b.* from private.supplier_bills b
    where b.day between p_from_day and p_to_day and b.bill_id > coalesce(p_after, 0)
    order by b.bill_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'bill_id', d.bill_id, 'kind', d.kind, 'supplier_name', d.supplier_name, 'gstin', d.gstin,
      'number', d.number,
      'day', d.day, 'place_of_supply', d.place_of_supply, 'rounding', d.rounding, 'total', d.total,
      'original_number', o.number,
      'rates', r.rates
    ) order by d.bill_id), '[]'),
    'next', (select case when count(*) = most then max(n.bill_id) end from documents n)
  ) into answer
  from documents d
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.rate), '[]') as rates
    from (
      select l.tax_rate as rate, sum(l.value) as value, sum(l.cgst) as cgst, sum(l.sgst) as sgst,
        sum(l.igst) as igst
      from private.supplier_bill_lines l where l.bill_id = d.bill_id group by 1
    ) s
  ) r
  left join private.supplier_bills o on o.bill_id = d.returns;
  return answer;
end
$$;
call private.publish('purchase_register', 'managers',
  'All bills of suppliers and returns to them with a day in a period of up to a year: {rows: with rates: '
  '[{rate, value, cgst, sgst, igst}], which come to the total with rounding, next}; rupees, those of a '
  'return are what it takes off. after: next of the page before, null on the last. Managers only. PT400.');
