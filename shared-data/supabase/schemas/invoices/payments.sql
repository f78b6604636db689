-- Payments of customers: deposits, payments, refunds and corrections of wrong entries, each with a receipt;
-- they are only
-- ever added.

set check_function_bodies = off;

create function private.request_balance(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
begin
  if account ->> 'role' = 'mechanic' then
    perform private.refuse_role('Only a manager or the customer can do this');
  end if;
  -- A request that was cleared leaves its balance.
  if not exists (
    select from private.request_balances b
    where b.request_id = p_request_id and (private.is_manager() or b.customer_id = (account ->> 'id')::uuid)
  ) then
    perform private.readable_request(p_request_id);
  end if;
  return private.balance_of(p_request_id) || jsonb_build_object(
    'payments', private.payments_of(p_request_id),
    'customer_balance', private.owed_for(coalesce(
      (select r.customer_id from public.service_requests r where r.request_id = p_request_id),
      (select b.customer_id from private.request_balances b where b.request_id = p_request_id)
    ))
  );
end
$$;
call private.publish('request_balance', 'customers, managers',
  'Invoiced and paid. Managers; customers their own. PT403 for mechanics, PT404.');

create function private.rupees(p_amount numeric) returns text
language sql immutable
return '₹' || to_char(p_amount, 'FM99,99,99,990.00');
comment on function private.rupees(numeric) is 'An amount in a sentence, with Indian grouping.';

create function private.check_payment(p_method text, p_amount numeric, p_reference text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_method is null or p_method not in ('cash', 'upi', 'card', 'bank') then
    raise exception using errcode = 'PT400', message = 'Please select cash, UPI, card or bank',
      hint = 'method';
  elsif p_amount is null or p_amount <= 0 or p_amount > private.limit_of('final_cost')
    or p_amount <> round(p_amount, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'amount';
  end if;
  perform private.check_length(p_reference, 'name', 'Reference', 'reference');
end
$$;
comment on function private.check_payment(text, numeric, text) is 'PT400 (hint: the field) for a payment.';

create function private.lock_balance(p_request_id bigint) returns private.request_balances
language plpgsql security definer set search_path = ''
as $$
declare
  balance private.request_balances;
begin
  perform from public.service_requests r where r.request_id = p_request_id for update;
  insert into private.request_balances (request_id, customer_id)
  select r.request_id, r.customer_id from public.service_requests r where r.request_id = p_request_id
  on conflict do nothing;
  select b.* into balance from private.request_balances b where b.request_id = p_request_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return balance;
end
$$;
comment on function private.lock_balance(bigint) is
  'Locks a request and its balance, which also a cleared request has once it was invoiced or paid. PT404.';

create function private.expect_paid(p_balance private.request_balances, p_expected_paid numeric) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_expected_paid <> p_balance.paid then
    raise exception using errcode = 'PT412', hint = 'amount',
      detail = private.balance_of(p_balance.request_id)::text,
      message = 'The amount paid has changed. Check it and try again.';
  end if;
end
$$;
comment on function private.expect_paid(private.request_balances, numeric) is
  'PT412 (detail: the balance) where a locked balance is not paid as the caller read it. Null expects '
  'nothing.';

create function private.advance_rate(p_request_id bigint, p_day date) returns numeric
language sql stable security definer set search_path = ''
as $$
  -- 18: where the rate of what is supplied cannot be told yet, by the first proviso of rule 50 of the CGST
  -- Rules.
  select case when count(distinct r.rate) = 1 then min(r.rate) else 18 end
  from public.request_lines l
  cross join lateral (
    select coalesce(private.own_rate(l.tax_rate, l.part_id),
      (private.tax_rate_on(l.kind, p_day)).rate) as rate
  ) r
  where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.advance_rate(bigint, date) is
  'The tax rate of a deposit: that of the approved lines of its request if they have one, else 18 percent.';

create function private.voucher_of(
  p_balance private.request_balances, p_kind text, p_amount numeric, p_corrects bigint, p_day date
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  garage private.garage;
  basis jsonb;
begin
  select g.* into garage from private.garage g;
  if p_corrects is not null then
    select p.voucher into basis from private.customer_payments p where p.payment_id = p_corrects;
  elsif garage.tax_number is null or p_balance.invoice_id is not null or exists (
    select from private.invoices i where i.request_id = p_balance.request_id and i.kind = 'tax_invoice'
  ) then
    return null;
  elsif p_kind = 'refund' then
    select p.voucher into basis from private.customer_payments p
    where p.request_id = p_balance.request_id and p.amount > 0 and p.voucher is not null
    order by p.payment_id desc limit 1;
  else
    select jsonb_build_object(
      'rate', private.advance_rate(p_balance.request_id, p_day), 'place_of_supply', s.code,
      'interstate', coalesce(s.code <> garage.state_code, false), 'customer', jsonb_build_object(
        'name', coalesce(b.name, c.name), 'address', coalesce(b.address, c.address, ''),
        'state_code', b.state_code,
        'tax_number', b.tax_number
      )
    ) into basis
    from public.customers c
    left join private.billing_details b on b.customer_id = c.customer_id
    cross join lateral (select coalesce(b.state_code, garage.state_code) as code) s
    where c.customer_id = p_balance.customer_id;
  end if;
  return basis || (
    select to_jsonb(s) from private.tax_split(p_amount, (basis ->> 'rate')::numeric,
      (basis ->> 'interstate')::boolean) s
  );
end
$$;
comment on function private.voucher_of(private.request_balances, text, numeric, bigint, date) is
  'The voucher of a payment, null where it needs none; a refund has the rate and place of the last deposit, '
  'a correction those of what it undoes.';

create function private.add_payment(
  p_balance private.request_balances, p_kind text, p_amount numeric, p_method text,
  p_reference text, p_reason text,
  p_corrects bigint, p_at timestamptz, p_by uuid, p_by_name text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  day date := (p_at at time zone private.garage_time_zone())::date;
  payment private.customer_payments;
begin
  insert into private.customer_payments (
    receipt_number, kind, request_id, customer_id, invoice_id, amount, method, reference, reason,
    corrects, day, recorded_at,
    recorded_by, recorded_by_name, garage, customer_name, service_name, voucher
  )
  select private.next_number('PR', day, g.tax_number is not null), p_kind, p_balance.request_id,
    p_balance.customer_id,
    p_balance.invoice_id, p_amount, p_method, nullif(btrim(p_reference), ''), p_reason,
    p_corrects, day, p_at, p_by,
    p_by_name, private.garage_on_documents(),
    coalesce(i.customer ->> 'name', c.name, 'Closed account'), coalesce(i.service_name, r.service_name, ''),
    private.voucher_of(p_balance, p_kind, p_amount, p_corrects, day)
  from private.garage g
  left join private.invoices i on i.invoice_id = (
    select max(n.invoice_id) from private.invoices n where n.request_id = p_balance.request_id
  )
  left join public.customers c on c.customer_id = p_balance.customer_id
  left join public.service_requests r on r.request_id = p_balance.request_id
  returning * into payment;
  return private.payment_entry(payment) || jsonb_build_object(
    'balance', private.balance_of(p_balance.request_id));
end
$$;
comment on function private.add_payment(private.request_balances, text, numeric, text, text, text, bigint,
  timestamptz, uuid, text) is
  'Records a payment on a locked balance under the next receipt number.';

create function private.record_payment(
  p_request_id bigint, p_method text, p_amount numeric, p_reference text default null,
  p_expected_paid numeric default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
  balance private.request_balances;
  earlier jsonb;
  sums jsonb;
  receivable numeric;
  is_deposit boolean;
begin
  perform private.check_payment(p_method, p_amount, p_reference);
  balance := private.lock_balance(p_request_id);
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('pay', p_request_id, 'method', p_method, 'amount', p_amount, 'reference', p_reference),
    'This payment has been recorded already'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.expect_paid(balance, p_expected_paid);
  sums := private.balance_of(p_request_id);
  receivable := sums -> 'receivable';
  is_deposit := balance.invoice_id is null and not (sums -> 'can_invoice')::boolean;
  if p_amount > receivable then
    raise exception using errcode = 'PT409', hint = 'amount', detail = receivable::text,
      message = case when receivable = 0 then 'Nothing is due for this job'
        else format('No more than %s can be taken for this job', private.rupees(receivable)) end;
  end if;
  return private.store_result(p_idempotency_key, private.add_payment(
    balance, case when is_deposit then 'deposit' else 'payment' end, p_amount, p_method,
    p_reference, null, null,
    now(), caller, private.caller_name()
  ));
end
$$;
call private.publish('record_payment', 'managers',
  'Records money received (rupees; method cash, upi, card or bank): a deposit until the job is completed, '
  'at most the estimate or the final cost, then a payment, at most what is due. expected_paid: paid as it '
  'was read, PT412 (detail: the balance) when it has changed. Returns the payment of request_balance and '
  'balance. Managers. PT400 (hint: the field), PT404, PT409 for more than may be taken (detail: how much).');

create function private.refund_payment(
  p_request_id bigint, p_method text, p_amount numeric, p_reason text, p_reference text default null,
  p_expected_paid numeric default null, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  reason text := nullif(btrim(p_reason), '');
  balance private.request_balances;
  earlier jsonb;
  refundable numeric;
begin
  perform private.check_payment(p_method, p_amount, p_reference);
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  if reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  balance := private.lock_balance(p_request_id);
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('refund', p_request_id, 'method', p_method, 'amount', p_amount, 'reason', reason,
      'reference', p_reference),
    'This refund has been recorded already'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.expect_paid(balance, p_expected_paid);
  refundable := private.balance_of(p_request_id) -> 'refundable';
  if p_amount > refundable then
    raise exception using errcode = 'PT409', hint = 'amount', detail = refundable::text,
      message = case when refundable = 0 then 'There is nothing to refund for this job'
        else format('No more than %s can be refunded for this job', private.rupees(refundable)) end;
  end if;
  return private.store_result(p_idempotency_key, private.add_payment(
    balance, 'refund', -p_amount, p_method, p_reference, reason, null, now(), caller, private.caller_name()
  ));
end
$$;
call private.publish('refund_payment', 'payers',
  'Records money given back, at most what was paid beyond what is owed after credit notes; expected_paid '
  'and what it returns as record_payment. Managers with the right to pay. PT400 (hint: the field), PT404, '
  'PT409 for more than that (detail: how much).');

create function private.correct_payment(
  p_payment_id bigint, p_reason text, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  reason text := nullif(btrim(p_reason), '');
  wrong private.customer_payments;
  balance private.request_balances;
  earlier jsonb;
begin
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  select p.* into wrong from private.customer_payments p where p.payment_id = p_payment_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Payment not found', hint = 'payment_id';
  elsif reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  balance := private.lock_balance(wrong.request_id);
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('correct', p_payment_id, 'reason', reason),
    'This entry has been corrected already'
  );
  if earlier is not null then
    return earlier;
  elsif wrong.kind = 'correction' then
    raise exception using errcode = 'PT409',
      message = 'A correction cannot be corrected. Record the payment again.';
  elsif exists (select from private.customer_payments c where c.corrects = p_payment_id) then
    raise exception using errcode = 'PT409', message = 'This entry has been corrected already';
  elsif balance.paid - wrong.amount < 0 then
    raise exception using errcode = 'PT409',
      message = 'This payment has been refunded. Correct the refund first.';
  end if;
  return private.store_result(p_idempotency_key, private.add_payment(
    balance, 'correction', -wrong.amount, wrong.method, wrong.reference, reason, p_payment_id, now(), caller,
    private.caller_name()
  ));
end
$$;
call private.publish('correct_payment', 'payers',
  'Undoes a wrong entry by one of the opposite amount that names it; returns as record_payment. Managers '
  'with the right to pay. PT400 (hint: reason), PT404, PT409: corrected already, a correction itself, or '
  'refunded since.');

create function private.read_receipt(p_payment_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := (private.require_account() ->> 'id')::uuid;
  payment private.customer_payments;
begin
  select p.* into payment from private.customer_payments p
  where p.payment_id = p_payment_id and (private.is_manager() or p.customer_id = caller);
  if not found then
    raise exception using errcode = 'PT404', message = 'Receipt not found', hint = 'payment_id';
  end if;
  return private.payment_entry(payment) || jsonb_build_object(
    'garage', payment.garage,
    'voucher', case when payment.kind in ('deposit',
      'refund') then payment.voucher || jsonb_build_object('deposits', (
      select coalesce(jsonb_agg(jsonb_build_object('receipt_number', d.receipt_number, 'day', d.day)
        order by d.payment_id), '[]')
      from private.customer_payments d
      where payment.kind = 'refund' and d.request_id = payment.request_id
        and d.payment_id < payment.payment_id
        and d.voucher is not null and d.kind in ('deposit', 'payment')
        and not exists (select from private.customer_payments w where w.corrects = d.payment_id)
    )) end,
    'invoice_number', (select i.number from private.invoices i where i.invoice_id = payment.invoice_id),
    'corrects_number', (select p.receipt_number from private.customer_payments p
      where p.payment_id = payment.corrects)
  );
end
$$;
call private.publish('read_receipt', 'customers, mechanics, managers',
  'The receipt of a payment: the entry of request_balance, garage of that day, invoice_number, '
  'corrects_number and, for a deposit and its refund at a garage with a tax number, voucher: what a receipt '
  'voucher (rule 50 of the CGST Rules) or a refund voucher (rule 51) says of tax and customer, with the '
  'receipts of the deposits that a refund gives back. Managers; customers their own. PT404.');
