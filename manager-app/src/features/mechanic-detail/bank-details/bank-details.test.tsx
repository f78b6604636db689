import { accessibilityViolations, manager, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mechanicId } from '../../../testing/build-mechanic.ts';
import { openMechanicDetail } from '../open-mechanic-detail.testing.tsx';

const account = { account_name: 'RAVI KUMAR', account_number: '123456789012', ifsc: 'HDFC0001234' };

async function open(responses: Record<string, unknown> = {}) {
  const opened = openMechanicDetail({ 'rpc/bank_account': account, ...responses });
  await userEvent.click(await screen.findByRole('button', { name: 'Bank Details' }));
  const dialog = await screen.findByRole('dialog', { name: /^Bank Details of / });
  return { ...opened, dialog };
}

test('They are read when they are asked for, and saved over what was seen @long', async () => {
  const opened = openMechanicDetail({ 'rpc/bank_account': account, 'rpc/save_bank_account': account });
  const show = await screen.findByRole('button', { name: 'Bank Details' });
  expect(opened.sent('rpc/bank_account')).toEqual([]);
  await userEvent.click(show);
  const number = await screen.findByLabelText('Account number');
  expect(number).toHaveValue('123456789012');
  const dialog = screen.getByRole('dialog');
  expect(await accessibilityViolations(dialog)).toEqual([]);
  await userEvent.clear(number);
  await userEvent.type(number, '9999 8888 7777');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bank details saved')).toBeVisible();
  expect(opened.sent('rpc/save_bank_account')).toEqual([
    { mechanic_id: mechanicId, ...account, account_number: '9999 8888 7777', expected: account },
  ]);
});

test('A refusal is at its field, and what was entered stays', async () => {
  await open({
    'rpc/save_bank_account': refuse(400, {
      code: 'PT400',
      message: 'An account number has 9 to 18 digits',
      hint: 'account_number',
    }),
  });
  const number = await screen.findByLabelText('Account number');
  await userEvent.clear(number);
  await userEvent.type(number, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription('An account number has 9 to 18 digits'));
  expect(number).toHaveValue('12');
});

test('A failure to load them is said', async () => {
  const { dialog } = await open({ 'rpc/bank_account': offline });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to load the bank details');
});

test('Without the right to pay they are not offered', async () => {
  openMechanicDetail({}, undefined, { ...manager, may_pay: false });
  await screen.findByRole('button', { name: 'Dismiss Mechanic' });
  expect(screen.queryByRole('button', { name: 'Bank Details' })).not.toBeInTheDocument();
});
