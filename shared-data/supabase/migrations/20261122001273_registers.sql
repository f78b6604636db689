-- The documents and the money of a period, as bookkeeping takes them; expense_register has what was paid.

-- Functions

create function private.sales_register(p_from date, p_to date, p_after bigint, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from, p_to);
  with documents as materialized (
    select i.* from private.invoices i
    where i.issued_on between p_from and p_to and i.invoice_id > coalesce(p_after, 0)
    order by i.invoice_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'invoice_id', d.invoice_id, 'kind', d.kind, 'number', d.number, 'day', d.issued_on, 'customer_name', d.customer ->> 'name',
      'gstin', d.customer ->> 'tax_number', 'service_name', d.service_name,
      'registration_number', d.vehicle ->> 'registration_number', 'total', d.total, 'cgst', d.cgst, 'sgst', d.sgst,
      'igst', d.igst, 'original_number', o.number, 'rates', r.rates
    ) order by d.invoice_id), '[]'),
    'next', (select case when count(*) = most then max(n.invoice_id) end from documents n)
  ) into answer
  from documents d
  -- Lateral, so that it looks up the lines of these documents and never reads all lines.
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('rate', s.tax_rate, 'value', s.value) order by s.tax_rate), '[]') as rates
    from (
      select l.tax_rate, sum(l.value) as value from private.invoice_lines l where l.invoice_id = d.invoice_id group by 1
    ) s
  ) r
  left join private.invoices o on o.invoice_id = d.credits;
  return answer;
end
$$;

create function public.sales_register(from_day date, to_day date, after bigint default null, page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.sales_register($1, $2, $3, $4) $$;
comment on function public.sales_register(date, date, bigint, int) is
  'All invoices, bills of supply and credit notes of a period of up to a year: {rows: [{invoice_id, kind, number, day, '
  'customer_name, gstin, service_name, registration_number, total, cgst, sgst, igst, original_number, rates: [{rate, value: '
  'without tax}]}], next}; rupees, those of a credit note are what it takes off. after: next of the page before, null on the '
  'last. Managers only. PT400.';

create function private.payment_register(p_from date, p_to date, p_after bigint, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from, p_to);
  with page as materialized (
    select p.* from private.customer_payments p
    where p.day between p_from and p_to and p.payment_id > coalesce(p_after, 0)
    order by p.payment_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'payment_id', p.payment_id, 'kind', p.kind, 'number', p.receipt_number, 'day', p.day, 'method', p.method,
      'amount', p.amount, 'customer_name', p.customer_name, 'service_name', p.service_name, 'reference', p.reference,
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

create function public.payment_register(from_day date, to_day date, after bigint default null, page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_register($1, $2, $3, $4) $$;
comment on function public.payment_register(date, date, bigint, int) is
  'All money between customers and the garage in a period of up to a year: {rows: [{payment_id, kind, number, day, method, amount '
  '(negative: given back), customer_name, service_name, reference, invoice_number, corrects_number, reason}], next}; rupees. '
  'after: next of the page before, null on the last. Managers only. PT400.';

-- Grants

grant execute on function
  private.sales_register(date, date, bigint, int), public.sales_register(date, date, bigint, int),
  private.payment_register(date, date, bigint, int), public.payment_register(date, date, bigint, int)
to authenticated;
