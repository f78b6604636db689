import type { VehicleCare } from '@pitlane/shared-data/care';
import type { DueWork } from '@pitlane/shared-data/due-work';
import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  buildDeferredLine,
  buildDueDocument,
  buildDueWork,
  customer,
  fakeBackend,
  manager,
  mechanic,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildForecast, buildVehicleCare } from '../../../testing/build-vehicle-care.ts';
import { buildVehicleDocument } from '../../../testing/build-vehicle-document.ts';
import { buildVehicleRecord } from '../../../testing/build-vehicle-record.ts';
import { freezeDate } from '../../../testing/freeze-date.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from '../vehicles-screen.tsx';

freezeDate('2026-11-28T06:00:00Z');

const deferred: VehicleCare['deferred'][number] = {
  line_id: 8,
  description: 'Rear wiper',
  kind: 'other' as const,
  quantity: 1,
  unit: 'pcs',
  unit_price: 800,
  amount: 800,
  urgency: 'later' as const,
  why_needed: null,
  if_it_waits: null,
  service_id: null,
  part_id: null,
  decline_reason: 'Too dear',
  request_id: 41,
  price_now: null,
  is_withheld: false,
  state: 'declined' as const,
  since: '2026-11-10T05:00:00Z',
};
const care = buildVehicleCare({
  forecast: [
    buildForecast(),
    buildForecast({ service_id: 8, service_name: 'Brakes', state: 'later', due_on: '2027-09-09' }),
  ],
  deferred: [deferred],
  documents: [buildVehicleDocument({ document_id: 4, valid_until: '2026-12-10' })],
});
const dueWork = [
  buildDueWork({ service_id: 5 }),
  buildDueWork({ due_id: 9, service_id: 8, work: 'Brakes', due_on: '2027-09-09' }),
  buildDeferredLine(),
  buildDueDocument(),
];

function open({ as = manager, due = dueWork }: { as?: Account; due?: DueWork[] } = {}, responses = {}) {
  const backend = fakeBackend({
    'rpc/vehicle_record': buildVehicleRecord(as === manager ? {} : { owner: null }),
    'rpc/vehicle_care': { ...care, due_work: as === manager ? due : null },
    ...responses,
  });
  return {
    ...renderScreen(<VehiclesScreen />, { backend, as, path: '/vehicles/:vehicleId', url: '/vehicles/3' }),
    backend,
  };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const choose = async (item: string, work: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${work}, KA 01 AB 1234` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('A manager books what is due or deferred at the front desk, not what is due later @long', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'Book Oil Change' })).toHaveAttribute(
    'href',
    '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=3&service=5',
  );
  expect(screen.getByRole('link', { name: 'Book Rear wiper' })).toHaveAttribute(
    'href',
    '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=3&work=Rear+wiper',
  );
  expect(await screen.findAllByRole('button', { name: /^More for/ })).toHaveLength(3);
  expect((await row(/^Brakes/)).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Book Insurance' })).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A manager calls about it, and what was said stays beside it @long', async () => {
  const said = { channel: 'call' as const, work: 'Oil Change', is_about_it: true, said: 'Comes in May' };
  const { backend } = open({}, { 'rpc/record_due_call': buildDueWork({ service_id: 5 }) });
  expect((await row(/^Oil Change.*Overdue/)).getByText('Not yet')).toBeVisible();
  await choose('Call', 'Oil Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Call Asha Rao' }));
  expect(dialog.getByRole('link', { name: '+91 98450 00021' })).toHaveAttribute('href', 'tel:+919845000021');
  await userEvent.type(dialog.getByRole('textbox', { name: /What was said/ }), 'Comes in May');
  const due = buildDueWork({
    service_id: 5,
    last_contact: { ...said, at: '2026-11-28T06:00:00Z', by: 'Meera' },
  });
  backend.responses['rpc/vehicle_care'] = { ...care, due_work: [due] };
  await userEvent.click(dialog.getByRole('button', { name: 'Save Call' }));
  expect(await screen.findByText('Call saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/record_due_call').map(({ body }) => body)).toEqual([
    { due_id: 5, said: 'Comes in May' },
  ]);
  expect(await screen.findByText('Meera called on 28 Nov 2026')).toBeVisible();
});

test('A manager writes about deferred work, and puts off a document @long', async () => {
  const { backend } = open(
    {},
    {
      'rpc/message_due_work': { ...buildDeferredLine(), channels: ['mail'], captured: [] },
      'rpc/put_off_due_work': buildDueDocument(),
    },
  );
  await choose('Send a message', 'Rear wiper');
  expect(await screen.findByText(/^Message to the customer/)).toBeVisible();
  expect(sentTo(backend, 'rpc/message_due_work').map(({ body }) => body)).toEqual([{ due_id: 6 }]);
  await choose('Put off', 'Insurance');
  const dialog = within(await screen.findByRole('dialog', { name: 'Put off Insurance' }));
  await userEvent.type(dialog.getByLabelText(/Until/), '2099-05-01');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Abroad');
  await userEvent.click(dialog.getByRole('button', { name: 'Put Off' }));
  expect(await screen.findByText('Put off until 1 May 2099')).toBeVisible();
  expect(sentTo(backend, 'rpc/put_off_due_work').map(({ body }) => body)).toEqual([
    { due_id: 7, until: '2099-05-01', reason: 'Abroad' },
  ]);
});

test('What is put off says until when @long', async () => {
  const put_off = { put_off_until: '2099-05-01', put_off_reason: 'Abroad', put_off_by_name: 'Meera' };
  open({ due: [buildDueWork({ service_id: 5, ...put_off })] });
  const due = await row(/^Oil Change.*Overdue/);
  expect(await due.findByText('Put off until 1 May 2099')).toBeVisible();
  expect(due.getByText('Abroad, Meera')).toBeVisible();
});

test.each([['owner', customer] as const, ['mechanic', mechanic] as const])(
  'The %s has no such actions',
  async (_, as) => {
    open({ as });
    await screen.findByRole('table', { name: 'Deferred work on this vehicle' });
    expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Last contact')).not.toBeInTheDocument();
  },
);
