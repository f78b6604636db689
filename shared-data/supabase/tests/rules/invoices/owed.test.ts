import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

interface Owed {
  customer_id: string;
  total: number;
  invoiced: number;
  to_invoice: number;
  deposits: number;
  to_refund: number;
}

const job = { request_id: requests.inProgress };
const other = { request_id: requests.approved };
const period = { from_day: '2026-04-01', to_day: '2027-03-31' };

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = '1 Long Road' where true",
  );
});
afterAll(() => workshop.close());

const by = async <Result>(role: 'manager' | 'mechanic' | 'customer', name: string, parameters: object = {}) =>
  call<Result>(await workshop.as(role), name, { ...parameters });
const pay = (request: object, amount: number) =>
  by('manager', 'record_payment', { ...request, method: 'cash', amount });

interface DeskRow {
  request_id: number;
  owed: number | null;
  customer_balance: Owed | null;
}

/** What each screen says that the customer owes, by screen. */
async function screens(invoiceId?: number): Promise<Record<string, Owed | null | undefined>> {
  const customer_id = workshop.idOf('customer');
  const desk = await by<{ ready: DeskRow[] }>('manager', 'desk_day');
  const find = await by<{ rows: { requests: DeskRow[] }[] }>('manager', 'find_at_desk', { query: 'Asha' });
  const found = find.rows.flatMap((row) => row.requests);
  const rowOf = (rows: DeskRow[]) => rows.find((row) => row.request_id === job.request_id)?.customer_balance;
  const balanceFrom = async (role: 'manager' | 'customer', name: string, parameters: object = {}) =>
    (await by<{ balance: Owed }>(role, name, parameters)).balance;
  const invoice = invoiceId === undefined ? {} : { invoice_id: invoiceId };
  return {
    desk: rowOf(desk.ready),
    search: rowOf(found),
    payment: (await by<{ customer_balance: Owed }>('manager', 'request_balance', job)).customer_balance,
    estimate: (await by<{ customer_balance: Owed }>('manager', 'request_estimate', job)).customer_balance,
    details: await balanceFrom('manager', 'customer_overview', { customer_id }),
    statement: await balanceFrom('manager', 'customer_statement', { customer_id, ...period }),
    ownStatement: await balanceFrom('customer', 'customer_statement', { customer_id: null, ...period }),
    ownInvoices: await balanceFrom('customer', 'list_invoices'),
    ownRequests: await balanceFrom('customer', 'list_requests'),
    ...(invoiceId !== undefined && {
      invoice: (await by<{ customer_balance: Owed }>('manager', 'read_invoice', invoice)).customer_balance,
      ownInvoice: (await by<{ customer_balance: Owed }>('customer', 'read_invoice', invoice))
        .customer_balance,
    }),
  };
}

async function expectEverywhere(owed: Partial<Owed>, invoiceId?: number) {
  const nothing = { invoiced: 0, to_invoice: 0, deposits: 0, to_refund: 0 };
  const expected = { ...nothing, ...owed, customer_id: workshop.idOf('customer') };
  for (const [screen, shown] of Object.entries(await screens(invoiceId))) {
    expect({ screen, ...shown }).toEqual({ screen, ...expected });
  }
}

test('what a customer owes in total is the same on every screen, from deposit to refund @long', async () => {
  await by('mechanic', 'complete_job', { ...job, final_cost: 4000 });
  await expectEverywhere({ total: 4000, to_invoice: 4000 });

  await pay(other, 500);
  await pay(job, 1000);
  await expectEverywhere({ total: 3000, to_invoice: 3000, deposits: 500 });

  const { invoice_id } = await by<{ invoice_id: number }>('manager', 'issue_invoice', job);
  await expectEverywhere({ total: 3000, invoiced: 3000, deposits: 500 }, invoice_id);

  await pay(job, 3000);
  const lines = [{ position: 1, amount: 200 }];
  await by('manager', 'credit_invoice', { invoice_id, reason: 'Scratch', lines });
  await expectEverywhere({ total: 0, deposits: 500, to_refund: 200 }, invoice_id);

  await by('manager', 'cancel_request', { ...other, reason: 'Sold the car' });
  await expectEverywhere({ total: 0, to_refund: 700 }, invoice_id);
});

test('an invoice that was credited whole is owed again only once it has another draft @long', async () => {
  await by('mechanic', 'complete_job', { ...job, final_cost: 4000 });
  const { invoice_id } = await by<{ invoice_id: number }>('manager', 'issue_invoice', job);
  await by('manager', 'credit_invoice', { invoice_id, reason: 'Wrong name' });
  await expectEverywhere({ total: 0 }, invoice_id);
  await by('manager', 'save_draft', job);
  await expectEverywhere({ total: 4000, to_invoice: 4000 }, invoice_id);
});

test('a service that was imported without a draft is not owed @long', async () => {
  const { owed } = await by<{ owed: number }>('manager', 'request_balance', {
    request_id: requests.completed,
  });
  expect(owed).toBe(0);
  await by('mechanic', 'complete_job', { ...job, final_cost: 4000 });
  await expectEverywhere({ total: 4000, to_invoice: 4000 });
});

test('a request owes the same in its balance, at the desk and in the list of its customer', async () => {
  await by('mechanic', 'complete_job', { ...job, final_cost: 4000 });
  await pay(job, 1500);
  const [{ owed }, { ready }, { rows }] = [
    await by<{ owed: number }>('manager', 'request_balance', job),
    await by<{ ready: DeskRow[] }>('manager', 'desk_day'),
    await by<{ rows: { request_id: number; balance: { owed: number } | null }[] }>(
      'customer',
      'list_requests',
    ),
  ];
  const isJob = (row: { request_id: number }) => row.request_id === job.request_id;
  expect([owed, ready.find(isJob)?.owed, rows.find(isJob)?.balance?.owed]).toEqual([2500, 2500, 2500]);
});
