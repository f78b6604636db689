import {
  accessibilityViolations,
  buildRequest,
  buildVehicle,
  dataRequests,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyVehiclesScreen } from './my-vehicles-screen.tsx';

const creta = buildVehicle();
const nexon = buildVehicle({
  vehicle_id: 7,
  registration_number: 'KA 05 EV 0007',
  brand: 'Tata',
  model: 'Nexon EV',
  year: 2024,
  fuel_type: 'electric',
  color: null,
  km_driven: null,
  vin: null,
  engine_number: null,
  chassis_number: null,
  last_oil_change: null,
});

const open = (vehicles: unknown, url = '/my-vehicles', openRequests: unknown = [], due: unknown = []) =>
  renderScreen(<MyVehiclesScreen />, {
    backend: fakeBackend({ vehicles, 'rpc/open_requests': openRequests, 'rpc/own_due_work': due }),
    path: '/my-vehicles',
    url,
  });

const card = (name: string) => screen.findByRole('article', { name });

test('A loading message is shown while vehicles load', async () => {
  open(never);
  expect(await screen.findByText('Loading your vehicles...')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the vehicles', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load vehicles')).toBeInTheDocument();
  expect(screen.queryByText('No Vehicles Found')).not.toBeInTheDocument();
  backend.responses.vehicles = [creta];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Hyundai Creta')).toBeInTheDocument();
});

test('Without vehicles the screen offers to add the first one', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Vehicles Found' })).toBeInTheDocument();
  const codes = screen.getAllByRole('link', { name: 'I Have a Code' });
  expect(codes.map((link) => link.getAttribute('href'))).toEqual(['/take-vehicle', '/take-vehicle']);
  await userEvent.click(screen.getByRole('link', { name: 'Add Your First Vehicle' }));
  expect(await screen.findByText('/add-vehicle')).toBeInTheDocument();
});

test('A card says how much is due, and leads to its booking', async () => {
  const { backend } = open([creta, nexon], undefined, [], [{ vehicle_id: 7, due: 2 }]);
  const link = await within(await card('Tata Nexon EV')).findByRole('link', { name: '2 due · Book' });
  expect(link).toHaveAttribute('href', '/vehicles/7#due');
  expect(link).toHaveAccessibleDescription('Tata Nexon EV');
  expect(within(await card('Hyundai Creta')).queryByText('Due work')).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/own_due_work')).toHaveLength(1);
});

test('The cards are there without what is due', async () => {
  open([creta], undefined, [], offline);
  expect(await card('Hyundai Creta')).toBeVisible();
});

test('A card shows all data of a vehicle', async () => {
  open([creta]);
  const { getByText } = within(await card('Hyundai Creta'));
  for (const text of [
    'KA 01 AB 1234',
    '2021',
    'White',
    'Diesel',
    '1,24,500 km',
    '14 Aug 2026',
    '3 Feb 2025',
  ]) {
    expect(getByText(text)).toBeInTheDocument();
  }
  for (const text of ['MALC381CLNM123456', 'D4FAMN123456', 'CH-998877']) {
    expect(getByText(text)).toBeInTheDocument();
  }
});

test('A card omits missing data', async () => {
  open([nexon]);
  const { queryByText, getByText } = within(await card('Tata Nexon EV'));
  expect(getByText('Electric')).toBeInTheDocument();
  for (const label of ['Colour', 'Kilometres', 'Last oil change', 'VIN', 'Engine number', 'Chassis number']) {
    expect(queryByText(label)).not.toBeInTheDocument();
  }
});

test('The summary counts vehicles, brands and fuel types and rounds the average year', async () => {
  open([creta, nexon]);
  await card('Hyundai Creta');
  const figure = (label: string) => screen.getByText(label).parentElement;
  expect(figure('Total Vehicles')).toHaveTextContent('2');
  expect(figure('Brands')).toHaveTextContent('2');
  expect(figure('Average Year')).toHaveTextContent('2023');
  expect(figure('Fuel Types')).toHaveTextContent('2');
});

test('Opening the screen costs one request for the cars and one for what is due for all of them', async () => {
  const { backend } = open([creta, nexon]);
  await card('Hyundai Creta');
  expect(dataRequests(backend).map(({ path }) => path)).toEqual(['rpc/own_due_work', 'vehicles']);
});

test.each([
  ['Book Service', '/book-service?vehicle=3'],
  ['History', '/service-history/3'],
  ['Edit', '/edit-vehicle/3'],
])('%s opens %s', async (name, url) => {
  open([creta]);
  await userEvent.click(within(await card('Hyundai Creta')).getByRole('link', { name }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});

test('A service chosen before is shown and passed to the booking', async () => {
  open([creta], '/my-vehicles?service=brakes');
  const article = within(await card('Hyundai Creta'));
  expect(screen.getByText('Brake Repair & Service')).toBeInTheDocument();
  await userEvent.click(article.getByRole('link', { name: 'Book Service' }));
  expect(await screen.findByText('/book-service?vehicle=3&service=brakes')).toBeInTheDocument();
});

test('A service chosen before is passed to Add New Vehicle', async () => {
  open([], '/my-vehicles?service=brakes');
  await userEvent.click(await screen.findByRole('link', { name: 'Add Your First Vehicle' }));
  expect(await screen.findByText('/add-vehicle?service=brakes')).toBeInTheDocument();
});

test('An unknown service in the URL is ignored', async () => {
  open([creta], '/my-vehicles?service=boats');
  const article = within(await card('Hyundai Creta'));
  expect(screen.queryByText(/Which vehicle/)).not.toBeInTheDocument();
  await userEvent.click(article.getByRole('link', { name: 'Book Service' }));
  expect(await screen.findByText('/book-service?vehicle=3')).toBeInTheDocument();
});

test('A known model has a drawing, and other models have none', async () => {
  open([creta, buildVehicle({ vehicle_id: 8, brand: 'Premier', model: 'Padmini' })]);
  // The drawing is decorative, so it has no role.
  const drawing = (article: HTMLElement) => article.querySelector('img');
  expect(drawing(await card('Hyundai Creta'))).toBeInTheDocument();
  expect(drawing(await card('Premier Padmini'))).not.toBeInTheDocument();
});

test('Add New Vehicle opens its screen', async () => {
  open([creta]);
  await userEvent.click(screen.getByRole('link', { name: 'Add New Vehicle' }));
  expect(await screen.findByText('/add-vehicle')).toBeInTheDocument();
});

async function openDeleteDialog() {
  await userEvent.click(within(await card('Hyundai Creta')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete vehicle' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: /elete$/ })).toBeEnabled());
  return dialog;
}

test('Deleting asks for confirmation, and Cancel keeps the vehicle', async () => {
  const { backend } = open([creta]);
  const dialog = await openDeleteDialog();
  expect(
    dialog.getByText('Are you sure you want to delete vehicle KA 01 AB 1234 ? This action cannot be undone.'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sentTo(backend, 'DELETE vehicles')).toEqual([]);
});

test('A deleted vehicle leaves the list, and the heading gets the focus @long', async () => {
  const { backend } = open([creta, nexon]);
  backend.responses['DELETE vehicles'] = () => {
    backend.responses.vehicles = [nexon];
    return [creta];
  };
  const dialog = await openDeleteDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Vehicle deleted successfully!')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Hyundai Creta' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('article', { name: 'Tata Nexon EV' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Vehicles' })).toHaveFocus());
});

test('Open requests of the vehicle are named, and cancelled with it', async () => {
  const requests = [
    buildRequest({ request_id: 41, vehicle_id: creta.vehicle_id }),
    buildRequest({ request_id: 42, vehicle_id: nexon.vehicle_id, service_name: 'Tyres' }),
  ];
  const { backend } = open([creta, nexon], '/my-vehicles', requests);
  backend.responses['rpc/cancel_and_delete_vehicle'] = { vehicle_id: creta.vehicle_id };
  const dialog = await openDeleteDialog();
  expect(await dialog.findByText('Full Service, scheduled for 24 Nov 2026')).toBeInTheDocument();
  expect(dialog.queryByText(/Tyres/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel requests and delete' }));
  expect(await screen.findByText('Vehicle deleted successfully!')).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/cancel_and_delete_vehicle')).toMatchObject([
    { body: { vehicle_id: creta.vehicle_id, request_ids: [41] } },
  ]);
});

test('A request that can no longer be cancelled prevents the deletion, and says what to do', async () => {
  const change_refusal = 'Work on your vehicle has begun. Please call the garage at +91 80 5550 0100.';
  const request = buildRequest({ vehicle_id: creta.vehicle_id, status: 'in_progress', change_refusal });
  open([creta], '/my-vehicles', [request]);
  await userEvent.click(within(await card('Hyundai Creta')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete vehicle' }));
  expect(
    await dialog.findByText(`The vehicle cannot be deleted because of Full Service. ${change_refusal}`),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep vehicle' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('A refused deletion shows the server’s message @long', async () => {
  const { backend } = open([creta]);
  const message = 'This vehicle has open service requests and cannot be deleted';
  backend.responses['DELETE vehicles'] = refuse(409, { code: 'PT409', message });
  const dialog = await openDeleteDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
  expect(screen.getByText('KA 01 AB 1234')).toBeInTheDocument();
});

test('Any other failure to delete suggests a retry', async () => {
  const { backend } = open([creta]);
  backend.responses['DELETE vehicles'] = offline;
  const dialog = await openDeleteDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete vehicle. Please try again.')).toBeInTheDocument();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open([creta, nexon]);
  await card('Hyundai Creta');
  expect(await accessibilityViolations(container)).toEqual([]);
});
