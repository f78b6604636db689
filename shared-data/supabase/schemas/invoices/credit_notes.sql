-- Credit notes: what takes an issued invoice back, whole or in part. They are documents in private.invoices.

set check_function_bodies = off;

create function private.uncredited_lines(p_invoice_id bigint) returns table (
  line private.invoice_lines, amount numeric, value numeric, cgst numeric, sgst numeric, igst numeric
)
language sql stable security definer set search_path = ''
as $$
  select l, l.amount - coalesce(sum(c.amount), 0), l.value - coalesce(sum(c.value), 0),
    l.cgst - coalesce(sum(c.cgst), 0),
    l.sgst - coalesce(sum(c.sgst), 0), l.igst - coalesce(sum(c.igst), 0)
  from private.invoice_lines l
  left join private.invoices n on n.credits = l.invoice_id
  left join private.invoice_lines c on c.invoice_id = n.invoice_id and c.position = l.position
  where l.invoice_id = p_invoice_id group by l.invoice_id, l.position
$$;
comment on function private.uncredited_lines(bigint) is 'What is left of each line of an invoice.';

create function private.wanted_credit(p_invoice_id bigint, p_lines jsonb)
  returns table ("position" int, amount numeric)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_lines is null or jsonb_typeof(p_lines) = 'null' then
    return query
      select (u.line).position, u.amount from private.uncredited_lines(p_invoice_id) u where u.amount <> 0;
    return;
  elsif jsonb_typeof(p_lines) <> 'array' or exists (
    select from jsonb_array_elements(p_lines) e
    where coalesce(e ->> 'position', '') !~ '^[0-9]{1,6}$'
      or coalesce(e ->> 'amount', '') !~ '^-?[0-9]{1,8}([.][0-9]{1,2})?$'
  ) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'lines';
  end if;
  return query
    select (e ->> 'position')::int, sum((e ->> 'amount')::numeric) from jsonb_array_elements(p_lines) e
    where (e ->> 'amount')::numeric <> 0 group by 1;
end
$$;
comment on function private.wanted_credit(bigint, jsonb) is
  'The positions and amounts that a credit note is to have: of [{position, amount}], or all that is left. '
  'PT400.';

create function private.checked_credit(p_invoice private.invoices, p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  credited numeric := (select sum(c.total) from private.invoices c where c.credits = p_invoice.invoice_id);
  left_over numeric := p_invoice.total - coalesce(credited, 0);
  wanted numeric := coalesce((select sum(w.amount)
    from private.wanted_credit(p_invoice.invoice_id, p_lines) w), 0);
begin
  -- An invoice of nothing is taken back once, for another name or tax number on the next.
  if left_over = 0 and (p_invoice.total > 0 or credited is not null) then
    raise exception using errcode = 'PT409', message = 'Nothing of this invoice is left to credit';
  elsif wanted < 0 or (wanted = 0 and left_over > 0) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'lines';
  elsif wanted > left_over or exists (
    select from private.wanted_credit(p_invoice.invoice_id, p_lines) w
    left join private.uncredited_lines(p_invoice.invoice_id) u on (u.line).position = w.position
    where u.amount is null or w.amount not between least(u.amount, 0) and greatest(u.amount, 0)
  ) then
    raise exception using errcode = 'PT409', hint = 'lines', detail = left_over::text,
      message = 'Credit exceeds the invoice balance';
  end if;
  return case when wanted < left_over then p_lines end;
end
$$;
comment on function private.checked_credit(private.invoices, jsonb) is
  'The lines of a credit note; null, all that is left, when they come to just that: between lines of '
  'different rates tax would remain that nothing could credit. PT409 for more than is left of the invoice '
  'or one of its lines.';

create function private.credited_lines(p_invoice private.invoices, p_lines jsonb) returns table (
  line private.invoice_lines, amount numeric, value numeric, cgst numeric, sgst numeric, igst numeric
)
language sql stable security definer set search_path = ''
as $$
  -- The tax of what is left afterwards is split anew, so that a line credited in steps gives back its tax to
  -- the paisa.
  select u.line, w.amount, u.value - s.value, u.cgst - s.cgst, u.sgst - s.sgst, u.igst - s.igst
  from private.wanted_credit(p_invoice.invoice_id, p_lines) w
  join private.uncredited_lines(p_invoice.invoice_id) u on (u.line).position = w.position
  cross join lateral private.tax_split(
    u.amount - w.amount, coalesce((u.line).tax_rate, 0),
    coalesce(p_invoice.place_of_supply <> p_invoice.garage ->> 'state_code', false)
  ) s
$$;
comment on function private.credited_lines(private.invoices, jsonb) is
  'The lines of a credit note with their tax.';

create function private.write_credit_note(
  p_invoice private.invoices, p_lines jsonb, p_reason text, p_at timestamptz, p_by uuid, p_by_name text
) returns private.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  day date := (p_at at time zone private.garage_time_zone())::date;
  note private.invoices;
begin
  -- The lines are read before the note exists, whose lines would count as credited.
  with lines as materialized (
    select c.* from private.credited_lines(p_invoice, p_lines) c
  ), issued as (
    insert into private.invoices (
      kind, number, issued_on, issued_at, issued_by, issued_by_name, request_id, customer_id,
      garage, customer, vehicle,
      service_name, place_of_supply, total, value, cgst, sgst, igst, credits, reason
    )
    select 'credit_note', private.next_number('PC', day, p_invoice.kind = 'tax_invoice'), day,
      p_at, p_by, p_by_name,
      p_invoice.request_id, p_invoice.customer_id,
      -- It corrects the tax of the invoice, whatever the garage is registered as since.
      private.garage_on_documents() || jsonb_build_object(
        'state_code', p_invoice.garage -> 'state_code', 'tax_number', p_invoice.garage -> 'tax_number'
      ),
      p_invoice.customer, p_invoice.vehicle, p_invoice.service_name, p_invoice.place_of_supply,
      coalesce(sum(l.amount), 0),
      coalesce(sum(l.value), 0), coalesce(sum(l.cgst), 0), coalesce(sum(l.sgst), 0), coalesce(sum(l.igst), 0),
      p_invoice.invoice_id, p_reason
    from lines l
    returning *
  ), written as (
    insert into private.invoice_lines (
      invoice_id, position, kind, description, quantity, unit, unit_price, amount, tax_code, tax_rate,
      value, cgst, sgst, igst
    )
    select i.invoice_id, (l.line).position, (l.line).kind, (l.line).description, 1, 'job', l.amount, l.amount,
      (l.line).tax_code, (l.line).tax_rate, l.value, l.cgst, l.sgst, l.igst
    from lines l cross join issued i
  )
  select i.* into note from issued i;
  return note;
end
$$;
comment on function private.write_credit_note(private.invoices, jsonb, text, timestamptz, uuid, text) is
  'Writes a checked credit note of an invoice whose balance is locked.';

create function private.credit_invoice(
  p_invoice_id bigint, p_reason text, p_lines jsonb default null, p_expected_credited numeric default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  reason text := nullif(btrim(p_reason), '');
  invoice private.invoices;
  note private.invoices;
  earlier jsonb;
  credited numeric;
begin
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  select i.* into invoice from private.invoices i where i.invoice_id = p_invoice_id
    and i.kind <> 'credit_note';
  if not found then
    raise exception using errcode = 'PT404', message = 'Invoice not found', hint = 'invoice_id';
  elsif reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  perform private.lock_balance(invoice.request_id);
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('credit', p_invoice_id, 'reason', reason, 'lines', p_lines),
    'This credit note has been issued already'
  );
  if earlier is not null then
    return earlier;
  end if;
  credited := coalesce((select sum(c.total) from private.invoices c where c.credits = p_invoice_id), 0);
  if p_expected_credited <> credited then
    raise exception using errcode = 'PT412', hint = 'lines', detail = credited::text,
      message = 'This invoice was credited by someone else. Check it and try again.';
  end if;
  -- A statement of its own: invoice_page is stable and would not see the lines.
  note := private.write_credit_note(
    invoice, private.checked_credit(invoice, p_lines), reason, now(), caller, private.caller_name()
  );
  return private.store_result(p_idempotency_key, private.invoice_page(note));
end
$$;
call private.publish('credit_invoice', 'payers',
  'Issues a credit note: lines [{position, amount}] of the invoice in rupees, without lines all that is '
  'left of it; returns it as read_invoice does. Once an invoice is credited whole, the request may get '
  'another. expected_credited: credited as it was read, PT412 (detail: rupees) when it has changed. '
  'Managers with the right to pay. PT400 (hint: the field), PT404, PT409 for more than is left (detail: '
  'rupees).');
