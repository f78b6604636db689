import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  renderScreen,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCustomer, buildCustomerPage, customerId } from './build-customers.ts';
import { CustomerManagementScreen } from './customer-management-screen.tsx';

const bela = buildCustomer({
  customer_id: 'b',
  name: 'Bela Shah',
  email: 'bela@pitlane.test',
  phone: '200',
  address: null,
  status: 'inactive',
});
const two = buildCustomerPage([buildCustomer(), bela], { counts: { active: 1, inactive: 1 } });

function open(answer: unknown = two, url = '/customer-management') {
  const backend = fakeBackend({ 'rpc/list_customers': answer });
  const view = renderScreen(<CustomerManagementScreen />, {
    backend,
    as: manager,
    path: '/customer-management',
    url,
  });
  const asked = () =>
    backend.requests.filter(({ path }) => path === 'rpc/list_customers').map(({ body }) => body);
  return { ...view, asked };
}

const table = () => screen.findByRole('table', { name: 'Customers' });

test('lists id, name, email, phone, address and registration date', async () => {
  const { container } = open();
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  // Late in the evening of 4 March in London is 5 March in the garage.
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Asha Rao${customerId}asha@pitlane.test+91 98450 0002114 Residency Road, BengaluruActive5 Mar 2026`,
    'Bela Shahbbela@pitlane.test200Not providedInactive5 Mar 2026',
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('says how many are shown, and how many are active and inactive', async () => {
  open(buildCustomerPage(two.rows, { total: 45, counts: { active: 40, inactive: 5 } }));
  expect(await screen.findByText('Showing 2 of 45 customers')).toBeVisible();
  expect(screen.getByText('Active: 40')).toBeVisible();
  expect(screen.getByText('Inactive: 5')).toBeVisible();
});

test('a row leads to the details by click', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByText(`/customer-details/${customerId}`)).toBeVisible();
});

test('a row leads to the details by keyboard', async () => {
  open();
  const row = await screen.findByRole('link', { name: 'Asha Rao' });
  act(() => row.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(`/customer-details/${customerId}`)).toBeVisible();
});

test('the way back is the dashboard', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /Dashboard/ }));
  expect(await screen.findByText('/manager-dashboard')).toBeVisible();
});

test('search, order and page are read from the address', async () => {
  const { asked } = open(
    buildCustomerPage(two.rows, { total: 45 }),
    '/customer-management?search=asha&sort=-name&page=2',
  );
  await table();
  expect(asked()).toEqual([{ search: 'asha', sort: '-name', page: 2, page_size: 20 }]);
  expect(screen.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('asha');
});

test('a search is asked of the backend and kept in the address', async () => {
  const { asked, router } = open(two, '/customer-management?page=2');
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'bela{Enter}');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'bela', page: 1 }));
  expect(router.state.location.search).toBe('?search=bela');
});

test('an order is asked of the backend and kept in the address', async () => {
  const { asked, router } = open();
  await userEvent.click(within(await table()).getByRole('button', { name: /Name/ }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'name' }));
  expect(router.state.location.search).toBe('?sort=name');
});

test('an unknown order is the usual one: newest first', async () => {
  const { asked } = open(two, '/customer-management?sort=shoe-size');
  expect(within(await table()).getByRole('columnheader', { name: /Registered/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(asked()).toEqual([{ sort: '-created', page: 1, page_size: 20 }]);
});

test('says that they load', () => {
  open(never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading customers...');
});

test.each([
  ['', 'Nobody has registered yet.'],
  ['?search=zoe', 'Try another name, email or phone number.'],
])('says when there are none at "%s"', async (search, hint) => {
  open(buildCustomerPage([]), `/customer-management${search}`);
  expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test('says when they cannot be loaded, and loads on demand', async () => {
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load customers');
  expect(screen.queryByText('No customers found')).not.toBeInTheDocument();
  backend.answers['rpc/list_customers'] = two;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});
