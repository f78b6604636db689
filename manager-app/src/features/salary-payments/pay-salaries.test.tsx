import {
  accessibilityViolations,
  type FakeRequest,
  fakeBackend,
  manager,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaySalaries } from './pay-salaries.tsx';

const names = ['Asif', 'Bina', 'Chetan', 'Divya', 'Ravi'];
const due = names.map((name, index) => ({
  mechanic_id: `id-of-${name}`,
  name,
  works_here: name !== 'Divya',
  request_ids: [index + 1],
  time_pay: 900,
  bonus: 100,
  total: 1000,
}));

async function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/salaries_due': due,
    'rpc/pay_salary': { total_amount: 1000 },
    ...responses,
  });
  renderScreen(<PaySalaries />, { backend, as: manager });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Salaries' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay Salaries' });
  await within(dialog).findByRole('list', { name: 'Salaries due' });
  const sent = () => backend.requests.filter(({ path }) => path === 'rpc/pay_salary').map(({ body }) => body);
  return { backend, dialog, sent };
}

const outcomes = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Outcomes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Five salaries are paid with one press, each by its own request @long', async () => {
  const { dialog, sent, backend } = await open();
  expect(await accessibilityViolations(dialog)).toEqual([]);
  expect(within(dialog).getByRole('link', { name: 'Adjust the pay of Asif' })).toBeVisible();
  expect(within(dialog).getByText(/Has left the garage\./)).toBeVisible();
  expect(within(dialog).queryByRole('link', { name: 'Adjust the pay of Divya' })).not.toBeInTheDocument();
  backend.responses['rpc/salaries_due'] = [];
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay 5 salaries, ₹5,000.00' }));
  expect(await screen.findByText('5 salaries paid')).toBeVisible();
  expect(outcomes(dialog)).toEqual(names.map((name) => `${name}: paid ₹1,000.00`));
  expect(sent()).toMatchObject(due.map(({ mechanic_id, request_ids }) => ({ mechanic_id, request_ids })));
  expect(within(dialog).getByText('No salary is due.')).toBeVisible();
});

test('One that is refused says why, the others are paid, and a retry has the same key @long', async () => {
  const message = 'One of these jobs has already been paid. Reload and try again.';
  const { dialog, sent, backend } = await open({
    'rpc/pay_salary': ({ body }: FakeRequest) =>
      (body as { mechanic_id: string }).mechanic_id === 'id-of-Bina'
        ? refuse(409, { code: 'PT409', message })
        : { total_amount: 1000 },
  });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Ravi' }));
  backend.responses['rpc/salaries_due'] = due.filter(({ name }) => name === 'Bina' || name === 'Ravi');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay 4 salaries/ }));
  expect(await screen.findByText('3 of 4 salaries paid')).toBeVisible();
  expect(outcomes(dialog)[1]).toBe(`Bina: ${message}`);

  backend.responses['rpc/pay_salary'] = { total_amount: 1000 };
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Pay 1 salary/ }));
  expect(await screen.findByText('1 salary paid')).toBeVisible();
  expect(outcomes(dialog)).toContain('Bina: paid ₹1,000.00');
  const keys = sent()
    .filter((body) => (body as { mechanic_id: string }).mechanic_id === 'id-of-Bina')
    .map((body) => (body as { idempotency_key: string }).idempotency_key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('Without a network the failure is shown and nothing is reported as paid', async () => {
  const { dialog } = await open({ 'rpc/pay_salary': offline });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay 5 salaries/ }));
  expect(await within(dialog).findByText('Failed to process payment')).toBeVisible();
  expect(within(dialog).queryByRole('list', { name: 'Outcomes' })).not.toBeInTheDocument();
});

test('All are selected or none, and nothing is paid of what is not', async () => {
  const { dialog, sent } = await open();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: '5 mechanics selected' }));
  expect(within(dialog).getByRole('button', { name: 'Pay 0 salaries, ₹0.00' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Divya' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay 1 salary, ₹1,000.00' }));
  expect(await screen.findByText('1 salary paid')).toBeVisible();
  expect(sent()).toMatchObject([{ mechanic_id: 'id-of-Divya' }]);
});
