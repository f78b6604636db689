import { ledgerFaults } from '../../../local-backend/testing/ledger-faults.ts';
import { createRandom } from '../support/random-source.ts';
import { openWorkshop, parts, type Workshop } from '../support/workshop.ts';
import { openShift } from './concurrent-work.ts';
import { tryForbiddenWork } from './forbidden-work.ts';
import { type Books, mixedFunctions, openBooks } from './recorded-calls.ts';

/** Duration, of at least one shift, and seed. The interleaving is not deterministic. */
const seconds = Number(process.env.PITLANE_BUSY_SECONDS ?? 1);
const seed = Number(process.env.PITLANE_BUSY_SEED ?? 20_261_121);
const operationsEach = 30;
const plenty = 100_000;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

/**
 * The condition that the customer c had a login at a time. Who accepts an invitation later has no notice of what was
 * before, nor of what a statement did that ran beside it, for at most eight seconds.
 */
const hadLogin = (time: string) => `exists (
  select from auth.identities i
  where i.user_id = c.customer_id and i.created_at + interval '8 seconds' < ${time})`;

/** Queries for violated invariants; each must return no rows. */
const impossible: Record<string, string> = {
  ...ledgerFaults,
  'stock below zero': 'select id from public.parts where current_stock < 0',
  'a job paid twice': `
    select job from public.salary_payments cross join unnest(jobs_included) as job group by 1 having count(*) > 1`,
  'an approved run that is not the sum of its lines, of its slips and of their payments': `
    select r.pay_run_id from private.pay_runs r
    where r.state = 'approved' and (r.total, r.total, r.total) is distinct from (
      (select sum(l.amount) from private.pay_lines l where l.pay_run_id = r.pay_run_id),
      (select sum(s.total) from private.pay_slips s where s.pay_run_id = r.pay_run_id),
      (select sum(p.total_amount) from private.pay_slips s join public.salary_payments p using (payment_id)
        where s.pay_run_id = r.pay_run_id))`,
  'a slip whose payment is for other jobs than its lines': `
    select s.pay_run_id from private.pay_slips s join public.salary_payments p using (payment_id)
    where p.jobs_included <> array(
      select l.request_id from private.pay_lines l
      where l.pay_run_id = s.pay_run_id and l.mechanic_id = s.mechanic_id and l.kind = 'job' order by 1)`,
  'a run that has changed after it was closed': `
    select change_id from private.changes
    where change_id > $1 and subject = 'pay_run' and before ->> 'state' in ('approved', 'cancelled')
    union all
    select l.change_id from private.changes l join private.changes r on r.subject_key = l.subject_key
    where r.change_id > $1 and l.subject = 'pay_line' and r.subject = 'pay_run' and l.change_id > r.change_id
      and r.after ->> 'state' in ('approved', 'cancelled')`,
  'a job paid before it was completed': `
    select request_id from public.service_requests where is_paid and status <> 'completed'`,
  'a job marked paid without a payment, or paid without a mark': `
    select r.request_id from public.service_requests r
    where r.is_paid <> exists (select from public.salary_payments p where r.request_id = any (p.jobs_included))`,
  'a completed job without date or cost': `
    select request_id from public.service_requests
    where (status = 'completed') <> (completion_date is not null and final_cost is not null)`,
  'an open job without a mechanic': `
    select request_id from public.service_requests
    where status in ('approved', 'in_progress') and assigned_mechanic is null`,
  'a cancelled request that does not say by whom, or another that does': `
    select request_id from public.service_requests
    where request_id <> 6 and (status = 'cancelled') <> (cancelled_at is not null and cancelled_by_name is not null)`,
  'a cancelled request without its entry in the audit trail': `
    select request_id from public.service_requests r
    where r.cancelled_at is not null and not exists (
      select from private.changes c
      where c.subject = 'request' and c.subject_key = r.request_id::text and c.after ->> 'status' = 'cancelled'
        and c.change_id > $1)`,
  'a moved request that stayed on its day': `
    select request_id from public.service_requests where moved_from = scheduled_date`,
  'a request without its service, or at least a complaint of the front desk': `
    select request_id from public.service_requests r
    where not exists (
      select from public.request_lines l
      where l.request_id = r.request_id and (l.service_id is not null or l.source = 'front_desk'))`,
  'an estimate other than the sum of the approved lines': `
    select request_id from public.service_requests r where estimated_cost <> private.estimated_cost(request_id)`,
  'sold minutes other than those of the approved lines': `
    select request_id from public.service_requests r where sold_minutes <> private.sold_minutes(request_id)`,
  'a sold service other than the one of the approved lines': `
    select request_id from public.service_requests r
    where sold_service_id is distinct from private.sold_service(request_id)`,
  'paid minutes other than those of the first service': `
    select request_id from public.service_requests r where paid_minutes <> private.paid_minutes(request_id)`,
  'clocked minutes other than the sum of the entries, or of a job that is not completed': `
    select r.request_id from public.service_requests r left join private.clock_entries e using (request_id)
    group by r.request_id
    having r.clocked_minutes <> case when r.status = 'completed' then coalesce(sum(e.minutes), 0) else 0 end`,
  'an amount other than quantity times price, rounded half up, less the discount': `
    select line_id from public.request_lines
    where amount is distinct from trunc(quantity * unit_price * 100 + 0.5) / 100 - discount`,
  'a discount in percent that is not that share of its price': `
    select line_id from public.request_lines
    where discount <> round(round(quantity * unit_price, 2) * discount_percent / 100, 2)`,
  'a measurement whose condition is another than its value means': `
    select i.item_id from private.inspection_items i
    where i.kind = 'measurement' and i.condition <> private.measured_condition(i)`,
  'an approval record that is not what was answered': `
    select record_id from private.approval_records a where private.approval_problem(a) is not null`,
  'an answer of the portal, the phone or a link without its approval record': `
    select line_id from public.request_lines l
    -- What was decided as it was added was agreed with the booking, as a diagnosis fee is.
    where l.decided_at <> l.created_at and l.source <> 'booking' and l.service_id is null and not exists (
        select from private.approval_records a
        where a.request_id = l.request_id
          and jsonb_path_exists(a.document::jsonb, '$.lines[*] ? (@.line == $id)', jsonb_build_object('id', l.line_id)))`,
  'a sent line without the estimate it was sent with': `
    select line_id from public.request_lines l where l.sent_at is not null and not exists (
      select from private.estimates e where e.request_id = l.request_id and e.sent_at = l.sent_at)`,
  'two approved lines where one replaces the other': `
    select l.line_id from public.request_lines l join public.request_lines o on o.line_id = l.replaces
    where l.status = 'approved' and o.status = 'approved'`,
  'a mark of a final cost that is within the tolerance, or none beyond it': `
    select request_id from public.service_requests
    where status = 'completed' and completion_date > now() - interval '1 hour'
      and exceeds_estimate <> (final_cost > estimated_cost * 1.1)`,
  'parts used by a job that is not completed': `
    select u.request_id from public.service_request_parts u
    left join public.service_requests r using (request_id) where r.status is distinct from 'completed'`,
  'more bookings of a customer than within a day': `
    select r.customer_id from public.service_requests r
    where r.created_at > now() - interval '1 hour' and exists (
      select from public.request_lines l where l.request_id = r.request_id and l.source = 'booking')
    group by 1 having count(*) > 30`,
  // A statement may take eight seconds, during which a booking does not see what it closes.
  'a request that was booked for a closed day, or moved to one': `
    select r.request_id from public.service_requests r
    join public.closed_days d on d.day = (r.scheduled_date at time zone private.garage_time_zone())::date
    where greatest(r.created_at, r.moved_at) > interval '8 seconds' + (
      select max(c.changed_at) from private.changes c where c.subject = 'closed_day' and c.subject_key = d.day::text)`,
  'a second mail to an unproved address': `
    select a.customer_id from private.unproved_addresses a join private.outbox o on o.recipient = a.customer_id
    where o.channel = 'mail' and o.event <> 'account_invitation' group by 1 having count(*) > 1`,
  'an open request without its vehicle': `
    select request_id from public.service_requests
    where status in ('pending', 'approved', 'in_progress') and vehicle_id is null`,
  'a check-in without the name of who did it, or without its reading': `
    select request_id from public.service_requests r
    where (arrived_at is null) <> (checked_in_by is null) or (vehicle_id is not null and arrived_at is not null
      and not exists (
        select from public.odometer_readings o
        where o.vehicle_id = r.vehicle_id and o.read_at = r.arrived_at and o.kilometres = r.arrival_kilometres))`,
  'a collected car whose job goes on': `
    select request_id from public.service_requests
    where collected_at is not null and status not in ('completed', 'cancelled')`,
  'a walk-in who can sign in, or a login without its address': `
    select c.customer_id from public.customers c join auth.users u on u.id = c.customer_id
    where c.has_login <> (u.email is not null) or (u.email is null and u.encrypted_password is not null)`,
  'two mechanics with one phone number': `
    select phone from public.mechanics group by 1 having count(*) > 1`,
  'a document that does not add up': `
    select i.invoice_id from private.invoices i left join private.invoice_lines l using (invoice_id) group by i.invoice_id
    having coalesce(sum(l.amount), 0) <> i.total or coalesce(sum(l.value + l.cgst + l.sgst + l.igst), 0) <> i.total`,
  'an invoice that is not the final cost of its job less what was taken off after the estimate': `
    select i.invoice_id from private.invoices i join public.service_requests r using (request_id)
    where i.kind <> 'credit_note' and i.total <> r.final_cost - (
      select coalesce(sum(l.discount), 0) from private.invoice_lines l where l.invoice_id = i.invoice_id)
      + (select coalesce(sum(e.discount), 0) from public.request_lines e where e.request_id = i.request_id
        and e.status = 'approved')`,
  'a draft that is not the final cost of its job less what was taken off after the estimate': `
    select d.request_id from private.invoice_drafts d join public.service_requests r using (request_id)
    join private.draft_lines l using (request_id) group by d.request_id, r.final_cost
    having sum(l.amount + l.discount) <> r.final_cost + (
      select coalesce(sum(e.discount), 0) from public.request_lines e where e.request_id = d.request_id
        and e.status = 'approved') or sum(l.amount) < 0`,
  'a till that opened twice on a day': `
    select day from private.till_entries where kind = 'float' group by 1 having count(*) > 1`,
  'an expected cash other than the float, what was taken and put in, less what was taken out and paid': `
    select d.day from (
      select day from private.till_entries union select day from private.expenses union select day from private.customer_payments
    ) d
    where (private.till_of(d.day) ->> 'expected_cash')::numeric <> coalesce((
        select sum(case kind when 'out' then -amount else amount end) from private.till_entries e where e.day = d.day), 0)
      + coalesce((
        select sum(p.amount) from private.customer_payments p left join private.customer_payments w on w.payment_id = p.corrects
        where p.day = d.day and p.method = 'cash' and coalesce(w.day, p.day) = p.day), 0)
      - coalesce((
        select sum(e.amount) from private.expenses e left join private.expenses w on w.expense_id = e.corrects
        where e.day = d.day and e.method = 'cash' and coalesce(w.day, e.day) = e.day), 0)`,
  'an expense whose correction is another sum': `
    select e.expense_id from private.expenses e join private.expenses w on w.expense_id = e.corrects
    where e.amount + w.amount <> 0 or e.tax + w.tax <> 0 or e.method <> w.method`,
  'credit notes beyond their invoice': `
    select i.invoice_id from private.invoices i join private.invoices c on c.credits = i.invoice_id
    group by i.invoice_id having sum(c.total) > i.total`,
  'two invoices of a job of which none is credited whole': `
    select request_id from private.invoices i
    where kind <> 'credit_note' and total > coalesce((
      select sum(c.total) from private.invoices c where c.credits = i.invoice_id), 0)
    group by 1 having count(*) > 1`,
  'a gap or a double in the numbers of documents': `
    select series, max(serial), count(*) from (
      select left(number, 10) as series, substr(number, 12)::int as serial from private.invoices
      union all select left(receipt_number, 10), substr(receipt_number, 12)::int from private.customer_payments
    ) n group by 1 having count(*) <> max(serial) or count(distinct serial) <> count(*)`,
  'a balance other than its documents': `
    select b.request_id from private.request_balances b
    where b.invoiced <> coalesce((
        select sum(total) from private.invoices i where i.request_id = b.request_id and kind <> 'credit_note'), 0)
      or b.credited <> coalesce((
        select sum(total) from private.invoices i where i.request_id = b.request_id and kind = 'credit_note'), 0)
      or b.paid <> coalesce((select sum(amount) from private.customer_payments p where p.request_id = b.request_id), 0)`,
  'a customer who owes another sum, or has another deposit or refund, than the documents say': `
    with documents as (
      select customer_id, request_id, case kind when 'credit_note' then -total else total end as billed, 0 as paid
      from private.invoices
      union all select customer_id, request_id, 0, amount from private.customer_payments
      union all
      select r.customer_id, r.request_id, private.draft_total(r.request_id), 0
      from private.invoice_drafts join public.service_requests r using (request_id)
    ), accounts as (
      select d.customer_id, sum(d.billed) as billed, sum(d.paid) as paid,
        bool_or(r.status in ('pending', 'approved', 'in_progress')) as is_open
      from documents d left join public.service_requests r using (request_id) group by d.customer_id, d.request_id
    ), sums as (
      select customer_id, sum(greatest(billed - paid, 0)) as total, coalesce(sum(paid) filter (where is_open), 0) as deposits,
        coalesce(sum(greatest(paid - billed, 0)) filter (where is_open is not true), 0) as to_refund
      from accounts group by 1
    )
    select c.customer_id, o.*, s.* from public.customers c left join sums s using (customer_id)
    cross join lateral jsonb_to_record(private.owed_for(c.customer_id)) as o (
      total numeric, invoiced numeric, to_invoice numeric, deposits numeric, to_refund numeric)
    where (o.total, o.deposits, o.to_refund)
        is distinct from (coalesce(s.total, 0), coalesce(s.deposits, 0), coalesce(s.to_refund, 0))
      or o.total <> o.invoiced + o.to_invoice`,
  'more paid on invoices than was invoiced': `
    select p.request_id from private.customer_payments p
    left join private.customer_payments c on c.corrects = p.payment_id
    join private.request_balances b on b.request_id = p.request_id
    where p.invoice_id is not null and p.kind = 'payment' and c.payment_id is null group by p.request_id, b.invoiced
    having sum(p.amount) > b.invoiced`,
  'an issued document without its entry in the audit trail': `
    select i.number from private.invoices i where not exists (
      select from private.changes c where c.subject = 'invoice' and c.subject_label = i.number)`,
  'an invoice or money received that the bell of its customer does not show': `
    select t.number from (
      select request_id, customer_id, number from private.invoices where kind <> 'credit_note'
      union all
      select request_id, customer_id, receipt_number from private.customer_payments where kind in ('deposit', 'payment')
    ) t
    join public.service_requests r using (request_id)
    join public.customers c on c.customer_id = t.customer_id and c.has_login and c.closed_at is null
    where not exists (
      select from private.notices n
      where n.recipient = c.customer_id and n.request_id = t.request_id and n.details ->> 'number' = t.number)`,
  'two reminders of an invoice for one amount on one day': `
    select request_id from private.outbox where event = 'invoice_reminder' and created_at > now() - interval '1 hour'
    group by request_id, details ->> 'number', details ->> 'amount', channel,
      (created_at at time zone private.garage_time_zone())::date
    having count(*) > 1`,
  'a draft of a job that is not completed, or has an invoice': `
    select d.request_id from private.invoice_drafts d join public.service_requests r using (request_id)
    left join private.request_balances b using (request_id)
    where r.status <> 'completed' or b.invoice_id is not null`,
  'a booking that its customer was not told of once': `
    select r.request_id from public.service_requests r join public.customers c using (customer_id)
    where r.request_id > 8 and c.email is not null
      and 1 < (select count(*) from private.outbox o where o.request_id = r.request_id and o.event = 'booking_received')`,
  'a booking of a customer that its bell does not show': `
    select r.request_id from public.service_requests r join public.customers c using (customer_id)
    where r.request_id > 8 and c.has_login and ${hadLogin('r.created_at')} and not exists (
      select from private.notices n
      where n.recipient = c.customer_id and n.request_id = r.request_id and n.event = 'booking_received')`,
  'a completed job that its customer was not told of': `
    select r.request_id from public.service_requests r join public.customers c using (customer_id)
    where r.completion_date > now() - interval '1 hour' and c.has_login and ${hadLogin('r.completion_date')}
      and not exists (select from private.notices n where n.request_id = r.request_id and n.event = 'car_ready')`,
  'a repeat of a job of another car, or of one that was not completed before': `
    select r.request_id from public.service_requests r join public.service_requests e on e.request_id = r.repeats
    where e.status <> 'completed' or e.customer_id <> r.customer_id or e.completion_date > r.completion_date`,
  'an answer to a visit before its car was collected': `
    select request_id from private.feedback f join public.service_requests r using (request_id)
    where r.collected_at is null or r.status <> 'completed' or r.collected_at > f.answered_at`,
  'a message that was sent without an attempt, or attempted too often': `
    select message_id from private.outbox where (state = 'sent' and attempts = 0) or attempts > 8`,
  'a gap between the stages of a car, or two at once': `
    select request_id from (
      select e.request_id, e.since, e.until, lag(e.until) over w as before, row_number() over w as place
      from private.stage_entries e window w as (partition by e.request_id order by e.since, e.entry_id)
    ) s where place > 1 and before is distinct from since`,
  'a car whose open stage is another than its request says': `
    select r.request_id from public.service_requests r
    left join private.stage_entries e on e.request_id = r.request_id and e.until is null
    where r.request_id > 8 and private.base_stage(r) in ('arrived', 'in_progress', 'ready')
      and (e.stage is null or e.stage not in ('waiting', private.base_stage(r)))`,
  'two entries of a mechanic that overlap, or one that ends before it began': `
    select e.entry_id from private.clock_entries e
    where e.ended_at < e.started_at or exists (
      select from private.clock_entries o
      where o.mechanic_id = e.mechanic_id and o.entry_id > e.entry_id
        and o.started_at < coalesce(e.ended_at, 'infinity') and e.started_at < coalesce(o.ended_at, 'infinity'))`,
  'a mechanic with two open entries, or one of nobody': `
    select mechanic_id from private.clock_entries where ended_at is null group by 1
    having count(*) > 1 or mechanic_id is null`,
  'an entry that says another moment of completion than its job': `
    select c.entry_id from private.clock_entries c join public.service_requests r using (request_id)
    where c.completed_at is distinct from r.completion_date`,
  'a running clock of a job that is not in progress, or whose car waits': `
    select c.entry_id from private.clock_entries c left join public.service_requests r using (request_id)
    left join private.stage_entries e on e.request_id = c.request_id and e.until is null
    where c.ended_at is null and c.request_id is not null and (r.status is distinct from 'in_progress' or e.stage = 'waiting')`,
  'a clock that counts from before it was pressed, or from later than the server heard of it': `
    select entry_id from private.clock_entries
    where began <> 'correction' and ended is distinct from 'correction'
      -- A device whose clock is fast presses in the future.
      and (started_at < least(pressed_at, received_at - interval '8 seconds') or started_at > received_at)`,
  'an accepted correction whose entry is not what it says': `
    select c.correction_id from private.clock_corrections c left join private.clock_entries e using (entry_id)
    where c.state = 'accepted' and (e.entry_id is null or not exists (
      select from private.clock_corrections l
      where l.entry_id = c.entry_id and l.state = 'accepted'
        and (l.started_at, l.ended_at) = (e.started_at, e.ended_at)))`,
  'a collected car with an open stage': `
    select e.request_id from private.stage_entries e join public.service_requests r using (request_id)
    where e.until is null and r.collected_at is not null`,
  'a day that was filled beyond its minutes without consent': `
    select d.day from private.plan_days(private.today() + 9, private.today() + 31) d
    where d.closed is null and d.booked > d.capacity and d.requests > 1 and not exists (
      select from public.service_requests r
      where (r.scheduled_date at time zone private.garage_time_zone())::date = d.day and r.status <> 'cancelled'
        and (r.overbooked_by is not null or exists (
          select from public.request_lines l
          where l.request_id = r.request_id and l.status = 'approved'
            and l.created_at <> r.created_at)
        -- It took less once that was done.
        or exists (
          select from private.changes c
          where c.subject in ('bay', 'opening_hours', 'closed_day', 'mechanic_hours', 'absence', 'mechanic', 'garage')
            and c.changed_at > greatest(r.created_at, r.moved_at) - interval '1 second')))`,
  'a drop-off time with more cars than its limit without consent': `
    select s.day, s.slot from private.day_slots(private.today(), private.today() + 31) s
    join public.service_requests r on r.drop_off = s.slot and r.status <> 'cancelled' and r.overbooked_by is null
      and r.scheduled_date = (s.day + s.slot) at time zone private.garage_time_zone()
    group by s.day, s.slot, s.cars having count(*) > s.cars`,
  'a drop-off time that is not that of the appointment': `
    select r.request_id from public.service_requests r
    where r.drop_off <> (r.scheduled_date at time zone private.garage_time_zone())::time`,
  'a day whose minutes are not those of its blocks': `
    select d.day from private.plan_days(private.today() - 7, private.today() + 31) d
    cross join lateral (
      select count(*) as requests, coalesce(sum(b.minutes), 0) as minutes from private.schedule_blocks(d.day, d.day) b
    ) s
    where (d.requests, d.booked) <> (s.requests, s.minutes)`,
  'a gap in the record of a stock': `
    select subject_key, change_id from (
      select c.subject_key, c.change_id, c.before -> 'current_stock' as before,
        lag(c.after -> 'current_stock') over (partition by c.subject_key order by c.change_id) as last
      from private.changes c
      where c.subject = 'part' and c.action = 'changed' and c.change_id > $1 and c.after ? 'current_stock'
    ) chain where last <> before`,
};

async function work(number: number): Promise<Books> {
  const books = openBooks();
  const shift = await openShift(workshop);
  const trying = tryForbiddenWork(workshop, operationsEach);
  await Promise.all(
    shift.map(async ({ client, operations }, place) => {
      const random = createRandom(seed + number * 100 + place);
      for (let count = 0; count < operationsEach; count++)
        await random.pick(operations)(client, books, random);
    }),
  );
  books.strange.push(...(await trying), ...(await tryForbiddenWork(workshop, 3)));
  return books;
}

const bonusOf = (cost: number, rate: number) => Math.round(Math.round(cost * 100) * rate) / 100;

async function check(books: Books, firstChange: number) {
  const { exec } = workshop.backend;
  expect(books.strange).toEqual([]);
  for (const [what, query] of Object.entries(impossible)) {
    expect([what, await exec(query, query.includes('$1') ? [firstChange] : [])]).toEqual([what, []]);
  }
  const [filter] = await exec('select current_stock from public.parts where id = $1', [parts.oilFilter]);
  const edited = books.edited.get(parts.oilFilter) ?? 0;
  const used = books.used.get(parts.oilFilter) ?? 0;
  const [posted] = await exec(
    "select coalesce(sum(quantity), 0)::int as found from private.stock_movements where part_id = $1 and kind = 'count'",
    [parts.oilFilter],
  );
  expect(filter?.current_stock).toBe(plenty + edited - used + Number(posted?.found));
  const [pay] = await exec('select private.bonus_rate()::float as rate');
  const rate = Number(pay?.rate);
  // From the audit trail, which outlives Clear All; what was paid is no longer marked.
  const marks = await exec(
    `select distinct on (subject_key) subject_key, after ->> 'repeats' as repeats from private.changes
     where subject = 'request' and after ? 'repeats' and change_id > $1 order by subject_key, change_id desc`,
    [firstChange],
  );
  const repeats = new Set(marks.filter((mark) => mark.repeats).map((mark) => Number(mark.subject_key)));
  for (const { jobs, bonus } of books.payments) {
    const due = jobs
      .filter((job) => !repeats.has(job))
      .reduce((sum, job) => sum + bonusOf(books.completed.get(job) ?? Number.NaN, rate), 0);
    // Tolerates floating-point rounding of this test, at most a paisa per job.
    expect(Math.abs(bonus - due)).toBeLessThan(0.01 * jobs.length + 1e-6);
  }
  const paid = books.payments.flatMap(({ jobs }) => jobs);
  expect(paid.length).toBe(new Set(paid).size);
}

test('the work below mixes every writing function', async () => {
  const rows = await workshop.backend.exec(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1",
  );
  expect(mixedFunctions.toSorted()).toEqual(rows.map(({ proname }) => proname));
});

test(`only intended refusals occur, and money and stock add up, while nine users work concurrently for ${seconds} s (seed ${seed}) @long`, async () => {
  const end = Date.now() + seconds * 1000;
  const done = { shifts: 0, booked: 0, completed: 0, paid: 0, runs: 0 };
  while (Date.now() < end) {
    await workshop.reset();
    await workshop.backend.exec('update public.parts set current_stock = $1 where id = $2', [
      plenty,
      parts.oilFilter,
    ]);
    await workshop.backend.exec('insert into private.unproved_addresses (customer_id) values ($1)', [
      workshop.idOf('otherCustomer'),
    ]);
    const [row] = await workshop.backend.exec('select max(change_id) as last from private.changes');
    const books = await work(done.shifts);
    await check(books, Number(row?.last));
    done.shifts++;
    done.booked += books.requests.length - 8;
    done.completed += books.completed.size - 2;
    done.paid += books.payments.length;
    const runs = await workshop.backend.exec("select 1 from private.pay_runs where state = 'approved'");
    done.runs += runs.length;
  }
  process.stdout.write(`${JSON.stringify(done)}\n`);
  // Of more than a shift, at least one operation of each kind must have succeeded.
  if (done.shifts > 2)
    expect(Math.min(done.booked, done.completed, done.paid + done.runs)).toBeGreaterThan(0);
}, 3_600_000);
