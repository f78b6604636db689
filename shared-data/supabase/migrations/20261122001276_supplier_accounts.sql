-- What suppliers are owed and were paid, and the register of purchases for bookkeeping.

-- Tables

create table private.supplier_payments (
  payment_id bigint generated always as identity primary key,
  supplier_id bigint not null references private.suppliers (supplier_id),
  supplier_name text not null,
  amount numeric(12, 2) not null check (amount <> 0),
  method text not null check (method in ('cash', 'upi', 'card', 'bank')),
  reference text check (char_length(reference) between 1 and private.limit_of('name')),
  day date not null,
  corrects bigint unique references private.supplier_payments (payment_id),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  recorded_at timestamptz not null default now(),
  recorded_by_name text not null,
  constraint only_a_correction_is_negative check ((corrects is not null) = (amount < 0)),
  constraint a_correction_says_why check ((corrects is null) = (reason is null))
);
comment on table private.supplier_payments is
  'What was paid to suppliers, in rupees. corrects: the wrong entry that this one undoes, by the opposite amount. Cash is an '
  'entry of the till too.';

-- Indexes

create index supplier_payments_supplier_idx on private.supplier_payments (supplier_id, payment_id desc);

-- Row-level security

alter table private.supplier_payments enable row level security;

-- Functions

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
comment on function private.payment_row(private.supplier_payments) is 'A payment to a supplier as managers read it. Internal.';

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
  'Takes cash from today''s locked till, or puts it back. PT409 for more than it holds. Internal.';

create function private.pay_supplier(
  p_supplier_id bigint, p_amount numeric, p_method text, p_day date, p_reference text, p_in_advance boolean,
  p_idempotency_key uuid
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
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year', hint = 'day';
  elsif p_method = 'cash' and p_day <> private.today() then
    raise exception using errcode = 'PT400', message = 'Cash is taken from the till of today', hint = 'day';
  elsif p_amount > supplier.owed and not coalesce(p_in_advance, false) then
    raise exception using errcode = 'PT409', hint = 'in_advance', detail = supplier.owed::text,
      message = 'This is more than the supplier is owed';
  end if;
  if p_method = 'cash' then
    perform private.move_cash('out', p_amount, 'Paid to ' || supplier.name);
  end if;
  insert into private.supplier_payments (supplier_id, supplier_name, amount, method, reference, day, recorded_by_name)
  values (p_supplier_id, supplier.name, p_amount, p_method, cited, p_day, private.caller_name())
  returning * into payment;
  return private.store_result(p_idempotency_key, private.payment_row(payment));
end
$$;

create function public.pay_supplier(
  supplier_id bigint, amount numeric, method text, day date, reference text default null,
  in_advance boolean default false, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_supplier($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.pay_supplier(bigint, numeric, text, date, text, boolean, uuid) is
  'Records what a supplier was paid, in rupees, up to what it is owed or, in advance, more; returns the payment. method: cash (taken from today''s '
  'till), upi, card or bank. Managers with the right to pay. A retry with the same idempotency_key returns the first result. '
  'PT400 (hint: the field), PT404, PT409 for more than is owed (hint: in_advance, detail: how much is) or than the till holds.';

create function private.correct_supplier_payment(p_payment_id bigint, p_reason text, p_idempotency_key uuid) returns jsonb
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
    raise exception using errcode = 'PT409', message = 'A correction cannot be corrected. Record the payment again.';
  elsif exists (select from private.supplier_payments c where c.corrects = p_payment_id) then
    raise exception using errcode = 'PT409', message = 'This payment has been corrected already';
  end if;
  if wrong.method = 'cash' then
    perform private.move_cash('in', wrong.amount, 'Not paid to ' || wrong.supplier_name);
  end if;
  insert into private.supplier_payments (
    supplier_id, supplier_name, amount, method, reference, day, corrects, reason, recorded_by_name
  )
  values (wrong.supplier_id, wrong.supplier_name, -wrong.amount, wrong.method, wrong.reference, private.today(),
    wrong.payment_id, why, private.caller_name())
  returning * into payment;
  return private.store_result(p_idempotency_key, private.payment_row(payment));
end
$$;

create function public.correct_supplier_payment(payment_id bigint, reason text, idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_supplier_payment($1, $2, $3) $$;
comment on function public.correct_supplier_payment(bigint, text, uuid) is
  'Undoes a wrong payment to a supplier by one of today of the opposite amount; returns that one. Cash goes back into today''s '
  'till. Managers with the right to pay. PT400 (hint: reason), PT404, PT409: corrected already, or a correction itself.';

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
        select c.* from private.supplier_bills c where c.supplier_id = s.supplier_id order by c.bill_id desc limit 50
      ) b
    ),
    'payments', (
      select coalesce(jsonb_agg(private.payment_row(p) order by p.payment_id desc), '[]')
      from (
        select c.* from private.supplier_payments c where c.supplier_id = s.supplier_id order by c.payment_id desc limit 50
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

create function public.supplier_details(supplier_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.supplier_details($1) $$;
comment on function public.supplier_details(bigint) is
  'A supplier with the last 50 bills and returns, and the last 50 payments, newest first; rupees. Managers only. PT404.';

create function private.purchase_register(p_from date, p_to date, p_after bigint, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from, p_to);
  with documents as materialized (
    select b.* from private.supplier_bills b
    where b.day between p_from and p_to and b.bill_id > coalesce(p_after, 0)
    order by b.bill_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'bill_id', d.bill_id, 'kind', d.kind, 'supplier_name', d.supplier_name, 'gstin', d.gstin, 'number', d.number,
      'day', d.day, 'place_of_supply', d.place_of_supply, 'rounding', d.rounding, 'total', d.total, 'original_number', o.number,
      'rates', r.rates
    ) order by d.bill_id), '[]'),
    'next', (select case when count(*) = most then max(n.bill_id) end from documents n)
  ) into answer
  from documents d
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.rate), '[]') as rates
    from (
      select l.tax_rate as rate, sum(l.value) as value, sum(l.cgst) as cgst, sum(l.sgst) as sgst, sum(l.igst) as igst
      from private.supplier_bill_lines l where l.bill_id = d.bill_id group by 1
    ) s
  ) r
  left join private.supplier_bills o on o.bill_id = d.returns;
  return answer;
end
$$;

create function public.purchase_register(from_day date, to_day date, after bigint default null, page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.purchase_register($1, $2, $3, $4) $$;
comment on function public.purchase_register(date, date, bigint, int) is
  'All bills of suppliers and returns to them with a day in a period of up to a year: {rows: with rates: [{rate, value, cgst, '
  'sgst, igst}], which come to the total with rounding, next}; rupees, those of a return are what it takes off. after: next of the page before, null on the last. '
  'Managers only. PT400.';

-- Grants

grant execute on function
  private.pay_supplier(bigint, numeric, text, date, text, boolean, uuid),
  public.pay_supplier(bigint, numeric, text, date, text, boolean, uuid),
  private.correct_supplier_payment(bigint, text, uuid), public.correct_supplier_payment(bigint, text, uuid),
  private.supplier_details(bigint), public.supplier_details(bigint),
  private.purchase_register(date, date, bigint, int), public.purchase_register(date, date, bigint, int)
to authenticated;
