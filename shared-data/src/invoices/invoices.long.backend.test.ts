import { randomUUID } from 'node:crypto';
import { requests } from '../../supabase/tests/support/workshop.ts';
import { createLink } from '../estimates/links/links-api.ts';
import { unwrap } from '../foundation/answers/result.ts';
import { getGarageSettings, saveGarage } from '../garage/garage-api.ts';
import { listRequests } from '../requests/requests-api.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { upiLink } from './document/upi-link.ts';
import { getDraft, issueInvoice, listDrafts, listTaxRates, saveDraft } from './drafts-api.ts';
import {
  creditInvoice,
  getInvoice,
  getPaymentOptions,
  listInvoices,
  openLinkInvoice,
} from './invoices-api.ts';
import {
  correctPayment,
  getBalance,
  getReceipt,
  recordPayment,
  refundPayment,
} from './payments/payments-api.ts';
import { closeTill, getStatement, getTill, listGstr1Rows } from './reports/reports-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.enter('manager');
  const values = {
    name: 'Pitlane Motors',
    address: '21 Residency Road',
    phone: '',
    email: '',
    state_code: '29',
    tax_number: '29AAGCP7383J1ZQ',
    upi_id: 'garage@bank',
    bank_account: null,
    ifsc: null,
    cost_tolerance: 10,
    change_cutoff_hour: 18,
    mechanics_send_estimates: false,
    diagnosis_fee: null,
    diagnosis_service_id: null,
    discount_limit: 10,
    labour_rate: null,
  };
  const expected = await unwrap(getGarageSettings(garage.portal, neverAborted));
  await unwrap(saveGarage(garage.portal, { values, expected }));
});
afterAll(() => garage.close());

const requestId = requests.completed;

test('an invoice goes from its draft over payments to a credit note, with the fields of its types', async () => {
  const { portal } = garage;
  expect((await getDraft(portal, requestId, neverAborted)).data).toBeNull();
  const draft = await unwrap(saveDraft(portal, { requestId, customer: { address: 'New Street' } }));
  expect((await listDrafts(portal, { page: 1 }, neverAborted)).data).toMatchObject({ total: 1 });
  const late = issueInvoice(portal, { requestId, version: 1, idempotencyKey: randomUUID() });
  expect(await refusal(late)).toMatchObject({ kind: 'changed' });
  const issue = { requestId, version: draft.version, idempotencyKey: randomUUID() };
  const invoice = await unwrap(issueInvoice(portal, issue));
  expect(await unwrap(issueInvoice(portal, issue))).toEqual(invoice);
  const options = await unwrap(getPaymentOptions(portal, invoice.invoice_id, neverAborted));
  expect(options && upiLink(options)).toMatch(
    /^upi:\/\/pay\?pa=garage@bank&pn=Pitlane%20Motors&am=3999\.50&/,
  );

  const paid = await unwrap(
    recordPayment(portal, {
      requestId,
      method: 'upi',
      amount: 3999.5,
      reference: 'UTR 1',
      expectedPaid: 0,
      idempotencyKey: randomUUID(),
    }),
  );
  const { balance, ...payment } = paid;
  expect((await getReceipt(portal, payment.payment_id, neverAborted)).data).toMatchObject({
    invoice_number: invoice.number,
    corrects_number: null,
    garage: { name: 'Pitlane Motors' },
  });
  const more = { requestId, method: 'cash', amount: 1, idempotencyKey: randomUUID() } as const;
  expect(await refusal(recordPayment(portal, { ...more, expectedPaid: 0 }))).toMatchObject({
    kind: 'changed',
  });
  const tooMuch = recordPayment(portal, { ...more, expectedPaid: balance.paid });
  expect(await refusal(tooMuch)).toMatchObject({ kind: 'conflict', message: 'Nothing is due for this job' });

  const { invoice_id: invoiceId } = invoice;
  const lines = [{ position: 1, amount: 100 }];
  const credit = { invoiceId, reason: 'Scratch', lines, expectedCredited: 0 };
  await unwrap(creditInvoice(portal, { ...credit, idempotencyKey: randomUUID() }));
  const again = creditInvoice(portal, { ...credit, idempotencyKey: randomUUID() });
  expect(await refusal(again)).toMatchObject({ kind: 'changed' });
  const refund = {
    requestId,
    method: 'cash',
    amount: 100,
    reason: 'Scratch',
    expectedPaid: balance.paid,
  } as const;
  const { payment_id: paymentId } = await unwrap(
    refundPayment(portal, { ...refund, idempotencyKey: randomUUID() }),
  );
  await unwrap(correctPayment(portal, { paymentId, reason: 'By UPI', idempotencyKey: randomUUID() }));
  expect((await getBalance(portal, requestId, neverAborted)).data).toMatchObject({
    due: 0,
    refundable: 100,
    credited: 100,
    payments: [{ kind: 'payment' }, { kind: 'refund', corrected: true }, { kind: 'correction' }],
  });
});

test('the lists and reports show what was issued and paid', async () => {
  const { portal } = garage;
  const list = await unwrap(listInvoices(portal, { filter: 'all', page: 1 }, neverAborted));
  expect(list).toMatchObject({
    total: 2,
    counts: { to_issue: 0 },
    ages: { days_7: { invoices: 0, due: 0 } },
  });
  const till = await unwrap(getTill(portal, undefined, neverAborted));
  expect(till).toMatchObject({ total: 3999.5, expected_cash: 0 });
  const { day } = till;
  const closed = await unwrap(
    closeTill(portal, { day, counted: 0, expected: 0, idempotencyKey: randomUUID() }),
  );
  expect(closed.closings).toHaveLength(1);
  const customerId = garage.idOf('customer');
  const statement = await getStatement(portal, { customerId, from: day, to: day, page: 1 }, neverAborted);
  expect(statement.data).toMatchObject({ opening: 0, closing: -100, total: 5 });
  const gstr1 = await unwrap(listGstr1Rows(portal, { from: day, to: day }, neverAborted));
  expect(gstr1).toMatchObject({ rows: [{ section: 'b2cs' }, { section: 'b2cs' }], next: null });
  expect((await listTaxRates(portal, neverAborted)).data).toHaveLength(4);
});

test('a link shows the invoice without a login, and another customer does not see it', async () => {
  const { portal, enter } = garage;
  const { token } = await unwrap(createLink(portal, requestId));
  const list = await unwrap(listInvoices(portal, { filter: 'paid', page: 1 }, neverAborted));
  const invoiceId = list.rows[0]?.invoice_id ?? 0;
  await enter('visitor');
  expect((await openLinkInvoice(portal, token, neverAborted)).data).toMatchObject({
    invoice: { invoice_id: invoiceId },
  });
  await enter('otherCustomer');
  expect(await refusal(getInvoice(portal, invoiceId, neverAborted))).toMatchObject({ kind: 'not-found' });
});

test("the customer's list of requests has the balance of the invoice", async () => {
  const { portal } = garage;
  await garage.enter('customer');
  const balance = await unwrap(getBalance(portal, requestId, neverAborted));
  const { rows } = await unwrap(listRequests(portal, { page: 1 }, neverAborted));
  const { invoice_id, paid, owed } = balance;
  const listed = rows.find((each) => each.request_id === requestId)?.balance;
  expect(listed).toEqual({ invoice_id, paid, owed, has_payment_details: true });
  expect(paid).toBe(3999.5);
  expect(rows.filter((each) => each.balance).map(({ status }) => status)).toEqual(
    rows.filter(({ status }) => status === 'completed').map(({ status }) => status),
  );
  expect(rows.filter((each) => each.balance?.invoice_id)).toHaveLength(1);
});
