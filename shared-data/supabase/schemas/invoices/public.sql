-- The public face: what may be called, and by whom. Tax, invoices, payments, credit notes, expenses, the till
-- and bookkeeping.

set check_function_bodies = off;

-- Tax and the numbers of documents

create function public.tax_rates() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.tax_rates() $$;
comment on function public.tax_rates() is 'The dated tax rates, newest first in each kind. Managers only.';

create function public.save_tax_rate(kind text, valid_from date, tax_code text, rate numeric) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_tax_rate($1, $2, $3, $4) $$;
comment on function public.save_tax_rate(text, date, text, numeric) is
  'Sets the code and rate of labour, part or other lines from a day on, today at the earliest; returns '
  'tax_rates. Managers with the right to change settings. PT400 (hint: the field).';

grant execute on function
  private.tax_rates(), public.tax_rates(), private.save_tax_rate(text, date, text, numeric),
  public.save_tax_rate(text, date, text, numeric)
to authenticated;

-- Drafts

create function public.invoice_draft(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.invoice_draft($1) $$;
comment on function public.invoice_draft(bigint) is
  'The draft of a request with the tax of today, rupees; null without one. Managers only.';

create function public.save_draft(
  request_id bigint, customer jsonb default '{}', lines jsonb default '[]', version int default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_draft($1, $2, $3, $4) $$;
comment on function public.save_draft(bigint, jsonb, jsonb, int) is
  'Corrects the draft of a completed request, made here where it has none, and returns it: customer {name, '
  'address, state_code, tax_number}, remembered for the next one, and lines [{position, description, '
  'tax_code, tax_rate, discount or discount_percent with discount_reason, as in discount_draft}]; what is '
  'left out stays, null as tax_code or tax_rate: that of the day of issuing. version: as it was read; PT412 '
  '(detail: the draft) when it has changed. Managers only. PT400 (hint: the field), PT404, PT409.';

create function public.discount_draft(
  request_id bigint, rupees numeric default null, percent numeric default null, line int default null,
  reason text default null, version int default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.discount_draft($1, $2, $3, $4, $5, $6) $$;
comment on function public.discount_draft(bigint, numeric, numeric, int, text, int) is
  'Takes rupees or percent off a line of the draft (its position), or off all of them, in place of the '
  'discount they have (0: none); off all of them, what was agreed with the estimate stays; and returns the '
  'draft. version: as it was read; PT412 (detail: the draft) when it has changed, unless it has this '
  'discount already. Managers; above discount_limit of the settings with the right to pay. PT400 (hint: the '
  'field), PT403, PT404, PT409 for more than the amount, a job that is not completed or one with an invoice.';

grant execute on function
  private.discount_draft(bigint, numeric, numeric, int, text, int),
  public.discount_draft(bigint, numeric, numeric, int, text, int),
  private.invoice_draft(bigint), public.invoice_draft(bigint), private.save_draft(bigint, jsonb, jsonb, int),
  public.save_draft(bigint, jsonb, jsonb, int)
to authenticated;

-- Invoices

create function public.issue_invoice(request_id bigint, version int default null,
  idempotency_key uuid default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.issue_invoice($1, $2, $3) $$;
comment on function public.issue_invoice(bigint, int, uuid) is
  'Issues the draft of a completed request, under the next number of its financial year and with the rates '
  'of today, and returns it as read_invoice does; from then on nothing changes it. Makes the draft where '
  'there is none. version: of the draft as it was read, PT412 (detail: the draft) when it has changed. '
  'Managers. PT404, PT409: not completed, invoiced already, or the garage''s name is not set up (hint: '
  'garage).';

create function public.read_invoice(invoice_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_invoice($1) $$;
comment on function public.read_invoice(bigint) is
  'An issued document: what list_invoices says of it, garage, customer and vehicle of that day, interstate, '
  'lines, taxes: sums by code and rate, credit_notes, credits_number and credits_issued_on (of a credit '
  'note), payments, balance of its request and customer_balance as in request_balance, reach and '
  'customer_phone (as request_estimate; managers); rupees. Managers; customers their own. PT404.';

grant execute on function
  private.issue_invoice(bigint, int, uuid), public.issue_invoice(bigint, int, uuid),
  private.read_invoice(bigint),
  public.read_invoice(bigint)
to authenticated;

-- The bill of a request at the front desk

create function public.bill(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.bill($1) $$;
comment on function public.bill(bigint) is
  'A request for handing its car over: card as job_card, balance as request_balance, draft as invoice_draft '
  '(null without one), invoice as read_invoice (null until one counts). Managers only. PT404 for an unknown '
  'request.';

grant execute on function private.bill(bigint), public.bill(bigint) to authenticated;

-- Payments of customers

create function public.request_balance(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.request_balance($1) $$;
comment on function public.request_balance(bigint) is
  'Invoiced and paid. Managers; customers their own. PT403 for mechanics, PT404.';

create function public.record_payment(
  request_id bigint, method text, amount numeric, reference text default null,
  expected_paid numeric default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_payment($1, $2, $3, $4, $5, $6) $$;
comment on function public.record_payment(bigint, text, numeric, text, numeric, uuid) is
  'Records money received (rupees; method cash, upi, card or bank): a deposit until the job is completed, '
  'at most the estimate or the final cost, then a payment, at most what is due. expected_paid: paid as it '
  'was read, PT412 (detail: the balance) when it has changed. Returns the payment of request_balance and '
  'balance. Managers. PT400 (hint: the field), PT404, PT409 for more than may be taken (detail: how much).';

create function public.refund_payment(
  request_id bigint, method text, amount numeric, reason text, reference text default null,
  expected_paid numeric default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.refund_payment($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.refund_payment(bigint, text, numeric, text, text, numeric, uuid) is
  'Records money given back, at most what was paid beyond what is owed after credit notes; expected_paid '
  'and what it returns as record_payment. Managers with the right to pay. PT400 (hint: the field), PT404, '
  'PT409 for more than that (detail: how much).';

create function public.correct_payment(payment_id bigint, reason text, idempotency_key uuid default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_payment($1, $2, $3) $$;
comment on function public.correct_payment(bigint, text, uuid) is
  'Undoes a wrong entry by one of the opposite amount that names it; returns as record_payment. Managers '
  'with the right to pay. PT400 (hint: reason), PT404, PT409: corrected already, a correction itself, or '
  'refunded since.';

create function public.read_receipt(payment_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_receipt($1) $$;
comment on function public.read_receipt(bigint) is
  'The receipt of a payment: the entry of request_balance, garage of that day, invoice_number, '
  'corrects_number and, for a deposit and its refund at a garage with a tax number, voucher: what a receipt '
  'voucher (rule 50 of the CGST Rules) or a refund voucher (rule 51) says of tax and customer, with the '
  'receipts of the deposits that a refund gives back. Managers; customers their own. PT404.';

grant execute on function
  private.request_balance(bigint), public.request_balance(bigint),
  private.record_payment(bigint, text, numeric, text, numeric, uuid),
  public.record_payment(bigint, text, numeric, text, numeric, uuid),
  private.refund_payment(bigint, text, numeric, text, text, numeric, uuid),
  public.refund_payment(bigint, text, numeric, text, text, numeric, uuid),
  private.correct_payment(bigint, text, uuid),
  public.correct_payment(bigint, text, uuid), private.read_receipt(bigint), public.read_receipt(bigint)
to authenticated;

-- Credit notes

create function public.credit_invoice(
  invoice_id bigint, reason text, lines jsonb default null, expected_credited numeric default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.credit_invoice($1, $2, $3, $4, $5) $$;
comment on function public.credit_invoice(bigint, text, jsonb, numeric, uuid) is
  'Issues a credit note: lines [{position, amount}] of the invoice in rupees, without lines all that is '
  'left of it; returns it as read_invoice does. Once an invoice is credited whole, the request may get '
  'another. expected_credited: credited as it was read, PT412 (detail: rupees) when it has changed. '
  'Managers with the right to pay. PT400 (hint: the field), PT404, PT409 for more than is left (detail: '
  'rupees).';

grant execute on function
  private.credit_invoice(bigint, text, jsonb, numeric, uuid),
  public.credit_invoice(bigint, text, jsonb, numeric, uuid)
to authenticated;

-- What is read of invoices

create function public.list_invoices(
  filter text default 'all', search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_invoices($1, $2, $3, $4) $$;
comment on function public.list_invoices(text, text, int, int) is
  'Issued documents: {rows: [{invoice_id, kind (tax_invoice, bill_of_supply, credit_note), number, '
  'issued_on, issued_at, issued_by_name, request_id, customer_id, customer_name, registration_number, '
  'service_name, place_of_supply, total, value, cgst, sgst, igst, credits, reason, is_current, due, '
  'credited, days (since issued), reminded_at (of an unpaid one)}], total, ages: {days_7 (0 to 7), days_30 '
  '(8 to 30), days_60 (31 to 60), older: {invoices, due}}, of all, whatever is searched, counts of what is '
  'found: {unpaid, days_7, days_30, days_60, older, to_issue: drafts}, null for customers, balance: as '
  'customer_statement, null for managers}; rupees. filter: all, unpaid, those ages, paid, credit_notes; '
  'newest first, unpaid ones oldest first. Searches number, name, plate and service, and puts a plate that '
  'was searched first. Managers all, customers their own; PT403 for mechanics.';

create function public.list_drafts(search text default null, page int default 1, page_size int default 20)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_drafts($1, $2, $3) $$;
comment on function public.list_drafts(text, int, int) is
  'Completed requests whose invoice is not issued, the oldest first. Searches name, plate and service. '
  'Managers only.';

create function public.payment_options(invoice_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_options($1) $$;
comment on function public.payment_options(bigint) is
  'How to pay an invoice; null for a document that is not the one that counts and where the garage has set '
  'up neither UPI nor a bank account. Managers; customers their own. PT404.';

create function public.link_invoice(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.link_invoice($1) $$;
comment on function public.link_invoice(text) is
  'The invoice of a link''s request, null where there is none. For everybody. PT404 and PT429 as open_link.';

grant execute on function
  private.list_invoices(text, text, int, int), public.list_invoices(text, text, int, int),
  private.list_drafts(text, int, int), public.list_drafts(text, int, int), private.payment_options(bigint),
  public.payment_options(bigint)
to authenticated;

grant execute on function private.link_invoice(text), public.link_invoice(text) to anon, authenticated;

-- Invoice reminders

create function public.remind_of_invoice(invoice_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remind_of_invoice($1) $$;
comment on function public.remind_of_invoice(bigint) is
  'Queues a reminder of an unpaid invoice to its customer, once a day for the same amount: another call '
  'returns the first. Managers. PT404, PT409: nothing is due, that day''s reminder failed, or the customer '
  'has no address for it, switched such messages off, or closed the account.';

grant execute on function private.remind_of_invoice(bigint),
  public.remind_of_invoice(bigint) to authenticated;

-- Expense changes

create function public.record_expense(
  day date, supplier text, category text, amount numeric, method text, tax_rate numeric default null,
  tax numeric default null,
  gstin text default null, bill_number text default null, note text default null, photo text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_expense($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) $$;
comment on function public.record_expense(date, text, text, numeric, text, numeric, numeric, text, text,
  text, text, uuid) is
  'Records what the garage paid on a day of the last year, in rupees with tax; returns the entry of '
  'list_expenses. tax: how much of it is GST; with tax_rate (percent) it is computed. method: cash, upi, '
  'card or bank. Cash is taken from the till of that day, which must hold it and, for an earlier day, not '
  'be counted yet. photo: the name of an uploaded file, bills/<uuid>.<kind>. Managers. PT400 (hint: the '
  'field), PT409 for cash that the till cannot pay and for a file that is not there.';

create function public.correct_expense(expense_id bigint, reason text, idempotency_key uuid default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_expense($1, $2, $3) $$;
comment on function public.correct_expense(bigint, text, uuid) is
  'Undoes a wrong expense by one of the opposite amount that names it; returns that one. It has the day of '
  'the wrong one while that is cash of a till that nobody has counted, else today: counted cash and what '
  'was exported stay as they were. It changes the expected cash of a till only where both have one day. '
  'Managers. PT400 (hint: reason), PT404, PT409: corrected already, or a correction itself.';

create function public.list_expenses(
  from_day date, to_day date, category text default null, search text default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_expenses($1, $2, $3, $4, $5, $6) $$;
comment on function public.list_expenses(date, date, text, text, int, int) is
  'The expenses of a period of up to a year, newest first, and the sums of all that match: {rows, total, '
  'sums: {amount, tax, cash}, categories: [{category, amount}]}; rupees, corrections are negative. Searches '
  'supplier, bill number, GSTIN and note. Managers only. PT400.';

create function public.expense_register(from_day date, to_day date, after bigint default null,
  page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.expense_register($1, $2, $3, $4) $$;
comment on function public.expense_register(date, date, bigint, int) is
  'All expenses of a period of up to a year, in the order in which they were recorded: {rows: those of '
  'list_expenses, next}. after: next of the page before, null on the last. Managers only. PT400.';

grant execute on function
  private.record_expense(date, text, text, numeric, text, numeric, numeric, text, text, text, text, uuid),
  public.record_expense(date, text, text, numeric, text, numeric, numeric, text, text, text, text, uuid),
  private.correct_expense(bigint, text, uuid), public.correct_expense(bigint, text, uuid),
  private.list_expenses(date, date, text, text, int, int),
  public.list_expenses(date, date, text, text, int, int),
  private.expense_register(date, date, bigint, int), public.expense_register(date, date, bigint, int)
to authenticated;

-- Till and reports

create function public.till(day date default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.till($1) $$;
comment on function public.till(date) is
  'The money of a day, today by default: {day, methods: [{method (cash, upi, card, bank), received, '
  'given_back (negative), total, payments}], total, expected_cash: of the payments, the entries and less '
  'what was paid in cash, expenses: those paid in cash as list_expenses has them, entries: [{entry_id, kind '
  '(float, in, out), amount, reason, recorded_at, recorded_by_name}], corrections of entries of earlier '
  'days, which are in none of these: [{payment_id, receipt_number, corrected_day, method, amount, reason}], '
  'closings: [{closing_id, day, expected, counted, difference, reason, closed_at, closed_by_name, notes}]}; '
  'rupees. Managers only.';

create function public.record_till_entry(kind text, amount numeric, reason text default null,
  idempotency_key uuid default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_till_entry($1, $2, $3, $4) $$;
comment on function public.record_till_entry(text, numeric, text, uuid) is
  'Records cash of today''s drawer besides payments: the float that the day opens with (once), what is put '
  'in or taken out, with a reason; returns till. Managers. PT400 (hint: the field), PT409 for a second '
  'float or more than there is.';

create function public.close_till(
  day date, counted numeric, reason text default null, expected numeric default null,
  notes jsonb default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.close_till($1, $2, $3, $4, $5, $6) $$;
comment on function public.close_till(date, numeric, text, numeric, jsonb, uuid) is
  'Records the cash counted on a day beside what was recorded, with a reason where they differ; returns '
  'till. notes: how many of each note and coin, which add up to it, as {"500": 3}. expected: expected_cash '
  'as it was read, PT412 (detail: the till) when it has changed. Managers. PT400 (hint: the field).';

create function public.customer_statement(
  customer_id uuid, from_day date, to_day date, page int default 1, page_size int default 100
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_statement($1, $2, $3, $4, $5) $$;
comment on function public.customer_statement(uuid, date, date, int, int) is
  'Invoices, credit notes and payments of a customer in a period of up to a year, oldest first. customer_id '
  'null: the caller. Managers; customers their own. PT400, PT404.';

create function public.gstr1(from_day date, to_day date, after bigint default null, page_size int default 500)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.gstr1($1, $2, $3, $4) $$;
comment on function public.gstr1(date, date, bigint, int) is
  'The documents of a period of up to a year with the columns of GSTR-1, one row for each rate: {rows: '
  '[{section (b2b; b2cl: to another state above 100,000 rupees without a GSTIN; b2cs; cdnr and cdnur: '
  'credit notes), invoice_id, kind, gstin, receiver_name, number, issued_on, document_value, '
  'place_of_supply, reverse_charge, rate, taxable_value, igst, cgst, sgst, cess, original_number, '
  'original_issued_on}], next}; rupees, those of a credit note are what it takes off. after: next of the '
  'page before, null on the last. Without bills of supply and their credit notes. Managers only. PT400.';

grant execute on function
  private.till(date), public.till(date), private.close_till(date, numeric, text, numeric, jsonb, uuid),
  public.close_till(date, numeric, text, numeric, jsonb, uuid),
  private.record_till_entry(text, numeric, text, uuid),
  public.record_till_entry(text, numeric, text, uuid), private.customer_statement(uuid, date, date, int, int),
  public.customer_statement(uuid, date, date, int, int), private.gstr1(date, date, bigint, int),
  public.gstr1(date, date, bigint, int)
to authenticated;

-- Gstr1 tables

create function public.gstr1_tables(from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.gstr1_tables($1, $2) $$;
comment on function public.gstr1_tables(date, date) is
  'The summaries of GSTR-1 for a period of up to a year: received (11A) and adjusted (11B): '
  '[{place_of_supply, rate, amount: without tax}], hsn (12): [{section (b2b, b2c), hsn, uqc, rate, '
  'quantity, total_value, taxable_value, igst, cgst, sgst, cess}]; rupees. Managers only. PT400.';

grant execute on function private.gstr1_tables(date, date), public.gstr1_tables(date, date) to authenticated;

-- Registers

create function public.sales_register(from_day date, to_day date, after bigint default null,
  page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.sales_register($1, $2, $3, $4) $$;
comment on function public.sales_register(date, date, bigint, int) is
  'All invoices, bills of supply and credit notes of a period of up to a year: {rows: [{invoice_id, kind, '
  'number, day, customer_name, gstin, service_name, registration_number, total, cgst, sgst, igst, '
  'original_number, rates: [{rate, value: without tax}]}], next}; rupees, those of a credit note are what '
  'it takes off. after: next of the page before, null on the last. Managers only. PT400.';

create function public.payment_register(from_day date, to_day date, after bigint default null,
  page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_register($1, $2, $3, $4) $$;
comment on function public.payment_register(date, date, bigint, int) is
  'All money between customers and the garage in a period of up to a year: {rows: [{payment_id, kind, '
  'number, day, method, amount (negative: given back), customer_name, service_name, reference, '
  'invoice_number, corrects_number, reason}], next}; rupees. after: next of the page before, null on the '
  'last. Managers only. PT400.';

grant execute on function
  private.sales_register(date, date, bigint, int), public.sales_register(date, date, bigint, int),
  private.payment_register(date, date, bigint, int), public.payment_register(date, date, bigint, int)
to authenticated;
