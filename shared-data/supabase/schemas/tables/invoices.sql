-- Tables. Tax, invoices, payments, credit notes, expenses, the till and bookkeeping.

-- Tax and the numbers of documents

create table private.tax_rates (
  kind text not null check (kind in ('labour', 'part', 'other')),
  valid_from date not null,
  tax_code text not null check (private.is_tax_code(tax_code)),
  rate numeric(12, 2) not null check (private.is_gst_rate(rate, valid_from)),
  primary key (kind, valid_from)
);
comment on table private.tax_rates is
  'The HSN or SAC code and GST rate (percent) of a kind of line from a day on. Source: 998714 repair of '
  'motor vehicles; 8708 parts of motor vehicles, 28 % until the 56th meeting of the GST Council made it 18 '
  '% from 2025-09-22 (Notification 9/2025-Central Tax (Rate)).';

alter table private.tax_rates enable row level security;
insert into private.change_subjects values ('tax_rate', 'Tax rate');
create trigger record_change after insert or update on private.tax_rates
for each row execute function private.record_change('tax_rate', 'kind', 'kind', 'valid_from',
  'tax_code', 'rate');

create table private.document_counters (
  series text not null check (series in ('PL', 'PC', 'PR')),
  financial_year int not null,
  last_serial int not null check (last_serial > 0),
  primary key (series, financial_year)
);
comment on table private.document_counters is
  'The last number given in a series (PL invoices, PC credit notes, PR receipts) of the financial year that '
  'begins in April of this year. A row, not a sequence: a transaction that fails gives its number back.';

alter table private.document_counters enable row level security;
insert into private.left_out_of_export values
  ('document_counters', 'the numbers of the documents say the last one');

-- Documents

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
  'Issued invoices, bills of supply (a garage without a tax number) and credit notes, as they were on that '
  'day: garage, customer and vehicle are copies. Rupees; the amounts of a credit note are what it takes '
  'off. place_of_supply: code of a state. credits: the invoice that a credit note is about. search_text: '
  'what a search looks through.';

create index invoices_request_idx on private.invoices (request_id);
create index invoices_customer_idx on private.invoices (customer_id, issued_on desc, invoice_id desc);
create index invoices_issued_on_idx on private.invoices (issued_on desc, invoice_id desc);
create index invoices_credit_notes_idx on private.invoices (issued_on desc, invoice_id desc)
  where kind = 'credit_note';
create index invoices_credits_idx on private.invoices (credits);
select private.create_search_index('invoices_search_idx', 'private.invoices', 'search_text');

alter table private.invoices enable row level security;
insert into private.left_out_of_export values
  ('invoices.issued_by', 'issued_by_name says who'),
  ('invoices.search_text', 'repeats other columns');
insert into private.change_subjects values ('invoice', 'Invoice');
create trigger record_change after insert on private.invoices
for each row execute function private.record_change(
  'invoice', 'request_id', 'number', 'kind', 'number', 'total', 'reason'
);

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
  'Lines of issued documents. amount and its tax are what is left after discount (rupees, section 15(3)(a) '
  'of the CGST Act). The line of a credit note has the position of the line that it credits.';

alter table private.invoice_lines enable row level security;

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
  'What a request was invoiced, credited and paid, in rupees, kept by triggers on the documents; a payment '
  'locks its row. invoice_id: the invoice that counts, null until one is issued and once it is credited '
  'whole. due: what is left to pay. paid beyond invoiced less credited are deposits, or can be refunded. '
  'first_issued_on: the day of its first invoice. changed_on: the last day of a document or payment.';

create index request_balances_customer_idx on private.request_balances (customer_id);
create index request_balances_invoice_idx on private.request_balances (invoice_id);
create index request_balances_due_idx on private.request_balances (issued_on, request_id) include (due,
  invoice_id, changed_on) where due > 0;
-- What may have been open on a day and is not as it was then: 33 ms for a day a year ago at a million
-- requests, in place of 2.8 s.
create index request_balances_open_idx on private.request_balances
  using gist (daterange(first_issued_on, changed_on))
where changed_on > first_issued_on;
create index request_balances_paid_idx on private.request_balances (issued_on desc, invoice_id desc)
where due = 0 and invoice_id is not null;

alter table private.request_balances enable row level security;
insert into private.left_out_of_export values ('request_balances', 'sums of invoices and payments');

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
  'Money between a customer and the garage, in rupees: positive received, negative given back. deposit: '
  'before the job was completed. invoice_id: the invoice that counted then. corrects: the wrong entry that '
  'this one undoes, with its method and the opposite amount. day: the garage''s. garage, customer_name and '
  'service_name are copies for the receipt. voucher: of money for a request without a tax invoice, at a '
  'garage with a tax number, the tax in it and for whom (rules 50 and 51 of the CGST Rules): {rate, '
  'place_of_supply, interstate, value, cgst, sgst, igst, customer: {name, address, state_code, tax_number}}.';

create index customer_payments_request_idx on private.customer_payments (request_id, payment_id);
create index customer_payments_customer_idx on private.customer_payments (customer_id, day);
create index customer_payments_invoice_idx on private.customer_payments (invoice_id);
create index customer_payments_day_idx on private.customer_payments (day, method) include (amount);

alter table private.customer_payments enable row level security;
insert into private.left_out_of_export values ('customer_payments.recorded_by', 'recorded_by_name says who');
insert into private.change_subjects values ('receipt', 'Receipt');
create trigger record_change after insert on private.customer_payments
for each row execute function private.record_change(
  'receipt', 'request_id', 'receipt_number', 'kind', 'receipt_number', 'amount', 'method', 'reason'
);

-- Drafts

create table private.billing_details (
  customer_id uuid primary key references public.customers (customer_id) on delete cascade,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  address text not null check (char_length(address) <= private.limit_of('address')),
  state_code text check (state_code ~ '^[0-9]{2}$'),
  tax_number text check (char_length(tax_number) = 15)
);
comment on table private.billing_details is
  'To whom a customer''s invoices are made out, as the last draft said. tax_number: the GSTIN of a business.';

alter table private.billing_details enable row level security;

create table private.invoice_drafts (
  request_id bigint primary key references public.service_requests (request_id) on delete cascade,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  address text not null check (char_length(address) <= private.limit_of('address')),
  state_code text check (state_code ~ '^[0-9]{2}$'),
  tax_number text check (char_length(tax_number) = 15),
  version int not null default 1,
  created_at timestamptz not null default now()
);
comment on table private.invoice_drafts is
  'The invoice of a completed request before it is issued, made out to name and address. version counts its '
  'changes.';

create index invoice_drafts_created_at_idx on private.invoice_drafts (created_at, request_id);

alter table private.invoice_drafts enable row level security;
insert into private.change_subjects values ('invoice_draft', 'Draft invoice');
create trigger record_change after update on private.invoice_drafts
for each row execute function private.record_change('invoice_draft', 'request_id', 'request_id',
  'version', 'state_code');

create table private.draft_lines (
  request_id bigint not null references private.invoice_drafts (request_id) on delete cascade,
  position int not null check (position > 0),
  kind text not null check (kind in ('labour', 'part', 'other')),
  description text not null check (char_length(description) between 1 and private.limit_of('name')),
  quantity numeric(12, 3) not null,
  unit text not null,
  unit_price numeric(12, 2) not null,
  discount numeric(12, 2) not null default 0 check (discount >= 0),
  discount_reason text check (char_length(discount_reason) between 1 and private.limit_of('name')),
  agreed numeric(12, 2) not null default 0 check (agreed >= 0),
  agreed_reason text,
  amount numeric(12, 2) not null,
  tax_code text check (private.is_tax_code(tax_code)),
  tax_rate numeric(12, 2) check (private.is_gst_rate(tax_rate, null)),
  primary key (request_id, position),
  constraint a_discount_says_why check ((discount = 0) = (discount_reason is null)),
  constraint no_more_off_than_there_is check (discount = 0 or amount >= 0)
);
comment on table private.draft_lines is
  'Rupees including tax; amount is what is left after discount, so that all amounts, and what was taken off '
  'after the estimate, are the final cost. agreed: the discount that was approved with the estimate, which '
  'one of the whole bill leaves. No tax_code or tax_rate: that of its kind on the day of issuing.';

alter table private.draft_lines enable row level security;
create trigger record_change after update on private.draft_lines
for each row execute function private.record_change(
  'invoice_draft', 'request_id', 'description', 'description', 'tax_code', 'tax_rate',
  'discount', 'discount_reason'
);

-- Expenses

create table private.expenses (
  expense_id bigint generated always as identity primary key,
  day date not null,
  supplier text not null check (char_length(supplier) between 1 and private.limit_of('name')),
  category text not null check (category in (
    'parts', 'tools', 'outside_work', 'transport', 'rent', 'utilities', 'staff', 'office', 'other'
  )),
  amount numeric(12, 2) not null check (amount <> 0),
  tax numeric(12, 2) not null default 0,
  tax_rate numeric(5, 2) check (private.is_gst_rate(tax_rate, null)),
  gstin text check (private.is_gstin(gstin)),
  method text not null check (method in ('cash', 'upi', 'card', 'bank')),
  bill_number text check (char_length(bill_number) between 1 and private.limit_of('code')),
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  photo text check (photo ~ '^bills/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'),
  corrects bigint unique references private.expenses (expense_id),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  recorded_at timestamptz not null default now(),
  recorded_by_name text not null,
  search_text text not null generated always as (
    private.search_key(supplier || e'\n' || coalesce(bill_number, '') || e'\n' || coalesce(gstin,
      '') || e'\n' || coalesce(note, ''))
  ) stored,
  constraint tax_is_part_of_the_amount check (abs(tax) <= abs(amount) and tax * amount >= 0),
  constraint only_a_correction_is_negative check ((corrects is not null) = (amount < 0)),
  constraint a_correction_says_why check ((corrects is null) = (reason is null))
);
comment on table private.expenses is
  'What the garage paid, in rupees with tax; tax is the part of it that is GST, tax_rate the percent it was '
  'computed with. gstin: of the supplier. photo: the file of the bill. A wrong entry is never changed: '
  'corrects names it in another one of the opposite amount, of the same day while that day''s till is not '
  'counted, else of the day on which it was corrected, so that counted cash and exported periods stay as '
  'they were.';

create index expenses_day_idx on private.expenses (day desc, expense_id desc);

alter table private.expenses enable row level security;
insert into private.left_out_of_export values ('expenses.search_text', 'repeats other columns');
insert into private.change_subjects values ('expense', 'Expense');
create trigger record_change after insert on private.expenses
for each row execute function private.record_change(
  'expense', 'expense_id', 'supplier', 'day', 'supplier', 'category', 'amount', 'tax', 'method', 'reason'
);

-- Till and reports

create table private.till_entries (
  entry_id bigint generated always as identity primary key,
  day date not null,
  kind text not null check (kind in ('float', 'in', 'out')),
  amount numeric(12, 2) not null check (amount > 0),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  recorded_at timestamptz not null default now(),
  recorded_by_name text not null,
  constraint only_a_float_needs_no_reason check (kind = 'float' or reason is not null)
);
comment on table private.till_entries is
  'Cash in the drawer besides payments, in rupees: the float that a day opens with, what is put in (change '
  'from the bank) and taken out (petty cash, to the bank).';

create unique index till_entries_one_float_idx on private.till_entries (day) where kind = 'float';
create index till_entries_day_idx on private.till_entries (day);

alter table private.till_entries enable row level security;
insert into private.change_subjects values ('till', 'Till');
create trigger record_change after insert on private.till_entries
for each row execute function private.record_change('till', 'day', 'day', 'kind', 'amount', 'reason');

create table private.till_closings (
  closing_id bigint generated always as identity primary key,
  day date not null,
  expected numeric(12, 2) not null,
  counted numeric(12, 2) not null check (counted >= 0),
  difference numeric(12, 2) not null generated always as (counted - expected) stored,
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  closed_at timestamptz not null default now(),
  closed_by_name text not null,
  notes jsonb,
  constraint difference_has_reason check (counted = expected or reason is not null)
);
comment on table private.till_closings is
  'Cash counted at the end of a day beside what was recorded, in rupees. Another count of a day is another '
  'row. notes: how many of each note and coin, if they were counted, as {"500": 3}.';

create index till_closings_day_idx on private.till_closings (day);

alter table private.till_closings enable row level security;
create trigger record_change after insert on private.till_closings
for each row execute function private.record_change(
  'till', 'day', 'day', 'expected', 'counted', 'difference', 'reason'
);
