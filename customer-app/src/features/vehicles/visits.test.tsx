import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  dataRequests,
  fakeBackend,
  manager,
  mechanic,
  offline,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPhoto } from '../../testing/build-photo.ts';
import { buildVehicleCare } from '../../testing/build-vehicle-care.ts';
import { buildVehicleRecord } from '../../testing/build-vehicle-record.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

const signed = ({ body }: { body: { paths: string[] } }) =>
  body.paths.map((path) => ({ path, error: null, signedURL: `/object/sign/request-photos/${path}?token=x` }));

const open = (record: unknown = buildVehicleRecord(), as: Account = customer, photos: unknown = []) => {
  const backend = fakeBackend({
    'rpc/vehicle_record': record,
    'rpc/vehicle_care': buildVehicleCare(),
    request_photos: photos,
    'storage/v1/object/sign/request-photos': signed,
  });
  const path = '/vehicles/:vehicleId';
  return { ...renderScreen(<VehiclesScreen />, { backend, as, path, url: '/vehicles/3' }), backend };
};
const title = 'Photos of Full Service, 10 Nov 2026';
const openPhotos = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2 photos of Full Service' }));
  return within(await screen.findByRole('dialog', { name: title }));
};

test('The photos of a visit are read once they are asked for, and each opens large @long', async () => {
  const { backend } = open(buildVehicleRecord({ owner: null }), customer, [buildPhoto(1), buildPhoto(2)]);
  await screen.findByRole('table', { name: 'Requests of this vehicle' });
  expect(dataRequests(backend).some(({ path }) => path.includes('request_photos'))).toBe(false);
  const dialog = await openPhotos();
  const list = await dialog.findByRole('list', { name: 'Photos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  for (const picture of list.querySelectorAll('img')) expect(picture).toHaveAttribute('loading', 'lazy');
  expect(await accessibilityViolations(screen.getByRole('dialog', { name: title }))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enlarge Photo 2' }));
  const large = within(await screen.findByRole('dialog', { name: 'Photo 2' }));
  expect(large.getByRole('img', { name: 'Photo 2' })).toHaveAttribute(
    'src',
    'http://backend.test/storage/v1/object/sign/request-photos/42/2.webp?token=x',
  );
});

test('Visits without photos have no button, and no column where none has any @long', async () => {
  const record = buildVehicleRecord();
  const { unmount } = open(record, manager);
  expect(await screen.findAllByRole('button', { name: / photos? of / })).toHaveLength(1);
  unmount();
  const rows = record.history.rows.map((visit) => ({ ...visit, photos: 0 }));
  open({ ...record, history: { rows, total: 2 } }, mechanic);
  await screen.findByRole('table', { name: 'Requests of this vehicle' });
  expect(screen.queryByRole('columnheader', { name: 'Photos' })).not.toBeInTheDocument();
});

test('Photos that fail to load say so, and a retry loads them @long', async () => {
  const { backend } = open(buildVehicleRecord(), manager, offline);
  const dialog = await openPhotos();
  expect(await dialog.findByText('Photos could not be loaded')).toBeVisible();
  backend.responses.request_photos = [buildPhoto(1)];
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('list', { name: 'Photos' })).toBeVisible();
});

const years = [
  { year: 2026, services: 1, amount: 5000 },
  { year: 2025, services: 2, amount: 12_400 },
];

test.each([
  ['owner', customer],
  ['manager', manager],
])('The %s sees the costs of each year @long', async (_, as) => {
  open(buildVehicleRecord({ years }), as);
  const table = await screen.findByRole('table', { name: 'Costs of this car by year' });
  const [, latest, before] = within(table).getAllByRole('row');
  expect(latest).toHaveTextContent(/^2026\s*1 service\s*₹5,000$/);
  expect(before).toHaveTextContent(/^2025\s*2 services\s*₹12,400$/);
  expect(await screen.findByRole('figure', { name: 'Cost per year' })).toHaveTextContent(/2025.*2026/);
});

test.each([
  ['A mechanic', mechanic, null],
  ['An owner before the first service', customer, []],
])('%s sees no costs per year', async (_, as, none) => {
  open(buildVehicleRecord({ years: none }), as);
  await screen.findByRole('table', { name: 'Requests of this vehicle' });
  expect(screen.queryByRole('heading', { name: 'Costs per Year' })).not.toBeInTheDocument();
});
