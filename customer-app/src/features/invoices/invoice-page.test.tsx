import type { Invoice } from '@pitlane/shared-data/invoices';
import {
  accessibilityViolations,
  buildCustomerPayment,
  buildInvoice,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentOptions } from '../../testing/payment-options.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as InvoicesScreen } from './invoices-screen.tsx';

const open = (invoice: unknown, options: unknown = paymentOptions, url = '/invoices/7') =>
  renderScreen(<InvoicesScreen />, {
    backend: fakeBackend({
      'rpc/read_invoice': invoice,
      'rpc/payment_options': options,
      'rpc/garage_logo': null,
    }),
    path: '/invoices/:invoiceId',
    url,
  });

const paid = (changes: Partial<Invoice> = {}) =>
  buildInvoice({ due: 0, payments: [buildCustomerPayment()], ...changes });
const payNow = () => screen.findByRole('region', { name: 'Pay Now' });
const valueBeside = (label: string) =>
  within(screen.getByRole('region', { name: 'Balance' })).getByText(label).nextElementSibling;

test('The invoice is shown with its lines, total and balance @long', async () => {
  const { container, backend } = open(buildInvoice());
  const paper = within(await screen.findByRole('article', { name: 'Tax Invoice PL/2026-27/00007' }));
  expect(paper.getByRole('rowheader', { name: 'Full Service' })).toBeInTheDocument();
  expect(paper.getByText('Amount due').nextElementSibling).toHaveTextContent('₹5,000.00');
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/read_invoice').map(({ body }) => body)).toEqual([{ invoice_id: 7 }]);
  expect(document.title).toBe('Tax invoice PL/2026-27/00007 · Pitlane');
  expect(screen.getByRole('heading', { level: 1, name: 'PL/2026-27/00007' })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Pay Now has a link and a QR code with the amount due, and the bank account @long', async () => {
  open(buildInvoice({ due: 3899.5 }));
  const section = within(await payNow());
  const address = section.getByRole('link', { name: 'Pay ₹3,899.50 by UPI' }).getAttribute('href');
  expect(address).toMatch(/^upi:\/\/pay\?pa=pitlane\.motors@okbank&pn=Pitlane%20Motors&am=3899\.50&cu=INR&/);
  expect(section.getByRole('img', { name: 'QR code to pay ₹3,899.50 by UPI' })).toBeInTheDocument();
  for (const text of ['50100234567891', 'HDFC0001234', 'PL/2026-27/00007', '3899.50']) {
    expect(section.getByText(text)).toBeInTheDocument();
  }
  expect(section.getByRole('heading', { name: 'At the desk' })).toBeInTheDocument();
});

test('A bank detail is copied @long', async () => {
  const user = userEvent.setup();
  open(buildInvoice());
  const section = within(await payNow());
  await user.click(section.getByRole('button', { name: 'Copy the account number' }));
  expect(await navigator.clipboard.readText()).toBe('50100234567891');
  expect(section.getByText('Copied')).toBeInTheDocument();
});

test('Without a bank account only UPI and the desk are offered', async () => {
  open(buildInvoice(), { ...paymentOptions, bank_account: null, ifsc: null });
  const section = within(await payNow());
  expect(section.queryByRole('heading', { name: 'By bank transfer' })).not.toBeInTheDocument();
  expect(section.getByRole('heading', { name: 'By UPI' })).toBeInTheDocument();
});

test('For a garage that has not set up how to be paid, the payment is simulated', async () => {
  open(buildInvoice(), null);
  const section = within(await payNow());
  expect(section.getByRole('heading', { name: 'Payment Required' })).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Pay Now' })).toBeInTheDocument();
  expect(section.queryByRole('link')).not.toBeInTheDocument();
});

test('When the ways to pay do not load, the paper is shown, and a retry loads them @long', async () => {
  const { backend } = open(buildInvoice(), offline);
  const section = within(await payNow());
  expect(section.getByText('Failed to load how to pay')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /Tax Invoice/ })).toBeInTheDocument();
  backend.responses['rpc/payment_options'] = paymentOptions;
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
});

test('A paid invoice asks for nothing, and lists its payments with their receipts @long', async () => {
  open(paid());
  const payments = within(await screen.findByRole('table', { name: 'Receipts' }));
  expect(payments.getByRole('row', { name: /PR\/2026-27\/00003/ })).toHaveTextContent(
    /21 Nov 2026.*Payment.*UPI.*UTR 632412345678.*₹1,200\.00/,
  );
  expect(screen.queryByRole('region', { name: 'Pay Now' })).not.toBeInTheDocument();
  expect(valueBeside('Due')).toHaveTextContent('₹0.00');
  await userEvent.click(payments.getByRole('link'));
  expect(await screen.findByText('/receipts/3')).toBeInTheDocument();
});

test('Credit notes are listed with their reason and the refund due @long', async () => {
  const { balance } = buildInvoice({ due: 0 });
  open(
    paid({
      credited: 100,
      credit_notes: [
        { invoice_id: 9, number: 'PC/2026-27/00001', issued_on: '2026-11-22', total: 100, reason: 'Scratch' },
      ],
      balance: { ...balance, credited: 100, refundable: 100 },
    }),
  );
  const notes = within(await screen.findByRole('table', { name: 'Credit notes of the invoice' }));
  expect(notes.getByRole('row', { name: /PC/ })).toHaveTextContent(/22 Nov 2026.*Scratch.*-₹100\.00/);
  expect(valueBeside('Credited')).toHaveTextContent('₹100.00');
  expect(valueBeside('To be refunded')).toHaveTextContent('₹100.00');
});

test('What was paid for an invoice credited whole is to be refunded, until the job has another @long', async () => {
  const { balance } = buildInvoice({ due: 0 });
  const refundable = { ...balance, invoice_id: null, credited: 5000, refundable: 5000 };
  const credited = paid({ credited: 5000, is_current: false, balance: refundable });
  const { unmount } = open(credited);
  await screen.findByRole('article', { name: /Tax Invoice/ });
  expect(valueBeside('Paid')).toHaveTextContent('₹5,000.00');
  expect(valueBeside('To be refunded')).toHaveTextContent('₹5,000.00');
  unmount();
  open({ ...credited, balance: { ...refundable, invoice_id: 8 } });
  await screen.findByRole('article', { name: /Tax Invoice/ });
  expect(screen.queryByText('To be refunded')).not.toBeInTheDocument();
});

test('A credit note names its invoice and has neither a balance nor a payment', async () => {
  open(
    buildInvoice({
      kind: 'credit_note',
      number: 'PC/2026-27/00001',
      credits: 7,
      credits_number: 'PL/2026-27/00007',
      credits_issued_on: '2026-11-20',
      is_current: false,
      due: 0,
      reason: 'Scratch',
    }),
    null,
  );
  expect(await screen.findByRole('article', { name: 'Credit Note PC/2026-27/00001' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument();
});

test('An open invoice says when the garage has recorded a payment @long', async () => {
  const { backend } = open(buildInvoice());
  await payNow();
  backend.responses['rpc/read_invoice'] = paid();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('The garage has recorded your payment of ₹5,000.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pay Now' })).not.toBeInTheDocument());
});

test('A loading message is shown, and the sheet once how to pay is known too', async () => {
  open(buildInvoice(), never);
  expect(await screen.findByText('Loading the invoice...')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each(['/invoices/99', '/invoices/none'])('%s is not found', async (url) => {
  open(refuse(404, { code: 'PT404', message: 'Invoice not found' }), null, url);
  expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the invoice', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the invoice')).toBeInTheDocument();
  backend.responses['rpc/read_invoice'] = buildInvoice();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: /Tax Invoice/ })).toBeInTheDocument();
});
