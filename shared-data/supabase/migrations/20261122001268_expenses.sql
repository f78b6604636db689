-- Expenses of the garage, each with a photo of its bill where there is one; they are only ever added. The file of a bill is
-- in the bucket of the photos under "bills/".

-- Tables

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
    private.search_key(supplier || e'\n' || coalesce(bill_number, '') || e'\n' || coalesce(gstin, '') || e'\n' || coalesce(note, ''))
  ) stored,
  constraint tax_is_part_of_the_amount check (abs(tax) <= abs(amount) and tax * amount >= 0),
  constraint only_a_correction_is_negative check ((corrects is not null) = (amount < 0)),
  constraint a_correction_says_why check ((corrects is null) = (reason is null))
);
comment on table private.expenses is
  'What the garage paid, in rupees with tax; tax is the part of it that is GST, tax_rate the percent it was computed with. '
  'gstin: of the supplier. photo: the file of the bill. A wrong entry is never changed: corrects names it in another one of '
  'the opposite amount, of the same day while that day''s till is not counted, else of the day on which it was corrected, '
  'so that counted cash and exported periods stay as they were.';

-- Indexes

create index expenses_day_idx on private.expenses (day desc, expense_id desc);

-- Row-level security

alter table private.expenses enable row level security;

-- Functions

create trigger keep_documents before update or delete or truncate on private.expenses
for each statement execute function private.keep_documents();

create function private.expense_entry(p_expense private.expenses) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_expense) - 'search_text' || jsonb_build_object(
    'corrected', exists (select from private.expenses c where c.corrects = p_expense.expense_id)
  )
$$;
comment on function private.expense_entry(private.expenses) is 'An expense as lists show it. Internal.';

create function private.cash_expenses(p_day date) returns setof private.expenses
language sql stable security definer set search_path = ''
as $$
  select e.* from private.expenses e left join private.expenses w on w.expense_id = e.corrects
  -- A correction of another day's entry says what that till should have been: no money moved on this day.
  where e.day = p_day and e.method = 'cash' and (w.expense_id is null or w.day = e.day)
$$;
comment on function private.cash_expenses(date) is 'What was paid from the till on a day. Internal.';
