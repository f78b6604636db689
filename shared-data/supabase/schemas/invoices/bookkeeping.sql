-- Tables 11A, 11B and 12 of GSTR-1: deposits that no invoice covers yet, those that one does now, and what
-- was supplied by HSN.

set check_function_bodies = off;

create function private.quantity_code(p_tax_code text, p_unit text) returns text
language sql immutable
return case when p_tax_code like '99%' then 'NA' else coalesce(
  private.units() -> private.unit_of(p_unit) ->> 'code', 'OTH'
) end;
comment on function private.quantity_code(text, text) is
  'The unit quantity code of table 12 for a unit; NA for services.';

create function private.hsn_summary(p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with documents as (
    select d.*, case when d.customer ->> 'tax_number' is not null then 'b2b' else 'b2c' end as section
    from private.invoices d where d.issued_on between p_from and p_to
      and d.garage ->> 'tax_number' is not null
  ), lines as (
    select l.tax_code, l.tax_rate, private.quantity_code(l.tax_code, case d.kind when 'credit_note' then (
        -- What is credited is taken off the row that it was in.
        select o.unit from private.invoice_lines o where o.invoice_id = d.credits and o.position = l.position
      ) else l.unit end) as uqc,
      d.section, case d.kind when 'credit_note' then -1 else 1 end as sign,
      case d.kind when 'credit_note' then 0 else l.quantity end as quantity, l.amount, l.value,
        l.igst, l.cgst, l.sgst
    from documents d join private.invoice_lines l on l.invoice_id = d.invoice_id
    union all
    -- Only what is credited whole, by this note at last, takes its quantity off; what became cheaper was
    -- supplied.
    select o.tax_code, o.tax_rate, private.quantity_code(o.tax_code, o.unit), d.section, -1,
      -o.quantity, 0, 0, 0, 0, 0
    from documents d
    join private.invoices i on i.invoice_id = d.credits
    join private.invoice_lines o on o.invoice_id = d.credits
    cross join lateral (
      select sum(n.total) as total, sum(c.amount) as amount,
        bool_or(n.invoice_id = d.invoice_id and c.amount <> 0) as is_here
      from private.invoices n left join private.invoice_lines c on c.invoice_id = n.invoice_id
        and c.position = o.position
      where n.credits = d.credits and n.invoice_id <= d.invoice_id
    ) c
    where case when o.amount = 0 then c.total = i.total else c.is_here and c.amount = o.amount end
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s.section, s.hsn, s.rate, s.uqc), '[]') from (
    select l.section, l.tax_code as hsn, l.uqc, l.tax_rate as rate, sum(l.quantity) as quantity,
      sum(l.sign * l.amount) as total_value,
      sum(l.sign * l.value) as taxable_value, sum(l.sign * l.igst) as igst, sum(l.sign * l.cgst) as cgst,
      sum(l.sign * l.sgst) as sgst, 0 as cess
    from lines l group by 1, 2, 3, 4
  ) s
$$;
comment on function private.hsn_summary(date, date) is
  'Table 12: what was supplied in a period by HSN or SAC, unit and rate, to registered customers and to '
  'others, less what credit notes take off.';

create function private.advances(p_from date, p_to date)
  returns table (kind text, place_of_supply text, rate numeric, amount numeric)
language sql stable security definer set search_path = ''
as $$
  with deposits as (
    select p.voucher, p.day,
      (select min(i.issued_on) from private.invoices i where i.request_id = p.request_id
        and i.kind = 'tax_invoice') as invoiced_on
    from private.customer_payments p
    where p.day <= p_to and p.voucher is not null
  ), counted as (
    select case when d.day >= p_from then 'received' else 'adjusted' end as kind, d.voucher
    from deposits d
    -- Received and invoiced in one period is in the invoice alone.
    where (d.day >= p_from and (d.invoiced_on is null or d.invoiced_on > p_to))
      or (d.day < p_from and d.invoiced_on between p_from and p_to)
  )
  select c.kind, c.voucher ->> 'place_of_supply', (c.voucher ->> 'rate')::numeric,
    sum((c.voucher ->> 'value')::numeric)
  from counted c
  group by 1, 2, 3 having sum((c.voucher ->> 'value')::numeric) <> 0
$$;
comment on function private.advances(date, date) is
  'Tables 11A (received) and 11B (adjusted): what was paid in a period for requests without an invoice at '
  'its end, and what was paid before it for those that were invoiced in it, without tax, as their vouchers '
  'say.';

create function private.gstr1_tables(p_from_day date, p_to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.check_period(p_from_day, p_to_day);
  return jsonb_build_object('hsn', private.hsn_summary(p_from_day, p_to_day)) || (
    select jsonb_object_agg(k.kind, coalesce((
      select jsonb_agg(jsonb_build_object('place_of_supply', a.place_of_supply, 'rate', a.rate,
        'amount', a.amount)
        order by a.place_of_supply, a.rate)
      from private.advances(p_from_day, p_to_day) a where a.kind = k.kind
    ), '[]'))
    from unnest(array['received', 'adjusted']) k (kind)
  );
end
$$;
call private.publish('gstr1_tables', 'managers',
  'The summaries of GSTR-1 for a period of up to a year: received (11A) and adjusted (11B): '
  '[{place_of_supply, rate, amount: without tax}], hsn (12): [{section (b2b, b2c), hsn, uqc, rate, '
  'quantity, total_value, taxable_value, igst, cgst, sgst, cess}]; rupees. Managers only. PT400.');

-- The documents and the money of a period, as bookkeeping takes them; expense_register has what was paid.

create function private.sales_register(
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
    order by i.invoice_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'invoice_id', d.invoice_id, 'kind', d.kind, 'number', d.number, 'day', d.issued_on,
      'customer_name', d.customer ->> 'name',
      'gstin', d.customer ->> 'tax_number', 'service_name', d.service_name,
      'registration_number', d.vehicle ->> 'registration_number', 'total', d.total,
      'cgst', d.cgst, 'sgst', d.sgst,
      'igst', d.igst, 'original_number', o.number, 'rates', r.rates
    ) order by d.invoice_id), '[]'),
    'next', (select case when count(*) = most then max(n.invoice_id) end from documents n)
  ) into answer
  from documents d
  -- Lateral, so that it looks up the lines of these documents and never reads all lines.
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('rate', s.tax_rate, 'value', s.value) order by s.tax_rate),
      '[]') as rates
    from (
      select l.tax_rate, sum(l.value) as value from private.invoice_lines l
      where l.invoice_id = d.invoice_id group by 1
    ) s
  ) r
  left join private.invoices o on o.invoice_id = d.credits;
  return answer;
end
$$;
call private.publish('sales_register', 'managers',
  'All invoices, bills of supply and credit notes of a period of up to a year: {rows: [{invoice_id, kind, '
  'number, day, customer_name, gstin, service_name, registration_number, total, cgst, sgst, igst, '
  'original_number, rates: [{rate, value: without tax}]}], next}; rupees, those of a credit note are what '
  'it takes off. after: next of the page before, null on the last. Managers only. PT400.');

create function private.payment_register(
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
  with page as materialized (
    select p.* from private.customer_payments p
    where p.day between p_from_day and p_to_day and p.payment_id > coalesce(p_after, 0)
    order by p.payment_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'payment_id', p.payment_id, 'kind', p.kind, 'number', p.receipt_number, 'day', p.day,
      'method', p.method,
      'amount', p.amount, 'customer_name', p.customer_name, 'service_name', p.service_name,
      'reference', p.reference,
      'invoice_number', i.number, 'corrects_number', w.receipt_number, 'reason', p.reason
    ) order by p.payment_id), '[]'),
    'next', (select case when count(*) = most then max(n.payment_id) end from page n)
  ) into answer
  from page p
  left join private.invoices i on i.invoice_id = p.invoice_id
  left join private.customer_payments w on w.payment_id = p.corrects;
  return answer;
end
$$;
call private.publish('payment_register', 'managers',
  'All money between customers and the garage in a period of up to a year: {rows: [{payment_id, kind, '
  'number, day, method, amount (negative: given back), customer_name, service_name, reference, '
  'invoice_number, corrects_number, reason}], next}; rupees. after: next of the page before, null on the '
  'last. Managers only. PT400.');
