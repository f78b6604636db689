import type { StatementRow } from '@pitlane/shared-data/invoices';
import {
  accessibilityViolations,
  buildBalance,
  fakeBackend,
  isPrinted,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerId } from '../../../testing/build-customer.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as StatementScreen } from './statement-screen.tsx';

const invoiced: StatementRow = {
  day: '2026-11-20',
  at: '2026-11-20T06:00:00Z',
  kind: 'tax_invoice',
  number: 'PL/2026-27/00007',
  request_id: 41,
  id: 7,
  service_name: 'Full Service',
  amount: 5000,
  balance: 5100,
};
const paid: StatementRow = {
  ...invoiced,
  day: '2026-11-21',
  kind: 'payment',
  number: 'PR/2026-27/00003',
  id: 3,
  amount: -1200,
  balance: 3900,
};
const statement = {
  customer: { name: 'Asha Rao', phone: null },
  from_day: '2026-11-01',
  to_day: '2026-11-30',
  balance: buildBalance({ total: 4400, invoiced: 3900, to_invoice: 500 }),
  opening: 100,
  closing: 3900,
  rows: [invoiced, paid],
  total: 2,
};

const garage = {
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '',
  email: '',
  tax_number: '29AAGCP7383J1ZQ',
};

function open(answer: unknown = statement) {
  const backend = fakeBackend({ 'rpc/customer_statement': answer, 'rpc/garage_settings': garage });
  const view = renderScreen(<StatementScreen />, {
    backend,
    path: '/customer-details/:customerId/statement',
    url: `/customer-details/${customerId}/statement?from=2026-11-01&to=2026-11-30`,
  });
  return { ...view, backend };
}

test('The statement of a period lists each document with the balance after it', async () => {
  const { container, backend, router } = open();
  const table = within(await screen.findByRole('table', { name: 'Statement' }));
  const payment = table.getByRole('row', { name: /Payment PR\/2026-27\/00003/ });
  expect(payment).toHaveTextContent(/-₹1,200\.00₹3,900\.00/);
  expect(within(payment).getByRole('link')).toHaveAttribute('href', '/receipts/3');
  expect(screen.getByText('Balance at the start').parentElement).toHaveTextContent('₹100.00');
  expect(screen.getByText('Owes in total').parentElement).toHaveTextContent(
    '₹4,400.00 (₹3,900.00 invoiced, ₹500.00 not invoiced yet)',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-01' } });
  await waitFor(() => expect(sentTo(backend, 'rpc/customer_statement')).toHaveLength(2));
  expect(sentTo(backend, 'rpc/customer_statement')[1]?.body).toEqual({
    customer_id: customerId,
    from_day: '2026-10-01',
    to_day: '2026-11-30',
    page: 1,
    page_size: 100,
  });
  expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-11-30');
});

const setDay = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('An earlier year is chosen by its days in any order, or by its button @long', async () => {
  const { backend, router } = open();
  await screen.findByRole('table', { name: 'Statement' });
  setDay('From', '2025-01-15');
  expect(screen.getByLabelText('From')).toHaveValue('2025-01-15');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Please select a period of up to a year');
  expect(sentTo(backend, 'rpc/customer_statement')).toHaveLength(1);
  setDay('To', '2025-06-30');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-01-15&to=2025-06-30'));
  setDay('To', '2024-12-31');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first');
  await userEvent.click(screen.getByRole('button', { name: 'Last financial year' }));
  await waitFor(() => expect(sentTo(backend, 'rpc/customer_statement')).toHaveLength(3));
  const asked = sentTo(backend, 'rpc/customer_statement')[2]?.body;
  expect(asked).toMatchObject({
    from_day: expect.stringContaining('-04-01'),
    to_day: expect.stringContaining('-03-31'),
  });
  expect(screen.getByLabelText('From')).not.toHaveValue('2025-01-15');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('2025-01-15'));
  expect(screen.getByLabelText('To')).toHaveValue('2025-06-30');
});

test('The printed statement names garage, customer and period, and has no controls @long', async () => {
  open();
  const head = within(await screen.findByLabelText('Head of the statement'));
  for (const text of ['Pitlane Motors', '21 Residency Road', 'GSTIN 29AAGCP7383J1ZQ', 'Asha Rao']) {
    expect(head.getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(head.getByText('1 Nov 2026 to 30 Nov 2026')).toBeInTheDocument();
  expect(isPrinted(screen.getByRole('table', { name: 'Statement' }))).toBe(true);
  expect(isPrinted(screen.getByRole('link', { name: 'Customer Details' }))).toBe(false);
  expect(isPrinted(screen.getByRole('button', { name: 'Print' }))).toBe(false);
  expect(isPrinted(screen.getByLabelText('To'))).toBe(false);
});

test('An unknown customer and a failure are shown @long', async () => {
  const { unmount } = open(refuse(404, { code: 'PT404', message: 'Customer not found' }));
  expect(await screen.findByRole('heading', { name: 'Customer not found' })).toBeVisible();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the statement');
});
