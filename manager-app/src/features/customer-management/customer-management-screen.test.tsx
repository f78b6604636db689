import { accessibilityViolations } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import { buildCustomer, buildCustomerPage, customerId } from '../../testing/build-customer.ts';
import { type DirectoryConfig, openDirectory, testDirectory } from '../../testing/test-directory.tsx';
import { Component as CustomerManagementScreen } from './customer-management-screen.tsx';

const bela = buildCustomer({
  customer_id: 'b',
  name: 'Bela Shah',
  email: 'bela@pitlane.test',
  phone: '200',
  address: null,
  status: 'inactive',
});
const two = buildCustomerPage([buildCustomer(), bela], { counts: { active: 1, inactive: 1 } });

const config: DirectoryConfig = {
  Screen: CustomerManagementScreen,
  path: '/customer-management',
  rpc: 'list_customers',
  people: 'customers',
  page: two,
  first: { name: 'Asha Rao', href: `/customer-details/${customerId}` },
  defaultRequest: { sort: '-created', page: 1, page_size: 20 },
  sortableColumn: { header: /Name/, sort: /^name$/ },
  hints: [
    ['', 'No customers have registered yet.'],
    ['?search=zoe', 'Try another name, email or phone number.'],
    ['?search=zo', 'One or two letters find only the beginning of a word. Type three to search everything.'],
  ],
};
const open = (answer: unknown = two, url = '') => openDirectory(config, answer, url);

testDirectory(config);

test('The manager sees short id, name, email, phone, address and registration date of each customer @long', async () => {
  const { container, table } = open();
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  // 4 March in UTC is 5 March in the garage's time zone.
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Asha RaoMore${customerId.slice(0, 8)}asha@pitlane.test+91 98450 0002114 Residency Road, BengaluruActive5 Mar 2026`,
    'Bela ShahMorebbela@pitlane.test200Not providedInactive5 Mar 2026',
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The manager sees how many customers are shown, active and inactive', async () => {
  open(buildCustomerPage(two.rows, { total: 1001, counts: { active: 1001, inactive: 334 } }));
  expect(await screen.findByText('Showing 2 of 1,000+ customers')).toBeVisible();
  expect(screen.getByText('Active: 1,000+')).toBeVisible();
  expect(screen.getByText('Inactive: 334')).toBeVisible();
});

test('Search, sort and page are read in the URL', async () => {
  const { requests, table } = open(
    buildCustomerPage(two.rows, { total: 45 }),
    '?search=asha&sort=-name&page=2',
  );
  await table();
  expect(requests()).toEqual([{ search: 'asha', sort: '-name', page: 2, page_size: 20 }]);
  expect(screen.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('asha');
});

test('The newest customers come first, and the table is marked as sorted', async () => {
  const { table } = open();
  expect(within(await table()).getByRole('columnheader', { name: /Registered/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
