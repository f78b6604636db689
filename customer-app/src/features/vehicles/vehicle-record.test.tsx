import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  dataRequests,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVehicleRecord, mechanicId, ownerId } from '../../testing/build-vehicle-record.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

const open = (
  answer: unknown,
  { as = manager as Account, url = '/vehicles/3', deferred = [] as unknown } = {},
) =>
  renderScreen(<VehiclesScreen />, {
    backend: fakeBackend({ 'rpc/vehicle_record': answer, 'rpc/deferred_work': deferred }),
    as,
    path: '/vehicles/:vehicleId',
    url,
  });

const history = async () =>
  within(await screen.findByRole('table', { name: 'Requests of this vehicle' }))
    .getAllByRole('row')
    .slice(1);

test('A manager sees the facts, the owner and the history, with links to owner and mechanic', async () => {
  const { container } = open(buildVehicleRecord());
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyundai Creta' })).toBeVisible();
  expect(document.title).toBe('Hyundai Creta · Pitlane');
  expect(screen.getByText('MALC381CLNM123456')).toBeVisible();
  const owner = screen.getByRole('region', { name: 'Owner' });
  expect(within(owner).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/customer-details/${ownerId}`,
  );
  const [pending, completed] = await history();
  expect(pending).toHaveTextContent(/Oil Change.*24 Nov 2026.*Pending.*₹4,500 \(estimate\)/);
  expect(completed).toHaveTextContent(/Full Service.*10 Nov 2026.*Completed.*Ravi Menon₹5,000/);
  expect(completed).toHaveTextContent('Pads replaced on both front wheels');
  expect(within(completed as HTMLElement).getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute(
    'href',
    `/mechanic-detail/${mechanicId}`,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A mechanic sees name and phone of the owner, and their own jobs', async () => {
  open(buildVehicleRecord({ owner: { name: 'Asha Rao', phone: '98450 11111' } }), { as: mechanic });
  const owner = await screen.findByRole('region', { name: 'Owner' });
  expect(owner).toHaveTextContent('NameAsha RaoPhone98450 11111');
  expect(within(owner).queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument();
  expect(screen.getByText('Your jobs on this vehicle.')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Mechanic' })).not.toBeInTheDocument();
});

test('A customer sees their own vehicle, and opens the record of a completed service', async () => {
  open(buildVehicleRecord({ owner: null }), { as: customer });
  expect(await screen.findByRole('link', { name: 'Full Service' })).toHaveAttribute(
    'href',
    '/service-record/41',
  );
  expect(screen.queryByRole('link', { name: 'Oil Change' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Owner' })).not.toBeInTheDocument();
});

test('The record is printed', async () => {
  const print = jest.fn();
  window.print = print;
  open(buildVehicleRecord());
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('A long history has pages', async () => {
  const record = buildVehicleRecord();
  const { backend } = open({ ...record, history: { ...record.history, total: 45 } });
  await history();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(dataRequests(backend).at(-1)?.body).toEqual({ vehicle_id: 3, page: 2, page_size: 20 }),
  );
});

test('A vehicle without services says so', async () => {
  open(buildVehicleRecord({ history: { rows: [], total: 0 } }));
  expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeVisible();
});

test.each([
  ['/vehicles/99', refuse(404, { code: 'PT404', message: 'Vehicle not found', hint: 'vehicle_id' })],
  ['/vehicles/none', never],
])('Vehicle not found is shown at %s', async (url, answer) => {
  open(answer, { url });
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  await userEvent.click(
    within(screen.getByText('It may have been deleted.').parentElement as HTMLElement).getByRole('link'),
  );
  expect(await screen.findByText('/vehicles')).toBeVisible();
});

test('A loading message is shown while the vehicle loads', () => {
  open(never);
  expect(screen.getByText('Loading the vehicle...')).toBeInTheDocument();
});

test('A failure to load the vehicle is shown, and a retry loads it', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the vehicle')).toBeVisible();
  backend.responses['rpc/vehicle_record'] = buildVehicleRecord();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyundai Creta' })).toBeVisible();
});

test('Declined work is listed on the vehicle with its reason and its price, for the customer and the garage', async () => {
  const declined = {
    ...{ line_id: 10, request_id: 41, description: 'Wiper blades', kind: 'part', quantity: 1, unit: 'pcs' },
    ...{ unit_price: 600, amount: 600, urgency: 'later', why_needed: 'They smear', if_it_waits: null },
    ...{ state: 'declined', decline_reason: 'Next month', since: '2026-11-21T06:00:00Z' },
    ...{ service_id: null, part_id: null },
  };
  for (const as of [customer, manager]) {
    const { unmount } = open(buildVehicleRecord(), { as, deferred: [declined] });
    const table = await screen.findByRole('table', { name: 'Deferred work on this vehicle' });
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      /Wiper blades.*Can wait.*₹600.*Declined on 21 Nov 2026.*Next month.*They smear/,
    );
    unmount();
  }
});
