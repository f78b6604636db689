-- What is owed, for a request and by a customer in total: every screen and every list reads it here.

-- Functions

create function private.owed_of(p_request_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select b.due from private.request_balances b where b.request_id = p_request_id and b.invoice_id is not null),
    (
      select greatest(private.draft_total(d.request_id) - coalesce(b.paid, 0), 0)
      from private.invoice_drafts d
      left join private.request_balances b on b.request_id = d.request_id
      where d.request_id = p_request_id
    ),
    0
  )
$$;
comment on function private.owed_of(bigint) is
  'What is owed for a request, in rupees: what its invoice leaves to pay, before that what its draft does. Nothing for an open '
  'request, for an imported one without a draft and for one whose invoice was credited whole. Internal.';

create function private.owed_for(p_customer_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with accounts as (
    select b.request_id from private.request_balances b where b.customer_id = p_customer_id
    union
    select d.request_id from public.service_requests r join private.invoice_drafts d on d.request_id = r.request_id
    where r.customer_id = p_customer_id
  ), sums as (
    select private.owed_of(a.request_id) as owed, b.invoice_id is not null as is_invoiced,
      coalesce(r.status in ('pending', 'approved', 'in_progress'), false) as is_open, coalesce(b.paid, 0) as paid,
      coalesce(b.paid - b.invoiced + b.credited, 0)
        - case when d.request_id is null then 0 else private.draft_total(d.request_id) end as beyond
    from accounts a
    left join private.request_balances b on b.request_id = a.request_id
    left join private.invoice_drafts d on d.request_id = a.request_id
    left join public.service_requests r on r.request_id = a.request_id
  )
  select jsonb_build_object(
    'customer_id', p_customer_id, 'total', coalesce(sum(s.owed), 0),
    'invoiced', coalesce(sum(s.owed) filter (where s.is_invoiced), 0),
    'to_invoice', coalesce(sum(s.owed) filter (where not s.is_invoiced), 0),
    'deposits', coalesce(sum(s.paid) filter (where s.is_open), 0),
    'to_refund', coalesce(sum(greatest(s.beyond, 0)) filter (where not s.is_open), 0)
  )
  from sums s
$$;
comment on function private.owed_for(uuid) is
  'What a customer owes: {customer_id, total, invoiced: of it on invoices, to_invoice: of it for completed requests without '
  'one, deposits: paid for open requests, to_refund: paid beyond what is owed}; rupees. Internal.';

create function private.balance_of(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request_id, 'invoice_id', b.invoice_id, 'invoiced', coalesce(b.invoiced, 0),
    'credited', coalesce(b.credited, 0), 'paid', coalesce(b.paid, 0), 'due', coalesce(b.due, 0),
    'owed', private.owed_of(p_request_id),
    'receivable', case when b.invoice_id is not null then b.due when r.status is null or r.status = 'cancelled' then 0
      else greatest(coalesce(t.total, r.final_cost, r.estimated_cost) - coalesce(b.paid, 0), 0) end,
    'refundable', greatest(coalesce(b.paid - b.invoiced + b.credited, 0), 0),
    'can_invoice', coalesce(r.status = 'completed', false) and b.invoice_id is null
  )
  from (select 1) one
  left join private.request_balances b on b.request_id = p_request_id
  left join public.service_requests r on r.request_id = p_request_id
  left join lateral (
    select private.draft_total(d.request_id) as total from private.invoice_drafts d where d.request_id = p_request_id
  ) t on true
$$;
comment on function private.balance_of(bigint) is
  'What a request was invoiced and paid, what is owed, what may still be taken (until the invoice: up to the estimate, then '
  'the draft) and given back, and whether an invoice can be issued. Internal.';

create function private.balance_entry(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', b.invoice_id, 'paid', coalesce(b.paid, 0), 'owed', private.owed_of(p_request.request_id),
    'has_payment_details', exists (select from private.garage g where num_nonnulls(g.upi_id, g.bank_account) > 0)
  )
  from (select 1) one left join private.request_balances b on b.request_id = p_request.request_id
  where p_request.status = 'completed' or b.invoice_id is not null or b.paid > 0
$$;
comment on function private.balance_entry(public.service_requests) is
  'A request''s balance in a list; null while it is not completed and nothing was invoiced or paid. Internal.';
