import type { Workshop } from '../../support/workshop.ts';
import { dayOf } from './report-garage.ts';

type Row = Record<string, unknown>;

const number = (value: unknown) => Number(value);
const moment = (value: unknown) => (value === null ? null : Date.parse(String(value)));
/** With their fraction. */
const minutesBetween = (from: unknown, to: unknown) => {
  const [begins, ends] = [moment(from), moment(to)];
  return begins === null || ends === null || ends < begins ? null : (ends - begins) / 60_000;
};
const dayOfMoment = (value: unknown) => dayOf(moment(value) ?? Number.NaN);

function yearAfter(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return new Date(`${later}T00:00:00Z`).toISOString().startsWith(later) ? later : later.replace('-29', '-28');
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const ratio = (of: number, by: number, digits: number) => (by === 0 ? null : rounded(of / by, digits));
const mean = (values: number[]) => ratio(sum(values), values.length, 2);
function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : rounded((low + high) / 2, 2);
}

/** The tables that the figures are about, row by row. */
export async function readTables({ backend }: Workshop) {
  const read = (sql: string): Promise<Row[]> => backend.exec(sql);
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return {
    requests: await read(
      `select request_id::int, customer_id::text, vehicle_id::int, status, final_cost, sold_minutes, repeats::int, assigned_mechanic::text,
         ${iso('created_at')} as created, ${iso('arrived_at')} as arrived, ${iso('started_at')} as started,
         ${iso('promised_at')} as promised, ${iso('first_promised_at')} as first_promised, ${iso('completion_date')} as completed, ${iso('collected_at')} as collected
       from public.service_requests order by completion_date, request_id`,
    ),
    booked: await read(
      `select request_id::int, service_id::text as service from public.request_lines
       where service_id is not null and source in ('booking', 'front_desk')`,
    ),
    services: await read(
      `select distinct on (request_id) request_id::int, minutes from public.request_lines where service_id is not null
       order by request_id, status = 'approved' desc, position`,
    ),
    mechanics: await read('select mechanic_id::text, hourly_rate from public.mechanics'),
    invoices: await read(
      'select kind, issued_on::text as day, request_id::int, total, value from private.invoices',
    ),
    payments: await read('select day::text, request_id::int, method, amount from private.customer_payments'),
    movements: await read(
      `select kind, quantity, unit_cost, request_id::int, ${iso('moved_at')} as at from private.stock_movements`,
    ),
    waits: await read(
      `select request_id::int, reason, ${iso('since')} as since, ${iso('until')} as until
       from private.stage_entries where stage = 'waiting' and until is not null`,
    ),
    clock: await read(
      `select request_id::int, ${iso('started_at')} as starts, ${iso('ended_at')} as ends
       from private.clock_entries where request_id is not null and ended_at is not null`,
    ),
    approvals: await read(`select document, ${iso('decided_at')} as at from private.approval_records`),
    feedback: await read(`select score, ${iso('answered_at')} as at from private.feedback`),
    contacts: await read(
      `select vehicle_id::int, requests::int[], due, ${iso('contacted_at')} as at, ${iso('ended_at')} as ended
       from private.due_contacts`,
    ),
  };
}

/** Each figure of a period, counted by going through all rows. Those of the stock are in `report-stock.ts`. */
export function recount(
  tables: Awaited<ReturnType<typeof readTables>>,
  from: string,
  to: string,
  today: string,
) {
  const isIn = (day: string) => day >= from && day <= to;
  const completed = tables.requests.filter(({ status }) => status === 'completed');
  const jobs = completed.filter((job) => isIn(dayOfMoment(job.completed)));
  const invoices = tables.invoices.filter(({ day }) => isIn(String(day)));
  const signed = ({ kind }: Row, amount: unknown) =>
    kind === 'credit_note' ? -number(amount) : number(amount);

  const revenue = sum(invoices.map((invoice) => signed(invoice, invoice.value)));
  const parts = sum(
    tables.movements
      .filter(
        ({ kind, request_id, at }) =>
          ['use', 'return'].includes(String(kind)) && request_id !== null && isIn(dayOfMoment(at)),
      )
      .map(({ quantity, unit_cost }) => -number(quantity) * number(unit_cost)),
  );
  const labour = sum(
    jobs.map(({ request_id, assigned_mechanic, final_cost, repeats }) => {
      const rate = number(
        tables.mechanics.find(({ mechanic_id }) => mechanic_id === assigned_mechanic)?.hourly_rate ?? 0,
      );
      const minutes = number(tables.services.find((line) => line.request_id === request_id)?.minutes ?? 0);
      return (
        Math.round((100 * minutes * rate) / 60) / 100 +
        (repeats === null ? Math.round(3 * number(final_cost)) / 100 : 0)
      );
    }),
  );
  const issued = invoices.filter(({ kind }) => kind !== 'credit_note');
  const paid = (method: string) =>
    sum(
      tables.payments
        .filter((payment) => payment.method === method && isIn(String(payment.day)))
        .map(({ amount }) => number(amount)),
    );

  const end = to < today ? to : today;
  const owed = new Map<unknown, number>();
  for (const invoice of tables.invoices.filter(({ day }) => String(day) <= end))
    owed.set(invoice.request_id, (owed.get(invoice.request_id) ?? 0) + signed(invoice, invoice.total));
  for (const { request_id, amount } of tables.payments.filter(({ day }) => String(day) <= end))
    owed.set(request_id, (owed.get(request_id) ?? 0) - number(amount));

  const answers = tables.approvals
    .filter(({ at }) => isIn(dayOfMoment(at)))
    .flatMap(({ document }) => (JSON.parse(String(document)) as { lines: { decision: string }[] }).lines);
  const promised = jobs.filter((job) => job.promised !== null);
  const stage = (rows: Row[], begins: string, ends: string) =>
    rows.flatMap((job) => minutesBetween(job[begins], job[ends]) ?? []);
  const arrive = stage(jobs, 'created', 'arrived');
  const start = stage(jobs, 'arrived', 'started');
  const work = stage(jobs, 'started', 'completed');
  const collect = stage(
    completed.filter((job) => job.collected !== null && isIn(dayOfMoment(job.collected))),
    'completed',
    'collected',
  );
  const sold = sum(jobs.map(({ sold_minutes }) => number(sold_minutes)));
  const ids = new Set(jobs.map(({ request_id }) => request_id));
  const clocked = sum(
    tables.clock
      .filter(({ request_id }) => ids.has(request_id))
      .map(({ starts, ends }) => Math.floor(minutesBetween(starts, ends) ?? 0)),
  );
  /** Whole minutes of each job and reason. */
  const waited = (reason: string) =>
    sum(
      jobs.map((job) => {
        const waits = tables.waits.filter(
          (wait) => wait.request_id === job.request_id && wait.reason === reason,
        );
        return Math.floor(
          sum(waits.map(({ since, until }) => (moment(until) ?? 0) - (moment(since) ?? 0))) / 60_000,
        );
      }),
    );
  const waiting = {
    waiting_customer: waited('customer'),
    waiting_parts: waited('parts'),
    waiting_lift: waited('lift'),
    waiting_other_workshop: waited('other_workshop'),
    waiting_other: waited('other'),
  };
  const scores = tables.feedback.filter(({ at }) => isIn(dayOfMoment(at))).map(({ score }) => number(score));

  let [won, back, lost] = [0, 0, 0];
  for (const [place, visit] of completed.entries()) {
    const isSame = ({ customer_id }: Row) => customer_id === visit.customer_id;
    const before = completed.slice(0, place).findLast(isSame);
    const next = completed.slice(place + 1).find(isSame);
    const day = dayOfMoment(visit.completed);
    const gone = yearAfter(day);
    if (isIn(day) && !before) won += 1;
    if (isIn(day) && before && yearAfter(dayOfMoment(before.completed)) < day) back += 1;
    if (isIn(gone) && gone <= today && !(next && dayOfMoment(next.completed) <= gone)) lost += 1;
  }
  const due = tables.requests.filter(
    ({ request_id, created, vehicle_id, status }) =>
      status !== 'cancelled' &&
      isIn(dayOfMoment(created)) &&
      tables.contacts.some((contact) => {
        const waited = (moment(created) ?? 0) - (moment(contact.at) ?? 0);
        const isOfCar = contact.vehicle_id
          ? contact.vehicle_id === vehicle_id
          : Array.isArray(contact.requests) && contact.requests.includes(request_id);
        const isOfWork = tables.booked.some(
          (line) => line.request_id === request_id && line.service === contact.due,
        );
        const isOver = contact.ended !== null && (moment(contact.ended) ?? 0) <= (moment(created) ?? 0);
        const days = (Date.parse(dayOfMoment(created)) - Date.parse(dayOfMoment(contact.at))) / 86_400_000;
        return isOfCar && isOfWork && !isOver && waited > 0 && days <= 30;
      }),
  );
  return {
    revenue: rounded(revenue, 2),
    parts_cost: rounded(parts, 2),
    labour_cost: rounded(labour, 2),
    margin: rounded(revenue - parts - labour, 2),
    margin_share: revenue > 0 ? ratio(100 * (revenue - parts - labour), rounded(revenue, 2), 1) : null,
    average_invoice: ratio(sum(invoices.map((invoice) => signed(invoice, invoice.total))), issued.length, 2),
    paid_cash: rounded(paid('cash'), 2),
    paid_upi: rounded(paid('upi'), 2),
    paid_card: rounded(paid('card'), 2),
    paid_bank: rounded(paid('bank'), 2),
    receivables: rounded(sum([...owed.values()].filter((amount) => amount > 0.001)), 2),
    jobs: jobs.length,
    approval_rate: ratio(
      100 * answers.filter(({ decision }) => decision === 'approved').length,
      answers.length,
      1,
    ),
    kept_first_promises: ratio(
      100 *
        promised.filter((job) => (moment(job.completed) ?? 0) <= (moment(job.first_promised) ?? 0)).length,
      promised.length,
      1,
    ),
    kept_promises: ratio(
      100 * promised.filter((job) => (moment(job.completed) ?? 0) <= (moment(job.promised) ?? 0)).length,
      promised.length,
      1,
    ),
    ...{
      arrive_mean: mean(arrive),
      arrive_median: median(arrive),
      start_mean: mean(start),
      start_median: median(start),
    },
    ...{
      work_mean: mean(work),
      work_median: median(work),
      collect_mean: mean(collect),
      collect_median: median(collect),
    },
    ...{ ...waiting, waiting: sum(Object.values(waiting)) },
    ...{ sold, clocked, sold_share: ratio(100 * sold, clocked, 1) },
    repeat_jobs: jobs.filter(({ repeats }) => repeats !== null).length,
    ...{
      feedback: mean(scores),
      feedback_answers: scores.length,
      feedback_low: scores.filter((score) => score < 4).length,
    },
    ...{ won, lost, back, due_bookings: due.length },
  };
}
