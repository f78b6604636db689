import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildCustomerRequests,
  buildOverview,
  buildServicedVehicle,
  customerId,
} from '../../testing/build-customer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CustomerDetailsScreen } from './customer-details-screen.tsx';

function open(answer: unknown = buildOverview(), requests: unknown = buildCustomerRequests()) {
  const backend = fakeBackend({ 'rpc/customer_overview': answer, 'rpc/customer_requests': requests });
  return renderScreen(<CustomerDetailsScreen />, {
    backend,
    as: manager,
    path: '/customer-details/:customerId',
    url: `/customer-details/${customerId}`,
  });
}

test("The manager sees the customer's profile @long", async () => {
  const { container, backend } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent(
    `ActiveEdit DetailsNameAsha RaoEmailasha@pitlane.testPhone+91 98450 00021Address14 Residency Road, BengaluruRegistered5 Mar 2026ID${customerId.slice(0, 8)}`,
  );
  const requests = backend.requests.filter(({ path }) => path === 'rpc/customer_overview');
  expect(requests.map(({ body }) => body)).toEqual([{ customer_id: customerId }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The title of the tab names the customer', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  expect(document.title).toBe('Asha Rao · Pitlane');
});

test('A missing address is shown as not provided', async () => {
  const overview = buildOverview();
  open({ ...overview, customer: { ...overview.customer, address: null } });
  expect(await screen.findByText('Not provided')).toBeVisible();
});

test('The manager sees the counts of vehicles, services and completed services', async () => {
  open(buildOverview({ counts: { vehicles: 3, total_services: 14, completed: 9 } }));
  const label = await screen.findByText('Total Services');
  expect(label.closest('dl')).toHaveTextContent('Vehicles3Total Services14Completed9');
});

test('Each vehicle has a card', async () => {
  open(
    buildOverview({
      vehicles: [
        buildServicedVehicle(),
        buildServicedVehicle({
          vehicle_id: 8,
          brand: 'Tata',
          model: 'Nexon',
          fuel_type: 'cng',
          color: null,
          km_driven: null,
          last_service_date: null,
          completed_services: 0,
          total_services: 0,
        }),
      ],
    }),
  );
  const creta = await screen.findByRole('article', { name: 'Hyundai Creta' });
  expect(creta).toHaveTextContent('KA 01 AB 1234');
  expect(creta).toHaveTextContent('Year2021ColourWhiteFuel typePetrolMileage1,24,500 km');
  expect(creta).toHaveTextContent('Last service18 Oct 2026Completed / total services1 / 2');
  const nexon = screen.getByRole('article', { name: 'Tata Nexon' });
  expect(within(nexon).getByText('No service yet')).toBeVisible();
  expect(nexon).toHaveTextContent('Fuel typeCNG');
  expect(nexon).toHaveTextContent('0 / 0');
});

test('The manager sees when a customer has no vehicles', async () => {
  open(buildOverview({ vehicles: [], counts: { vehicles: 0, total_services: 0, completed: 0 } }));
  expect(await screen.findByRole('heading', { name: 'No vehicles' })).toBeVisible();
});

test.each([
  ['no customer has that id', null],
  ['the id is invalid', refuse(400, { code: '22P02', message: 'invalid input syntax for type uuid' })],
])('The manager can go back when %s', async (_why, answer) => {
  open(answer);
  expect(await screen.findByRole('heading', { name: 'Customer not found' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Customer Management' }));
  expect(await screen.findByText('/customer-management')).toBeVisible();
});

test('The manager sees that the customer is loading', () => {
  open(never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading customer details...');
});

test('The manager sees that the customer failed to load and can try again', async () => {
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load customer details');
  backend.responses['rpc/customer_overview'] = buildOverview();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Hyundai Creta' })).toBeVisible();
});

describe("The customer's requests", () => {
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Requests of this customer' }))
      .getAllByRole('row')
      .slice(1);

  test('are listed with day, status, vehicle, mechanic, amount and notes, and names are links @long', async () => {
    open();
    const [pending, completed] = await rows();
    expect(pending).toHaveTextContent(/Oil Change #42.*24 Nov 2026.*Pending.*₹4,500 \(estimate\)/);
    expect(
      within(pending as HTMLElement).getByRole('link', { name: 'Hyundai Creta (2021)' }),
    ).toHaveAttribute('href', '/vehicles/3');
    expect(completed).toHaveTextContent(/Completed.*Ravi Menon₹5,000.*Pads replaced/);
    // The vehicle has been deleted.
    const links = within(completed as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mechanic-detail/00000000-0000-4000-8000-000000000014',
    ]);
  });

  test('can be none, loading, or fail and be tried again @long', async () => {
    const { unmount } = open(buildOverview(), { rows: [], total: 0 });
    expect(await screen.findByRole('heading', { name: 'No requests' })).toBeVisible();
    unmount();
    const loading = open(buildOverview(), never);
    expect(await screen.findByText("Loading the customer's requests...")).toBeInTheDocument();
    loading.unmount();
    const { backend } = open(buildOverview(), offline);
    expect(await screen.findByText("Failed to load the customer's requests")).toBeVisible();
    backend.responses['rpc/customer_requests'] = buildCustomerRequests();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });
});

test('A closed account shows no email and no phone', async () => {
  const overview = buildOverview();
  open({
    ...overview,
    customer: { ...overview.customer, name: 'Closed account', email: null, phone: null, address: null },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Closed account' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Profile' })).not.toHaveTextContent(/Email|Phone/);
});
