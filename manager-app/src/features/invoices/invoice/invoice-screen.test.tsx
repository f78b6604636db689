import type { ReadInvoice } from '@pitlane/shared-data/invoices';
import {
  accessibilityViolations,
  buildBalance,
  buildCustomerPayment,
  buildInvoice,
  fakeBackend,
  manager,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as InvoiceScreen } from './invoice-screen.tsx';

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

function open(
  changes: Partial<ReadInvoice> = {},
  { answers = {}, as = manager }: { answers?: Record<string, unknown>; as?: typeof manager } = {},
) {
  const backend = fakeBackend({
    'rpc/read_invoice': buildInvoice(changes),
    'rpc/payment_options': null,
    'rpc/garage_logo': null,
    ...answers,
  });
  const path = '/invoices/:invoiceId';
  return { ...renderScreen(<InvoiceScreen />, { backend, as, path, url: '/invoices/7' }), backend };
}

const paid = buildCustomerPayment();
const balance = { ...buildInvoice().balance, paid: 1200, due: 3800, receivable: 3800 };

test('The invoice is shown with its balance and payments @long', async () => {
  const { container } = open({ due: 3800, balance, payments: [paid] });
  expect(await screen.findByRole('article', { name: 'Tax Invoice PL/2026-27/00007' })).toBeVisible();
  const money = screen.getByRole('article', { name: 'Balance' });
  expect(money).toHaveTextContent(/Part paid.*Total₹5,000\.00.*Paid₹1,200\.00.*Due₹3,800\.00/);
  expect(screen.getByRole('link', { name: 'PR/2026-27/00003' })).toHaveAttribute('href', '/receipts/3');
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A payment is recorded, by default all that is due; a retry sends the same key @long', async () => {
  const { backend } = open({}, { answers: { 'rpc/record_payment': offline } });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record Payment' }));
  expect(dialog.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('5,000.00');
  await userEvent.click(dialog.getByRole('radio', { name: 'UPI' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reference' }), 'UTR 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to record the payment');
  backend.responses['rpc/record_payment'] = { ...paid, balance };
  backend.responses['rpc/read_invoice'] = buildInvoice({ due: 0, balance });
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('Payment of ₹5,000.00 recorded, receipt PR/2026-27/00003')).toBeVisible();
  const [first, second] = sentTo(backend, 'rpc/record_payment').map(({ body }) => body);
  expect(first).toEqual({
    request_id: 41,
    method: 'upi',
    amount: 5000,
    reference: 'UTR 1',
    idempotency_key: uuid,
    expected_paid: 0,
  });
  expect(second).toEqual(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('A payment recorded by someone else is shown before another is taken', async () => {
  const message = 'The amount paid has changed. Check it and try again.';
  const changed = refuse(412, { code: 'PT412', message, details: JSON.stringify(balance) });
  const { backend } = open({}, { answers: { 'rpc/record_payment': changed } });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1200');
  backend.responses['rpc/read_invoice'] = buildInvoice({ due: 3800, balance });
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() =>
    expect(dialog.getByText('Paid so far').nextElementSibling).toHaveTextContent('₹1,200.00'),
  );
  backend.responses['rpc/record_payment'] = { ...paid, balance };
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText(/^Payment of ₹1,200\.00 recorded/)).toBeVisible();
  const [first, second] = sentTo(backend, 'rpc/record_payment').map(({ body }) => body as object);
  expect(first).toMatchObject({ amount: 1200, expected_paid: 0, idempotency_key: uuid });
  // It is the same payment, whatever was paid meanwhile.
  expect(second).toEqual({ ...first, expected_paid: 1200 });
});

const wrongAmounts = [
  ['5oo', 'Please enter a valid amount'],
  ['-500', 'Please enter at least ₹0.00'],
  ['40000', 'Please enter at most ₹5,000.00'],
  ['', 'Please enter an amount'],
] as const;

test.each(wrongAmounts)('No payment of "%s" is recorded @long', async (text, error) => {
  const { backend } = open({}, { answers: { 'rpc/record_payment': paid } });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' });
  await userEvent.clear(amount);
  await userEvent.type(amount, `${text}{Enter}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(amount).toHaveValue(text);
  expect(amount).toHaveAccessibleDescription(`At most ₹5,000.00 ${error}`);
  expect(amount).toHaveFocus();
  expect(sentTo(backend, 'rpc/record_payment')).toEqual([]);
});

test('A refusal of the server is shown @long', async () => {
  const message = 'No more than ₹100.00 can be taken for this job';
  const { backend } = open(
    {},
    { answers: { 'rpc/record_payment': refuse(409, { code: 'PT409', message, details: '100' }) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '5000{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(sentTo(backend, 'rpc/record_payment')[0]?.body).toMatchObject({ amount: 5000 });
});

test('A refund needs a reason and is at most the overpaid amount @long', async () => {
  const refundable = { ...balance, due: 0, receivable: 0, refundable: 500 };
  const refund = { ...paid, kind: 'refund', amount: -500, balance: refundable };
  const { backend } = open(
    { due: 0, credited: 500, balance: refundable },
    { answers: { 'rpc/refund_payment': refund } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Record Refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record Refund' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record Refund' }));
  expect(dialog.getByText('Please enter a reason')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/^The customer sees it on the receipt/);
  await userEvent.type(reason, 'Scratch');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Refund' }));
  expect(await screen.findByText(/₹500\.00 refunded/)).toBeVisible();
  expect(sentTo(backend, 'rpc/refund_payment')[0]?.body).toEqual({
    request_id: 41,
    method: 'cash',
    amount: 500,
    reason: 'Scratch',
    idempotency_key: uuid,
    expected_paid: refundable.paid,
  });
});

const creditedWhole = { due: 0, credited: 5000, is_current: false };
const noInvoice = {
  ...balance,
  invoice_id: null,
  credited: 5000,
  paid: 5000,
  due: 0,
  receivable: 0,
  refundable: 5000,
  can_invoice: true,
};

test('A fully credited invoice is refunded, and its job can be invoiced again', async () => {
  open({ ...creditedWhole, balance: noInvoice });
  const money = within(await screen.findByRole('article', { name: 'Balance' }));
  expect(money.getByText('To be refunded for this job').nextElementSibling).toHaveTextContent('₹5,000.00');
  expect(money.getByRole('link', { name: 'Invoice Again' })).toHaveAttribute('href', '/invoices/draft/41');
  await userEvent.click(money.getByRole('button', { name: 'Record Refund' }));
  expect(screen.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('5,000.00');
});

test('An invoice whose job has a newer one shows no payments', async () => {
  open({ ...creditedWhole, balance: { ...noInvoice, invoice_id: 8, can_invoice: false } });
  const money = within(await screen.findByRole('article', { name: 'Balance' }));
  expect(money.queryByText('To be refunded for this job')).not.toBeInTheDocument();
  expect(money.queryByText('Paid')).not.toBeInTheDocument();
  expect(money.queryByRole('button', { name: 'Record Refund' })).not.toBeInTheDocument();
  expect(money.queryByRole('link', { name: 'Invoice Again' })).not.toBeInTheDocument();
});

test('A customer is reminded of the amount due, unless they get no messages @long', async () => {
  const message = 'This customer gets no messages about invoices. Please call them.';
  const { backend } = open(
    {},
    { answers: { 'rpc/remind_of_invoice': refuse(409, { code: 'PT409', message }) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send Reminder' }));
  expect(await screen.findByText(message)).toBeVisible();
  const sent = {
    invoice_id: 7,
    channels: ['mail'],
    captured: [],
    reminded_at: '2026-11-22T06:00:00Z',
    repeated: false,
  };
  backend.responses['rpc/remind_of_invoice'] = sent;
  await userEvent.click(screen.getByRole('button', { name: 'Send Reminder' }));
  expect(await screen.findByText('Reminder sent by email')).toBeVisible();
  expect(sentTo(backend, 'rpc/remind_of_invoice')[1]?.body).toEqual({ invoice_id: 7 });
  backend.responses['rpc/remind_of_invoice'] = { ...sent, repeated: true };
  await userEvent.click(screen.getByRole('button', { name: 'Send Reminder' }));
  expect(await screen.findByText("Today's reminder was sent by email")).toBeVisible();
});

test('A customer whom no message reaches is sent a link to the invoice @long', async () => {
  open(
    { reach: { channels: [], captured: [], problem: 'no email address, and SMS is not set up' } },
    { answers: { 'rpc/create_link': { token: 'x'.repeat(22), created_at: '2026-11-22T04:00:00Z' } } },
  );
  expect(
    await screen.findByText('Nothing could be sent: no email address, and SMS is not set up'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Reminder' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919886030001\?text=Your%20invoice%20PL%2F2026-27%2F00007/),
  );
});

test('The customer’s total balance is shown beside that of the invoice', async () => {
  open({ customer_balance: buildBalance({ total: 6500, invoiced: 5000, to_invoice: 1500 }) });
  const money = await screen.findByRole('article', { name: 'Balance' });
  expect(money).toHaveTextContent('Owes in total₹6,500.00 (₹5,000.00 invoiced, ₹1,500.00 not invoiced yet)');
});

test('A wrong entry is corrected once @long', async () => {
  const { backend } = open(
    { payments: [paid, { ...paid, payment_id: 4, receipt_number: 'PR/2026-27/00004', corrected: true }] },
    { answers: { 'rpc/correct_payment': { ...paid, kind: 'correction', amount: -1200, balance } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Correct PR/2026-27/00003' }));
  expect(screen.queryByRole('button', { name: 'Correct PR/2026-27/00004' })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription('The customer sees it on the receipt');
  await userEvent.type(reason, 'Card, not UPI');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Entry' }));
  expect(await screen.findByText('PR/2026-27/00003 corrected')).toBeVisible();
  expect(sentTo(backend, 'rpc/correct_payment')[0]?.body).toEqual({
    payment_id: 3,
    reason: 'Card, not UPI',
    idempotency_key: uuid,
  });
});

test('A credit note credits amounts of lines, or the whole invoice @long', async () => {
  const note = buildInvoice({ kind: 'credit_note', number: 'PC/2026-27/00001' });
  const { backend } = open({}, { answers: { 'rpc/credit_invoice': note } });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Credit Note' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Issue Credit Note' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Amounts of some lines' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '1. Full Service (₹)' }), '250.5');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Scratch');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue Credit Note' }));
  expect(await screen.findByText('Credit note PC/2026-27/00001 issued')).toBeVisible();
  expect(sentTo(backend, 'rpc/credit_invoice')[0]?.body).toEqual({
    invoice_id: 7,
    reason: 'Scratch',
    lines: [{ position: 1, amount: 250.5 }],
    idempotency_key: uuid,
    expected_credited: 0,
  });
});

test('A credit note issued by someone else is shown before another is issued @long', async () => {
  const message = 'This invoice was credited by someone else. Check it and try again.';
  const changed = refuse(412, { code: 'PT412', message, details: '250.50' });
  const { backend } = open({}, { answers: { 'rpc/credit_invoice': changed } });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Credit Note' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Issue Credit Note' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Scratch');
  backend.responses['rpc/read_invoice'] = buildInvoice({ credited: 250.5, due: 4749.5 });
  await userEvent.click(dialog.getByRole('button', { name: 'Issue Credit Note' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(await dialog.findByText('Full balance: ₹4,749.50')).toBeVisible();
  backend.responses['rpc/credit_invoice'] = buildInvoice({ kind: 'credit_note' });
  await userEvent.click(dialog.getByRole('button', { name: 'Issue Credit Note' }));
  expect(await screen.findByText(/^Credit note .* issued$/)).toBeVisible();
  expect(sentTo(backend, 'rpc/credit_invoice').map(({ body }) => body)).toMatchObject([
    { expected_credited: 0 },
    { expected_credited: 250.5 },
  ]);
});

test('An invoice of nothing can be credited, to issue another', async () => {
  open({ total: 0, due: 0 });
  expect(await screen.findByRole('button', { name: 'Issue Credit Note' })).toBeVisible();
});

test('No more of a line can be credited than is left of an invoice with a negative adjustment @long', async () => {
  const { backend } = open({ total: 4820 });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Credit Note' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Amounts of some lines' }));
  expect(screen.getByRole('textbox', { name: '1. Full Service (₹)' })).toHaveAccessibleDescription(
    'At most ₹4,820.00',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Scratch');
  await userEvent.type(screen.getByRole('textbox', { name: '1. Full Service (₹)' }), '4900{Enter}');
  expect(screen.getByRole('textbox', { name: '1. Full Service (₹)' })).toHaveAccessibleDescription(
    'At most ₹4,820.00 Please enter at most ₹4,820.00',
  );
  expect(sentTo(backend, 'rpc/credit_invoice')).toEqual([]);
});

test('A manager without the right to pay takes money, gives none back and sees why', async () => {
  open({ payments: [paid] }, { as: { ...manager, may_pay: false } });
  expect(await screen.findByRole('button', { name: 'Record Payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct|Refund|Credit Note/ })).not.toBeInTheDocument();
  expect(screen.getByText(/need the right to pay/)).toBeVisible();
});

test('A credit note leads to its invoice and takes no payments', async () => {
  const credit = { credits: 5, credits_number: 'PL/2026-27/00005', credits_issued_on: '2026-11-19' };
  open({ kind: 'credit_note', due: 0, is_current: false, reason: 'Scratch', ...credit });
  expect(await screen.findByRole('article', { name: /^Credit Note/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice PL/2026-27/00005' })).toHaveAttribute(
    'href',
    '/invoices/5',
  );
  expect(screen.queryByRole('button', { name: 'Record Payment' })).not.toBeInTheDocument();
});

test('An unknown invoice and a failure are shown', async () => {
  const missing = refuse(404, { code: 'PT404', message: 'Invoice not found' });
  const { unmount } = open({}, { answers: { 'rpc/read_invoice': missing } });
  expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
  unmount();
  open({}, { answers: { 'rpc/read_invoice': offline } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the invoice');
});
