-- Expenses of the garage, each with a photo of its bill where there is one; they are only ever added. The
-- file of a bill is
-- in the bucket of the photos under "bills/".

set check_function_bodies = off;

create trigger keep_documents before update or delete or truncate on private.expenses
for each statement execute function private.keep_documents();

create function private.expense_entry(p_expense private.expenses) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_expense) - 'search_text' || jsonb_build_object(
    'corrected', exists (select from private.expenses c where c.corrects = p_expense.expense_id)
  )
$$;
comment on function private.expense_entry(private.expenses) is 'An expense as lists show it.';

create function private.cash_expenses(p_day date) returns setof private.expenses
language sql stable security definer set search_path = ''
as $$
  select e.* from private.expenses e left join private.expenses w on w.expense_id = e.corrects
  -- A correction of another day's entry says what that till should have been: no money moved on this day.
  where e.day = p_day and e.method = 'cash' and (w.expense_id is null or w.day = e.day)
$$;
comment on function private.cash_expenses(date) is 'What was paid from the till on a day.';

-- Recording, correcting and reading expenses.

create function private.till_is_counted(p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.till_closings c where c.day = p_day) $$;
comment on function private.till_is_counted(date) is 'Whether the cash of a day was counted.';

create function private.check_expense(p_expense private.expenses) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_expense.day is null or p_expense.day not between private.today() - 366 and private.today() then
    raise exception using errcode = 'PT400', message = 'Please select today or a day of the last year',
      hint = 'day';
  elsif p_expense.supplier is null then
    raise exception using errcode = 'PT400', message = 'Please enter who was paid', hint = 'supplier';
  elsif p_expense.category is null or p_expense.category not in (
    'parts', 'tools', 'outside_work', 'transport', 'rent', 'utilities', 'staff', 'office', 'other'
  ) then
    raise exception using errcode = 'PT400', message = 'Please select a category', hint = 'category';
  end if;
  perform private.check_payment(p_expense.method, p_expense.amount, null);
  perform private.check_gst_rate(p_expense.tax_rate, p_expense.day, 'tax_rate');
  if p_expense.tax not between 0 and p_expense.amount or p_expense.tax <> round(p_expense.tax, 2) then
    raise exception using errcode = 'PT400', message = 'The tax cannot be more than the amount', hint = 'tax';
  elsif not private.is_gstin(p_expense.gstin) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid GSTIN', hint = 'gstin';
  end if;
  perform private.check_length(p_expense.supplier, 'name', 'Supplier', 'supplier');
  perform private.check_length(p_expense.bill_number, 'code', 'Bill number', 'bill_number');
  perform private.check_length(p_expense.note, 'notes', 'Note', 'note');
end
$$;
comment on function private.check_expense(private.expenses) is 'PT400 (hint: the field) for a new expense.';

create function private.check_bill(p_photo text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_photo is not null and not exists (
    select from storage.objects o
    where o.bucket_id = 'request-photos' and o.name = p_photo and starts_with(o.name, 'bills/')
      and o.owner_id = auth.uid()::text
  ) then
    raise exception using errcode = 'PT409', message = 'This photo has not been uploaded', hint = 'photo';
  end if;
end
$$;
comment on function private.check_bill(text) is 'PT409 unless the caller uploaded the photo of a bill.';

create function private.pay_from_till(p_expense private.expenses) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_expense.day < private.today() and private.till_is_counted(p_expense.day) then
    raise exception using errcode = 'PT409', hint = 'day',
      message = 'The till of that day was counted already. Choose today, or how else it was paid.';
  elsif p_expense.amount > (private.till_of(p_expense.day) ->> 'expected_cash')::numeric then
    raise exception using errcode = 'PT409', hint = 'amount',
      message = 'The till does not hold that much cash. Record the float or cash in first.';
  end if;
end
$$;
comment on function private.pay_from_till(private.expenses) is
  'PT409 unless the till of its day, which is locked, can still pay an expense.';

create function private.record_expense(
  p_day date, p_supplier text, p_category text, p_amount numeric, p_method text,
  p_tax_rate numeric default null, p_tax numeric default null, p_gstin text default null,
  p_bill_number text default null, p_note text default null, p_photo text default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  expense private.expenses;
  earlier jsonb;
begin
  perform private.require_manager();
  expense.day := p_day;
  expense.supplier := nullif(btrim(p_supplier), '');
  expense.category := p_category;
  expense.amount := p_amount;
  expense.method := p_method;
  expense.tax_rate := p_tax_rate;
  expense.tax := coalesce(p_tax, 0);
  expense.gstin := nullif(upper(regexp_replace(p_gstin, '\s', '', 'g')), '');
  expense.bill_number := nullif(btrim(p_bill_number), '');
  expense.note := nullif(btrim(p_note), '');
  expense.photo := p_photo;
  perform private.check_expense(expense);
  if p_tax_rate is not null then
    expense.tax := (select s.igst from private.tax_split(p_amount, p_tax_rate, true) s);
  end if;
  if p_method = 'cash' then
    perform private.lock_value('till', p_day::text);
  end if;
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('expense', to_jsonb(expense)),
    'This expense has been recorded already'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.check_bill(p_photo);
  if p_method = 'cash' then
    perform private.pay_from_till(expense);
  end if;
  insert into private.expenses (
    day, supplier, category, amount, tax, tax_rate, gstin, method, bill_number, note, photo, recorded_by_name
  )
  values (
    p_day, expense.supplier, p_category, p_amount, expense.tax, p_tax_rate, expense.gstin, p_method,
    expense.bill_number,
    expense.note, p_photo, private.caller_name()
  )
  returning * into expense;
  return private.store_result(p_idempotency_key, private.expense_entry(expense));
end
$$;
call private.publish('record_expense', 'managers',
  'Records what the garage paid on a day of the last year, in rupees with tax; returns the entry of '
  'list_expenses. tax: how much of it is GST; with tax_rate (percent) it is computed. method: cash, upi, '
  'card or bank. Cash is taken from the till of that day, which must hold it and, for an earlier day, not '
  'be counted yet. photo: the name of an uploaded file, bills/<uuid>.<kind>. Managers. PT400 (hint: the '
  'field), PT409 for cash that the till cannot pay and for a file that is not there.');

create function private.correct_expense(
  p_expense_id bigint, p_reason text, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := nullif(btrim(p_reason), '');
  wrong private.expenses;
  correction private.expenses;
  earlier jsonb;
begin
  perform private.require_manager();
  perform private.check_length(reason, 'notes', 'Reason', 'reason');
  select e.* into wrong from private.expenses e where e.expense_id = p_expense_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Expense not found', hint = 'expense_id';
  elsif reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  if wrong.method = 'cash' then
    perform private.lock_value('till', wrong.day::text);
  end if;
  perform from private.expenses e where e.expense_id = p_expense_id for update;
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('correct_expense', p_expense_id, 'reason', reason),
    'This entry has been corrected already'
  );
  if earlier is not null then
    return earlier;
  elsif wrong.corrects is not null then
    raise exception using errcode = 'PT409',
      message = 'A correction cannot be corrected. Record the expense again.';
  elsif exists (select from private.expenses c where c.corrects = p_expense_id) then
    raise exception using errcode = 'PT409', message = 'This entry has been corrected already';
  end if;
  insert into private.expenses (
    day, supplier, category, amount, tax, tax_rate, gstin, method, bill_number, corrects,
    reason, recorded_by_name
  )
  values (
    case when wrong.method = 'cash' and not private.till_is_counted(wrong.day) then wrong.day
      else private.today() end,
    wrong.supplier, wrong.category, -wrong.amount, -wrong.tax, wrong.tax_rate, wrong.gstin,
    wrong.method, wrong.bill_number,
    wrong.expense_id, reason, private.caller_name()
  )
  returning * into correction;
  return private.store_result(p_idempotency_key, private.expense_entry(correction));
end
$$;
call private.publish('correct_expense', 'managers',
  'Undoes a wrong expense by one of the opposite amount that names it; returns that one. It has the day of '
  'the wrong one while that is cash of a till that nobody has counted, else today: counted cash and what '
  'was exported stay as they were. It changes the expected cash of a till only where both have one day. '
  'Managers. PT400 (hint: reason), PT404, PT409: corrected already, or a correction itself.');

create function private.list_expenses(
  p_from_day date, p_to_day date, p_category text default null, p_search text default null,
  p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from_day, p_to_day);
  with matching as materialized (
    select e.expense_id, e.day, e.category, e.method, e.amount, e.tax from private.expenses e
    where e.day between p_from_day and p_to_day and (p_category is null or e.category = p_category)
      and (patterns is null or e.search_text like any (patterns))
  ), page as (
    select m.expense_id from matching m order by m.day desc, m.expense_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.expense_entry(e) order by e.day desc, e.expense_id desc)
      from page p join private.expenses e on e.expense_id = p.expense_id
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching),
    'sums', (
      select jsonb_build_object('amount', coalesce(sum(m.amount), 0), 'tax', coalesce(sum(m.tax), 0),
        'cash', coalesce(sum(m.amount) filter (where m.method = 'cash'), 0))
      from matching m
    ),
    'categories', coalesce((
      select jsonb_agg(jsonb_build_object('category', c.category, 'amount', c.amount)
        order by c.amount desc, c.category)
      from (select m.category, sum(m.amount) as amount from matching m group by 1) c
    ), '[]')
  ) into answer;
  return answer;
end
$$;
call private.publish('list_expenses', 'managers',
  'The expenses of a period of up to a year, newest first, and the sums of all that match: {rows, total, '
  'sums: {amount, tax, cash}, categories: [{category, amount}]}; rupees, corrections are negative. Searches '
  'supplier, bill number, GSTIN and note. Managers only. PT400.');

create function private.expense_register(
  p_from_day date, p_to_day date, p_after bigint default null, p_page_size int default 500
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  perform private.check_period(p_from_day, p_to_day);
  with page as materialized (
    select e.expense_id, private.expense_entry(e) as entry from private.expenses e
    where e.day between p_from_day and p_to_day and e.expense_id > coalesce(p_after, 0)
    order by e.expense_id limit most
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(p.entry order by p.expense_id), '[]'),
    'next', case when count(*) = most then max(p.expense_id) end
  ) into answer
  from page p;
  return answer;
end
$$;
call private.publish('expense_register', 'managers',
  'All expenses of a period of up to a year, in the order in which they were recorded: {rows: those of '
  'list_expenses, next}. after: next of the page before, null on the last. Managers only. PT400.');
