-- Documents: issued invoices and payments, which nothing changes or deletes, and what a request owes. They
-- have no foreign
-- keys to requests and people, so that Clear All, an undone import and a closed account leave them.

set check_function_bodies = off;

create trigger keep_documents before update or delete or truncate on private.invoices
for each statement execute function private.keep_documents();
create trigger keep_documents before update or delete or truncate on private.invoice_lines
for each statement execute function private.keep_documents();
create trigger keep_documents before update or delete or truncate on private.customer_payments
for each statement execute function private.keep_documents();

create function private.follow_invoices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'credit_note' then
    update private.request_balances b set credited = b.credited + new.total,
      changed_on = greatest(b.changed_on, new.issued_on),
      invoice_id = case when b.credited + new.total < b.invoiced then b.invoice_id end,
      issued_on = case when b.credited + new.total < b.invoiced then b.issued_on end
    where b.request_id = new.request_id;
  else
    insert into private.request_balances as b (
      request_id, customer_id, invoice_id, issued_on, invoiced, first_issued_on, changed_on
    ) values (
      new.request_id, new.customer_id, new.invoice_id, new.issued_on, new.total, new.issued_on, new.issued_on
    )
    on conflict (request_id) do update
    set invoice_id = new.invoice_id, issued_on = new.issued_on, invoiced = b.invoiced + new.total,
      first_issued_on = least(b.first_issued_on, new.issued_on),
      changed_on = greatest(b.changed_on, new.issued_on);
  end if;
  return null;
end
$$;
comment on function private.follow_invoices() is
  'Trigger: adds an issued document to the balance of its request.';
create trigger follow_invoices after insert on private.invoices
for each row execute function private.follow_invoices();

create function private.follow_payments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.request_balances b set paid = b.paid + new.amount,
    changed_on = greatest(b.changed_on, new.day)
  where b.request_id = new.request_id;
  return null;
end
$$;
comment on function private.follow_payments() is 'Trigger: adds a payment to the balance of its request.';
create trigger follow_payments after insert on private.customer_payments
for each row execute function private.follow_payments();

create function private.payment_entry(p_payment private.customer_payments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_payment) - array['recorded_by', 'garage', 'customer_id', 'voucher'] || jsonb_build_object(
    'corrected', exists (select from private.customer_payments c where c.corrects = p_payment.payment_id)
  )
$$;
comment on function private.payment_entry(private.customer_payments) is 'A payment in a list.';

create function private.payments_of(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.payment_entry(p) order by p.payment_id), '[]')
  from private.customer_payments p where p.request_id = p_request_id
$$;
comment on function private.payments_of(bigint) is 'The payments of a request, oldest first.';

-- What is owed, for a request and by a customer in total: every screen and every list reads it here.

create function private.owed_of(p_request_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select b.due from private.request_balances b where b.request_id = p_request_id
      and b.invoice_id is not null),
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
  'What is owed for a request, in rupees: what its invoice leaves to pay, before that what its draft does. '
  'Nothing for an open request, for an imported one without a draft and for one whose invoice was credited '
  'whole.';

create function private.owed_for(p_customer_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with accounts as (
    select b.request_id from private.request_balances b where b.customer_id = p_customer_id
    union
    select d.request_id from public.service_requests r join private.invoice_drafts d
      on d.request_id = r.request_id
    where r.customer_id = p_customer_id
  ), sums as (
    select private.owed_of(a.request_id) as owed, b.invoice_id is not null as is_invoiced,
      coalesce(r.status in ('pending', 'approved', 'in_progress'), false) as is_open,
      coalesce(b.paid, 0) as paid,
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
  'What a customer owes: {customer_id, total, invoiced: of it on invoices, to_invoice: of it for completed '
  'requests without one, deposits: paid for open requests, to_refund: paid beyond what is owed}; rupees.';

create function private.balance_of(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request_id, 'invoice_id', b.invoice_id, 'invoiced', coalesce(b.invoiced, 0),
    'credited', coalesce(b.credited, 0), 'paid', coalesce(b.paid, 0), 'due', coalesce(b.due, 0),
    'owed', private.owed_of(p_request_id),
    'receivable', case when b.invoice_id is not null then b.due when r.status is null
      or r.status = 'cancelled' then 0
      else greatest(coalesce(t.total, r.final_cost, r.estimated_cost) - coalesce(b.paid, 0), 0) end,
    'refundable', greatest(coalesce(b.paid - b.invoiced + b.credited, 0), 0),
    'can_invoice', coalesce(r.status = 'completed', false) and b.invoice_id is null
  )
  from (select 1) one
  left join private.request_balances b on b.request_id = p_request_id
  left join public.service_requests r on r.request_id = p_request_id
  left join lateral (
    select private.draft_total(d.request_id) as total from private.invoice_drafts d
    where d.request_id = p_request_id
  ) t on true
$$;
comment on function private.balance_of(bigint) is
  'What a request was invoiced and paid, what is owed, what may still be taken (until the invoice: up to '
  'the estimate, then the draft) and given back, and whether an invoice can be issued.';

create function private.balance_entry(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', b.invoice_id, 'paid', coalesce(b.paid, 0), 'owed', private.owed_of(p_request.request_id),
    'has_payment_details', exists (select from private.garage g
      where num_nonnulls(g.upi_id, g.bank_account) > 0)
  )
  from (select 1) one left join private.request_balances b on b.request_id = p_request.request_id
  where p_request.status = 'completed' or b.invoice_id is not null or b.paid > 0
$$;
comment on function private.balance_entry(public.service_requests) is
  'A request''s balance in a list; null while it is not completed and nothing was invoiced or paid.';
