import { createRandom } from '../../support/random-source.ts';
import type { Workshop } from '../../support/workshop.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;
/** Asia/Kolkata: UTC and five and a half hours, all year. */
const zone = 5.5 * hour;
/** Customers with two visits a year apart. */
const pairs = 10;
const exactPairs = 3;

/** The garage's day of a moment, in milliseconds. */
export const dayOf = (moment: number) => new Date(moment + zone).toISOString().slice(0, 'YYYY-MM-DD'.length);

const at = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

/**
 * Two years of a small garage with its own customers: visits with some or all of their moments, gathered around the midnights of
 * the garage, where days are mistaken.
 */
export async function fillGarage({ backend, idOf }: Workshop, seed: number, visits: number) {
  const random = createRandom(seed);
  const now = Date.now();
  const midnight = Math.floor((now + zone) / dayLength) * dayLength - zone;
  /** A moment of a day so many days ago, never in the future. */
  const moment = (daysAgo: number) =>
    Math.min(
      midnight -
        daysAgo * dayLength +
        random.pick([0, minute, -minute, 9.5 * hour, 18.5 * hour, dayLength - 1000, random.below(dayLength)]),
      now - minute,
    );
  const insert = (sql: string, rows: object[]) => backend.exec(sql, [JSON.stringify(rows)]);

  await backend.runScript(`
    select private.create_login('report' || n || '@example.test', null, 'customer') from generate_series(1, 40) n
    where not exists (select from auth.users u where u.email = 'report' || n || '@example.test');
    insert into public.customers (customer_id, name, email, phone)
    select u.id, 'Customer', u.email, (9886030000 + row_number() over (order by u.email))::text
    from auth.users u where u.email like 'report%@example.test';
    insert into public.vehicles (customer_id, registration_number, brand, model, year)
    select c.customer_id, 'RE 01 ' || right(c.phone, 4), 'Tata', 'Nexon', 2022 from public.customers c where c.email like 'report%';`);
  const cars = await backend.exec(
    `select v.vehicle_id::int, v.customer_id::text from public.vehicles v join public.customers c using (customer_id)
     where c.email like 'report%' order by v.vehicle_id`,
  );

  const made = Array.from({ length: visits }, (_, place) => {
    // The first ones are two visits each of a customer who has no other, a year apart, or a day less or more.
    const isPair = place < 2 * pairs;
    const first = 380 + (place - (place % 2));
    const second = first - 365 + ((Math.floor(place / 2) % 3) - 1);
    const daysAgo = isPair ? (place % 2 === 0 ? first : second) : random.below(760);
    // At noon, so that each of the three distances is there for certain.
    const isExact = place < 2 * exactPairs;
    const created = isExact ? midnight - daysAgo * dayLength + 12 * hour : moment(daysAgo);
    const later = (from: number | null, probability: number) =>
      from === null || !random.chance(probability)
        ? null
        : Math.min(from + random.below(2 * 24 * 60) * minute + random.below(minute), now - minute);
    const arrived = isPair ? created : later(created, 0.8);
    const started = isPair ? created : later(arrived ?? created, 0.8);
    const completed = isPair ? created : later(started ?? created, 0.85);
    const collected = later(completed, 0.8);
    const promised = completed !== null && random.chance(0.6) ? moment(daysAgo - 1) : null;
    const minutes = 15 * (1 + random.below(12));
    return {
      ...{
        request_id: 1000 + place,
        ...(isPair ? cars[Math.floor(place / 2)] : random.pick(cars.slice(pairs))),
        mechanic_id: idOf(random.pick(['mechanic', 'otherMechanic'])),
      },
      ...{
        created: at(created),
        arrived: at(arrived),
        started: at(completed && started),
        completed: at(completed),
      },
      ...{
        collected: at(collected),
        promised: at(promised),
        // Moved since by up to three days.
        first: at(promised && promised - random.below(3 * 24 * 60) * minute),
      },
      ...{ final_cost: completed === null ? null : random.below(900_000) / 100, minutes },
      ...{
        repeats: completed !== null && place > 0 && random.chance(0.1) ? 1000 + random.below(place) : null,
      },
      ...{
        score: collected !== null && random.chance(0.5) ? 1 + random.below(5) : null,
        answered: at(collected),
      },
    };
  });
  await insert(
    `insert into public.service_requests (
       request_id, customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, scheduled_date, estimated_cost,
       final_cost, created_at, arrived_at, checked_in_by, arrival_kilometres, arrival_fuel, started_at, promised_at, first_promised_at, completion_date,
       collected_at, handed_over_by, repeats, service_name, brand, model, year, registration_number
     )
     overriding system value
     select r.request_id, r.customer_id, r.vehicle_id, r.mechanic_id, 'Ravi', case when r.completed is null then 'approved' else 'completed' end,
       r.created, 0, r.final_cost, r.created, r.arrived, case when r.arrived is not null then 'Meera' end,
       case when r.arrived is not null then 100 end, case when r.arrived is not null then 'half' end, r.started, r.promised, r.first, r.completed,
       r.collected, case when r.collected is not null then 'Meera' end, r.repeats, 'Oil Change', 'Tata', 'Nexon', 2022, 'RE 01'
     from jsonb_to_recordset($1::jsonb) as r (
       request_id bigint, customer_id uuid, vehicle_id bigint, mechanic_id uuid, final_cost numeric, created timestamptz,
       arrived timestamptz, started timestamptz, promised timestamptz, first timestamptz, completed timestamptz, collected timestamptz, repeats bigint
     )`,
    made,
  );
  await insert(
    `insert into public.request_lines (
       request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status, decided_by_name,
       decided_at, decision_channel
     )
     select r.request_id, 1, 'labour', 'Oil Change', 1, 'job', 100, r.minutes, 1, 'booking', 'approved', 'Asha', now(), 'portal'
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, minutes int)`,
    made,
  );
  await insert(
    `insert into private.feedback (request_id, score, channel, answered_at)
     select r.request_id, r.score, 'link', r.answered
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, score int, answered timestamptz)`,
    made.filter(({ score }) => score !== null),
  );

  const invoiced = made.filter(({ completed }) => completed !== null && random.chance(0.9));
  const dayUpToNow = (day: number) => dayOf(Math.min(day, now));
  const documents = invoiced.flatMap(({ request_id, completed, final_cost }) => {
    const total = (final_cost ?? 0) + 1;
    const issued = Date.parse(completed ?? '') + random.below(3) * dayLength;
    const invoice = {
      ...{
        request_id,
        credits: false,
        total,
        value: Math.round(total / 0.0118) / 100,
        day: dayUpToNow(issued),
      },
    };
    const part = random.pick([total, Math.round(total * 25) / 100]);
    const credited = random.chance(0.15) && part > 0;
    const credit = {
      ...{ ...invoice, credits: true, total: part, value: Math.round(part / 0.0118) / 100 },
      day: dayUpToNow(issued + random.below(60) * dayLength),
    };
    return credited ? [invoice, credit] : [invoice];
  });
  await insert(
    `insert into private.invoices (
       kind, number, issued_on, issued_by, issued_by_name, request_id, customer_id, garage, customer, vehicle, service_name,
       total, value, cgst, sgst, igst
     )
     select 'tax_invoice', format('T/1/2026-27/%s', r.request_id), r.day, q.customer_id, 'Meera', r.request_id, q.customer_id, '{}',
       '{"name": "Asha"}', '{"registration_number": "RE 01"}', 'Oil Change', r.total, r.value, 0, 0, r.total - r.value
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, day date, total numeric, value numeric)
     join public.service_requests q on q.request_id = r.request_id order by r.request_id`,
    documents.filter(({ credits }) => !credits),
  );
  await insert(
    `insert into private.invoices (
       kind, number, issued_on, issued_by, issued_by_name, request_id, customer_id, garage, customer, vehicle, service_name,
       total, value, cgst, sgst, igst, credits, reason
     )
     select 'credit_note', format('T/2/2026-27/%s', r.request_id), r.day, i.customer_id, 'Meera', r.request_id, i.customer_id, '{}', i.customer,
       i.vehicle, 'Oil Change', r.total, r.value, 0, 0, r.total - r.value, i.invoice_id, 'Wrong'
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, day date, total numeric, value numeric)
     join private.invoices i on i.request_id = r.request_id and i.kind <> 'credit_note' order by r.request_id`,
    documents.filter(({ credits }) => credits),
  );
  await insert(
    `insert into private.customer_payments (
       receipt_number, kind, request_id, customer_id, amount, method, day, recorded_by, recorded_by_name, garage, customer_name,
       service_name, reason
     )
     select format('R/%s/2026-27/%s', r.place, r.request_id), case when r.amount < 0 then 'refund' else 'payment' end, r.request_id,
       q.customer_id, r.amount, r.method, r.day, q.customer_id, 'Meera', '{}', 'Asha', 'Oil Change',
       case when r.amount < 0 then 'Too much' end
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, place int, day date, method text, amount numeric)
     join public.service_requests q on q.request_id = r.request_id order by r.place, r.request_id`,
    invoiced.flatMap(({ request_id, completed, final_cost }) => {
      if (random.chance(0.2)) return [];
      const paid = dayUpToNow(Date.parse(completed ?? '') + (random.below(40) - 3) * dayLength);
      const amount = random.pick([(final_cost ?? 0) + 1, 50, (final_cost ?? 0) + 200]);
      const method = random.pick(['cash', 'upi', 'card', 'bank']);
      const payment = { request_id, place: 1, day: paid, method, amount };
      return random.chance(0.1)
        ? [
            payment,
            {
              ...payment,
              place: 2,
              amount: -Math.min(10, amount),
              day: dayUpToNow(Date.parse(paid) + random.below(30) * dayLength),
            },
          ]
        : [payment];
    }),
  );
  await insert(
    `insert into private.stock_movements (part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, moved_at)
     select 1, case when r.quantity < 0 then 'use' else 'return' end, r.quantity, r.unit_cost, 5, 100, r.request_id, r.at
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, quantity int, unit_cost numeric, at timestamptz)`,
    made.flatMap(({ request_id, completed }) =>
      completed !== null && random.chance(0.7)
        ? [
            {
              request_id,
              quantity: random.pick([-3, -1, 1]),
              unit_cost: random.below(90_000) / 100,
              at: completed,
            },
          ]
        : [],
    ),
  );
  await insert(
    `insert into private.clock_entries (
       mechanic_name, request_id, registration_number, service_name, started_at, ended_at, began, ended
     )
     select 'Ravi', r.request_id, 'RE 01', 'Oil Change', r.ends - make_interval(secs => r.seconds), r.ends, 'start', 'complete'
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, seconds int, ends timestamptz)`,
    made.flatMap(({ request_id, completed }) =>
      completed === null
        ? []
        : random.some(0, 2, () => ({ request_id, seconds: random.below(9000), ends: completed })),
    ),
  );
  await insert(
    `insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
     select r.request_id, q.customer_id, 1, r.at, jsonb_build_object('name', 'Asha', 'lines', r.lines)::text, 'x'
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, at timestamptz, lines jsonb)
     join public.service_requests q on q.request_id = r.request_id`,
    made.flatMap(({ request_id, created }) =>
      random.chance(0.5)
        ? [
            {
              request_id,
              at: created,
              lines: random.some(1, 4, () => ({ decision: random.pick(['approved', 'declined']) })),
            },
          ]
        : [],
    ),
  );
  await insert(
    `insert into private.due_contacts (vehicle_id, channel, kind, due, work, said, contacted_at, contacted_by_name)
     select r.vehicle_id, r.channel, 'service', r.due, 'Oil Change', case r.channel when 'call' then 'yes' end, r.at,
       case when r.channel <> 'reminder' then 'Meera' end
     from jsonb_to_recordset($1::jsonb) as r (vehicle_id bigint, channel text, at timestamptz, due text)`,
    random.some(visits / 4, visits / 3, () => ({
      ...random.pick(cars),
      channel: random.pick(['call', 'message', 'reminder']),
      at: at(moment(random.below(760))),
      // Every booking above is of the service 1: what was said about another led to none of them.
      due: random.pick(['1', '1', '2']),
    })),
  );
  await insert(
    `insert into private.stage_entries (request_id, stage, reason, since, until, set_by_name)
     select r.request_id, r.stage, r.reason, r.ends - make_interval(secs => r.seconds), r.ends, 'Ravi'
     from jsonb_to_recordset($1::jsonb) as r (request_id bigint, stage text, reason text, seconds int, ends timestamptz)`,
    made.flatMap(({ request_id, completed }) =>
      completed === null
        ? []
        : random.some(0, 4, () => {
            const stage = random.pick(['waiting', 'waiting', 'in_progress']);
            const reason = random.pick(['customer', 'parts', 'lift', 'other_workshop', 'other']);
            return {
              ...{ request_id, stage, reason: stage === 'waiting' ? reason : null },
              ...{ seconds: random.below(20_000), ends: completed },
            };
          }),
    ),
  );
}
