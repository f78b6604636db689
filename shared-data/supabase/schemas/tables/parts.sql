-- Tables. Parts with stock, prices, suppliers, orders, turn and stock-takes.

-- Parts

create table public.parts (
  id bigint generated always as identity primary key,
  part_name text not null check (char_length(part_name) between 1 and private.limit_of('name')),
  part_code text not null unique check (char_length(part_code) between 1 and private.limit_of('code')),
  category text not null check (char_length(category) between 1 and private.limit_of('code')),
  current_stock numeric(12, 3) not null default 0 check (current_stock between 0 and 999999999),
  stock_min numeric(12, 3) not null default 0 check (stock_min >= 0),
  stock_unit text not null default 'pcs' check (private.is_part_unit(stock_unit)),
  avg_cost numeric(12, 2) not null default 0 check (avg_cost >= 0),
  price numeric(12, 2) not null default 0 check (price >= 0),
  shelf text check (char_length(shelf) between 1 and private.limit_of('code')),
  other_numbers text[] not null default '{}'
    check (cardinality(other_numbers) <= private.limit_of('part_numbers')),
  tax_code text check (private.is_tax_code(tax_code)),
  tax_rate numeric(12, 2) check (private.is_gst_rate(tax_rate, null)),
  retired boolean not null default false,
  updated_at timestamptz not null default now(),
  search_text text generated always as (private.part_text(part_name, part_code, category,
    other_numbers)) stored
    check (char_length(search_text) <= private.limit_of('notes')),
  number_keys text[] generated always as (private.part_number_keys(part_code, other_numbers)) stored,
  constraint what_is_counted_is_whole check (
    private.is_measured(stock_unit) or (current_stock = trunc(current_stock) and stock_min = trunc(stock_min))
  )
);
comment on table public.parts is
  'Parts in stock. stock_unit: of private.units; what is measured has three digits after the point. '
  'avg_cost (rupees, for managers only) values the inventory, price is what a job is charged. Low: at or '
  'below stock_min. shelf: where it lies. other_numbers: numbers under which others know it. number_keys: '
  'of its code and other numbers; no two parts share one. tax_code (HSN), tax_rate (percent): where they '
  'are not those of its category. retired: no longer listed once its stock is used up.';

create index parts_category_idx on public.parts (category, part_name);
create index parts_name_idx on public.parts (lower(part_name), id);
-- Without a list of pending entries, which an import of 20,000 parts would read for each of them.
create index parts_number_keys_idx on public.parts using gin (number_keys) with (fastupdate = off);
select private.create_search_index('parts_search_idx', 'public.parts', 'search_text');

alter table public.parts enable row level security;
insert into private.left_out_of_export values
  ('parts.number_keys', 'repeats other columns'),
  ('parts.search_text', 'repeats other columns');
insert into private.change_subjects values ('part', 'Part');
create trigger record_change after insert or update or delete on public.parts
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'part', 'id', 'part_name', 'part_code', 'category', 'current_stock', 'stock_min',
  'avg_cost', 'price', 'shelf',
  'other_numbers', 'tax_code', 'tax_rate', 'retired'
);

create policy "Mechanics and managers read the parts" on public.parts
for select to authenticated
using ((select private.is_mechanic()) or (select private.is_manager()));

grant select (
  id, part_name, part_code, category, current_stock, stock_min, stock_unit, price, shelf, other_numbers,
  tax_code, tax_rate,
  retired, updated_at
) on public.parts to authenticated;

-- Categories of parts

create table private.part_categories (
  name text primary key check (char_length(name) between 1 and private.limit_of('code')),
  margin numeric(12, 2) check (margin between 0 and 1000),
  round_to int check (round_to in (1, 5, 10, 50, 100)),
  tax_code text check (private.is_tax_code(tax_code)),
  tax_rate numeric(12, 2) check (private.is_gst_rate(tax_rate, null)),
  constraint only_a_margin_is_rounded check (round_to is null or margin is not null),
  constraint says_something check (num_nonnulls(margin, tax_code, tax_rate) > 0)
);
comment on table private.part_categories is
  'What is set for a category of parts; others have parts alone. margin: percent on the average cost, for '
  'managers only. round_to: a proposed price is rounded up to full so many rupees. tax_code: HSN. tax_rate: '
  'percent.';

create unique index part_categories_name_idx on private.part_categories (lower(name));

alter table private.part_categories enable row level security;
insert into private.change_subjects values ('part_category', 'Category of parts');
create trigger record_change after insert or update or delete on private.part_categories
for each row execute function private.record_change('part_category', 'name', 'name', 'margin', 'round_to',
  'tax_code', 'tax_rate');

-- Stock movements

create table private.stock_movements (
  movement_id bigint generated always as identity primary key,
  part_id bigint not null references public.parts (id) on delete cascade,
  kind text not null check (kind in ('opening', 'receive', 'use', 'return', 'count', 'correct', 'import',
    'send_back', 'revalue')),
  quantity numeric(12, 3) not null,
  unit_cost numeric(12, 2) not null check (unit_cost >= 0),
  stock_after numeric(12, 3) not null check (stock_after >= 0),
  average_after numeric(12, 2) not null check (average_after >= 0),
  request_id bigint,
  order_id bigint,
  supplier_id bigint,
  stock_take_id bigint,
  bill_id bigint,
  corrects bigint references private.stock_movements (movement_id) on delete cascade,
  cost_change numeric(12, 2) not null default 0,
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  moved_by uuid,
  moved_by_name text,
  moved_at timestamptz not null default now(),
  constraint only_a_revaluation_corrects check ((kind = 'revalue') = (corrects is not null)
    and (corrects is null or quantity = 0)),
  constraint only_a_revaluation_changes_costs check (cost_change = 0 or kind = 'revalue')
);
comment on table private.stock_movements is
  'The ledger of the stock: current_stock is the sum of quantity, in the order of movement_id. unit_cost '
  '(rupees): receive and return mix it into the average cost, opening, correct and import set the average '
  'to it, use, count and send_back (to the supplier) leave the average. order_id, supplier_id: of a '
  'purchase order. stock_take_id: of a count. revalue moves nothing: unit_cost is what the receipt that it '
  'corrects should have had, average_after the average as if it had, cost_change what the uses since then '
  'cost more. bill_id: of the supplier. request_id, moved_by: without foreign keys, so that Clear All and a '
  'dismissal leave the ledger as it is.';

create index stock_movements_part_idx on private.stock_movements (part_id, movement_id);
create index stock_movements_corrects_idx on private.stock_movements (corrects);
create index stock_movements_request_idx on private.stock_movements (request_id, part_id)
  where request_id is not null;
-- For the uses of the last 90 days, and the turn of a year: without it a list over 20,000 parts reads every
-- movement.
create index stock_movements_moved_idx
  on private.stock_movements (moved_at) include (part_id, quantity, kind);

alter table private.stock_movements enable row level security;
insert into private.left_out_of_export values ('stock_movements.moved_by', 'moved_by_name says who');

create table private.part_prices (
  price_id bigint generated always as identity primary key,
  part_id bigint not null references public.parts (id) on delete cascade,
  price numeric(12, 2) not null check (price >= 0),
  changed_at timestamptz not null default now()
);
comment on table private.part_prices is 'What a part was sold for since when, in rupees.';

create index part_prices_part_idx on private.part_prices (part_id, price_id);

alter table private.part_prices enable row level security;

create table private.part_uses (
  part_id bigint primary key references public.parts (id) on delete cascade,
  last_used_at timestamptz not null
);
comment on table private.part_uses is
  'When each part was last used. Kept beside the ledger: asking the ledger for each of 20,000 parts took 50 '
  'ms.';

alter table private.part_uses enable row level security;

-- Reservations

create table private.reservations (
  request_id bigint not null,
  part_id bigint not null references public.parts (id) on delete cascade,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (request_id, part_id)
);
comment on table private.reservations is
  'The parts on approved lines of each open request, kept by triggers.';

create index reservations_part_idx on private.reservations (part_id);

alter table private.reservations enable row level security;
insert into private.left_out_of_export values ('reservations', 'follow from the lines');

-- Suppliers

create table private.suppliers (
  supplier_id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  contact text check (char_length(contact) between 1 and private.limit_of('name')),
  phone text check (char_length(phone) between 1 and private.limit_of('phone')),
  email text check (private.is_email(email)),
  gstin text check (private.is_gstin(gstin)),
  terms_days int not null default 0 check (terms_days between 0 and 365),
  lead_days int not null default 0 check (lead_days between 0 and 365),
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  retired boolean not null default false,
  mailbox uuid not null unique default gen_random_uuid(),
  owed numeric(12, 2) not null default 0,
  search_text text not null generated always as (private.search_key(
    name || e'\n' || coalesce(contact, '') || e'\n' || coalesce(phone,
      '') || e'\n' || private.phone_digits(coalesce(phone, '')) || e'\n' || coalesce(gstin, '')
  )) stored
);
comment on table private.suppliers is
  'terms_days: a bill is due so many days after its date. lead_days: from an order to its delivery. '
  'retired: no new orders. mailbox: the recipient of its messages in the outbox. owed (rupees): bills less '
  'returns and payments, kept by triggers; negative once more was paid, such as in advance, or returned.';

create unique index suppliers_name_idx on private.suppliers (private.search_key(name));

alter table private.suppliers enable row level security;
insert into private.left_out_of_export values
  ('suppliers.mailbox', 'tells the supplier in the outbox'),
  ('suppliers.search_text', 'repeats other columns');
insert into private.change_subjects values ('supplier', 'Supplier');
create trigger record_change after insert or update on private.suppliers
for each row execute function private.record_change(
  'supplier', 'supplier_id', 'name', 'name', 'contact', 'phone', 'email', 'gstin', 'terms_days',
  'lead_days', 'note', 'retired'
);

-- Purchase orders

create table private.purchase_orders (
  order_id bigint generated always as identity primary key,
  number text not null unique generated always as (
    'PO-' || lpad(order_id::text, greatest(5, char_length(order_id::text)), '0')
  ) stored,
  supplier_id bigint not null references private.suppliers (supplier_id),
  state text not null default 'draft' check (state in ('draft', 'sent', 'partly_received',
    'closed', 'cancelled')),
  due_on date,
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by_name text not null,
  sent_at timestamptz,
  sent_to text,
  constraint a_sent_order_says_when
    check ((state in ('sent', 'partly_received', 'closed')) <= (sent_at is not null))
);
comment on table private.purchase_orders is
  'partly_received: something has come, something is still open. closed: nothing is. due_on: when it is '
  'expected. version: of its lines, one more at each change. sent_to: the email address, null where it was '
  'printed.';

create index purchase_orders_supplier_idx on private.purchase_orders (supplier_id, order_id desc);
create index purchase_orders_state_idx on private.purchase_orders (state, order_id desc);

alter table private.purchase_orders enable row level security;
insert into private.change_subjects values ('order', 'Purchase order');
create trigger record_change after insert or update on private.purchase_orders
for each row execute function private.record_change('order', 'order_id', 'number', 'number', 'state',
  'due_on', 'sent_to');

create table private.purchase_order_lines (
  line_id bigint generated always as identity primary key,
  order_id bigint not null references private.purchase_orders (order_id) on delete cascade,
  part_id bigint not null references public.parts (id),
  quantity numeric(12, 3) not null check (quantity > 0 and quantity <= private.limit_of('stock')),
  unit_cost numeric(12, 2) check (unit_cost >= 0),
  received numeric(12, 3) not null default 0 check (received >= 0),
  cancelled boolean not null default false,
  open numeric(12, 3) not null generated always as (case when cancelled then 0
    else greatest(quantity - received, 0) end) stored,
  unique (order_id, part_id)
);
comment on table private.purchase_order_lines is
  'unit_cost: rupees each without tax, as expected; null: not known. open: what is still to come. '
  'cancelled: what has not come is not wanted any more.';

create index purchase_order_lines_part_idx on private.purchase_order_lines (part_id, order_id);
-- For the reorder list, which would read all that was ever ordered.
create index purchase_order_lines_open_idx on private.purchase_order_lines (part_id) where open > 0;

alter table private.purchase_order_lines enable row level security;

create table private.part_suppliers (
  part_id bigint primary key references public.parts (id) on delete cascade,
  supplier_id bigint not null references private.suppliers (supplier_id),
  unit_cost numeric(12, 2) check (unit_cost >= 0)
);
comment on table private.part_suppliers is
  'From whom a part was last ordered or bought, and at which price (rupees each, without tax).';

create index part_suppliers_supplier_idx on private.part_suppliers (supplier_id);

alter table private.part_suppliers enable row level security;

-- What suppliers delivered and got back

create table private.supplier_bills (
  bill_id bigint generated always as identity primary key,
  kind text not null check (kind in ('bill', 'return', 'correction')),
  supplier_id bigint not null references private.suppliers (supplier_id),
  supplier_name text not null,
  gstin text,
  order_id bigint references private.purchase_orders (order_id),
  number text not null check (char_length(number) between 1 and private.limit_of('code')),
  day date not null,
  due_on date,
  place_of_supply text,
  value numeric(12, 2) not null check (value >= 0 or kind = 'correction'),
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  rounding numeric(12, 2) not null default 0 check (rounding between -1 and 1),
  total numeric(12, 2) not null generated always as (value + cgst + sgst + igst + rounding) stored,
  returns bigint references private.supplier_bills (bill_id),
  reason text check (char_length(reason) between 1 and private.limit_of('notes')),
  recorded_at timestamptz not null default now(),
  recorded_by_name text not null,
  constraint only_a_return_returns check ((kind <> 'bill') = (returns is not null)
    and (returns is null) = (reason is null))
);
comment on table private.supplier_bills is
  'kind: a bill of a supplier with what it delivered; a return of some of it, whose amounts are what it '
  'takes off; or a correction of a price on it, whose amounts are what it adds, negative where it was too '
  'high. returns: the bill of the other two. Rupees. supplier_name, gstin and place_of_supply (the code of '
  'the garage''s state) are those of that day. number and day: of the supplier''s bill, or of the note with '
  'the returned parts. rounding: of the total on the bill.';

create unique index supplier_bills_number_idx on private.supplier_bills (
  supplier_id, lower(number), private.financial_year(day)
) where kind = 'bill';
create index supplier_bills_supplier_idx on private.supplier_bills (supplier_id, day desc, bill_id desc);
create index supplier_bills_day_idx on private.supplier_bills (day, bill_id);
create index supplier_bills_order_idx on private.supplier_bills (order_id);
create index supplier_bills_returns_idx on private.supplier_bills (returns);

alter table private.supplier_bills enable row level security;
insert into private.change_subjects values ('supplier_bill', 'Bill of a supplier');
create trigger record_change after insert on private.supplier_bills
for each row execute function private.record_change('supplier_bill', 'supplier_id', 'supplier_name', 'kind',
  'number', 'total', 'reason');

create table private.supplier_bill_lines (
  bill_id bigint not null references private.supplier_bills (bill_id),
  part_id bigint not null,
  part_name text not null,
  part_code text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_cost numeric(12, 2) not null check (unit_cost >= 0),
  tax_rate numeric(5, 2) not null check (private.is_gst_rate(tax_rate, null)),
  value numeric(12, 2) not null,
  cgst numeric(12, 2) not null,
  sgst numeric(12, 2) not null,
  igst numeric(12, 2) not null,
  stock_cost numeric(12, 2) not null check (stock_cost >= 0),
  primary key (bill_id, part_id)
);
comment on table private.supplier_bill_lines is
  'part_id: without a foreign key, as a bill stays. unit_cost: rupees each without tax. stock_cost: rupees '
  'each in the ledger of the part: without tax where the garage has a tax number and gets it back, else '
  'with tax.';

create index supplier_bill_lines_part_idx on private.supplier_bill_lines (part_id, bill_id);

alter table private.supplier_bill_lines enable row level security;

-- Supplier accounts

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
  'What was paid to suppliers, in rupees. corrects: the wrong entry that this one undoes, by the opposite '
  'amount. Cash is an entry of the till too.';

create index supplier_payments_supplier_idx on private.supplier_payments (supplier_id, payment_id desc);

alter table private.supplier_payments enable row level security;
insert into private.change_subjects values ('supplier_payment', 'Payment to a supplier');
create trigger record_change after insert on private.supplier_payments
for each row execute function private.record_change('supplier_payment', 'supplier_id', 'supplier_name',
  'amount', 'method', 'reason');

-- Turn

create table private.part_turns (
  part_id bigint primary key,
  used numeric(12, 3) not null,
  average_stock numeric(12, 1) not null,
  turn numeric(12, 2),
  counted_at timestamptz not null
);
comment on table private.part_turns is
  'What was used of each part in the 365 days before counted_at, less what came back, its average stock '
  'over them, and the turn: one by the other; null for a part that was never there. Counted once a day by '
  'count_turns: a list that read a year of movements took 160 ms. part_id: without a foreign key, so that '
  'no import is kept by it.';

alter table private.part_turns enable row level security;

-- Stock-takes

create table private.stock_takes (
  stock_take_id bigint generated always as identity primary key,
  rack text check (char_length(rack) between 1 and private.limit_of('code')),
  category text check (char_length(category) between 1 and private.limit_of('code')),
  state text not null default 'open' check (state in ('open', 'posted', 'cancelled')),
  version int not null default 1,
  reason text check (char_length(reason) between 1 and private.limit_of('description')),
  started_at timestamptz not null default now(),
  started_by_name text not null,
  closed_at timestamptz,
  closed_by_name text,
  constraint a_closed_one_says_when check ((state = 'open') = (closed_at is null))
);
comment on table private.stock_takes is
  'rack and category: which parts are counted, null for any. version: of its counts, one more at each '
  'change. reason: why the differences are posted.';

create index stock_takes_state_idx on private.stock_takes (state, stock_take_id desc);

alter table private.stock_takes enable row level security;
insert into private.change_subjects values ('stock_take', 'Stock-take');
create trigger record_change after insert or update of state on private.stock_takes
for each row execute function private.record_change('stock_take', 'stock_take_id', 'stock_take_id', 'rack',
  'category', 'state', 'reason');

create table private.stock_take_lines (
  stock_take_id bigint not null references private.stock_takes (stock_take_id),
  part_id bigint not null references public.parts (id) on delete cascade,
  is_open boolean not null default true,
  found boolean not null default false,
  counted numeric(12, 3) check (counted between 0 and private.limit_of('stock')),
  expected numeric(12, 3) check (expected >= 0),
  difference numeric(12, 3) generated always as (counted - expected) stored,
  counted_at timestamptz,
  counted_by uuid,
  counted_by_name text,
  after_movement bigint,
  other_count numeric(12, 3),
  other_count_by_name text,
  primary key (stock_take_id, part_id),
  constraint a_count_says_when check (num_nulls(counted, expected, counted_at, counted_by_name,
    after_movement) in (0, 5))
);
comment on table private.stock_take_lines is
  'is_open: of an open stock-take; a part is in one at a time, or its difference would be posted twice. '
  'found: it was counted there without belonging there. expected: the stock in the ledger when it was '
  'counted, after_movement, the last one then (0: none). counted_by: without a foreign key. other_count: '
  'what someone else counted, if another number.';

create unique index stock_take_lines_open_idx on private.stock_take_lines (part_id) where is_open;
create index stock_take_lines_part_idx on private.stock_take_lines (part_id, stock_take_id);

alter table private.stock_take_lines enable row level security;
insert into private.left_out_of_export values ('stock_take_lines.counted_by', 'counted_by_name says who');
