import {
  accessibilityViolations,
  buildReceipt,
  fakeBackend,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ReceiptsScreen } from './receipts-screen.tsx';

const open = (receipt: unknown, url = '/receipts/3') =>
  renderScreen(<ReceiptsScreen />, {
    backend: fakeBackend({ 'rpc/read_receipt': receipt, 'rpc/garage_logo': null }),
    path: '/receipts/:paymentId',
    url,
  });

test('A receipt shows what was received, from whom and for what, and links its invoice @long', async () => {
  const { container } = open(buildReceipt());
  const paper = within(await screen.findByRole('article', { name: 'Receipt PR/2026-27/00003' }));
  expect(paper.getByText('Amount received').nextElementSibling).toHaveTextContent('₹1,200.00');
  expect(paper.getByRole('region', { name: 'Received from' })).toHaveTextContent('Asha Rao');
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Invoice PL/2026-27/00007' }));
  expect(await screen.findByText('/invoices/7')).toBeInTheDocument();
});

test('The receipt of a deposit has no invoice yet', async () => {
  open(buildReceipt({ kind: 'deposit', invoice_id: null, invoice_number: null }));
  expect(await screen.findByRole('article', { name: /Receipt/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Invoice / })).not.toBeInTheDocument();
});

test.each(['/receipts/99', '/receipts/none'])('%s is not found', async (url) => {
  open(refuse(404, { code: 'PT404', message: 'Payment not found' }), url);
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the receipt', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the receipt')).toBeInTheDocument();
  backend.responses['rpc/read_receipt'] = buildReceipt();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: /Receipt/ })).toBeInTheDocument();
});
