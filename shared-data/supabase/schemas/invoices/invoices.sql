-- Invoices: issuing the draft of a request, and reading an issued invoice.

set check_function_bodies = off;

create function private.garage_on_documents() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', g.name, 'address', g.address, 'phone', g.phone, 'email', g.email, 'state_code', g.state_code,
    'tax_number', g.tax_number
  )
  from private.garage g
$$;
comment on function private.garage_on_documents() is 'The garage as an issued document keeps it.';

create function private.require_garage_details() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from private.garage g where g.name = '' or (g.tax_number is not null and g.address = '')
  ) then
    raise exception using errcode = 'PT409', hint = 'garage',
      message = 'Enter the name and address of the garage in the settings before issuing an invoice';
  end if;
end
$$;
comment on function private.require_garage_details() is
  'PT409 while the garage lacks what rule 46(a) of the CGST Rules wants on an invoice.';

create function private.invoice_entry(p_invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_invoice) - array['issued_by', 'search_text', 'garage', 'customer',
    'vehicle'] || jsonb_build_object(
    'customer_name', p_invoice.customer -> 'name',
    'registration_number', p_invoice.vehicle -> 'registration_number',
    'is_current', b.invoice_id is not null, 'due', coalesce(b.due, 0),
    'days', private.today() - p_invoice.issued_on,
    'reminded_at', case when b.due > 0 then (
      select max(o.created_at) from private.outbox o
      where o.request_id = p_invoice.request_id and o.event = 'invoice_reminder'
        and o.details ->> 'number' = p_invoice.number and o.state in ('queued', 'sent')
    ) end,
    'credited', coalesce((select sum(c.total) from private.invoices c where c.credits = p_invoice.invoice_id),
      0)
  )
  from (select 1) one left join private.request_balances b on b.invoice_id = p_invoice.invoice_id
$$;
comment on function private.invoice_entry(private.invoices) is 'A document in a list.';

create function private.invoice_page(p_invoice private.invoices) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Not in SQL: payments come later.
  return (
  select private.invoice_entry(p_invoice) || jsonb_build_object(
    'garage', p_invoice.garage, 'customer', p_invoice.customer, 'vehicle', p_invoice.vehicle,
    'interstate', p_invoice.place_of_supply <> p_invoice.garage ->> 'state_code'
      and p_invoice.garage ->> 'tax_number' is not null,
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'invoice_id' order by l.position), '[]')
      from private.invoice_lines l where l.invoice_id = p_invoice.invoice_id
    ),
    'taxes', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.tax_code, t.tax_rate), '[]') from (
        select l.tax_code, l.tax_rate, sum(l.value) as value, sum(l.cgst) as cgst, sum(l.sgst) as sgst,
          sum(l.igst) as igst
        from private.invoice_lines l where l.invoice_id = p_invoice.invoice_id group by 1, 2
      ) t
    ),
    'credits_number', (select i.number from private.invoices i where i.invoice_id = p_invoice.credits),
    'credits_issued_on', (select i.issued_on from private.invoices i where i.invoice_id = p_invoice.credits),
    'credit_notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'invoice_id', c.invoice_id, 'number', c.number, 'issued_on', c.issued_on,
        'total', c.total, 'reason', c.reason
      ) order by c.invoice_id), '[]')
      from private.invoices c where c.credits = p_invoice.invoice_id
    ),
    'payments', private.payments_of(p_invoice.request_id), 'balance', private.balance_of(p_invoice.request_id)
  )
  );
end
$$;
comment on function private.invoice_page(private.invoices) is 'A document with everything that is on it.';

create function private.invoice_with_balance(p_invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.invoice_page(p_invoice) || jsonb_build_object(
    'customer_balance', private.owed_for(p_invoice.customer_id),
    -- What reached them stays so, even where another message would not.
    'reach', case when private.is_manager() then coalesce(
      (
        select t from private.told(p_invoice.request_id, 'invoice_issued', p_invoice.issued_at) t
        where t ->> 'problem' is null
      ),
      private.reach_of(p_invoice.customer_id, 'invoice')
    ) end,
    'customer_phone', case when private.is_manager() then (
      select c.phone from public.customers c where c.customer_id = p_invoice.customer_id
    ) end
  )
$$;
comment on function private.invoice_with_balance(private.invoices) is 'As read_invoice.';

create function private.write_invoice(p_draft private.invoice_drafts, p_at timestamptz,
  p_by uuid, p_by_name text)
returns private.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  day date := (p_at at time zone private.garage_time_zone())::date;
  invoice private.invoices;
begin
  insert into private.request_balances (request_id, customer_id)
  select r.request_id, r.customer_id from public.service_requests r where r.request_id = p_draft.request_id
  on conflict do nothing;
  perform from private.request_balances b where b.request_id = p_draft.request_id for update;
  -- One statement, so that all of it has the garage and the rates of one moment, also when these are saved
  -- while it waits for
  -- the number.
  with lines as materialized (
    select l.* from private.taxed_lines(p_draft, day) l
  ), issued as (
    insert into private.invoices (
      kind, number, issued_on, issued_at, issued_by, issued_by_name, request_id, customer_id,
      garage, customer, vehicle,
      service_name, place_of_supply, total, value, cgst, sgst, igst
    )
    select case when g.tax_number is null then 'bill_of_supply' else 'tax_invoice' end,
      private.next_number('PL', day, g.tax_number is not null), day, p_at, p_by, p_by_name,
      r.request_id, r.customer_id,
      private.garage_on_documents(),
      jsonb_build_object(
        'name', p_draft.name, 'address', p_draft.address, 'phone', c.phone, 'state_code', p_draft.state_code,
        'tax_number', p_draft.tax_number
      ),
      jsonb_build_object('registration_number', r.registration_number, 'brand', r.brand,
        'model', r.model, 'year', r.year),
      r.service_name, coalesce(p_draft.state_code, g.state_code), t.*
    from public.service_requests r
    join public.customers c on c.customer_id = r.customer_id
    cross join private.garage g
    cross join (
      select coalesce(sum(l.amount), 0), coalesce(sum(l.value), 0), coalesce(sum(l.cgst), 0),
        coalesce(sum(l.sgst), 0),
        coalesce(sum(l.igst), 0)
      from lines l
    ) t
    where r.request_id = p_draft.request_id
    returning *
  ), written as (
    insert into private.invoice_lines (
      invoice_id, position, kind, description, quantity, unit, unit_price, discount,
      discount_reason, amount, tax_code,
      tax_rate, value, cgst, sgst, igst
    )
    select i.invoice_id, l.* from lines l cross join issued i
  )
  select i.* into invoice from issued i;
  perform private.check_gst_rate(l.tax_rate, day, 'tax_rate') from private.invoice_lines l
    where l.invoice_id = invoice.invoice_id;
  delete from private.invoice_drafts d where d.request_id = p_draft.request_id;
  return invoice;
end
$$;
comment on function private.write_invoice(private.invoice_drafts, timestamptz, uuid, text) is
  'Turns a locked draft into an invoice under the next number, with the rates of that day.';

create function private.issue_invoice(
  p_request_id bigint, p_version int default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
  draft private.invoice_drafts;
  earlier jsonb;
  invoice private.invoices;
begin
  perform from public.service_requests r where r.request_id = p_request_id for update;
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('issue', p_request_id, 'version', p_version),
    'This job has an invoice already'
  );
  if earlier is not null then
    return earlier;
  end if;
  draft := private.lock_draft(p_request_id);
  perform private.require_garage_details();
  if p_version is not null and p_version <> draft.version then
    raise exception using errcode = 'PT412',
      message = 'This draft was changed by someone else. Check it and try again.',
      detail = private.draft_result(draft)::text, hint = 'version';
  end if;
  -- A statement of its own: invoice_page is stable and would not see the lines.
  invoice := private.write_invoice(draft, now(), caller, private.caller_name());
  return private.store_result(p_idempotency_key, private.invoice_with_balance(invoice));
end
$$;
call private.publish('issue_invoice', 'managers',
  'Issues the draft of a completed request, under the next number of its financial year and with the rates '
  'of today, and returns it as read_invoice does; from then on nothing changes it. Makes the draft where '
  'there is none. version: of the draft as it was read, PT412 (detail: the draft) when it has changed. '
  'Managers. PT404, PT409: not completed, invoiced already, or the garage''s name is not set up (hint: '
  'garage).');

create function private.readable_invoice(p_invoice_id bigint) returns private.invoices
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := (private.require_account() ->> 'id')::uuid;
  invoice private.invoices;
begin
  select i.* into invoice from private.invoices i
  where i.invoice_id = p_invoice_id and (private.is_manager() or i.customer_id = caller);
  if not found then
    raise exception using errcode = 'PT404', message = 'Invoice not found', hint = 'invoice_id';
  end if;
  return invoice;
end
$$;
comment on function private.readable_invoice(bigint) is
  'A document that the caller may read: managers any, customers their own. PT404 for another.';

create function private.read_invoice(p_invoice_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.invoice_with_balance(private.readable_invoice(p_invoice_id)) $$;
call private.publish('read_invoice', 'customers, mechanics, managers',
  'An issued document: what list_invoices says of it, garage, customer and vehicle of that day, interstate, '
  'lines, taxes: sums by code and rate, credit_notes, credits_number and credits_issued_on (of a credit '
  'note), payments, balance of its request and customer_balance as in request_balance, reach and '
  'customer_phone (as request_estimate; managers); rupees. Managers; customers their own. PT404.');

-- The bill of a request at the front desk: what is needed to invoice it, take its payments and give the key
-- back.

create function private.bill(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  card jsonb := private.job_card(p_request_id);
  invoice bigint := card ->> 'invoice_id';
begin
  return jsonb_build_object(
    'card', card, 'balance', private.request_balance(p_request_id),
    'draft', private.invoice_draft(p_request_id),
    'invoice', case when invoice is not null then private.read_invoice(invoice) end
  );
end
$$;
call private.publish('bill', 'managers',
  'A request for handing its car over: card as job_card, balance as request_balance, draft as invoice_draft '
  '(null without one), invoice as read_invoice (null until one counts). Managers only. PT404 for an unknown '
  'request.');
