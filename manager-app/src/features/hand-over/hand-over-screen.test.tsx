import type { JobCard } from '@pitlane/shared-data/front-desk';
import type { RequestBalance } from '@pitlane/shared-data/invoices';
import {
  accessibilityViolations,
  buildBalance,
  buildCustomerPayment,
  buildInvoice,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJobCard } from '../../testing/build-desk.ts';
import { buildDraft } from '../../testing/build-draft.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as HandOverScreen } from './hand-over-screen.tsx';

const card = (changes: Partial<JobCard> = {}) =>
  buildJobCard({ request_id: 41, status: 'completed', final_cost: 5000, owed: 5000, ...changes });

/** Of ₹5,000 that are not invoiced. */
const balance = (changes: Partial<RequestBalance> = {}): RequestBalance => ({
  ...buildInvoice().balance,
  invoice_id: null,
  invoiced: 0,
  due: 0,
  can_invoice: true,
  payments: [],
  customer_balance: buildBalance({ total: 5000, to_invoice: 5000 }),
  ...changes,
});
const invoiced = (owed: number): RequestBalance =>
  balance({ invoice_id: 7, invoiced: 5000, can_invoice: false, owed, paid: 5000 - owed, receivable: owed });

const bill = (state = balance(), of = card(), invoice = buildInvoice()) => ({
  card: of,
  balance: state,
  draft: state.can_invoice ? buildDraft() : null,
  invoice: state.invoice_id === null ? null : invoice,
});

const options = {
  due: 5000,
  payee: 'Pitlane Motors',
  upi_id: 'pitlane@upi',
  bank_account: null,
  ifsc: null,
  reference: 'PL/2026-27/00007',
};

function open(answers: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/bill': bill(),
    'rpc/payment_options': options,
    'rpc/issue_invoice': buildInvoice(),
    'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
    'rpc/collect': { request_id: 41 },
    ...answers,
  });
  const view = renderScreen(<HandOverScreen />, {
    backend,
    path: '/hand-over/:requestId',
    url: '/hand-over/41',
  });
  return { ...view, backend };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (backend: ReturnType<typeof open>['backend'], name: string) =>
  sentTo(backend, `rpc/${name}`).map(({ body }) => body);

test('A job is invoiced, paid in cash and by UPI, and handed over without another press @long', async () => {
  const { backend, container } = open();
  const shown = await screen.findByRole('article', { name: 'Bill' });
  expect(shown).toHaveTextContent(/Total₹5,000\.00/);
  expect(screen.getByRole('article', { name: 'Key' })).toHaveTextContent(
    'Owes in total₹5,000.00 (₹5,000.00 not invoiced yet)',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  backend.responses['rpc/bill'] = bill(invoiced(5000));
  await press('Issue Invoice');
  expect(await screen.findByText(/^Tax invoice PL\/2026-27\/00007 issued/)).toBeVisible();

  backend.responses['rpc/record_payment'] = {
    ...buildCustomerPayment({ method: 'cash', amount: 2000 }),
    balance: invoiced(3000),
  };
  const amount = await screen.findByRole('textbox', { name: /^Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '2000');
  backend.responses['rpc/bill'] = bill({
    ...invoiced(3000),
    payments: [buildCustomerPayment({ method: 'cash', amount: 2000 })],
  });
  await press('Record Payment');
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹3,000.00 by UPI' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'PR/2026-27/00003' })).toHaveAttribute('href', '/receipts/3');
  expect(await screen.findByText('Message to the customer sent by email')).toBeVisible();

  backend.responses['rpc/bill'] = bill(invoiced(0));
  await press('Record Payment');
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hand over' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('KA 01 AB 1234 handed over')).toBeVisible();

  const key = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(bodies(backend, 'issue_invoice')).toEqual([{ request_id: 41, version: 1, idempotency_key: key }]);
  const [first, second] = bodies(backend, 'record_payment') as Record<string, unknown>[];
  expect(first).toEqual({
    request_id: 41,
    method: 'cash',
    amount: 2000,
    expected_paid: 0,
    idempotency_key: key,
  });
  expect(second).toMatchObject({ method: 'upi', amount: 3000, expected_paid: 2000 });
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  expect(bodies(backend, 'collect')).toEqual([{ request_id: 41 }]);
});

test('Once the invoice of a job that deposits paid is issued, the car can be handed over @long', async () => {
  const { backend } = open({ 'rpc/bill': bill(balance({ owed: 0, paid: 5000, receivable: 0 })) });
  backend.responses['rpc/issue_invoice'] = () => {
    backend.responses['rpc/bill'] = bill(invoiced(0));
    return buildInvoice();
  };
  await press('Issue Invoice');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hand over' })).toHaveFocus());
});

test('A payment whose response was lost is sent again with the same key @long', async () => {
  const { backend } = open({ 'rpc/bill': bill(invoiced(5000)), 'rpc/record_payment': offline });
  await press('Record Payment');
  await screen.findByRole('alert');
  await press('Record Payment');
  const [first, second] = bodies(backend, 'record_payment');
  expect(second).toEqual(first);
});

test.each([
  [balance(), '₹5,000.00 is neither invoiced nor paid.'],
  [invoiced(1200), '₹1,200.00 is not paid.'],
  [balance({ owed: 0, paid: 5000, receivable: 0 }), 'No invoice was issued for this job.'],
])('Handing over asks first while something is missing @long', async (state, question) => {
  const { backend } = open({ 'rpc/bill': bill(state) });
  await press('Hand over');
  const dialog = await screen.findByRole('alertdialog', { name: 'Hand over #41' });
  expect(dialog).toHaveTextContent(question);
  expect(bodies(backend, 'collect')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('KA 01 AB 1234 handed over')).toBeVisible();
});

test('A discount is taken off a line, or the whole bill, with a reason @long', async () => {
  const { backend } = open({
    'rpc/discount_draft': refuse(403, {
      code: 'PT403',
      message: 'A discount above 10 % needs the right to pay',
      hint: 'discount',
    }),
  });
  await press('Discount');
  const dialog = await screen.findByRole('dialog', { name: 'Discount' });
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Save Discount' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Discount/ }), '20');
  await save();
  expect(within(dialog).getByText('Please enter a reason')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Regular customer');
  await save();
  expect(await within(dialog).findByText('A discount above 10 % needs the right to pay')).toBeVisible();
  expect(await accessibilityViolations(dialog)).toEqual([]);
  const off = { discount: 1000, discount_reason: 'Regular customer', amount: 4000 };
  const discounted = buildDraft({ version: 2, total: 4000 });
  discounted.lines = discounted.lines.map((line) => ({ ...line, ...off }));
  backend.responses['rpc/discount_draft'] = discounted;
  backend.responses['rpc/bill'] = { ...bill(), draft: discounted };
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Off' }), '1. Full Service');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Rupees' }));
  await save();
  expect(await screen.findByText('Discount saved, ₹4,000.00 in all')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Discount of line 1' })).toHaveValue('1000');
  expect(screen.getByText('₹4,000.00 in all')).toBeVisible();
  const sent = { request_id: 41, reason: 'Regular customer', version: 1 };
  expect(bodies(backend, 'discount_draft')).toEqual([
    { ...sent, percent: 20 },
    { ...sent, rupees: 20, line: 1 },
  ]);
});

test('A hand-over or an invoice that fails says why', async () => {
  const message = 'This car has been collected already';
  open({
    'rpc/bill': bill(invoiced(0)),
    'rpc/collect': refuse(409, { code: 'PT409', message }),
  });
  await press('Hand over');
  expect(await screen.findByText(message)).toBeVisible();
});

test('An invoice that is not issued says why @long', async () => {
  const message = 'Enter the name and address of the garage in the settings before issuing an invoice';
  open({ 'rpc/issue_invoice': refuse(409, { code: 'PT409', message, hint: 'garage' }) });
  await press('Issue Invoice');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Garage settings' })).toBeVisible();
});

test('A garage without a UPI ID is led to the settings, and a customer whom no message reaches gets a link @long', async () => {
  open({
    'rpc/bill': bill(
      invoiced(5000),
      card(),
      buildInvoice({
        reach: { channels: [], captured: [], problem: 'no email address, and SMS is not set up' },
      }),
    ),
    'rpc/payment_options': { ...options, upi_id: null },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'UPI' }));
  expect(await screen.findByRole('link', { name: 'settings' })).toHaveAttribute('href', '/settings/garage');
  expect(screen.getByText('Nothing could be sent: no email address, and SMS is not set up')).toBeVisible();
});

test('A car that was cancelled after it arrived is given back, with what was paid', async () => {
  open({
    'rpc/bill': bill(
      balance({ owed: 0, can_invoice: false, paid: 500, receivable: 0, refundable: 500 }),
      card({ status: 'cancelled', final_cost: null, owed: null }),
    ),
  });
  expect(await screen.findByText('This request was cancelled.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Record Refund' })).toBeVisible();
  await press('Hand over');
  expect(await screen.findByText('KA 01 AB 1234 handed over')).toBeVisible();
});

test('A car in work is not handed over', async () => {
  open({
    'rpc/bill': bill(
      balance({ can_invoice: false }),
      card({ status: 'in_progress', final_cost: null, owed: null }),
    ),
  });
  expect(await screen.findByText('There is nothing to hand over')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand over' })).not.toBeInTheDocument();
});

test('Loading, a failure and an unknown request are shown', async () => {
  const loading = open({ 'rpc/bill': never });
  expect(await screen.findByText('Loading the bill...')).toBeInTheDocument();
  loading.unmount();
  const failed = open({ 'rpc/bill': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the bill');
  failed.unmount();
  open({ 'rpc/bill': refuse(404, { code: 'PT404', message: 'Service request not found' }) });
  expect(await screen.findByText('Request not found')).toBeVisible();
});
