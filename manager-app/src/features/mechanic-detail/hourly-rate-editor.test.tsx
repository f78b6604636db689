import { never, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMechanic, mechanicId } from '../../testing/build-mechanic.ts';
import { buildMechanicSalary } from '../../testing/build-mechanic-salary.ts';
import { openMechanicDetail } from './open-mechanic-detail.testing.tsx';

async function edit(responses: Record<string, unknown> = {}) {
  const view = openMechanicDetail(responses);
  const card = await screen.findByRole('region', { name: 'Hourly rate' });
  await userEvent.click(within(card).getByRole('button', { name: 'Edit' }));
  return { ...view, card, field: within(card).getByRole('textbox', { name: /Hourly rate/ }) };
}

async function enter(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('The manager sees the hourly rate', async () => {
  openMechanicDetail();
  expect(await screen.findByText('₹450 per hour')).toBeVisible();
});

test('A new rate is stored, shown and announced @long', async () => {
  const { backend, card, field, sent } = await edit({
    'rpc/set_hourly_rate': { mechanic_id: mechanicId, hourly_rate: 512.5 },
  });
  expect(field).toHaveFocus();
  backend.responses['rpc/mechanic_salary'] = buildMechanicSalary({
    mechanic: buildMechanic({ hourly_rate: 512.5 }),
  });
  await enter(field, '512.50');
  expect(await screen.findByText('Hourly rate updated successfully')).toBeVisible();
  expect(sent('rpc/set_hourly_rate')).toEqual([
    { mechanic_id: mechanicId, hourly_rate: 512.5, expected_rate: 450 },
  ]);
  expect(within(card).getByText('₹512.50 per hour')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('While a rate is typed, the form says what it makes of unpaid jobs @long', async () => {
  const { field, sent } = await edit({ 'rpc/salary_at_rate': { jobs: 6, total: 1499.99, total_then: 1800 } });
  expect(sent('rpc/salary_at_rate')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '540');
  expect(await screen.findByText('6 unpaid jobs: ₹1,499.99 becomes ₹1,800.00')).toBeVisible();
  expect(sent('rpc/salary_at_rate').at(-1)).toEqual({ mechanic_id: mechanicId, hourly_rate: 540 });
  expect(sent('rpc/set_hourly_rate')).toEqual([]);
});

test.each(['', '0', '0.001', '-20', '1000001', 'abc', '4oo', '450.555', '1e3'])(
  'A rate of "%s" is refused @long',
  async (text) => {
    const { field, sent } = await edit();
    await enter(field, text);
    expect(await screen.findByText('Please enter a valid hourly rate')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent('rpc/set_hourly_rate')).toEqual([]);
  },
);

test('Editing the rate clears its error @long', async () => {
  const { field } = await edit();
  await enter(field, '0');
  expect(await screen.findByText('Please enter a valid hourly rate')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  await userEvent.tab();
  expect(screen.queryByText('Please enter a valid hourly rate')).not.toBeInTheDocument();
});

test('A rate that the server refuses is marked as invalid @long', async () => {
  const { field } = await edit({
    'rpc/set_hourly_rate': refuse(400, {
      code: 'PT400',
      message: 'Please enter a valid hourly rate',
      hint: 'hourly_rate',
    }),
  });
  await enter(field, '500');
  expect(await screen.findByText('Please enter a valid hourly rate')).toBeVisible();
});

test.each([
  ['Failed to update hourly rate', refuse(403, { code: 'PT403', message: 'Only managers may do this' })],
  ['Error updating hourly rate', offline],
])('A failure shows "%s" and keeps the typed rate @long', async (message, answer) => {
  const { field } = await edit({ 'rpc/set_hourly_rate': answer });
  await enter(field, '500');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('500');
});

test('A rate that another manager changed meanwhile is said so, and stays @long', async () => {
  const message = 'This rate was changed by someone else. Cancel to see it.';
  const { field } = await edit({ 'rpc/set_hourly_rate': refuse(412, { code: 'PT412', message }) });
  await enter(field, '500');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('500');
});

test('The button is pending while the rate is stored @long', async () => {
  const { field } = await edit({ 'rpc/set_hourly_rate': never });
  await enter(field, '500');
  expect(await screen.findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
});

test('Cancel leaves the rate unchanged @long', async () => {
  const { card, sent } = await edit();
  await userEvent.click(within(card).getByRole('button', { name: 'Cancel' }));
  expect(within(card).getByText('₹450 per hour')).toBeVisible();
  expect(sent('rpc/set_hourly_rate')).toEqual([]);
});
