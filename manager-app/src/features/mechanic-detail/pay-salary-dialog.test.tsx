import { accessibilityViolations, never, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mechanicId } from '../../testing/build-mechanic.ts';
import {
  buildMechanicSalary,
  buildPaidMechanicSalary,
  buildPayment,
} from '../../testing/build-mechanic-salary.ts';
import { openMechanicDetail } from './open-mechanic-detail.testing.tsx';

async function openDialog(responses: Record<string, unknown> = {}) {
  const view = openMechanicDetail(responses);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Salary' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay Salary' });
  return {
    ...view,
    dialog,
    amount: within(dialog).getByRole('textbox', { name: 'Final amount (₹)' }),
    pay: within(dialog).getByRole('button', { name: 'Pay Salary' }),
    job: (name: RegExp) => within(dialog).getByRole('checkbox', { name }),
  };
}

const conflict = refuse(409, {
  code: 'PT409',
  message: 'One of these jobs has already been paid. Reload and try again.',
});

test('The dialog opens with all unpaid jobs selected and the salary due @long', async () => {
  const { dialog, amount, job } = await openDialog();
  expect(job(/^#12 Battery Service/)).toBeChecked();
  expect(job(/^#15 Oil Change/)).toBeChecked();
  expect(dialog).toHaveTextContent('Time-based pay₹1,012.50Bonus₹412.50Salary due₹1,425.00');
  expect(amount).toHaveValue('1,425.00');
  expect(await accessibilityViolations(dialog)).toEqual([]);
});

test('The amount is the sum of the selected jobs @long', async () => {
  const { dialog, amount, job } = await openDialog();
  await userEvent.click(job(/^#12/));
  expect(dialog).toHaveTextContent('Salary due₹442.50');
  expect(amount).toHaveValue('442.50');
  expect(job(/^All jobs \(1 of 2 selected\)/)).toBePartiallyChecked();
});

test('A payment without a selected job is not possible @long', async () => {
  const { job, pay } = await openDialog();
  await userEvent.click(job(/^All jobs/));
  expect(pay).toBeDisabled();
  await userEvent.click(job(/^All jobs/));
  expect(pay).toBeEnabled();
});

test('The manager pays the selected jobs with an adjusted amount and sees a receipt @long', async () => {
  const { backend, sent, amount, job, pay, dialog } = await openDialog({
    'rpc/pay_salary': () => {
      backend.responses['rpc/mechanic_salary'] = buildPaidMechanicSalary();
      return buildPayment({
        time_based_pay: 337.5,
        bonus_amount: 105,
        total_amount: 500,
        jobs_included: [15],
        notes: 'Festival',
      });
    },
  });
  await userEvent.click(job(/^#12/));
  await userEvent.clear(amount);
  await userEvent.type(amount, '500');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Notes' }), ' Festival ');
  await userEvent.click(pay);

  expect(await screen.findByText('Salary paid successfully')).toBeVisible();
  expect(sent('rpc/pay_salary')).toEqual([
    {
      mechanic_id: mechanicId,
      request_ids: [15],
      final_amount: 500,
      notes: 'Festival',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  const receipt = await screen.findByRole('dialog', { name: 'Payment receipt' });
  for (const text of ['#88', 'Ravi Kumar', '#15', '₹337.50', '₹105.00', '₹57.50', '₹500.00', 'Festival']) {
    expect(within(receipt).getByText(text)).toBeVisible();
  }
  expect(await accessibilityViolations(receipt)).toEqual([]);

  await userEvent.click(within(receipt).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('No unpaid jobs')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('The receipt links to the payment history @long', async () => {
  const { pay } = await openDialog({ 'rpc/pay_salary': buildPayment() });
  await userEvent.click(pay);
  const receipt = await screen.findByRole('dialog', { name: 'Payment receipt' });
  expect(within(receipt).queryByText('Adjustment')).not.toBeInTheDocument();
  await userEvent.click(within(receipt).getByRole('link', { name: 'View payment history' }));
  expect(await screen.findByText('/salary-payments')).toBeVisible();
});

test('A blank amount is the salary due @long', async () => {
  const { amount } = await openDialog();
  await userEvent.clear(amount);
  await userEvent.tab();
  expect(amount).toHaveValue('1,425.00');
});

test.each([
  ['5oo', 'Please enter a valid amount'],
  ['-5', 'Please enter at least ₹0.00'],
  ['1400.256', 'Please enter at most 2 digits after the point'],
])('No salary of "%s" is paid @long', async (text, error) => {
  const { sent, amount, pay } = await openDialog();
  await userEvent.clear(amount);
  await userEvent.type(amount, text);
  await userEvent.click(pay);
  expect(amount).toHaveValue(text);
  expect(amount).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(amount).toHaveFocus();
  expect(sent('rpc/pay_salary')).toEqual([]);
});

test('The dialog is pending and cannot be closed while the salary is paid @long', async () => {
  const { pay } = await openDialog({ 'rpc/pay_salary': never });
  await userEvent.click(pay);
  expect(await screen.findByRole('button', { name: /Processing\.\.\./ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Pay Salary' })).toBeVisible();
});

test('A job that was already paid fails the whole payment and leaves the list @long', async () => {
  const { backend, dialog, pay } = await openDialog({ 'rpc/pay_salary': conflict });
  const [, oilJob] = buildMechanicSalary().unpaid_jobs;
  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary({ unpaid_jobs: oilJob ? [oilJob] : [] });
  await userEvent.click(pay);
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Failed to mark jobs as paid');
  expect(alert).toHaveTextContent('One of these jobs has already been paid. Reload and try again.');
  expect(within(dialog).queryByRole('checkbox', { name: /^#12/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Salary paid successfully')).not.toBeInTheDocument();
});

test.each([
  ['without a network', offline],
  ['when the server fails', refuse(500, { code: 'XX000', message: 'boom' })],
])('A failed payment is shown %s @long', async (_, answer) => {
  const { dialog, pay } = await openDialog({ 'rpc/pay_salary': answer });
  await userEvent.click(pay);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to process payment');
  expect(screen.queryByText('boom')).not.toBeInTheDocument();
});

test('A retry sends the same idempotency key, so that nothing is paid twice', async () => {
  const { pay, sent, dialog } = await openDialog({ 'rpc/pay_salary': offline });
  await userEvent.click(pay);
  await within(dialog).findByRole('alert');
  await userEvent.click(pay);
  await waitFor(() => expect(sent('rpc/pay_salary')).toHaveLength(2));
  const [first, second] = sent('rpc/pay_salary') as { idempotency_key: string }[];
  expect(first?.idempotency_key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual(first);
});

test('A retry after a lost response finds the payment that was made @long', async () => {
  const { backend, dialog, pay, sent } = await openDialog({ 'rpc/pay_salary': offline });
  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary({ unpaid_jobs: [] });
  await userEvent.click(pay);
  await within(dialog).findByRole('alert');
  await waitFor(() => expect(within(dialog).queryByRole('checkbox', { name: /^#/ })).not.toBeInTheDocument());
  backend.responses['rpc/pay_salary'] = buildPayment();
  await userEvent.click(pay);
  expect(await screen.findByText('Salary paid successfully')).toBeVisible();
  const [first, second] = sent('rpc/pay_salary');
  expect(second).toEqual(first);
});

test('Escape closes the dialog and returns the focus to its button @long', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay Salary' })).toHaveFocus());
});

test('Closing the dialog with typed notes asks for confirmation @long', async () => {
  await openDialog();
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Festival bonus');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Festival bonus');
});
