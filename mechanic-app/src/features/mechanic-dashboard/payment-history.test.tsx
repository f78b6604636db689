import {
  accessibilityViolations,
  buildListedPayment,
  buildPaymentPage,
  fakeBackend,
  mechanic,
  never,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPaymentJobs } from '../../testing/build-payment-jobs.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MechanicDashboardScreen } from './mechanic-dashboard-screen.tsx';

const payment = buildListedPayment({
  payment_id: 9,
  payment_date: '2026-03-01T06:30:00Z',
  time_based_pay: 1250,
  bonus_amount: 312.45,
  total_amount: 1562.45,
});

async function openPayments(payments: unknown) {
  const backend = fakeBackend({
    'rpc/list_jobs': { rows: [], total: 0 },
    'rpc/list_salary_payments': payments,
  });
  renderScreen(<MechanicDashboardScreen />, { backend, as: mechanic, path: '/mechanic-dashboard' });
  await screen.findByText('No completed jobs yet');
  const toggle = screen.getByRole('button', { name: 'Payment History' });
  await userEvent.click(toggle);
  return { backend, toggle };
}

test('Payment History toggles a panel with the payments @long', async () => {
  const { backend, toggle } = await openPayments(buildPaymentPage([payment]));
  expect(await screen.findByRole('table', { name: 'Salary payments' })).toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(backend.requests.filter(({ path }) => path === 'rpc/list_salary_payments')).toHaveLength(1);
});

test('A payment shows pay, bonus, total, job count and notes @long', async () => {
  await openPayments(buildPaymentPage([{ ...payment, notes: 'February' }]));
  const row = within(await screen.findByRole('row', { name: /1 Mar 2026/ }));
  for (const text of ['₹1,250.00', '₹312.45', '₹1,562.45', '2', 'February']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('Total paid: ₹1,562.45 in 1 payment')).toBeInTheDocument();
});

test('A payment of a run leads to its payslip', async () => {
  await openPayments(buildPaymentPage([{ ...payment, pay_run_id: 12, notes: 'Pay run 12' }]));
  const link = await screen.findByRole('link', { name: 'Payslip of pay run 12', hidden: true });
  expect(link).toHaveAttribute('href', '/my-pay/12');
});

test('A payment whose total was adjusted shows by how much', async () => {
  await openPayments(buildPaymentPage([{ ...payment, total_amount: 1500 }]));
  const row = await screen.findByRole('row', { name: /1 Mar 2026/ });
  expect(row).toHaveTextContent('₹1,500.00Adjustment -₹62.45');
});

test('A payment shows its jobs, and the numbers of deleted jobs @long', async () => {
  const { backend } = await openPayments(buildPaymentPage([payment]));
  backend.responses['rpc/payment_jobs'] = buildPaymentJobs();
  const show = await screen.findByRole('button', { name: 'Show jobs paid on 1 Mar 2026' });
  await userEvent.click(show);
  const dialog = within(await screen.findByRole('dialog', { name: 'Jobs Paid on 1 Mar 2026' }));
  const list = await dialog.findByRole('list', { name: 'Jobs paid' });
  expect(backend.requests.at(-1)).toMatchObject({ path: 'rpc/payment_jobs', body: { payment_id: 9 } });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const text of [
    'Brake Repair & Service',
    'Job #41 · Hyundai Creta',
    '20 Feb 2026',
    'KA 01 AB 1234',
    '₹10,415',
  ]) {
    expect(first).toHaveTextContent(text);
  }
  expect(second).toHaveTextContent('Job #42 was deleted');
  expect(await accessibilityViolations()).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(show).toHaveFocus());
});

test('A loading message is shown while the jobs of a payment load @long', async () => {
  const { backend } = await openPayments(buildPaymentPage([payment]));
  backend.responses['rpc/payment_jobs'] = never;
  await userEvent.click(await screen.findByRole('button', { name: 'Show jobs paid on 1 Mar 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('Loading jobs paid...');
});

test('A failure to load the jobs of a payment is shown with a retry @long', async () => {
  const { backend } = await openPayments(buildPaymentPage([payment]));
  backend.responses['rpc/payment_jobs'] = refuse(500, { code: 'XX000', message: 'relation' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show jobs paid on 1 Mar 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load the jobs paid');
  backend.responses['rpc/payment_jobs'] = buildPaymentJobs();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('list', { name: 'Jobs paid' })).toBeInTheDocument();
});

test('A mechanic without payments sees an empty state', async () => {
  await openPayments(buildPaymentPage([]));
  expect(await screen.findByText('No payment records found')).toBeInTheDocument();
});

test('A loading message is shown while the payments load', async () => {
  await openPayments(never);
  expect(screen.getByText('Loading payment history...')).toBeInTheDocument();
});

test('A failure to load the payments is shown with a retry', async () => {
  const { backend } = await openPayments(refuse(500, { code: 'XX000', message: 'relation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch payment history');
  backend.responses['rpc/list_salary_payments'] = buildPaymentPage([payment]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Salary payments' })).toBeInTheDocument();
});

test('The next page of payments is requested @long', async () => {
  const { backend } = await openPayments({ ...buildPaymentPage([payment]), total: 30 });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(backend.requests.at(-1)?.body).toMatchObject({ page: 2 }));
});
