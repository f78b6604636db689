-- Documents: issued invoices and payments, which nothing changes or deletes, and what a request owes. They have no foreign
-- keys to requests and people, so that Clear All, an undone import and a closed account leave them.

-- Tables

create table private.invoices (
  invoice_id bigint generated always as identity primary key,
  kind text not null check (kind in ('tax_invoice', 'bill_of_supply', 'credit_note')),
  number text not null unique check (char_length(number) between 14 and 17),
  issued_on date not null,
  issued_at timestamptz not null default now(),
  issued_by uuid not null,
  issued_by_name text not null,
  request_id bigint not null,
  customer_id uuid not null,
  garage jsonb not null,
  customer jsonb not null,
  vehicle jsonb not null,
  service_name text not null,
  place_of_supply text,
  total numeric(12, 2) not null check (total >= 0),
  value numeric(12, 2) not null,
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  credits bigint references private.invoices (invoice_id),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  search_text text not null generated always as (
    private.search_key(number || e'\n' || (customer ->> 'name'))
      || e'\n' || private.request_text(service_name, vehicle ->> 'registration_number')
  ) stored,
  constraint adds_up check (value + cgst + sgst + igst = total),
  constraint only_a_credit_note_credits check (
    (kind = 'credit_note') = (credits is not null) and (credits is null) = (reason is null)
  )
);
comment on table private.invoices is
  'Issued invoices, bills of supply (a garage without a tax number) and credit notes, as they were on that day: garage, '
  'customer and vehicle are copies. Rupees; the amounts of a credit note are what it takes off. place_of_supply: code of a '
  'state. credits: the invoice that a credit note is about. search_text: what a search looks through.';

create table private.invoice_lines (
  invoice_id bigint not null references private.invoices (invoice_id),
  position int not null,
  kind text not null,
  description text not null,
  quantity numeric(12, 3) not null,
  unit text not null,
  unit_price numeric(12, 2) not null,
  discount numeric(12, 2) not null default 0 check (discount >= 0),
  discount_reason text check (char_length(discount_reason) between 1 and private.limit_of('name')),
  amount numeric(12, 2) not null,
  tax_code text,
  tax_rate numeric(12, 2),
  value numeric(12, 2) not null,
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  primary key (invoice_id, position),
  constraint adds_up check (value + cgst + sgst + igst = amount and cgst = sgst),
  constraint a_discount_says_why check ((discount = 0) = (discount_reason is null))
);
comment on table private.invoice_lines is
  'Lines of issued documents. amount and its tax are what is left after discount (rupees, section 15(3)(a) of the CGST Act). The line of a credit note has the position of the line that it credits.';

create table private.request_balances (
  request_id bigint primary key,
  customer_id uuid not null,
  invoice_id bigint references private.invoices (invoice_id),
  issued_on date,
  invoiced numeric(12, 2) not null default 0,
  credited numeric(12, 2) not null default 0,
  paid numeric(12, 2) not null default 0 check (paid >= 0),
  due numeric(12, 2) not null generated always as (greatest(invoiced - credited - paid, 0)) stored,
  first_issued_on date,
  changed_on date,
  constraint no_more_credited_than_invoiced check (credited between 0 and invoiced),
  constraint an_invoice_changes_it check (changed_on >= first_issued_on)
);
comment on table private.request_balances is
  'What a request was invoiced, credited and paid, in rupees, kept by triggers on the documents; a payment locks its row. '
  'invoice_id: the invoice that counts, null until one is issued and once it is credited whole. due: what is left to pay. '
  'paid beyond invoiced less credited are deposits, or can be refunded. first_issued_on: the day of its first invoice. changed_on: '
  'the last day of a document or payment.';

create table private.customer_payments (
  payment_id bigint generated always as identity primary key,
  receipt_number text not null unique check (char_length(receipt_number) between 14 and 17),
  kind text not null check (kind in ('deposit', 'payment', 'refund', 'correction')),
  request_id bigint not null,
  customer_id uuid not null,
  invoice_id bigint references private.invoices (invoice_id),
  amount numeric(12, 2) not null check (amount <> 0),
  method text not null check (method in ('cash', 'upi', 'card', 'bank')),
  reference text check (char_length(reference) between 1 and private.limit_of('name')),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  corrects bigint unique references private.customer_payments (payment_id),
  day date not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null,
  recorded_by_name text not null,
  garage jsonb not null,
  customer_name text not null,
  service_name text not null,
  voucher jsonb,
  constraint sign_follows_kind check (kind = 'correction' or (kind = 'refund') = (amount < 0)),
  constraint only_a_correction_corrects check ((kind = 'correction') = (corrects is not null)),
  constraint refund_and_correction_say_why check ((kind in ('refund', 'correction')) = (reason is not null))
);
comment on table private.customer_payments is
  'Money between a customer and the garage, in rupees: positive received, negative given back. deposit: before the job was completed. '
  'invoice_id: the invoice that counted then. corrects: the wrong entry that this one undoes, with its method and the opposite '
  'amount. day: the garage''s. garage, customer_name and service_name are copies for the receipt. voucher: of money for a request '
  'without a tax invoice, at a garage with a tax number, the tax in it and for whom (rules 50 and 51 of the CGST Rules): '
  '{rate, place_of_supply, interstate, value, cgst, sgst, igst, customer: {name, address, state_code, tax_number}}.';

-- Indexes

create index invoices_request_idx on private.invoices (request_id);
create index invoices_customer_idx on private.invoices (customer_id, issued_on desc, invoice_id desc);
create index invoices_issued_on_idx on private.invoices (issued_on desc, invoice_id desc);
create index invoices_credit_notes_idx on private.invoices (issued_on desc, invoice_id desc) where kind = 'credit_note';
create index invoices_credits_idx on private.invoices (credits);
create index request_balances_customer_idx on private.request_balances (customer_id);
create index request_balances_invoice_idx on private.request_balances (invoice_id);
create index request_balances_due_idx on private.request_balances (issued_on, request_id) include (due, invoice_id, changed_on) where due > 0;
-- What may have been open on a day and is not as it was then: 33 ms for a day a year ago at a million requests, in place of 2.8 s.
create index request_balances_open_idx on private.request_balances using gist (daterange(first_issued_on, changed_on))
where changed_on > first_issued_on;
create index request_balances_paid_idx on private.request_balances (issued_on desc, invoice_id desc)
where due = 0 and invoice_id is not null;
create index customer_payments_request_idx on private.customer_payments (request_id, payment_id);
create index customer_payments_customer_idx on private.customer_payments (customer_id, day);
create index customer_payments_invoice_idx on private.customer_payments (invoice_id);
create index customer_payments_day_idx on private.customer_payments (day, method) include (amount);

-- Row-level security

alter table private.invoices enable row level security;
alter table private.invoice_lines enable row level security;
alter table private.request_balances enable row level security;
alter table private.customer_payments enable row level security;

-- Functions

create function private.keep_documents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403', message = 'An issued document can be neither changed nor deleted';
end
$$;
comment on function private.keep_documents() is 'Trigger: PT403 for an update or delete, by anybody.';
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
    update private.request_balances b set credited = b.credited + new.total, changed_on = greatest(b.changed_on, new.issued_on),
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
      first_issued_on = least(b.first_issued_on, new.issued_on), changed_on = greatest(b.changed_on, new.issued_on);
  end if;
  return null;
end
$$;
comment on function private.follow_invoices() is 'Trigger: adds an issued document to the balance of its request.';
create trigger follow_invoices after insert on private.invoices
for each row execute function private.follow_invoices();

create function private.follow_payments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.request_balances b set paid = b.paid + new.amount, changed_on = greatest(b.changed_on, new.day)
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
comment on function private.payment_entry(private.customer_payments) is 'A payment in a list. Internal.';

create function private.payments_of(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.payment_entry(p) order by p.payment_id), '[]')
  from private.customer_payments p where p.request_id = p_request_id
$$;
comment on function private.payments_of(bigint) is 'The payments of a request, oldest first. Internal.';
