import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

type Row = Record<string, unknown>;
interface Rows {
  rows: Row[];
}

let workshop: Workshop;
let revenueBefore: number;
const jobs = [
  { request_id: requests.inProgress, mechanic: 'mechanic', customer: 'customer', cost: 14_000 },
  {
    request_id: requests.othersInProgress,
    mechanic: 'otherMechanic',
    customer: 'otherCustomer',
    cost: 12_345.67,
  },
] as const;

const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);
/** In paise. */
const sum = (rows: Row[], ...columns: string[]) =>
  rows.reduce((total, row) => total + columns.reduce((of, column) => of + paise(row[column]), 0), 0);
const by = async <Result = Row>(role: Parameters<Workshop['as']>[0], name: string, parameters: object = {}) =>
  call<Result>(await workshop.as(role), name, { ...parameters });
const revenue = async () => {
  const { weeks } = await by<{ weeks: { revenue: number }[] }>('manager', 'garage_trend');
  return paise(weeks.at(-1)?.revenue);
};
const documents = async (request_id: number) => {
  const { rows } = await by<Rows>('manager', 'list_invoices', { page_size: 100 });
  const own = rows.filter((row) => row.request_id === request_id);
  return {
    invoices: own.filter(({ kind }) => kind !== 'credit_note'),
    credits: own.filter(({ kind }) => kind === 'credit_note'),
  };
};

/** A deposit, completion with an adjustment, the invoice, a part payment; then a credit note and a refund. */
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = 'x', state_code = '29', tax_number = '29AAGCP7383J1ZQ' where true",
  );
  revenueBefore = await revenue();
  for (const { request_id, mechanic, cost: final_cost } of jobs) {
    const pay = (amount: number) => by('manager', 'record_payment', { request_id, method: 'cash', amount });
    await pay(500.5);
    const used = [{ part_id: parts.oilFilter, quantity: 2 }];
    await by(mechanic, 'complete_job', { request_id, final_cost, parts: used });
    const { invoice_id } = await by('manager', 'issue_invoice', { request_id });
    await pay(11_500.25);
    const lines = [{ position: 1, amount: 1000.1 }];
    await by('manager', 'credit_invoice', { invoice_id, reason: 'Scratch', lines });
    const { refundable } = await by('manager', 'request_balance', { request_id });
    if (Number(refundable) > 0) {
      const refund = { request_id, method: 'upi', amount: refundable, reason: 'Scratch' };
      await by('manager', 'refund_payment', refund);
    }
  }
});
afterAll(() => workshop.close());

test.each(jobs)(
  'the bonus of job $request_id is of what its invoice says, whatever was credited',
  async (job) => {
    const { invoices } = await documents(job.request_id);
    const mechanic_id = workshop.idOf(job.mechanic);
    const { unpaid_jobs } = await by<{ unpaid_jobs: Row[] }>('manager', 'mechanic_salary', { mechanic_id });
    const line = unpaid_jobs.find(({ request_id }) => request_id === job.request_id);
    expect(paise(line?.cost)).toBe(sum(invoices, 'total'));
    expect(paise(line?.bonus)).toBe(Math.round(sum(invoices, 'total') * 0.03));
    const paid = await by('manager', 'pay_salary', { mechanic_id, request_ids: [job.request_id] });
    expect(paid.bonus_amount).toBe(line?.bonus);
  },
);

test.each(jobs)('the customer follows job $request_id at the price of its invoice @long', async (job) => {
  const { request_id } = job;
  const { invoices } = await documents(request_id);
  const { rows } = await by<Rows>(job.customer, 'list_requests', { status: 'completed' });
  const { token } = await by('manager', 'create_link', { request_id });
  for (const shown of [
    rows.find((row) => row.request_id === request_id),
    await by(job.customer, 'service_record', { request_id }),
    await by('visitor', 'open_link', { token }),
  ]) {
    expect(paise(shown?.final_cost)).toBe(sum(invoices, 'total'));
  }
  const { invoice } = await by<{ invoice: { lines: Row[] } }>('visitor', 'link_invoice', { token });
  expect(sum(invoice.lines, 'amount')).toBe(sum(invoices, 'total'));
});

test.each(jobs)(
  'the audit trail of job $request_id has its documents, receipts and final cost',
  async (job) => {
    const { invoices, credits } = await documents(job.request_id);
    const { rows } = await by<Rows>('manager', 'list_changes', {
      search: `#${job.request_id}`,
      page_size: 100,
    });
    const after = (subject: string) =>
      rows.filter((row) => row.subject === subject).map((row) => row.after as Row);
    const named = ({ number, total }: Row) => [number, total];
    expect(after('invoice').map(named).toSorted()).toEqual([...invoices, ...credits].map(named).toSorted());
    const { paid } = await by('manager', 'request_balance', { request_id: job.request_id });
    expect(sum(after('receipt'), 'amount')).toBe(paise(paid));
    expect(after('request').find(({ status }) => status === 'completed')).toMatchObject({
      final_cost: job.cost,
    });
  },
);

test('the revenue of the week is what was invoiced for its jobs, before credit notes @long', async () => {
  const invoiced = await Promise.all(
    jobs.map(async ({ request_id }) => (await documents(request_id)).invoices),
  );
  expect((await revenue()) - revenueBefore).toBe(sum(invoiced.flat(), 'total'));
});

test('the till, the statements and GSTR-1 add up to the same documents @long', async () => {
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  const period = { from_day: row?.today, to_day: row?.today };
  const all = await Promise.all(jobs.map(({ request_id }) => documents(request_id)));
  const owed =
    sum(
      all.flatMap(({ invoices }) => invoices),
      'total',
    ) -
    sum(
      all.flatMap(({ credits }) => credits),
      'total',
    );
  const balances = await Promise.all(
    jobs.map(({ request_id }) => by('manager', 'request_balance', { request_id })),
  );
  expect(paise((await by('manager', 'till')).total)).toBe(sum(balances, 'paid'));
  const statements = await Promise.all(
    jobs.map(({ customer }) => by(customer, 'customer_statement', { customer_id: null, ...period })),
  );
  expect(sum(statements, 'closing')).toBe(owed - sum(balances, 'paid'));
  expect(sum(statements, 'closing')).toBe(sum(balances, 'due') - sum(balances, 'refundable'));
  const { rows } = await by<Rows>('manager', 'gstr1', period);
  const amounts = ['taxable_value', 'cgst', 'sgst', 'igst', 'cess'];
  expect(
    sum(
      rows.filter(({ kind }) => kind !== 'credit_note'),
      ...amounts,
    ) -
      sum(
        rows.filter(({ kind }) => kind === 'credit_note'),
        ...amounts,
      ),
  ).toBe(owed);
});
