-- Tables 11A, 11B and 12 of GSTR-1: deposits that no invoice covers yet, those that one does now, and what was supplied by HSN.

-- Functions

create function private.quantity_code(p_tax_code text, p_unit text) returns text
language sql immutable
return case when p_tax_code like '99%' then 'NA' else coalesce(
  private.units() -> private.unit_of(p_unit) ->> 'code', 'OTH'
) end;
comment on function private.quantity_code(text, text) is
  'The unit quantity code of table 12 for a unit; NA for services. Internal.';

create function private.hsn_summary(p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with documents as (
    select d.*, case when d.customer ->> 'tax_number' is not null then 'b2b' else 'b2c' end as section
    from private.invoices d where d.issued_on between p_from and p_to and d.garage ->> 'tax_number' is not null
  ), lines as (
    select l.tax_code, l.tax_rate, private.quantity_code(l.tax_code, case d.kind when 'credit_note' then (
        -- What is credited is taken off the row that it was in.
        select o.unit from private.invoice_lines o where o.invoice_id = d.credits and o.position = l.position
      ) else l.unit end) as uqc,
      d.section, case d.kind when 'credit_note' then -1 else 1 end as sign,
      case d.kind when 'credit_note' then 0 else l.quantity end as quantity, l.amount, l.value, l.igst, l.cgst, l.sgst
    from documents d join private.invoice_lines l on l.invoice_id = d.invoice_id
    union all
    -- Only what is credited whole, by this note at last, takes its quantity off; what became cheaper was supplied.
    select o.tax_code, o.tax_rate, private.quantity_code(o.tax_code, o.unit), d.section, -1, -o.quantity, 0, 0, 0, 0, 0
    from documents d
    join private.invoices i on i.invoice_id = d.credits
    join private.invoice_lines o on o.invoice_id = d.credits
    cross join lateral (
      select sum(n.total) as total, sum(c.amount) as amount, bool_or(n.invoice_id = d.invoice_id and c.amount <> 0) as is_here
      from private.invoices n left join private.invoice_lines c on c.invoice_id = n.invoice_id and c.position = o.position
      where n.credits = d.credits and n.invoice_id <= d.invoice_id
    ) c
    where case when o.amount = 0 then c.total = i.total else c.is_here and c.amount = o.amount end
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s.section, s.hsn, s.rate, s.uqc), '[]') from (
    select l.section, l.tax_code as hsn, l.uqc, l.tax_rate as rate, sum(l.quantity) as quantity, sum(l.sign * l.amount) as total_value,
      sum(l.sign * l.value) as taxable_value, sum(l.sign * l.igst) as igst, sum(l.sign * l.cgst) as cgst,
      sum(l.sign * l.sgst) as sgst, 0 as cess
    from lines l group by 1, 2, 3, 4
  ) s
$$;
comment on function private.hsn_summary(date, date) is
  'Table 12: what was supplied in a period by HSN or SAC, unit and rate, to registered customers and to others, less what '
  'credit notes take off. Internal.';

create function private.advances(p_from date, p_to date) returns table (kind text, place_of_supply text, rate numeric, amount numeric)
language sql stable security definer set search_path = ''
as $$
  with deposits as (
    select p.voucher, p.day,
      (select min(i.issued_on) from private.invoices i where i.request_id = p.request_id and i.kind = 'tax_invoice') as invoiced_on
    from private.customer_payments p
    where p.day <= p_to and p.voucher is not null
  ), counted as (
    select case when d.day >= p_from then 'received' else 'adjusted' end as kind, d.voucher
    from deposits d
    -- Received and invoiced in one period is in the invoice alone.
    where (d.day >= p_from and (d.invoiced_on is null or d.invoiced_on > p_to))
      or (d.day < p_from and d.invoiced_on between p_from and p_to)
  )
  select c.kind, c.voucher ->> 'place_of_supply', (c.voucher ->> 'rate')::numeric, sum((c.voucher ->> 'value')::numeric)
  from counted c
  group by 1, 2, 3 having sum((c.voucher ->> 'value')::numeric) <> 0
$$;
comment on function private.advances(date, date) is
  'Tables 11A (received) and 11B (adjusted): what was paid in a period for requests without an invoice at its end, and what was '
  'paid before it for those that were invoiced in it, without tax, as their vouchers say. Internal.';

create function private.gstr1_tables(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.check_period(p_from, p_to);
  return jsonb_build_object('hsn', private.hsn_summary(p_from, p_to)) || (
    select jsonb_object_agg(k.kind, coalesce((
      select jsonb_agg(jsonb_build_object('place_of_supply', a.place_of_supply, 'rate', a.rate, 'amount', a.amount)
        order by a.place_of_supply, a.rate)
      from private.advances(p_from, p_to) a where a.kind = k.kind
    ), '[]'))
    from unnest(array['received', 'adjusted']) k (kind)
  );
end
$$;

create function public.gstr1_tables(from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.gstr1_tables($1, $2) $$;
comment on function public.gstr1_tables(date, date) is
  'The summaries of GSTR-1 for a period of up to a year: received (11A) and adjusted (11B): [{place_of_supply, rate, amount: '
  'without tax}], hsn (12): [{section (b2b, b2c), hsn, uqc, rate, quantity, total_value, taxable_value, igst, cgst, sgst, cess}]; '
  'rupees. Managers only. PT400.';

-- Grants

grant execute on function private.gstr1_tables(date, date), public.gstr1_tables(date, date) to authenticated;
