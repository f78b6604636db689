import postgres from 'postgres';
import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec("update private.garage set name = 'Test Motors' where true");
});
afterAll(async () => {
  await track.close();
  await workshop.close();
});

const request_id = requests.completed;
const balanceLock = `select 1 from public.service_requests where request_id = ${request_id} for update`;

interface Issued {
  kind: string;
  number: string;
  value: number;
  lines: { value: number }[];
}

async function attempt(name: string, parameters: Record<string, unknown>) {
  const { data, error } = await (await workshop.as('manager')).rpc(name, { request_id, ...parameters });
  return error ? `${error.code} ${error.message}` : data;
}
const refusals = (outcomes: unknown[]) => outcomes.filter((outcome) => typeof outcome === 'string');

/** Connections of their own, as the signed-in manager. */
async function managerConnections(count: number) {
  const [database] = await workshop.backend.exec('select current_database() as name');
  const url = new URL(String(process.env[postgresVariable]));
  url.pathname = `/${database?.name}`;
  const { data } = await (await workshop.as('manager')).auth.getSession();
  const claims = Buffer.from(String(data.session?.access_token.split('.')[1]), 'base64url').toString();
  const connections = Array.from({ length: count }, () => postgres(url.href, { max: 1, onnotice: () => {} }));
  const work = async (place: number, statements: string[]) => {
    const sql = connections[place];
    // Not sql.begin, which would roll back on a connection that is gone.
    await sql?.unsafe('begin');
    await sql?.unsafe(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [claims, workshop.idOf('manager')],
    );
    for (const statement of statements) await sql?.unsafe(statement);
    await sql?.unsafe('commit');
  };
  return { work, close: () => Promise.all(connections.map((connection) => connection.end({ timeout: 1 }))) };
}

const addCompletedRequests = (count: number) =>
  workshop.backend.exec(
    `insert into public.service_requests (
       customer_id, status, scheduled_date, estimated_cost, final_cost, completion_date, service_name, brand, model, year,
       registration_number
     )
     select $1, 'completed', now(), 0, 100 + i, now(), 'Oil Change', 'Tata', 'Nexon', 2022, 'KA ' || i
     from generate_series(1, ${count}) i returning request_id`,
    [workshop.idOf('customer')],
  );

test('numbers have no gap and no double under 50 parallel issuings, some of whose connections are killed @long', async () => {
  const rows = await addCompletedRequests(50);
  const { work, close } = await managerConnections(50);
  try {
    const outcomes = await Promise.allSettled(
      rows.map(({ request_id: id }, place) =>
        work(place, [
          `select private.issue_invoice(${id}, null, null)`,
          `select private.record_payment(${id}, 'cash', 50, null, null, null)`,
          // The numbers are taken, the documents written: then the connection dies before the commit.
          ...(place % 5 === 0 ? ['select pg_terminate_backend(pg_backend_pid())'] : []),
        ]),
      ),
    );
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    );
    expect(failures).toEqual(
      Array(10).fill(expect.stringMatching(/terminating connection|CONNECTION_CLOSED/)),
    );
  } finally {
    await close();
  }
  const [series] = await workshop.backend.exec(`
    select array_agg(right(number, 6)::int order by number) = array(select generate_series(1, 40)) as invoices,
      (select array_agg(right(receipt_number, 6)::int order by receipt_number) = array(select generate_series(1, 40))
        from private.customer_payments) as receipts,
      (select count(*)::int from private.request_balances b where b.paid = 50 and b.invoice_id is not null) as balances
    from private.invoices`);
  expect(series).toEqual({ invoices: true, receipts: true, balances: 40 });
});

test('two issue the same invoice at once: one number, and a repeated request gets the same answer @long', async () => {
  const keyed = { idempotency_key: '99999999-9999-4999-8999-999999999999' };
  const [first, again, other] = await track.race(balanceLock, [
    () => attempt('issue_invoice', keyed),
    () => attempt('issue_invoice', keyed),
    () => attempt('issue_invoice', {}),
  ]);
  const issued = [first, again, other].filter((outcome) => typeof outcome === 'object');
  expect(new Set(issued.map((invoice) => (invoice as { number: string }).number)).size).toBe(1);
  expect(await workshop.backend.exec('select count(*)::int as count from private.invoices')).toEqual([
    { count: 1 },
  ]);
});

test('an invoice that waits for its number while the garage is saved has one kind, one tax and one total @long', async () => {
  const tax = (number: string) =>
    workshop.backend.exec(
      `update private.garage set address = '1 Long Road', state_code = '29', tax_number = ${number} where true`,
    );
  await tax("'29AAGCP7383J1ZQ'");
  await call(await workshop.as('manager'), 'issue_invoice', { request_id: requests.paid });
  const counter = await track.hold("select 1 from private.document_counters where series = 'PL' for update");
  const issuing = attempt('issue_invoice', {});
  await track.untilWaiting(1);
  await tax('null');
  await counter.release();
  const { kind, value, number, lines } = (await issuing) as Issued;
  expect({ kind, value }).toEqual({ kind: 'tax_invoice', value: 3389.4 });
  expect(lines.reduce((sum, line) => sum + line.value * 100, 0)).toBeCloseTo(338_940, 5);
  expect(number).toHaveLength(16);
});

test('two payments of the whole amount at once: one is taken @long', async () => {
  await call(await workshop.as('manager'), 'issue_invoice', { request_id });
  const pay = () => attempt('record_payment', { method: 'cash', amount: 3999.5 });
  const outcomes = await track.race(balanceLock, [pay, pay, pay]);
  expect(refusals(outcomes)).toEqual(Array(2).fill('PT409 Nothing is due for this job'));
});

test('the same part payment from two open dialogs at once: one is taken', async () => {
  await call(await workshop.as('manager'), 'issue_invoice', { request_id });
  const pay = () => attempt('record_payment', { method: 'upi', amount: 1000, expected_paid: 0 });
  const outcomes = await track.race(balanceLock, [pay, pay]);
  expect(refusals(outcomes)).toEqual(['PT412 The amount paid has changed. Check it and try again.']);
});

test('the same part refund from two open dialogs at once: one is given @long', async () => {
  await attempt('record_payment', { method: 'upi', amount: 1000 });
  const refund = { method: 'upi', amount: 400, reason: 'Paid too much', expected_paid: 1000 };
  const give = () => attempt('refund_payment', refund);
  const outcomes = await track.race(balanceLock, [give, give]);
  expect(refusals(outcomes)).toEqual(['PT412 The amount paid has changed. Check it and try again.']);
});

test('the same part credit from two open dialogs at once: one is issued', async () => {
  const { invoice_id } = await call<{ invoice_id: number }>(await workshop.as('manager'), 'issue_invoice', {
    request_id,
  });
  const lines = [{ position: 1, amount: 100 }];
  const part = { request_id: undefined, invoice_id, reason: 'Scratch', lines, expected_credited: 0 };
  const credit = () => attempt('credit_invoice', part);
  const outcomes = await track.race(balanceLock, [credit, credit]);
  expect(refusals(outcomes)).toEqual([
    'PT412 This invoice was credited by someone else. Check it and try again.',
  ]);
});

test('two credit notes for the whole invoice at once: one is issued', async () => {
  const { invoice_id } = await call<{ invoice_id: number }>(await workshop.as('manager'), 'issue_invoice', {
    request_id,
  });
  const credit = () => attempt('credit_invoice', { request_id: undefined, invoice_id, reason: 'Mistake' });
  const outcomes = await track.race(balanceLock, [credit, credit]);
  expect(refusals(outcomes)).toEqual(['PT409 Nothing of this invoice is left to credit']);
});
