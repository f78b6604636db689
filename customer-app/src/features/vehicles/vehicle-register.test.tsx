import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  buildPage,
  customer,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedVehicle } from '../../testing/build-vehicle-record.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

const open = (answer: unknown, { as = manager as Account, url = '/vehicles' } = {}) =>
  renderScreen(<VehiclesScreen />, {
    backend: fakeBackend({ 'rpc/list_vehicles': answer, 'rpc/own_due_work': [{ vehicle_id: 3, due: 1 }] }),
    as,
    path: '/vehicles',
    url,
  });

const one = buildPage([buildListedVehicle()]);
const row = async () => {
  const rows = within(await screen.findByRole('table', { name: 'Vehicles' })).getAllByRole('row');
  return rows[1] as HTMLElement;
};

test('A manager sees plate, vehicle, owner, kilometres and last service @long', async () => {
  const { container } = open(one);
  expect(await row()).toHaveTextContent(
    /KA 01 AB 1234.*Hyundai Creta \(2021\)Asha Rao98450 111111,24,500 km10 Nov 2026/,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(screen.queryByRole('columnheader', { name: 'Due' })).not.toBeInTheDocument();
});

test('A mechanic sees the vehicles of their jobs', async () => {
  open(buildPage([buildListedVehicle({ owner: { name: 'Asha Rao', phone: null } })]), { as: mechanic });
  expect(await row()).toHaveTextContent('Asha Rao');
  expect(screen.getByText('Showing 1 of 1 vehicles of your own jobs')).toBeVisible();
});

test('A mechanic who finds no vehicle reads that only those of the own jobs are here', async () => {
  open(buildPage([]), { as: mechanic, url: '/vehicles?search=KA99' });
  expect(await screen.findByText(/^Only the vehicles of your own jobs are here\./)).toBeVisible();
});

test('A customer sees their own vehicles, without an owner', async () => {
  open(buildPage([buildListedVehicle({ owner: null, last_service_date: null })]), { as: customer });
  expect(await row()).toHaveTextContent('No service yet');
  expect(await screen.findByRole('link', { name: '1 due · Book' })).toHaveAttribute(
    'href',
    '/vehicles/3#due',
  );
  expect(screen.queryByRole('columnheader', { name: 'Owner' })).not.toBeInTheDocument();
});

test('A row opens the vehicle', async () => {
  open(one);
  await userEvent.click(await screen.findByRole('link', { name: 'KA 01 AB 1234' }));
  expect(await screen.findByText('/vehicles/3')).toBeVisible();
});

test('Search, sort and page are read in the URL and sent to the backend', async () => {
  const { backend, router } = open(buildPage([buildListedVehicle()], { total: 45 }), {
    url: '/vehicles?search=creta&sort=-plate&page=2',
  });
  await row();
  expect(sentTo(backend, 'rpc/list_vehicles')[0]?.body).toEqual({
    search: 'creta',
    sort: '-plate',
    page: 2,
    page_size: 20,
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search vehicles' }), ' 2021{Enter}');
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/list_vehicles').at(-1)?.body).toMatchObject({
      search: 'creta 2021',
      page: 1,
    }),
  );
  expect(router.state.location.search).toContain('search=creta');
});

test.each([
  ['', manager, 'No customer has added a vehicle yet.'],
  ['', customer, 'Add a vehicle under My Vehicles.'],
  ['', mechanic, 'A vehicle appears here with its first job of yours.'],
  [
    '?search=zz',
    manager,
    'One or two letters find only the beginning of a word. Type three to search everything.',
  ],
  ['?search=zebra', manager, 'Try another plate, model, VIN or name.'],
])('An empty register at "%s" shows a hint', async (query, as, hint) => {
  open(buildPage([]), { as, url: `/vehicles${query}` });
  expect(await screen.findByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test('A loading message is shown while the register loads', () => {
  open(never);
  expect(screen.getByText('Loading vehicles...')).toBeInTheDocument();
});

test('A failure to load the register is shown, and a retry loads it', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load vehicles')).toBeVisible();
  expect(screen.queryByText('No vehicles found')).not.toBeInTheDocument();
  backend.responses['rpc/list_vehicles'] = one;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row()).toBeVisible();
});
