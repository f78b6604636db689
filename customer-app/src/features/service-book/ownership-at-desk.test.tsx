import type { ListedCustomer } from '@pitlane/shared-data/customers';
import {
  accessibilityViolations,
  buildPage,
  dataRequests,
  fakeBackend,
  manager,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildServiceBook } from '../../testing/build-service-book.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceBookScreen } from './service-book-screen.tsx';

const buildBuyer = (overrides: Partial<ListedCustomer> = {}): ListedCustomer => ({
  customer_id: '10000000-0000-4000-8000-000000000001',
  name: 'Gita Nair',
  email: null,
  phone: '98450 70001',
  address: null,
  status: 'active',
  has_login: false,
  created_at: '2026-11-20T06:00:00Z',
  ...overrides,
});
const namesake = buildBuyer({
  customer_id: '10000000-0000-4000-8000-000000000002',
  phone: null,
  email: 'gita@example.test',
  has_login: true,
});
const found = (rows: ListedCustomer[], total = rows.length) => ({
  ...buildPage(rows),
  total,
  counts: { active: total, inactive: 0 },
});

const open = (customers: unknown = found([buildBuyer(), namesake])) =>
  renderScreen(<ServiceBookScreen />, {
    backend: fakeBackend({ 'rpc/service_book': buildServiceBook(), 'rpc/list_customers': customers }),
    as: manager,
    path: '/service-book/:vehicleId',
    url: '/service-book/3',
  });
const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a Customer' }));
  return within(await screen.findByRole('dialog', { name: 'Pass On to a Customer' }));
};

test('A manager finds the buyer and passes the car on to them @long', async () => {
  const { backend, container } = open();
  backend.responses['rpc/pass_vehicle_to'] = { vehicle_id: 3 };
  const dialog = await choose();
  expect(dialog.getByText(/prices, invoices and messages of its owner until now.*stay behind/)).toBeVisible();
  expect(dialog.getByText('Owner until now: Asha Rao')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Pass On' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find the new owner' }), 'gita{Enter}');
  await waitFor(() => expect(dataRequests(backend).at(-1)?.body).toMatchObject({ search: 'gita', page: 1 }));
  expect(await dialog.findByRole('radio', { name: 'Gita Nair, gita@example.test' })).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Gita Nair, 98450 70001' }));
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Pass On' }));
  expect(await screen.findByText('This car was passed on to Gita Nair')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/pass_vehicle_to').map(({ body }) => body)).toEqual([
    {
      vehicle_id: 3,
      customer_id: buildBuyer().customer_id,
      expected_owner_id: buildServiceBook().owner.customer_id,
    },
  ]);
});

test('A search that does not list the chosen customer takes the choice back', async () => {
  const { backend } = open();
  const dialog = await choose();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Gita Nair, 98450 70001' }));
  expect(dialog.getByRole('button', { name: 'Pass On' })).toBeEnabled();
  backend.responses['rpc/list_customers'] = found([namesake]);
  await userEvent.type(dialog.getByRole('searchbox'), 'hari{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pass On' })).toBeDisabled());
});

test('A choice made before the search was sent stays, if it is listed @long', async () => {
  const { backend } = open();
  const dialog = await choose();
  await userEvent.type(dialog.getByRole('searchbox'), 'gita');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Gita Nair, 98450 70001' }));
  await waitFor(() => expect(dataRequests(backend).at(-1)?.body).toMatchObject({ search: 'gita' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pass On' })).toBeEnabled());
  expect(dialog.getByRole('radio', { name: 'Gita Nair, 98450 70001' })).toBeChecked();
});

test('A car with an open request is not passed on, and says why @long', async () => {
  const { backend } = open();
  const message =
    'This car has an open request. It can change its owner once that is completed or cancelled.';
  backend.responses['rpc/pass_vehicle_to'] = refuse(409, { code: 'PT409', message });
  const dialog = await choose();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Gita Nair, 98450 70001' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pass On' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('It is said what to do when nobody is found, and when there are more people', async () => {
  const { backend } = open(found([]));
  const dialog = await choose();
  expect(
    await dialog.findByText(
      'No customer found. Add them at the front desk, or make a code for them to enter.',
    ),
  ).toBeVisible();
  backend.responses['rpc/list_customers'] = found([buildBuyer()], 1001);
  await userEvent.type(dialog.getByRole('searchbox'), 'g{Enter}');
  expect(await dialog.findByText('More people match. Type more to find them.')).toBeVisible();
  expect(dialog.getByText(/^One or two letters find only the beginning/)).toBeVisible();
});

test('A failed search can be repeated', async () => {
  open(offline);
  const dialog = await choose();
  expect(await dialog.findByText('Failed to search')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('A manager makes a code for a buyer who is not known yet, and says what stays behind', async () => {
  const { backend } = open();
  backend.responses['rpc/pass_on_vehicle'] = () => {
    const until = '2026-12-04T06:00:00Z';
    backend.responses['rpc/service_book'] = buildServiceBook({ code_until: until });
    return { code: 'AB12-CD34-EF56', expires_at: until };
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Make a Code' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pass On This Car' }));
  expect(dialog.getByText(/of its owner until now, and photos of their visits, stay behind/)).toBeVisible();
  expect(dialog.getByText(/Documents that are kept with the car.*are deleted/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Make a Code' }));
  expect(await screen.findByRole('textbox', { name: 'Code for the buyer' })).toHaveValue('AB12-CD34-EF56');
});
