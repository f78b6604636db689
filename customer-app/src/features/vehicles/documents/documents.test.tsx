import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  mechanic,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import type { VehicleDocument } from '@pitlane/shared-data/vehicle-documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVehicleCare } from '../../../testing/build-vehicle-care.ts';
import { buildVehicleDocument } from '../../../testing/build-vehicle-document.ts';
import { buildVehicleRecord } from '../../../testing/build-vehicle-record.ts';
import { freezeDate } from '../../../testing/freeze-date.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from '../vehicles-screen.tsx';

freezeDate('2026-11-28T06:00:00Z');

const open = (
  documents: VehicleDocument[] | null = [buildVehicleDocument()],
  as: Account = customer,
  answers = {},
) => {
  const backend = fakeBackend({
    'rpc/vehicle_record': buildVehicleRecord({ owner: null }),
    'rpc/vehicle_care': buildVehicleCare({ documents }),
    ...answers,
  });
  const path = '/vehicles/:vehicleId';
  return { ...renderScreen(<VehiclesScreen />, { backend, as, path, url: '/vehicles/3' }), backend };
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Documents of this vehicle' }))
    .getAllByRole('row')
    .slice(1);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('Each document says how long it is valid, what ends first on top, renewed ones below @long', async () => {
  const { container } = open([
    buildVehicleDocument({ document_id: 1, valid_until: '2028-03-31' }),
    buildVehicleDocument({ document_id: 2, valid_until: '2026-11-20', is_renewed: true }),
    buildVehicleDocument({ document_id: 3, kind: 'warranty', valid_until: '2026-12-10', number: 'Battery' }),
    buildVehicleDocument({
      document_id: 4,
      kind: 'puc',
      valid_until: '2026-11-25',
      number: null,
      note: null,
    }),
  ]);
  const shown = await rows();
  expect(shown[0]).toHaveTextContent(/PUC certificate.*Expired 3 days ago.*25 Nov 2026/);
  expect(shown[1]).toHaveTextContent(/Warranty.*Battery.*Expires in 12 days.*10 Dec 2026.*Own damage/);
  expect(shown[2]).toHaveTextContent(/Insurance.*Expires in 489 days/);
  expect(shown[3]).toHaveTextContent(/Insurance.*Renewed.*20 Nov 2026/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A manager sees them too; a mechanic, who gets none, sees no such section @long', async () => {
  const { unmount } = open([buildVehicleDocument()], manager);
  expect(await rows()).toHaveLength(1);
  unmount();
  open(null, mechanic);
  expect(await screen.findByRole('heading', { name: 'Service History' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument();
});

test('A car without documents says what they are for', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible();
});

test('A document is added once its kind and end are entered @long', async () => {
  const message = 'This document is in the list already';
  const { backend } = open([], customer, {
    'rpc/save_vehicle_document': refuse(409, { code: 'PT409', message, hint: 'valid_until' }),
  });
  await press('Add Document');
  const form = await dialog('Add Document');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please choose a kind of document')).toBeVisible();
  expect(form.getByText('Please enter its last valid day')).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Document/ }), 'PUC certificate');
  await userEvent.type(form.getByLabelText(/Valid until/), '2027-05-31');
  await userEvent.type(form.getByRole('textbox', { name: /Number/ }), 'KA-77');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  backend.responses['rpc/save_vehicle_document'] = buildVehicleDocument({ kind: 'puc' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('PUC certificate saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_vehicle_document').at(-1)?.body).toEqual({
    vehicle_id: 3,
    kind: 'puc',
    valid_until: '2027-05-31',
    number: 'KA-77',
  });
});

test('A change keeps the photo, and is sent with what was read @long', async () => {
  const photo = 'vehicles/3/00000000-0000-4000-8000-000000000000.webp';
  const before: VehicleDocument = buildVehicleDocument({ photo });
  const { backend } = open([before], manager, { 'rpc/save_vehicle_document': before });
  await press('Change Insurance, valid until 10 Dec 2026');
  const form = await dialog('Change Document');
  const day = form.getByLabelText(/Valid until/);
  await userEvent.clear(day);
  await userEvent.type(day, '2027-12-10');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Insurance saved')).toBeVisible();
  const { document_id, is_renewed: _, ...expected } = before;
  expect(sentTo(backend, 'rpc/save_vehicle_document')[0]?.body).toEqual({
    vehicle_id: 3,
    kind: 'insurance',
    valid_until: '2027-12-10',
    number: 'P/1234',
    note: 'Own damage',
    photo,
    document_id,
    expected,
  });
});

test('A photo can be taken off @long', async () => {
  const photo = 'vehicles/3/00000000-0000-4000-8000-000000000000.webp';
  const { backend } = open([buildVehicleDocument({ photo })], customer, {
    'rpc/save_vehicle_document': buildVehicleDocument(),
  });
  await press(/^Change/);
  const form = await dialog('Change Document');
  expect(form.getByRole('status')).toHaveTextContent('Photo added');
  await userEvent.click(form.getByRole('button', { name: 'Remove Photo' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Insurance saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_vehicle_document')[0]?.body).not.toHaveProperty('photo');
});

test('The photo opens, and a failure of it says so @long', async () => {
  const photo = 'vehicles/3/00000000-0000-4000-8000-000000000000.webp';
  open([buildVehicleDocument({ photo })], customer);
  await press(/^Photo of Insurance/);
  const shown = await dialog('Insurance, valid until 10 Dec 2026');
  expect(await shown.findByText('Failed to load the photo')).toBeVisible();
});

test('A document is deleted after a question @long', async () => {
  const { backend } = open([buildVehicleDocument()], customer, {
    'rpc/remove_vehicle_document': { document_id: 4 },
  });
  await press(/^Delete Insurance/);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete document' }));
  expect(question.getByText(/^Delete Insurance, valid until 10 Dec 2026\?/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sentTo(backend, 'rpc/remove_vehicle_document')).toEqual([]);
  await press(/^Delete Insurance/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Document deleted')).toBeVisible();
  expect(sentTo(backend, 'rpc/remove_vehicle_document')[0]?.body).toEqual({ document_id: 4 });
});
