import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCarType, buildService } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ServicesScreen } from './services-screen.tsx';

const retired = buildService({ service_id: 2, name: 'Engine Polish', active: false });

function open(responses: Record<string, unknown> = {}, url = '/settings/services', as = manager) {
  const backend = fakeBackend({ services: [buildService(), retired], ...responses });
  return renderScreen(<ServicesScreen />, { backend, as, path: '/settings/services', url });
}
const openDialog = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};

test('All services are listed with price, duration and whether they are on offer @long', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^Oil Change/ });
  expect(row).toHaveTextContent('₹3,500');
  expect(row).toHaveTextContent('45 mins');
  expect(row).toHaveTextContent('On offer');
  expect(screen.getByRole('row', { name: /^Engine Polish/ })).toHaveTextContent('Retired');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('While they load, it says so', async () => {
  open({ services: never });
  expect(await screen.findByText('Loading the services...')).toBeInTheDocument();
});

test('A failure is shown', async () => {
  open({ services: offline });
  expect(await screen.findByText('Failed to load the services')).toBeVisible();
});

test('Without services, it says what to add', async () => {
  open({ services: [] });
  expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeVisible();
});

test('Search and status are in the address @long', async () => {
  open({}, '/settings/services?status=retired');
  expect(await screen.findByRole('row', { name: /^Engine Polish/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Oil Change/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'brake');
  expect(await screen.findByRole('heading', { name: 'No services found' })).toBeVisible();
});

test('A changed price is sent with the service as it was read @long', async () => {
  const { backend } = open({ 'rpc/save_service': buildService({ base_price: 4200 }) });
  const dialog = await openDialog('Edit Oil Change', 'Change Service');
  const price = dialog.getByRole('textbox', { name: 'Price (₹)' });
  await userEvent.clear(price);
  await userEvent.type(price, '4200');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Highest price (₹)' }), '6000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Oil Change saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_service').map(({ body }) => body)).toEqual([
    {
      name: 'Oil Change',
      description: 'Engine oil and filter',
      category: 'maintenance',
      base_price: 4200,
      estimated_duration: 45,
      highest_price: 6000,
      service_id: 1,
      expected: buildService(),
    },
  ]);
});

test('An address with a proposed duration opens the form with it, within the range @long', async () => {
  const { backend } = open(
    {
      services: [buildService({ shortest_duration: 30, longest_duration: 50 }), retired],
      'rpc/save_service': buildService({ estimated_duration: 60 }),
    },
    '/settings/services?change=1&minutes=60',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Service' }));
  expect(dialog.getByRole('textbox', { name: 'Duration (minutes)' })).toHaveValue('60');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Oil Change saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/save_service').map(({ body }) => body)).toMatchObject([
    { estimated_duration: 60, shortest_duration: 30, longest_duration: 60, service_id: 1 },
  ]);
});

test('Missing values of a new service are reported at their fields @long', async () => {
  const { backend } = open();
  const dialog = await openDialog('Add Service', 'Add Service');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Service' }));
  for (const message of [
    'Name is required',
    'Please select a category',
    'Please enter a valid price',
    'Duration must be between 1 and 10,080 minutes',
  ])
    expect(await dialog.findByText(message)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_service')).toEqual([]);
});

test('A name in use is shown at its field @long', async () => {
  const message = 'A service with this name already exists';
  open({ 'rpc/save_service': refuse(409, { code: 'PT409', message, hint: 'name' }) });
  const dialog = await openDialog('Edit Oil Change', 'Change Service');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
});

test('Changes by someone else are shown before they are replaced @long', async () => {
  const details = JSON.stringify(buildService({ base_price: 3900 }));
  open({
    'rpc/save_service': refuse(412, {
      code: 'PT412',
      message: 'This service was changed by someone else',
      details,
    }),
  });
  const dialog = await openDialog('Edit Oil Change', 'Change Service');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Changed by someone else' });
  expect(question).toHaveTextContent('₹3,900 (was ₹3,500)');
  await userEvent.click(within(question).getByRole('button', { name: 'Go Back' }));
  expect(dialog.getByRole('textbox', { name: 'Price (₹)' })).toHaveValue('3,500');
});

test.each([
  ['Retire Oil Change', { service_id: 1, active: false }, 'Oil Change is retired'],
  ['Bring Back Engine Polish', { service_id: 2, active: true }, 'Engine Polish is on offer again'],
])('%s', async (button, body, message) => {
  const { backend } = open({ 'rpc/set_service_active': buildService() });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = screen.queryByRole('alertdialog', { name: `${button}?` });
  expect(question !== null).toBe(button.startsWith('Retire'));
  if (question) await userEvent.click(within(question).getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sentTo(backend, 'rpc/set_service_active').map((request) => request.body)).toEqual([body]);
});

test('A manager without the right sees neither the list nor its buttons', async () => {
  const { backend } = open({}, undefined, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Service' })).not.toBeInTheDocument();
  expect(sentTo(backend, 'services')).toEqual([]);
});

const everyYear = { fuel_type: null, cartype_id: null, months: 12, kilometres: 10_000 };
const openIntervals = async (responses: Record<string, unknown> = {}) => {
  const { backend } = open({
    'rpc/service_intervals': [everyYear],
    cartypes: [buildCarType()],
    ...responses,
  });
  const dialog = await openDialog('Intervals of Oil Change', 'Intervals of Oil Change');
  return { backend, dialog };
};

test('The intervals of a service are changed by kind of car, and sent with those that were read @long', async () => {
  const { backend, dialog } = await openIntervals({ 'rpc/save_service_intervals': [everyYear] });
  expect(await dialog.findByLabelText('Months of interval 1')).toHaveValue('12');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Interval' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Each kind of car can be entered only once')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Cars of interval 2'), 'Mahindra Bolero');
  await userEvent.type(dialog.getByLabelText('Months of interval 2'), '6');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Interval' }));
  await userEvent.selectOptions(dialog.getByLabelText('Cars of interval 3'), 'Electric');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Intervals of Oil Change saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_service_intervals').map(({ body }) => body)).toEqual([
    {
      service_id: 1,
      intervals: [
        everyYear,
        { fuel_type: null, cartype_id: 1, months: 6, kilometres: null },
        { fuel_type: 'electric', cartype_id: null, months: null, kilometres: null },
      ],
      expected: [everyYear],
    },
  ]);
});

test('An interval is removed @long', async () => {
  const { backend, dialog } = await openIntervals({ 'rpc/save_service_intervals': [] });
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove interval 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Intervals of Oil Change saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_service_intervals')[0]?.body).toMatchObject({ intervals: [] });
});

test('Intervals that someone else changed are refused with a reason @long', async () => {
  const message = 'These intervals were changed by someone else';
  const { dialog } = await openIntervals({
    'rpc/save_service_intervals': refuse(412, { code: 'PT412', message }),
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([
  [never, 'Loading the intervals...'],
  [offline, 'Failed to load the intervals'],
])('While the intervals load, and when they fail, it says so @long', async (answer, text) => {
  const { dialog } = await openIntervals({ 'rpc/service_intervals': answer });
  expect(await dialog.findByText(text)).toBeInTheDocument();
});
