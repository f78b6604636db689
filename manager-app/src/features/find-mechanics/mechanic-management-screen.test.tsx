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
import { buildListedMechanic, buildMechanicPage } from './build-mechanics.ts';
import { MechanicManagementScreen } from './mechanic-management-screen.tsx';

const ravi = buildListedMechanic();
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

function open(answer: unknown = two, url = '/mechanic-management') {
  const backend = fakeBackend({ 'rpc/list_mechanics': answer });
  const view = renderScreen(<MechanicManagementScreen />, {
    backend,
    as: manager,
    path: '/mechanic-management',
    url,
  });
  const asked = () =>
    backend.requests.filter(({ path }) => path === 'rpc/list_mechanics').map(({ body }) => body);
  return { ...view, asked };
}

const table = () => screen.findByRole('table', { name: 'Mechanics' });

test('lists the mechanics', async () => {
  const { container } = open();
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ravi KumarM-014ravi@pitlane.test401Electrical, DiagnosticsAvailable8 years4.6 / 52',
    'Meena DasM-002meena@pitlane.test402GeneralOffline1 year0 / 50',
  ]);
  expect(screen.getByText('Showing 2 of 2 mechanics')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('tells how many there are and their average experience, whatever is searched', async () => {
  open(
    buildMechanicPage([], { stats: { total: 12, average_experience: 6.4 } }),
    '/mechanic-management?search=x',
  );
  const label = await screen.findByText('Total mechanics');
  expect(label.closest('dl')).toHaveTextContent('Total mechanics12Average experience6.4 years');
});

test('a row leads to the details by click', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Ravi Kumar' }));
  expect(await screen.findByText(`/mechanic-detail/${ravi.mechanic_id}`)).toBeVisible();
});

test('a row leads to the details by keyboard', async () => {
  open();
  const row = await screen.findByRole('link', { name: 'Ravi Kumar' });
  act(() => row.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(`/mechanic-detail/${ravi.mechanic_id}`)).toBeVisible();
});

test('search, specialization, order and page are read from the address', async () => {
  const { asked } = open(
    { ...two, total: 45 },
    '/mechanic-management?search=ra&specialization=Brakes&sort=-experience&page=2',
  );
  await table();
  expect(asked()).toEqual([
    { search: 'ra', specialization: 'Brakes', sort: '-experience', page: 2, page_size: 20 },
  ]);
  expect(screen.getByRole('searchbox', { name: 'Search mechanics' })).toHaveValue('ra');
  expect(screen.getByRole('button', { name: /Specialization/ })).toHaveTextContent('Brakes');
});

test('a search is asked of the backend and kept in the address', async () => {
  const { asked, router } = open(two, '/mechanic-management?page=2');
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search mechanics' }), 'M-0{Enter}');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'M-0', page: 1 }));
  expect(router.state.location.search).toBe('?search=M-0');
});

test('a specialization is asked of the backend, and All Specializations asks for everybody', async () => {
  const { asked, router } = open();
  await table();
  await userEvent.click(screen.getByRole('button', { name: /Specialization/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Diagnostics' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ specialization: 'Diagnostics' }));
  expect(router.state.location.search).toBe('?specialization=Diagnostics');
  await userEvent.click(screen.getByRole('button', { name: /Specialization/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'All Specializations' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an order is asked of the backend and kept in the address', async () => {
  const { asked, router } = open();
  await userEvent.click(within(await table()).getByRole('button', { name: /Open jobs/ }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked().at(-1)).toMatchObject({ sort: expect.stringMatching(/^-?open-jobs$/) });
  expect(router.state.location.search).toMatch(/^\?sort=-?open-jobs$/);
});

test('says that they load', () => {
  open(never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading mechanics...');
});

test.each([
  ['', 'Nobody works in this garage yet.'],
  ['?search=zoe', 'Try another search or another specialization.'],
  ['?specialization=Gardening', 'Try another search or another specialization.'],
])('says when there are none at "%s"', async (search, hint) => {
  open(buildMechanicPage([]), `/mechanic-management${search}`);
  expect(await screen.findByRole('heading', { name: 'No mechanics found' })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test('says when they cannot be loaded, and loads on demand', async () => {
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load mechanics');
  expect(screen.queryByText('No mechanics found')).not.toBeInTheDocument();
  backend.answers['rpc/list_mechanics'] = two;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ravi Kumar' })).toBeVisible();
});
