-- The till of a day, what a customer was invoiced and paid in a period, and the rows of GSTR-1 for the
-- accountant.

set check_function_bodies = off;

create trigger keep_documents before update or delete or truncate on private.till_entries
for each statement execute function private.keep_documents();
create trigger keep_documents before update or delete or truncate on private.till_closings
for each statement execute function private.keep_documents();

create function private.till_of(p_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with entries as materialized (
    select p.*, (select w.day from private.customer_payments w
      where w.payment_id = p.corrects) as corrected_day
    from private.customer_payments p where p.day = p_day
  ), moved as (
    -- A correction of another day's entry says what that till should have been: no money moved on this day.
    select e.* from entries e where e.corrected_day is null or e.corrected_day = e.day
  )
  select jsonb_build_object(
    'day', p_day, 'methods', (
      select jsonb_agg(jsonb_build_object(
        'method', m.name, 'received', coalesce(s.received, 0), 'given_back', coalesce(s.given_back, 0),
        'total', coalesce(s.received + s.given_back, 0), 'payments', coalesce(s.payments, 0)
      ) order by m.place)
      from unnest(array['cash', 'upi', 'card', 'bank']) with ordinality m (name, place)
      left join (
        select p.method, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as received,
          coalesce(sum(p.amount) filter (where p.amount < 0), 0) as given_back, count(*) as payments
        from moved p group by 1
      ) s on s.method = m.name
    ),
    'total', (select coalesce(sum(p.amount), 0) from moved p),
    'expected_cash', (select coalesce(sum(p.amount), 0) from moved p where p.method = 'cash') + (
      select coalesce(sum(case e.kind when 'out' then -e.amount else e.amount end), 0)
      from private.till_entries e where e.day = p_day
    ) - (select coalesce(sum(e.amount), 0) from private.cash_expenses(p_day) e),
    'expenses', (
      select coalesce(jsonb_agg(private.expense_entry(e) order by e.expense_id), '[]')
      from private.cash_expenses(p_day) e
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'day' order by e.entry_id), '[]') from private.till_entries e
      where e.day = p_day
    ),
    'corrections', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'payment_id', e.payment_id, 'receipt_number', e.receipt_number, 'corrected_day', e.corrected_day,
        'method', e.method, 'amount', e.amount, 'reason', e.reason
      ) order by e.payment_id), '[]')
      from entries e where e.corrected_day <> e.day
    ),
    'closings', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.closing_id), '[]') from private.till_closings c
      where c.day = p_day
    )
  )
$$;
comment on function private.till_of(date) is 'As till.';

create function private.till(p_day date default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.require_finite(isfinite(p_day), 'day');
  return private.till_of(coalesce(p_day, private.today()));
end
$$;
call private.publish('till', 'managers',
  'The money of a day, today by default: {day, methods: [{method (cash, upi, card, bank), received, '
  'given_back (negative), total, payments}], total, expected_cash: of the payments, the entries and less '
  'what was paid in cash, expenses: those paid in cash as list_expenses has them, entries: [{entry_id, kind '
  '(float, in, out), amount, reason, recorded_at, recorded_by_name}], corrections of entries of earlier '
  'days, which are in none of these: [{payment_id, receipt_number, corrected_day, method, amount, reason}], '
  'closings: [{closing_id, day, expected, counted, difference, reason, closed_at, closed_by_name, notes}]}; '
  'rupees. Managers only.');

create function private.record_till_entry(
  p_kind text, p_amount numeric, p_reason text default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := nullif(btrim(p_reason), '');
  day date := private.today();
  earlier jsonb;
begin
  perform private.require_manager();
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  if p_kind is null or p_kind not in ('float', 'in', 'out') then
    raise exception using errcode = 'PT400', message = 'Please select the float, cash in or cash out',
      hint = 'kind';
  elsif p_amount is null or not p_amount between 0.01 and private.limit_of('final_cost')
    or p_amount <> round(p_amount, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'amount';
  elsif p_kind <> 'float' and reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  perform private.lock_value('till', day::text);
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('till_entry', p_kind, 'amount', p_amount, 'reason', reason),
    'This has been recorded already'
  );
  if earlier is not null then
    return earlier;
  elsif p_kind = 'float' and exists (select from private.till_entries e where e.day = private.today()
    and e.kind = 'float') then
    raise exception using errcode = 'PT409',
      message = 'The till was opened today already. Record cash in or out instead.',
      hint = 'kind';
  elsif p_kind = 'out' and p_amount > (private.till_of(day) ->> 'expected_cash')::numeric then
    raise exception using errcode = 'PT409', message = 'The till does not hold that much cash',
      hint = 'amount';
  end if;
  insert into private.till_entries (day, kind, amount, reason, recorded_by_name)
  values (day, p_kind, p_amount, reason, private.caller_name());
  return private.store_result(p_idempotency_key, private.till_of(day));
end
$$;
call private.publish('record_till_entry', 'managers',
  'Records cash of today''s drawer besides payments: the float that the day opens with (once), what is put '
  'in or taken out, with a reason; returns till. Managers. PT400 (hint: the field), PT409 for a second '
  'float or more than there is.');

create function private.check_notes(p_notes jsonb, p_counted numeric) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_notes is null or jsonb_typeof(p_notes) = 'null' then
    return;
  elsif jsonb_typeof(p_notes) <> 'object' or exists (
    select from jsonb_each(p_notes) n
    where n.key not in ('500', '200', '100', '50', '20', '10', '5', '2', '1')
      or n.value::text !~ '^[0-9]{1,6}$'
  ) or (select coalesce(sum(n.key::numeric * n.value::text::numeric), 0)
    from jsonb_each(p_notes) n) <> p_counted then
    raise exception using errcode = 'PT400',
      message = 'The notes and coins do not add up to the counted cash', hint = 'counted';
  end if;
end
$$;
comment on function private.check_notes(jsonb, numeric) is
  'PT400 unless notes and coins, how many of each, add up to the counted cash.';

create function private.close_till(
  p_day date, p_counted numeric, p_reason text default null, p_expected numeric default null,
  p_notes jsonb default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := nullif(btrim(p_reason), '');
  cash numeric;
  earlier jsonb;
begin
  perform private.require_manager();
  if p_day is null or p_day not between private.today() - 366 and private.today() then
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year',
      hint = 'day';
  elsif p_counted is null or not p_counted between 0 and private.limit_of('final_cost')
    or p_counted <> round(p_counted, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter the counted cash', hint = 'counted';
  end if;
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  perform private.check_notes(p_notes, p_counted);
  perform private.lock_value('till', p_day::text);
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('till', p_day, 'counted', p_counted,
      'reason', reason, 'notes', p_notes),
    'This till has been closed already'
  );
  if earlier is not null then
    return earlier;
  end if;
  cash := private.till_of(p_day) -> 'expected_cash';
  if p_expected <> cash then
    raise exception using errcode = 'PT412', hint = 'counted', detail = private.till_of(p_day)::text,
      message = 'A payment was recorded by someone else. Check the till and try again.';
  elsif cash <> p_counted and reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason for the difference',
      hint = 'reason';
  end if;
  insert into private.till_closings (day, expected, counted, reason, closed_by_name, notes)
  values (p_day, cash, p_counted, reason, private.caller_name(), nullif(p_notes, 'null'));
  return private.store_result(p_idempotency_key, private.till_of(p_day));
end
$$;
call private.publish('close_till', 'managers',
  'Records the cash counted on a day beside what was recorded, with a reason where they differ; returns '
  'till. notes: how many of each note and coin, which add up to it, as {"500": 3}. expected: expected_cash '
  'as it was read, PT412 (detail: the till) when it has changed. Managers. PT400 (hint: the field).');

create function private.statement_entries(p_customer uuid) returns table (
  day date, at timestamptz, kind text, number text, request_id bigint, id bigint,
  service_name text, amount numeric
)
language sql stable security definer set search_path = ''
as $$
  select i.issued_on, i.issued_at, i.kind, i.number, i.request_id, i.invoice_id, i.service_name,
    case i.kind when 'credit_note' then -i.total else i.total end
  from private.invoices i where i.customer_id = p_customer
  union all
  select p.day, p.recorded_at, p.kind, p.receipt_number, p.request_id, p.payment_id, p.service_name, -p.amount
  from private.customer_payments p where p.customer_id = p_customer
$$;
comment on function private.statement_entries(uuid) is
  'What a customer owes more (positive) and less for, in rupees.';

create function private.customer_statement(
  p_customer_id uuid, p_from_day date, p_to_day date, p_page int default 1, p_page_size int default 100
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  customer uuid := coalesce(p_customer_id, (account ->> 'id')::uuid);
  answer jsonb;
begin
  if account ->> 'role' = 'mechanic' or (account ->> 'role' = 'customer'
    and customer <> (account ->> 'id')::uuid)
    or not exists (select from public.customers c where c.customer_id = customer)
  then
    raise exception using errcode = 'PT404', message = 'Customer not found', hint = 'customer_id';
  end if;
  perform private.check_period(p_from_day, p_to_day);
  with entries as materialized (
    select e.*, sum(e.amount) over (order by e.at, e.number) as balance
    from private.statement_entries(customer) e
    where e.day <= p_to_day
  ), period as (
    select e.* from entries e where e.day >= p_from_day
  )
  select jsonb_build_object(
    'customer', (select jsonb_build_object('name', c.name, 'phone', c.phone) from public.customers c
      where c.customer_id = customer),
    'from_day', p_from_day, 'to_day', p_to_day, 'balance', private.owed_for(customer),
    'opening', (select coalesce(sum(e.amount), 0) from entries e where e.day < p_from_day),
    'closing', (select coalesce(sum(e.amount), 0) from entries e),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.at, r.number) from (
        select p.* from period p order by p.at, p.number
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) r
    ), '[]'),
    'total', least((select count(*) from period), private.count_limit())
  ) into answer;
  return answer;
end
$$;
call private.publish('customer_statement', 'customers, mechanics, managers',
  'Invoices, credit notes and payments of a customer in a period of up to a year, oldest first. customer_id '
  'null: the caller. Managers; customers their own. PT400, PT404.');

create function private.gstr1(
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
    select i.* from private.invoices i
    where i.issued_on between p_from_day and p_to_day and i.invoice_id > coalesce(p_after, 0)
      and i.garage ->> 'tax_number' is not null
    order by i.invoice_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'section', case
        when d.kind = 'credit_note' and d.customer ->> 'tax_number' is not null then 'cdnr'
        when d.customer ->> 'tax_number' is not null then 'b2b'
        when d.kind = 'credit_note' and o.total > 100000
          and d.place_of_supply <> d.garage ->> 'state_code' then 'cdnur'
        when d.kind <> 'credit_note' and d.total > 100000
          and d.place_of_supply <> d.garage ->> 'state_code' then 'b2cl'
        else 'b2cs' end,
      'invoice_id', d.invoice_id, 'kind', d.kind, 'gstin', d.customer ->> 'tax_number',
      'receiver_name', d.customer ->> 'name',
      'number', d.number, 'issued_on', d.issued_on, 'document_value', d.total,
      'place_of_supply', d.place_of_supply,
      'reverse_charge', 'N', 'rate', r.tax_rate, 'taxable_value', r.taxable_value,
      'igst', r.igst, 'cgst', r.cgst,
      'sgst', r.sgst, 'cess', 0, 'original_number', o.number, 'original_issued_on', o.issued_on
    ) order by d.invoice_id, r.tax_rate), '[]'),
    'next', (select case when count(*) = most then max(n.invoice_id) end from documents n)
  ) into answer
  from documents d
  -- Lateral, so that it looks up the lines of these documents and never reads all lines.
  cross join lateral (
    select l.tax_rate, sum(l.value) as taxable_value, sum(l.cgst) as cgst, sum(l.sgst) as sgst,
      sum(l.igst) as igst
    from private.invoice_lines l where l.invoice_id = d.invoice_id group by 1
  ) r
  left join private.invoices o on o.invoice_id = d.credits;
  return answer;
end
$$;
call private.publish('gstr1', 'managers',
  'The documents of a period of up to a year with the columns of GSTR-1, one row for each rate: {rows: '
  '[{section (b2b; b2cl: to another state above 100,000 rupees without a GSTIN; b2cs; cdnr and cdnur: '
  'credit notes), invoice_id, kind, gstin, receiver_name, number, issued_on, document_value, '
  'place_of_supply, reverse_charge, rate, taxable_value, igst, cgst, sgst, cess, original_number, '
  'original_issued_on}], next}; rupees, those of a credit note are what it takes off. after: next of the '
  'page before, null on the last. Without bills of supply and their credit notes. Managers only. PT400.');
