import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Line extends Record<string, unknown> {
  line_id: number;
  version: number;
}
interface Booked {
  request_id: number;
}

const by = async <Answer = Record<string, unknown>>(role: Role, name: string, sent: object = {}) =>
  call<Answer>(await workshop.as(role), name, { ...sent });
const exec = (sql: string) => workshop.backend.exec(sql);
const key = '11111111-1111-4111-8111-111111111111';
const booking = (line_ids: number[], more: object = {}) => ({
  vehicle_id: vehicles.first,
  service_ids: [],
  scheduled_date: bookableDay,
  line_ids,
  ...more,
});
const book = (line_ids: number[], more: object = {}) =>
  by<Booked>('customer', 'book_service', booking(line_ids, more));
const refused = async (line_ids: number[], more: object = {}, role: Role = 'customer') =>
  refuse(await workshop.as(role), 'book_service', booking(line_ids, more));
const deferred = (role: Role = 'customer') =>
  by<Line[]>(role, 'deferred_work', { vehicle_id: vehicles.first });
const due = async () => {
  await exec('select private.renew_due_work()');
  return (await by<{ rows: object[] }>('manager', 'list_due_work', { kind: 'deferred' })).rows;
};
const linesOf = async (request_id: number) =>
  (await by<{ lines: Line[] }>('manager', 'request_estimate', { request_id })).lines;
const decide = ({ line_id, version }: Line, request_id: number, approve: boolean) =>
  by('customer', 'decide_lines', {
    request_id,
    decided_by_name: 'Asha Rao',
    decisions: [{ line_id, version, approve, reason: approve ? null : 'Too dear' }],
  });

const pads = { part_id: parts.brakePad, quantity: 2, why_needed: 'They are thin' };
const wiper = { kind: 'other', description: 'Rear wiper', unit_price: 400 };
const gone = { code: 'PT404', message: 'This work was booked or done already', hint: 'line_ids' };

/** A line for the first car, which its customer declined. Returns its id. */
async function decline(line: object): Promise<number> {
  const request_id = requests.inProgress;
  const made = await by<Line>('manager', 'add_line', { request_id, line });
  await by('manager', 'send_estimate', { request_id });
  await decide(made, request_id, false);
  return made.line_id;
}

test('a declined part is booked as a proposal of that part, which the garage prices, and is not booked twice @long', async () => {
  const line_id = await decline(pads);
  expect(await due()).toHaveLength(1);
  expect(await deferred()).toMatchObject([{ line_id, part_id: parts.brakePad }]);
  const { request_id } = await book([line_id]);

  const [line, ...others] = await linesOf(request_id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    kind: 'part',
    part_id: parts.brakePad,
    description: 'Brake Pad',
    quantity: 2,
    why_needed: 'They are thin',
    unit_price: null,
    status: 'proposed',
    source: 'front_desk',
    sent_at: null,
  });
  for (const role of ['customer', 'manager', 'mechanic'] as const) expect(await deferred(role)).toEqual([]);
  expect(await due()).toEqual([]);
  expect(await refused([line_id])).toEqual(gone);

  // As what the front desk books in words.
  expect(await by('manager', 'job_card', { request_id })).toMatchObject({ complaints: ['Brake Pad'] });
  const toPrice = await by<{ rows: object[] }>('manager', 'list_estimates', { state: 'to_price' });
  expect(toPrice.rows).toMatchObject([{ request_id, service_name: 'Brake Pad', unpriced: 1 }]);
});

test('it stays closed once it is approved, and is deferred again when the booking is cancelled @long', async () => {
  const line_id = await decline(pads);
  const cancelled = await book([line_id]);
  await by('manager', 'cancel_request', { request_id: cancelled.request_id, reason: 'Other plans' });
  expect(await deferred()).toMatchObject([{ line_id }]);
  expect(await due()).toHaveLength(1);

  const { request_id } = await book([line_id]);
  const [line] = await linesOf(request_id);
  const priced = await by<Line>('manager', 'change_line', {
    line_id: line?.line_id,
    changes: { unit_price: 1450 },
  });
  await by('manager', 'send_estimate', { request_id });
  await decide(priced, request_id, true);
  expect(await deferred()).toEqual([]);
  expect(await due()).toEqual([]);
  expect(await by('manager', 'request_estimate', { request_id })).toMatchObject({ estimated_cost: 2900 });
});

test('work in words is booked beside a service, and several lines at once @long', async () => {
  const line_ids = [await decline(wiper), await decline(pads)];
  const { request_id } = await book(line_ids, { service_ids: [services.oilChange] });
  expect(await linesOf(request_id)).toMatchObject([
    { service_id: services.oilChange, status: 'approved', unit_price: 3500 },
    { kind: 'other', description: 'Rear wiper', quantity: 1, status: 'proposed', unit_price: null },
    { part_id: parts.brakePad, status: 'proposed' },
  ]);
  const [request] = await exec(
    `select service_name from public.service_requests where request_id = ${request_id}`,
  );
  expect(request?.service_name).toBe('Oil Change, Rear wiper, Brake Pad');
  expect(await deferred()).toEqual([]);
});

test('what the front desk booked in words is closed for the owner too', async () => {
  const line_id = await decline(wiper);
  await by('manager', 'book_for', {
    customer_id: workshop.idOf('customer'),
    vehicle_id: vehicles.first,
    scheduled_date: bookableDay,
    service_ids: [],
    complaints: [' rear WIPER'],
    channel: 'phone',
  });
  expect(await deferred()).toEqual([]);
  expect(await refused([line_id])).toEqual(gone);
});

test('a retry books once, and the same key books nothing else @long', async () => {
  const [wiperLine, padsLine] = [await decline(wiper), await decline(pads)];
  const first = await book([wiperLine], { idempotency_key: key });
  expect(await book([wiperLine], { idempotency_key: key })).toEqual(first);
  for (const other of [[padsLine], [wiperLine, padsLine], []])
    expect(
      await refused(other, { idempotency_key: key, ...(other.length === 0 && { service_ids: [1] }) }),
    ).toMatchObject({ code: 'PT409' });
});

test('what a new owner books of an earlier one’s offer goes by the name of the part, without what they were told @long', async () => {
  const line_id = await decline({ ...pads, description: 'Pads for Asha' });
  await exec(`update public.service_requests set status = 'cancelled', started_at = null, cancelled_at = now(),
      cancelled_by = 'manager', cancelled_by_name = 'Meera', cancel_reason = 'Other plans'
    where vehicle_id = ${vehicles.first} and status in ('pending', 'approved', 'in_progress');
    update public.vehicles set customer_id = '${workshop.idOf('otherCustomer')}' where vehicle_id = ${vehicles.first}`);
  const { request_id } = await by<Booked>('otherCustomer', 'book_service', booking([line_id]));
  expect(await linesOf(request_id)).toMatchObject([
    { part_id: parts.brakePad, description: 'Brake Pad', quantity: 2, why_needed: null },
  ]);
  expect(await deferred('otherCustomer')).toEqual([]);
});

test('nothing else is booked as deferred work @long', async () => {
  const line_id = await decline(wiper);
  const service = await decline({ service_id: services.brakeRepair });
  const [other] = await exec(
    `select line_id from public.request_lines where request_id = ${requests.othersCompleted}`,
  );
  for (const line_ids of [[999], [service], [Number(other?.line_id)], [line_id, 999], [line_id, line_id]])
    expect(await refused(line_ids)).toEqual(gone);
  expect(await refused([line_id], { vehicle_id: vehicles.others }, 'otherCustomer')).toEqual(gone);
  expect(await refused(Array.from({ length: 50 }, (_, index) => index))).toMatchObject({
    code: 'PT400',
    hint: 'line_ids',
  });
  expect(await refused([])).toMatchObject({ code: 'PT400', hint: 'service_ids' });
  expect(await deferred()).toMatchObject([{ line_id: service }, { line_id }]);
});
