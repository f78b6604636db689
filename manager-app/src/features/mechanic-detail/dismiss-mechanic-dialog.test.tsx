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
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Mechanic' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Dismiss Mechanic' });
  const confirm = within(dialog).getByRole('button', { name: 'Dismiss Mechanic' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return { ...view, dialog, confirm };
}

test('The dialog shows the open requests, unpaid jobs and amount due @long', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveTextContent('Open requests (will return to pending)3');
  expect(dialog).toHaveTextContent('Unpaid completed jobs2');
  expect(dialog).toHaveTextContent('Amount due₹1,425');
  expect(dialog).toHaveTextContent('What is due can be paid now, or afterwards under Salary.');
  expect(await accessibilityViolations(dialog)).toEqual([]);
});

test('The dialog says nothing of paying when everything is paid', async () => {
  const { dialog } = await openDialog({ 'rpc/mechanic_salary': buildPaidMechanicSalary() });
  expect(dialog).toHaveTextContent('Amount due₹0');
  expect(dialog).not.toHaveTextContent('What is due');
});

test('The dialog shows refreshed figures, not those from when the screen opened @long', async () => {
  const { backend } = openMechanicDetail();
  const button = await screen.findByRole('button', { name: 'Dismiss Mechanic' });
  const { statistics } = buildMechanicSalary();
  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary({
    statistics: { ...statistics, open_jobs: 5 },
  });
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Dismiss Mechanic' });
  await waitFor(() => expect(dialog).toHaveTextContent('Open requests (will return to pending)5'));
});

test('The dismissal cannot be confirmed while the figures are loading @long', async () => {
  const { backend, sent } = openMechanicDetail({ 'rpc/dismiss_mechanic': never });
  const button = await screen.findByRole('button', { name: 'Dismiss Mechanic' });
  backend.responses['rpc/mechanic_salary'] = never;
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Dismiss Mechanic' });
  const confirm = within(dialog).getByRole('button', { name: 'Dismiss Mechanic' });
  expect(confirm).toBeDisabled();
  await userEvent.click(confirm);
  expect(sent('rpc/dismiss_mechanic')).toEqual([]);
});

test('A dismissal is announced and opens Mechanic Management @long', async () => {
  const { confirm, sent } = await openDialog({
    'rpc/dismiss_mechanic': { open_requests: 3, unpaid_jobs: 2, amount_due: 1425 },
  });
  await userEvent.click(confirm);
  expect(await screen.findByText('/mechanic-management')).toBeVisible();
  expect(screen.getByText('Mechanic dismissed successfully')).toBeVisible();
  expect(sent('rpc/dismiss_mechanic')).toEqual([{ mechanic_id: mechanicId }]);
});

test('Pay and Dismiss pays all unpaid jobs and dismisses in one request', async () => {
  const { dialog, sent } = await openDialog({ 'rpc/pay_and_dismiss': buildPayment() });
  const { unpaid_jobs, total } = buildMechanicSalary();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay ₹1,425.00 and Dismiss' }));
  expect(await screen.findByText('/mechanic-management')).toBeVisible();
  expect(sent('rpc/pay_and_dismiss')).toEqual([
    {
      mechanic_id: mechanicId,
      request_ids: unpaid_jobs.map(({ request_id }) => request_id),
      final_amount: total,
      idempotency_key: expect.any(String),
    },
  ]);
  expect(sent('rpc/dismiss_mechanic')).toEqual([]);
});

test('Nothing is paid when all is, or by a manager without the right', async () => {
  const { dialog } = await openDialog({ 'rpc/mechanic_salary': buildPaidMechanicSalary() });
  expect(within(dialog).queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('A dismissed mechanic is not requested again @long', async () => {
  const { backend, confirm, sent } = await openDialog({
    'rpc/dismiss_mechanic': () => {
      backend.responses['rpc/mechanic_salary'] = null;
      return { open_requests: 3, unpaid_jobs: 2, amount_due: 1425 };
    },
  });
  await waitFor(() => expect(sent('rpc/mechanic_salary')).toHaveLength(2));
  await userEvent.click(confirm);
  expect(await screen.findByText('/mechanic-management')).toBeVisible();
  expect(sent('rpc/mechanic_salary')).toHaveLength(2);
});

test.each([
  ['Failed to dismiss mechanic', refuse(403, { code: 'PT403', message: 'Only managers may do this' })],
  ['Error dismissing mechanic', offline],
])('A failure shows "%s" in the dialog @long', async (message, answer) => {
  const { dialog, confirm } = await openDialog({ 'rpc/dismiss_mechanic': answer });
  await userEvent.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alertdialog', { name: 'Dismiss Mechanic' })).toBeVisible();
});

test('The dialog is pending while the mechanic is dismissed', async () => {
  const { confirm } = await openDialog({ 'rpc/dismiss_mechanic': never });
  await userEvent.click(confirm);
  expect(await screen.findByRole('button', { name: /Dismissing\.\.\./ })).toBeVisible();
});

test('Cancel has the initial focus and sends nothing', async () => {
  const { dialog, sent } = await openDialog();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent('rpc/dismiss_mechanic')).toEqual([]);
});
