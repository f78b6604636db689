import { accessibilityViolations } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedMechanic, buildMechanicPage } from '../../testing/build-mechanic.ts';
import { type DirectoryConfig, openDirectory, testDirectory } from '../../testing/test-directory.tsx';
import { Component as MechanicManagementScreen } from './mechanic-management-screen.tsx';

const ravi = buildListedMechanic({
  phone: '401',
  specialization: 'Electrical',
  specializations: ['Electrical', 'Diagnostics'],
});
const meena = buildListedMechanic({
  mechanic_id: 'm',
  employee_id: 'M-002',
  name: 'Meena Das',
  email: 'meena@pitlane.test',
  phone: '402',
  specialization: null,
  specializations: [],
  available: false,
  availability_status: null,
  experience_years: 1,
  rating: 0,
  open_jobs: 0,
});
const two = buildMechanicPage([ravi, meena], { stats: { total: 2, average_experience: 5.5 } });

const config: DirectoryConfig = {
  Screen: MechanicManagementScreen,
  path: '/mechanic-management',
  rpc: 'list_mechanics',
  people: 'mechanics',
  page: two,
  first: { name: 'Ravi Kumar', href: `/mechanic-detail/${ravi.mechanic_id}` },
  defaultRequest: { sort: 'name', page: 1, page_size: 20 },
  sortableColumn: { header: /Open jobs/, sort: /^-?open-jobs$/ },
  hints: [
    ['', 'No mechanics have been hired yet.'],
    ['?search=zoe', 'Try another search or another specialization.'],
    ['?specialization=Gardening', 'Try another search or another specialization.'],
  ],
};
const open = (answer: unknown = two, url = '') => openDirectory(config, answer, url);

testDirectory(config);

test('The manager sees the mechanics @long', async () => {
  const { container, table } = open();
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ravi KumarMoreM-014ravi@pitlane.test401Electrical, DiagnosticsAvailable8 years4.6 / 52',
    'Meena DasMoreM-002meena@pitlane.test402GeneralOffline1 year0 / 50',
  ]);
  expect(screen.getByText('Showing 2 of 2 mechanics')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The number of mechanics and their average experience do not depend on the search', async () => {
  open(buildMechanicPage([], { stats: { total: 12, average_experience: 6.4 } }), '?search=x');
  const value = await screen.findByText('6.4 years');
  expect(value.closest('dl')).toHaveTextContent('Total mechanics12Average experience6.4 years');
});

test('Search, specialization, sort and page are read in the URL', async () => {
  const { requests, table } = open(
    { ...two, total: 45 },
    '?search=ra&specialization=Brakes&sort=-experience&page=2',
  );
  await table();
  expect(requests()).toEqual([
    { search: 'ra', specialization: 'Brakes', sort: '-experience', page: 2, page_size: 20 },
  ]);
  expect(screen.getByRole('searchbox', { name: 'Search mechanics' })).toHaveValue('ra');
  expect(screen.getByRole('combobox', { name: 'Specialization' })).toHaveDisplayValue('Brakes');
});

test('A chosen specialization is sent to the backend, and All Specializations removes the filter', async () => {
  const { requests, router, table } = open();
  await table();
  const filter = screen.getByRole('combobox', { name: 'Specialization' });
  await within(filter).findByRole('option', { name: 'Diagnostics' });
  await userEvent.selectOptions(filter, 'Diagnostics');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ specialization: 'Diagnostics' }));
  expect(router.state.location.search).toBe('?specialization=Diagnostics');
  await userEvent.selectOptions(filter, 'All Specializations');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
