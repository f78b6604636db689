-- The public face: what may be called, and by whom. Parts with stock, prices, suppliers, orders, turn and
-- stock-takes.

set check_function_bodies = off;

-- Parts

create function public.save_part(
  part_name text, part_code text, category text, stock_min numeric, stock_unit text, price numeric,
  shelf text default null,
  other_numbers text[] default '{}', tax_code text default null, tax_rate numeric default null,
  part_id bigint default null,
  expected jsonb default null, opening_stock numeric default null, opening_cost numeric default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_part($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) $$;
comment on function public.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric,
  bigint, jsonb, numeric, numeric) is
  'Adds a part (without part_id), with opening_stock at opening_cost (rupees each) if there is some, or '
  'changes one, and returns its row. A price (rupees) is for lines that are added from now on. tax_code and '
  'tax_rate: unless they are those of its category. expected: what was read of the row; PT412 (detail: the '
  'current row) when that has changed since. Managers only. PT400 (hint: the field), PT404, PT409 (hint: '
  'part_code or other_numbers) for a number that another part has, however its blanks, hyphens, dots and '
  'case are written.';

create function public.set_part_retired(part_id bigint, retired boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_part_retired($1, $2) $$;
comment on function public.set_part_retired(bigint, boolean) is
  'Retires a part, which is then listed only until its stock is used up, or brings it back (false); returns '
  'its row. Managers only. PT404.';

grant execute on function
  private.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric, bigint,
    jsonb, numeric, numeric),
  public.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric, bigint,
    jsonb, numeric, numeric),
  private.set_part_retired(bigint, boolean), public.set_part_retired(bigint, boolean)
to authenticated;

-- Categories of parts

create function public.part_categories() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_categories() $$;
comment on function public.part_categories() is
  'The categories that parts have or something is set for: [{name, parts: how many, margin, round_to, '
  'tax_code, tax_rate, usual_tax_code: of a category with this name}], by name. Managers only.';

create function public.save_part_category(
  name text, margin numeric default null, round_to int default null, tax_code text default null,
  tax_rate numeric default null,
  expected jsonb default null, old_name text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_part_category($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.save_part_category(text, numeric, int, text, numeric, jsonb, text) is
  'Sets the margin on cost (percent), what proposed prices are rounded up to (1, 5, 10, 50 or 100 rupees), '
  'the HSN code and the GST rate of a category, by its name in any case, and returns it as in '
  'part_categories; with none of them nothing is set for it any more. expected: {margin, round_to, '
  'tax_code, tax_rate} as they were read; PT412 (detail: the current row) when they have changed. old_name: '
  'renames it, at its parts too; the HSN code that it had by its old name is then its own, and an open '
  'stock-take keeps the old name. Prices of parts and lines stay. Managers with the right to change '
  'settings. PT400 (hint: the field), PT404, PT409 (hint: name) for the name of another one.';

grant execute on function
  private.part_categories(), public.part_categories(),
  private.save_part_category(text, numeric, int, text, numeric, jsonb, text),
  public.save_part_category(text, numeric, int, text, numeric, jsonb, text)
to authenticated;

-- Price rules

create function public.list_price_proposals(
  search text default null, category text default null, sort text default 'name', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_price_proposals($1, $2, $3, $4, $5) $$;
comment on function public.list_price_proposals(text, text, text, int, int) is
  'The parts whose price (rupees) is below what the rule of their category proposes: {rows: [{part_id, '
  'part_name, part_code, category, avg_cost, price, proposal: {price, margin, tax_rate: null without tax, '
  'round_to}}], total, categories: those with a rule}. sort: name or gap (how far below), with a leading - '
  'for descending. Managers only.';

create function public.take_prices(prices jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.take_prices($1) $$;
comment on function public.take_prices(jsonb) is
  'Sells up to 100 parts, [{part_id, price}], at the price that was proposed for them, all or none, for '
  'lines that are added from now on; returns {changed}: how many had another price. Managers only. PT400, '
  'PT404, PT412 (detail: the part) when another price is proposed by now.';

grant execute on function
  private.list_price_proposals(text, text, text, int, int),
  public.list_price_proposals(text, text, text, int, int),
  private.take_prices(jsonb), public.take_prices(jsonb)
to authenticated;

-- Stock movements

create function public.update_stock(
  part_id bigint, quantity numeric, mode text, expected_stock numeric default null,
  idempotency_key uuid default null,
  reason text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_stock($1, $2, $3, $4, $5, $6) $$;
comment on function public.update_stock(bigint, numeric, text, numeric, uuid, text) is
  'Changes a part''s stock (mode set, add or subtract; up to 1,000,000, whole numbers of what is counted; '
  'never below 0) and returns the part''s row. reason is kept with the movement. With expected_stock, PT412 '
  '(detail: the current stock) when the stock differs. A retry with the same idempotency_key changes '
  'nothing and returns the first result; PT409 with another request. Mechanics and managers. PT400 ''Please '
  'enter a valid stock value'' or for a fraction of what is counted, PT404 for an unknown part.';

grant execute on function
  private.update_stock(bigint, numeric, text, numeric, uuid, text),
  public.update_stock(bigint, numeric, text, numeric, uuid, text)
to authenticated;

-- Corrections of costs

create function public.correct_cost(movement_id bigint, unit_cost numeric, reason text,
  idempotency_key uuid default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_cost($1, $2, $3, $4) $$;
comment on function public.correct_cost(bigint, numeric, text, uuid) is
  'Corrects the cost of a receipt (rupees each; without tax where it came with a bill, whose correction the '
  'register of purchases and what the supplier is owed then have) by a movement that names it, and returns '
  'the part''s row: its average cost is as if the receipt had been right. What the uses since cost more or '
  'less is in the reports of today. Managers only. A retry with the same idempotency_key returns the first '
  'result. PT400 (hint: unit_cost or reason), PT404 for what is no receipt.';

grant execute on function
  private.correct_cost(bigint, numeric, text, uuid), public.correct_cost(bigint, numeric, text, uuid)
to authenticated;

-- The inventory

create function public.list_parts(
  search text default null, category text default null, stock_level text default null,
  sort text default 'name',
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_parts($1, $2, $3, $4, $5, $6) $$;
comment on function public.list_parts(text, text, text, text, int, int) is
  'Parts: {rows, total, filtered, summary, categories}; values are rupees, at average cost for managers and '
  'at the selling price for mechanics, who see no cost. reserved: on approved lines of open requests. '
  'Searches name, code, category and other numbers, of which blanks, hyphens, dots and case do not matter. '
  'stock_level: in-stock, low, available (any left), short (less than reserved), unused (some of it lies '
  'there for 180 days, and no job used any in them) or retired; the others are without retired parts that '
  'are used up. sort: name, code, category, stock, min, cost, price or value, with a leading - for '
  'descending. Mechanics and managers.';

create function public.find_part(number text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.find_part($1) $$;
comment on function public.find_part(text) is
  'The part with a code or other number, as someone scans or types it: blanks, hyphens, dots and case do '
  'not matter. Its row with reserved, as list_parts has it; null when no part has the number. Mechanics and '
  'managers.';

grant execute on function
  private.find_part(text), public.find_part(text),
  private.list_parts(text, text, text, text, int, int), public.list_parts(text, text, text, text, int, int)
to authenticated;

-- A part's page

create function public.part_details(part_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_details($1) $$;
comment on function public.part_details(bigint) is
  'A part with what is reserved, what is on order and when the next is due, orders: what each brings and '
  'when, what was used in 90 days, its prices and, for managers, average costs over time (rupees), '
  'proposal: the price that the rule of its category proposes, and the requests that reserve it with what '
  'is short; a mechanic sees which of them are the own jobs. Mechanics and managers. PT404.';

create function public.part_movements(
  part_id bigint, kind text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_movements($1, $2, $3, $4) $$;
comment on function public.part_movements(bigint, text, int, int) is
  'The ledger of a part, newest first: {rows, total}. unit_cost (rupees) is for managers; a mechanic sees '
  'the request of the own jobs only. returnable: how many of a use can still come back. entered_cost: of a '
  'receipt, as it was entered or corrected since; without tax where it came with a bill; for managers. '
  'Mechanics and managers.';

create function public.return_part(
  request_id bigint, part_id bigint, quantity numeric, reason text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.return_part($1, $2, $3, $4, $5) $$;
comment on function public.return_part(bigint, bigint, numeric, text, uuid) is
  'Puts a part that a completed job did not need back on the shelf, at the cost at which it was used, and '
  'returns the part''s row. What the job used and costs stays. Mechanics for their own jobs; managers. A '
  'retry with the same idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 '
  '(detail: how many can come back).';

create function public.receive_part(
  part_id bigint, quantity numeric, unit_cost numeric, reason text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.receive_part($1, $2, $3, $4, $5) $$;
comment on function public.receive_part(bigint, numeric, numeric, text, uuid) is
  'Adds what was delivered of a part at its cost (rupees each), which goes into the average cost, and '
  'returns the part''s row. reason: such as the number of the supplier''s bill. Managers only. A retry with '
  'the same idempotency_key returns the first result. PT400 (hint: the field), PT404.';

grant execute on function
  private.part_details(bigint), public.part_details(bigint), private.part_movements(bigint, text, int, int),
  public.part_movements(bigint, text, int, int), private.return_part(bigint, bigint, numeric, text, uuid),
  public.return_part(bigint, bigint, numeric, text, uuid),
  private.receive_part(bigint, numeric, numeric, text, uuid),
  public.receive_part(bigint, numeric, numeric, text, uuid)
to authenticated;

-- Suppliers

create function public.save_supplier(
  name text, contact text default null, phone text default null, email text default null,
  gstin text default null,
  terms_days int default 0, lead_days int default 0, note text default null, supplier_id bigint default null,
  expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_supplier($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb) is
  'Adds a supplier (without supplier_id) or changes one, and returns it. terms_days: until a bill is due; '
  'lead_days: from order to delivery. expected: what was read of it; PT412 (detail: the current row) when '
  'that has changed. Managers only. PT400 (hint: the field), PT404, PT409 for a name in use.';

create function public.set_supplier_retired(supplier_id bigint, retired boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_supplier_retired($1, $2) $$;
comment on function public.set_supplier_retired(bigint, boolean) is
  'Retires a supplier, who then gets no new orders, or brings it back (false); returns it. Managers only. '
  'PT404.';

create function public.list_suppliers(
  search text default null, state text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_suppliers($1, $2, $3, $4) $$;
comment on function public.list_suppliers(text, text, int, int) is
  'Suppliers by name: {rows, total, owed: to all that match, in rupees}. Searches name, contact, phone and '
  'GSTIN. state: active (default), owed, retired or all. Managers only.';

grant execute on function
  private.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb),
  public.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb),
  private.set_supplier_retired(bigint, boolean), public.set_supplier_retired(bigint, boolean),
  private.list_suppliers(text, text, int, int), public.list_suppliers(text, text, int, int)
to authenticated;

-- What suppliers delivered and got back

create function public.receive_order(
  order_id bigint, number text, day date, lines jsonb, rounding numeric default 0, more boolean default false,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.receive_order($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid) is
  'Records a bill of the supplier of an order with what it delivered, puts it into the stock at its cost '
  'and returns order_details. number and day: of the bill. lines: [{line_id, quantity, unit_cost: rupees '
  'each without tax, tax_rate: percent}]. rounding: of the total on the bill, -1 to 1 rupees. more: also '
  'more than was ordered. Managers only. A retry with the same idempotency_key returns the first result. '
  'PT400 (hint: the field), PT404, PT409: nothing is open, the bill was recorded already (hint: number), or '
  'more came than is open (hint: more, detail: how many are).';

create function public.return_to_supplier(
  bill_id bigint, number text, day date, lines jsonb, reason text, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.return_to_supplier($1, $2, $3, $4, $5, $6) $$;
comment on function public.return_to_supplier(bigint, text, date, jsonb, text, uuid) is
  'Takes parts of a bill out of the stock and gives them back to their supplier, at the price of the bill; '
  'returns the return. number and day: of the note that goes with them. lines: [{part_id, quantity}]. '
  'Managers only. A retry with the same idempotency_key returns the first result. PT400 (hint: the field), '
  'PT404, PT409 for more than came and has not gone back, or than is in stock.';

grant execute on function
  private.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid),
  public.receive_order(bigint, text, date, jsonb, numeric, boolean, uuid),
  private.return_to_supplier(bigint, text, date, jsonb, text, uuid),
  public.return_to_supplier(bigint, text, date, jsonb, text, uuid)
to authenticated;

-- Supplier accounts

create function public.pay_supplier(
  supplier_id bigint, amount numeric, method text, day date, reference text default null,
  in_advance boolean default false, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_supplier($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.pay_supplier(bigint, numeric, text, date, text, boolean, uuid) is
  'Records what a supplier was paid, in rupees, up to what it is owed or, in advance, more; returns the '
  'payment. method: cash (taken from today''s till), upi, card or bank. Managers with the right to pay. A '
  'retry with the same idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 for '
  'more than is owed (hint: in_advance, detail: how much is) or than the till holds.';

create function public.correct_supplier_payment(payment_id bigint, reason text,
  idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_supplier_payment($1, $2, $3) $$;
comment on function public.correct_supplier_payment(bigint, text, uuid) is
  'Undoes a wrong payment to a supplier by one of today of the opposite amount; returns that one. Cash goes '
  'back into today''s till. Managers with the right to pay. PT400 (hint: reason), PT404, PT409: corrected '
  'already, or a correction itself.';

create function public.supplier_details(supplier_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.supplier_details($1) $$;
comment on function public.supplier_details(bigint) is
  'A supplier with the last 50 bills and returns, and the last 50 payments, newest first; rupees. Managers '
  'only. PT404.';

create function public.purchase_register(from_day date, to_day date, after bigint default null,
  page_size int default 500)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.purchase_register($1, $2, $3, $4) $$;
comment on function public.purchase_register(date, date, bigint, int) is
  'All bills of suppliers and returns to them with a day in a period of up to a year: {rows: with rates: '
  '[{rate, value, cgst, sgst, igst}], which come to the total with rounding, next}; rupees, those of a '
  'return are what it takes off. after: next of the page before, null on the last. Managers only. PT400.';

grant execute on function
  private.pay_supplier(bigint, numeric, text, date, text, boolean, uuid),
  public.pay_supplier(bigint, numeric, text, date, text, boolean, uuid),
  private.correct_supplier_payment(bigint, text, uuid), public.correct_supplier_payment(bigint, text, uuid),
  private.supplier_details(bigint), public.supplier_details(bigint),
  private.purchase_register(date, date, bigint, int), public.purchase_register(date, date, bigint, int)
to authenticated;

-- Purchase orders

create function public.order_details(order_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.order_details($1) $$;
comment on function public.order_details(bigint) is
  'A purchase order with its supplier and lines, and what it is expected to cost (rupees without tax). '
  'Managers only. PT404.';

create function public.list_orders(
  search text default null, state text default null, supplier_id bigint default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_orders($1, $2, $3, $4, $5) $$;
comment on function public.list_orders(text, text, bigint, int, int) is
  'Purchase orders, newest first: {rows, total}. Searches number and supplier. state: open (default: draft, '
  'sent or partly received), late, all, or one of the states. value: rupees without tax. Managers only.';

grant execute on function
  private.order_details(bigint), public.order_details(bigint),
  private.list_orders(text, text, bigint, int, int),
  public.list_orders(text, text, bigint, int, int)
to authenticated;

-- Order changes

create function public.save_order(
  supplier_id bigint, lines jsonb, due_on date default null, note text default null,
  order_id bigint default null,
  version int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_order($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.save_order(bigint, jsonb, date, text, bigint, int, uuid) is
  'Makes a draft of an order (without order_id), or changes one that was not sent; returns order_details. '
  'lines: [{part_id, quantity, unit_cost: rupees each without tax, as expected, or null}]. version: the one '
  'that was read; PT412 when it has changed. Managers only. A retry with the same idempotency_key returns '
  'the first result. PT400 (hint: the field), PT404, PT409 for an order that was sent or a retired supplier.';

create function public.send_order(order_id bigint, channel text, version int default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_order($1, $2, $3) $$;
comment on function public.send_order(bigint, text, int) is
  'Sends a draft to its supplier: channel mail queues it in the outbox, print only notes that it was sent. '
  'Without a day it is expected after the lead days of the supplier. Returns order_details; an order that '
  'was sent stays as it is. Managers only. PT400, PT404, PT409 without parts, or by mail without an address '
  'or a mail server, PT412 when it was changed.';

create function public.cancel_order_lines(order_id bigint, line_id bigint default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_order_lines($1, $2) $$;
comment on function public.cancel_order_lines(bigint, bigint) is
  'What has not come of a line, or of all lines of an order, is not wanted any more. An order with nothing '
  'open is closed, or cancelled where nothing came. Returns order_details; a repeat changes nothing. '
  'Managers only. PT404.';

grant execute on function
  private.save_order(bigint, jsonb, date, text, bigint, int, uuid),
  public.save_order(bigint, jsonb, date, text, bigint, int, uuid),
  private.send_order(bigint, text, int), public.send_order(bigint, text, int),
  private.cancel_order_lines(bigint, bigint), public.cancel_order_lines(bigint, bigint)
to authenticated;

-- The reorder list

create function public.reorder_list(
  search text default null, supplier_id bigint default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.reorder_list($1, $2, $3, $4) $$;
comment on function public.reorder_list(text, bigint, int, int) is
  'The parts to order, those that jobs wait for first: {rows, total, suppliers: all that are not retired}. '
  'quantity: minimum stock, reserved and lead_need (what is used until a delivery comes) less stock, open '
  'orders and drafts. supplier: from whom it was last bought, at unit_cost (rupees without tax). Managers '
  'only.';

grant execute on function
  private.reorder_list(text, bigint, int, int), public.reorder_list(text, bigint, int, int)
to authenticated;

-- Turn

create function public.list_part_turns(
  search text default null, category text default null, sort text default 'turn', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_part_turns($1, $2, $3, $4, $5) $$;
comment on function public.list_part_turns(text, text, text, int, int) is
  'How often parts turn: {rows: [{part_id, part_name, part_code, category, current_stock, stock_unit, used: '
  'in 365 days, average_stock, turn: used by average stock, null for a part that was never there, value: of '
  'the stock, rupees at average cost}], total, counted_at: used, average_stock and turn are of then, once a '
  'day, null before the first count; categories}. sort: turn (slowest first), name, used, average or value, '
  'with a leading - for descending; of equals the one of most value first. Managers only.';

create function public.part_turn_register(after bigint default null, page_size int default 5000) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_turn_register($1, $2) $$;
comment on function public.part_turn_register(bigint, int) is
  'All rows of list_part_turns by id, for a CSV: {rows, next}, at most 5,000. after: next of the page '
  'before, null on the last. Managers only.';

grant execute on function
  private.list_part_turns(text, text, text, int, int), public.list_part_turns(text, text, text, int, int),
  private.part_turn_register(bigint, int), public.part_turn_register(bigint, int)
to authenticated;

-- Stock-takes

create function public.stock_take_choices() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.stock_take_choices() $$;
comment on function public.stock_take_choices() is
  'What can be counted: {racks, categories}, each with how many parts it has. Mechanics and managers.';

create function public.stock_take_details(stock_take_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.stock_take_details($1) $$;
comment on function public.stock_take_details(bigint) is
  'A stock-take with its lines by shelf. expected: the stock when the part was counted, null before, so '
  'that nobody counts what they read. value: of the difference, rupees at average cost, for managers. '
  'Mechanics and managers. PT404.';

create function public.list_stock_takes(state text default null, page int default 1, page_size int default 20)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_stock_takes($1, $2, $3) $$;
comment on function public.list_stock_takes(text, int, int) is
  'Stock-takes, newest first: {rows: with parts, counted and differing, total}. state: open, posted or '
  'cancelled; all by default. Mechanics and managers.';

create function public.start_stock_take(rack text default null, category text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_stock_take($1, $2) $$;
comment on function public.start_stock_take(text, text) is
  'Starts to count the parts of a rack, of a category or all, without those in another open stock-take, and '
  'returns stock_take_details; the open one where the same is being counted already. Mechanics and '
  'managers. PT409 (hint: rack) for none or more than 1,000.';

create function public.count_part(
  stock_take_id bigint, part_id bigint, quantity numeric, seconds_ago int default 0, taken numeric default 0,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.count_part($1, $2, $3, $4, $5, $6) $$;
comment on function public.count_part(bigint, bigint, numeric, int, numeric, uuid) is
  'Saves how many of a part there are, and returns its line. quantity: null takes its count back. '
  'seconds_ago: when it was counted, if there was no network; a later count by someone else then stays, and '
  'this one is kept beside it. taken: how many the caller had taken out before that, of which the server '
  'does not know yet. A part of another shelf is added. Mechanics and managers. A retry with the same '
  'idempotency_key returns the first result. PT400, PT404, PT409: closed, or in another one.';

grant execute on function
  private.stock_take_choices(), public.stock_take_choices(), private.stock_take_details(bigint),
  public.stock_take_details(bigint), private.list_stock_takes(text, int, int),
  public.list_stock_takes(text, int, int),
  private.start_stock_take(text, text), public.start_stock_take(text, text),
  private.count_part(bigint, bigint, numeric, int, numeric, uuid),
  public.count_part(bigint, bigint, numeric, int, numeric, uuid)
to authenticated;

-- Posting a stock-take

create function public.post_stock_take(stock_take_id bigint, version int default null,
  reason text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.post_stock_take($1, $2, $3) $$;
comment on function public.post_stock_take(bigint, int, text) is
  'Adds each difference to the stock as a movement of kind count, closes the stock-take and returns '
  'stock_take_details; parts that were not counted stay as they are. One that was posted stays as it is. '
  'version: the one that was read; PT412 when someone has counted again. Managers only. PT400 (hint: '
  'reason), PT404, PT409: nothing was counted, it was cancelled, or (hint: part_id) a difference does not '
  'fit the stock any more.';

create function public.cancel_stock_take(stock_take_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_stock_take($1) $$;
comment on function public.cancel_stock_take(bigint) is
  'Closes a stock-take without changing any stock and returns stock_take_details. Managers only. PT404, '
  'PT409 for a posted one.';

grant execute on function
  private.post_stock_take(bigint, int, text), public.post_stock_take(bigint, int, text),
  private.cancel_stock_take(bigint), public.cancel_stock_take(bigint)
to authenticated;
