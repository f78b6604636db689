import { accessibilityViolations, fakeBackend, refuse } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReceipt } from '../../testing/build-invoice.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ReceiptsScreen } from './receipts-screen.tsx';

function open(answer: unknown) {
  const backend = fakeBackend({ 'rpc/read_receipt': answer, 'rpc/garage_logo': null });
  return renderScreen(<ReceiptsScreen />, { backend, path: '/receipts/:paymentId', url: '/receipts/3' });
}

test('A receipt is shown as paper, printed, and leads to its invoice', async () => {
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

test('A receipt that does not exist is not found', async () => {
  open(refuse(404, { code: 'PT404', message: 'Payment not found' }));
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
});
