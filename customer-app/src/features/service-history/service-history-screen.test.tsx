import {
  accessibilityViolations,
  buildCompletedRequest,
  buildRequestPage,
  buildVehicle,
  customer,
  dataRequests,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceHistoryScreen } from './service-history-screen.tsx';

freezeDate('2026-11-21T06:00:00Z');

interface OpenOptions {
  url?: string;
  path?: string;
  as?: typeof customer | null;
  vehicles?: unknown;
}

const open = (
  requests: unknown,
  { url = '/service-history', path = '/service-history', as = customer, vehicles = [] }: OpenOptions = {},
) =>
  renderScreen(<ServiceHistoryScreen />, {
    backend: fakeBackend({ 'rpc/list_requests': requests, vehicles }),
    as,
    path,
    url,
  });

const forOneVehicle = (url = '/service-history/3') => ({ path: '/service-history/:vehicleId', url });
const card = () => screen.findByRole('article', { name: 'Full Service' });
const listRequests = (backend: FakeBackend) => sentTo(backend, 'rpc/list_requests');

test('A visitor must log in @long', async () => {
  const { backend } = open(never, { as: null });
  const message = 'Please log in to view your service history';
  expect(screen.getByRole('heading', { name: message })).toBeInTheDocument();
  expect(listRequests(backend)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
  expect(await screen.findByText('/login?next=%2Fservice-history')).toBeInTheDocument();
});

test('A loading message is shown while the history loads', async () => {
  open(never);
  expect(await screen.findByText('Loading your service history...')).toBeInTheDocument();
});

test.each([
  [
    'refuses',
    refuse(500, { code: 'XX000', message: 'cache lookup failed' }),
    'Failed to load service history',
  ],
  ['cannot be reached', offline, 'Network error occurred while loading service history'],
])('A failure is shown when the server %s, and a retry loads the history', async (_, answer, text) => {
  const { backend } = open(answer);
  expect(await screen.findByText(text)).toBeInTheDocument();
  backend.responses['rpc/list_requests'] = buildRequestPage([buildCompletedRequest()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeInTheDocument();
});

test.each(['View My Vehicles', 'Book Service'])(
  'An empty history links to My Vehicles with %s',
  async (name) => {
    open(buildRequestPage([]));
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
  },
);

test('Only completed requests are requested, and the header counts them', async () => {
  const { backend } = open(buildRequestPage([buildCompletedRequest()], { total: 23 }));
  expect(await screen.findByText('23 completed services')).toBeInTheDocument();
  expect(listRequests(backend)[0]?.body).toMatchObject({ status: 'completed', page: 1 });
});

test('One completed service is counted in the singular', async () => {
  open(buildRequestPage([buildCompletedRequest()]));
  expect(await screen.findByText('1 completed service')).toBeInTheDocument();
});

test('A card shows when, on which vehicle, by whom and for how much', async () => {
  open(buildRequestPage([buildCompletedRequest()]));
  const content = within(await card());
  expect(content.getByText('Completed · 11 days ago')).toBeInTheDocument();
  expect(content.getByText('Hyundai Creta (2021)')).toBeInTheDocument();
  expect(content.getByText('KA 01 AB 1234')).toBeInTheDocument();
  expect(content.getByText('Technician').parentElement).toHaveTextContent('Ravi Menon');
  expect(content.getByText('Estimated cost').parentElement).toHaveTextContent('₹4,500');
  expect(content.getByText('Final cost').parentElement).toHaveTextContent('₹5,000');
  expect(content.getByText('Difference').parentElement).toHaveTextContent('+₹500');
  expect(content.getByText('Brakes squeal in the morning')).toBeInTheDocument();
  expect(content.getByText('Technician report').parentElement).toHaveTextContent('Pads replaced');
});

test('The timeline shows when the service was requested, scheduled and completed', async () => {
  open(buildRequestPage([buildCompletedRequest()]));
  const steps = within(within(await card()).getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Done: Requested20 Nov 2026, 10:45 am',
    'Done: Scheduled24 Nov 2026',
    'Done: Completed10 Nov 2026, 4:30 pm',
  ]);
});

test('View Details opens the record of the service', async () => {
  open(buildRequestPage([buildCompletedRequest()]));
  await userEvent.click(within(await card()).getByRole('link', { name: 'View Details' }));
  expect(await screen.findByText('/service-record/41')).toBeInTheDocument();
});

test('The invoice of a service is opened, where one is issued', async () => {
  const balance = { invoice_id: 7, paid: 0, owed: 5000, has_payment_details: true };
  open(
    buildRequestPage([
      buildCompletedRequest({ balance }),
      buildCompletedRequest({ request_id: 40, service_name: 'Oil Change' }),
    ]),
  );
  await userEvent.click(within(await card()).getByRole('link', { name: 'Invoice' }));
  expect(await screen.findByText('/invoices/7')).toBeInTheDocument();
});

test('One page of a long history is requested and shown @long', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => buildCompletedRequest({ request_id: 2000 - index }));
  const { backend } = open(buildRequestPage(rows, { total: 1001 }));
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  expect(screen.getByText('1,000+ completed services')).toBeInTheDocument();
  expect(listRequests(backend).map(({ body }) => body)).toEqual([
    { status: 'completed', page: 1, page_size: 20 },
  ]);
});

test('Pages are kept in the URL', async () => {
  const { backend, router } = open(buildRequestPage([buildCompletedRequest()], { total: 45 }));
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(listRequests(backend).at(-1)?.body).toMatchObject({ page: 2 }));
  expect(router.state.location.search).toBe('?page=2');
});

test('The history of one vehicle shows its name and loads only its services, with two requests', async () => {
  const { backend } = open(buildRequestPage([buildCompletedRequest()]), {
    ...forOneVehicle(),
    vehicles: [buildVehicle()],
  });
  expect(await screen.findByText('Hyundai Creta, KA 01 AB 1234 · 1 completed service')).toBeInTheDocument();
  expect(listRequests(backend)[0]?.body).toMatchObject({ status: 'completed', vehicle_id: 3 });
  expect(dataRequests(backend)).toHaveLength(2);
  expect(document.title).toBe('Service History, Hyundai Creta, KA 01 AB 1234 · Pitlane');
});

test.each(['/service-history/99', '/service-history/none'])(
  'Vehicle not found is shown at %s',
  async (url) => {
    open(buildRequestPage([]), forOneVehicle(url));
    expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('No Service History')).not.toBeInTheDocument());
  },
);

test('The screen has no accessibility problems @long', async () => {
  const { container } = open(buildRequestPage([buildCompletedRequest()]));
  await card();
  expect(await accessibilityViolations(container)).toEqual([]);
});
