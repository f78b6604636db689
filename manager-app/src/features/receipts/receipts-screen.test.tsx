import {
  accessibilityViolations,
  buildReceipt,
  fakeBackend,
  manager,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ReceiptsScreen } from './receipts-screen.tsx';

interface OpenOptions {
  answers?: Record<string, unknown>;
  as?: typeof manager;
}

const deposit = buildReceipt({ kind: 'deposit', invoice_id: null, invoice_number: null });
/** Of a request without an invoice that counts, for which ₹1,200 was paid. */
const balance = {
  request_id: 41,
  invoice_id: null,
  invoiced: 0,
  credited: 0,
  paid: 1200,
  due: 0,
  receivable: 0,
  refundable: 1200,
  can_invoice: false,
  payments: [],
};

function open(answer: unknown, { answers = {}, as = manager }: OpenOptions = {}) {
  const backend = fakeBackend({
    'rpc/read_receipt': answer,
    'rpc/garage_logo': null,
    'rpc/request_balance': balance,
    ...answers,
  });
  const path = '/receipts/:paymentId';
  return { ...renderScreen(<ReceiptsScreen />, { backend, as, path, url: '/receipts/3' }), backend };
}

test('A receipt is shown as paper, printed, and leads to its invoice @long', async () => {
  const { container } = open(buildReceipt());
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  expect(await screen.findByRole('article', { name: 'Receipt PR/2026-27/00003' })).toHaveTextContent(
    '₹1,200.00',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Invoice PL/2026-27/00007' })).toHaveAttribute(
    'href',
    '/invoices/7',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A deposit without an invoice is refunded on its receipt @long', async () => {
  const { backend } = open(deposit);
  const card = within(await screen.findByRole('article', { name: 'Balance' }));
  expect(card.getByText('Can be refunded').nextElementSibling).toHaveTextContent('₹1,200.00');
  expect(card.queryByText('Invoiced')).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Record Refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record Refund' }));
  expect(dialog.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('1,200.00');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cancelled');
  backend.responses['rpc/refund_payment'] = { ...deposit, kind: 'refund', amount: -1200, balance };
  backend.responses['rpc/request_balance'] = { ...balance, paid: 0, refundable: 0 };
  await userEvent.click(dialog.getByRole('button', { name: 'Record Refund' }));
  expect(await screen.findByText(/₹1,200\.00 refunded/)).toBeVisible();
  expect(sentTo(backend, 'rpc/refund_payment')[0]?.body).toMatchObject({ request_id: 41, amount: 1200 });
  await waitFor(() => expect(card.queryByRole('button', { name: 'Record Refund' })).not.toBeInTheDocument());
});

test('A refund recorded by someone else is shown before another is given @long', async () => {
  const message = 'The amount paid has changed. Check it and try again.';
  const left = { ...balance, paid: 0, refundable: 0 };
  const { backend } = open(deposit, {
    answers: {
      'rpc/refund_payment': refuse(412, { code: 'PT412', message, details: JSON.stringify(left) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record Refund' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cancelled');
  backend.responses['rpc/request_balance'] = left;
  await userEvent.click(dialog.getByRole('button', { name: 'Record Refund' }));
  expect(await dialog.findByText('Nothing is left to refund for this job.')).toBeVisible();
  expect(sentTo(backend, 'rpc/refund_payment')[0]?.body).toMatchObject({ expected_paid: 1200 });
});

test('A mistyped deposit is corrected on its receipt, once @long', async () => {
  const { backend } = open(deposit);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct PR/2026-27/00003' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Mistyped');
  backend.responses['rpc/correct_payment'] = { ...deposit, kind: 'correction', amount: -1200, balance };
  backend.responses['rpc/read_receipt'] = { ...deposit, corrected: true };
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Entry' }));
  expect(await screen.findByText('PR/2026-27/00003 corrected')).toBeVisible();
  expect(sentTo(backend, 'rpc/correct_payment')[0]?.body).toMatchObject({
    payment_id: 3,
    reason: 'Mistyped',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument());
  expect(screen.getByText('This entry').nextElementSibling).toHaveTextContent('Corrected');
});

test('A manager without the right to pay sees the balance, and why nothing can be given back', async () => {
  open(deposit, { as: { ...manager, may_pay: false } });
  expect(await screen.findByText(/need the right to pay/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct|Refund/ })).not.toBeInTheDocument();
});

test('A balance that does not load leaves the receipt, and a retry loads it', async () => {
  const { backend } = open(deposit, { answers: { 'rpc/request_balance': offline } });
  expect(await screen.findByText('Failed to load the balance')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Receipt PR/2026-27/00003' })).toBeVisible();
  backend.responses['rpc/request_balance'] = balance;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Balance' })).toBeVisible();
});

test('A receipt that does not exist is not found', async () => {
  open(refuse(404, { code: 'PT404', message: 'Payment not found' }));
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
});
