import { sessionArea, tokenKey } from '@pitlane/shared-data/client';
import {
  accessibilityViolations,
  buildVehicle,
  customer,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carTypes } from '../../testing/car-types.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as AddVehicleScreen } from './add-vehicle-screen.tsx';

freezeDate('2026-11-21T06:00:00Z');

const open = (responses: FakeBackend['responses'] = {}, url = '/add-vehicle', as = customer) =>
  renderScreen(<AddVehicleScreen />, {
    as,
    backend: fakeBackend({ cartypes: carTypes, 'POST vehicles': [buildVehicle()], ...responses }),
    path: '/add-vehicle',
    url,
  });

const field = (name: string) => screen.getByRole('textbox', { name });
const select = (label: string) => screen.getByRole('combobox', { name: label });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Vehicle' }));
const sentVehicles = (backend: FakeBackend) => sentTo(backend, 'POST vehicles').map(({ body }) => body);

const carTypesLoaded = () => waitFor(() => expect(select('Brand')).toHaveDisplayValue('Choose a brand'));

async function fillRequired() {
  await carTypesLoaded();
  await userEvent.type(field('Registration number'), 'KA 01 AB 1234');
  await chooseOption('Brand', 'Hyundai');
  await chooseOption('Model', 'Creta');
}

test('The form shows the owner’s name and email @long', async () => {
  open();
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  expect(screen.getByText('asha@pitlane.test')).toBeInTheDocument();
});

test('Whoever has a code of the seller takes the car over instead', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'I Have a Code' }));
  expect(await screen.findByText('/take-vehicle')).toBeInTheDocument();
});

test('The form starts with the current year and petrol', () => {
  open();
  expect(select('Year')).toHaveDisplayValue('2026');
  expect(select('Fuel type')).toHaveDisplayValue('Petrol');
});

test('Years are offered from next year down to 1950', async () => {
  open();
  const years = within(select('Year'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(years).toHaveLength(2027 - 1950 + 1);
  expect([years[0], years.at(-1)]).toEqual(['2027', '1950']);
});

test('The five fuels are offered', async () => {
  open();
  const fuels = within(select('Fuel type'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(fuels).toEqual(['Petrol', 'Diesel', 'Electric', 'Hybrid', 'CNG']);
});

test('A model can be chosen only after a brand, and another brand clears it @long', async () => {
  open();
  expect(select('Model')).toBeDisabled();
  await fillRequired();
  expect(select('Model')).toHaveDisplayValue('Creta');
  await chooseOption('Brand', 'Tata');
  expect(select('Model')).toHaveDisplayValue('Choose a model');
  const models = within(select('Model'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(models).toEqual(['Nexon EV']);
});

test('Choosing the same brand again keeps the model @long', async () => {
  open();
  await fillRequired();
  await chooseOption('Brand', 'Hyundai');
  expect(select('Model')).toHaveDisplayValue('Creta');
});

test('Missing values are shown under their fields, and the first one gets the focus @long', async () => {
  const { backend } = open();
  await submit();
  expect(await screen.findByText('Registration number is required')).toBeInTheDocument();
  expect(screen.getByText('Brand is required')).toBeInTheDocument();
  expect(screen.getByText('Model is required')).toBeInTheDocument();
  expect(field('Registration number')).toHaveFocus();
  expect(field('Registration number')).toHaveAccessibleDescription(/Registration number is required/);
  expect(sentVehicles(backend)).toEqual([]);
});

test('A registration number of spaces is refused @long', async () => {
  open();
  await userEvent.type(field('Registration number'), '   ');
  await submit();
  expect(await screen.findByText('Registration number is required')).toBeInTheDocument();
});

test('A registration number that is typed in small letters appears and is sent in capitals @long', async () => {
  const { backend } = open();
  await carTypesLoaded();
  await userEvent.type(field('Registration number'), 'ka 01 ab 1234');
  expect(field('Registration number')).toHaveValue('KA 01 AB 1234');
  await chooseOption('Brand', 'Hyundai');
  await chooseOption('Model', 'Creta');
  await submit();
  await waitFor(() =>
    expect(sentVehicles(backend)).toMatchObject([{ registration_number: 'KA 01 AB 1234' }]),
  );
});

test('Editing a field clears its error and keeps the others @long', async () => {
  open();
  await submit();
  await screen.findByText('Registration number is required');
  await userEvent.type(field('Registration number'), 'K');
  expect(screen.queryByText('Registration number is required')).not.toBeInTheDocument();
  expect(screen.getByText('Brand is required')).toBeInTheDocument();
});

test('Empty optional fields are sent as null @long', async () => {
  const { backend } = open();
  await fillRequired();
  await submit();
  expect(await screen.findByText('Vehicle added successfully!')).toBeInTheDocument();
  expect(sentVehicles(backend)).toEqual([
    {
      customer_id: customer.id,
      registration_number: 'KA 01 AB 1234',
      brand: 'Hyundai',
      model: 'Creta',
      year: 2026,
      color: null,
      fuel_type: 'petrol',
      km_driven: null,
      vin: null,
      engine_number: null,
      chassis_number: null,
      last_oil_change: null,
    },
  ]);
});

test('All fields are sent @long', async () => {
  const { backend } = open();
  await fillRequired();
  await chooseOption('Year', '2021');
  await chooseOption('Fuel type', 'Diesel');
  await userEvent.type(field('Colour'), 'White');
  await userEvent.type(field('Kilometres'), '124500');
  await userEvent.type(field('VIN'), 'SHORT-VIN');
  await userEvent.type(field('Engine number'), 'E1');
  await userEvent.type(field('Chassis number'), 'C1');
  await userEvent.type(screen.getByLabelText('Last oil change date'), '2026-08-14');
  await submit();
  await waitFor(() => expect(sentVehicles(backend)).toHaveLength(1));
  expect(sentVehicles(backend)).toEqual([
    expect.objectContaining({
      year: 2021,
      fuel_type: 'diesel',
      color: 'White',
      km_driven: 124_500,
      vin: 'SHORT-VIN',
      engine_number: 'E1',
      chassis_number: 'C1',
      last_oil_change: '2026-08-14',
    }),
  ]);
});

test.each([
  ['-5', 'Kilometres must be 0 or more'],
  ['12.5', 'Kilometres must be a whole number'],
  ['99999999', 'Kilometres must be no more than 99,99,999'],
])('Kilometres of %s are refused with a message and keep the typed value @long', async (typed, message) => {
  const { backend } = open();
  await fillRequired();
  await userEvent.type(field('Kilometres'), typed);
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Kilometres')).toHaveFocus();
  expect(field('Kilometres')).toHaveValue(new Intl.NumberFormat('en-IN').format(Number(typed)));
  expect(sentVehicles(backend)).toEqual([]);
});

test('A last oil change in the future is refused with a message @long', async () => {
  const { backend } = open();
  await fillRequired();
  await userEvent.type(screen.getByLabelText('Last oil change date'), '2026-11-22');
  await submit();
  expect(await screen.findByText('The last oil change cannot be in the future')).toBeInTheDocument();
  expect(sentVehicles(backend)).toEqual([]);
});

test.each([
  ['Registration number', 60],
  ['Colour', 60],
  ['VIN', 60],
  ['Engine number', 60],
  ['Chassis number', 60],
])('5,000 characters of %s are refused with a message and not truncated @long', async (label, longest) => {
  const { backend } = open();
  await fillRequired();
  fireEvent.change(field(label), { target: { value: 'X'.repeat(5000) } });
  await submit();
  expect(
    await screen.findByText(`${label} must be no more than ${longest} characters long`),
  ).toBeInTheDocument();
  expect(field(label)).toHaveValue('X'.repeat(5000));
  expect(sentVehicles(backend)).toEqual([]);
});

test.each([
  ['emoji', '🚗 red'],
  ['right to left', 'أحمر'],
  ['script tags', '<script>alert(1)</script>'],
  ['SQL', "'; drop table vehicles; --"],
])('A colour with %s is sent unchanged @long', async (_, text) => {
  const { backend } = open();
  await fillRequired();
  fireEvent.change(field('Colour'), { target: { value: text } });
  await submit();
  await waitFor(() => expect(sentVehicles(backend)).toEqual([expect.objectContaining({ color: text })]));
});

test('A year that the server refuses is marked at its field @long', async () => {
  const message = 'Year must be between 1900 and 2026';
  open({ 'POST vehicles': refuse(400, { code: 'PT400', message, hint: 'year' }) });
  await fillRequired();
  await submit();
  expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('With a chosen service in the URL, saving returns to the booking @long', async () => {
  open({}, '/add-vehicle?service=brakes');
  await fillRequired();
  await submit();
  expect(await screen.findByText('/my-vehicles?service=brakes')).toBeInTheDocument();
});

test('Saving navigates to the dashboard @long', async () => {
  open();
  await fillRequired();
  await submit();
  expect(await screen.findByText('/customer-dashboard')).toBeInTheDocument();
});

test('Cancel navigates to the dashboard', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('/customer-dashboard')).toBeInTheDocument();
});

test('The button is pending while the vehicle is saved @long', async () => {
  const { backend } = open({ 'POST vehicles': never });
  await fillRequired();
  await submit();
  const button = await screen.findByRole('button', { name: /Adding\.\.\./ });
  await userEvent.click(button);
  expect(sentVehicles(backend)).toHaveLength(1);
});

test('A duplicate registration number is marked at its field @long', async () => {
  const message = 'A vehicle with this registration number already exists';
  open({ 'POST vehicles': refuse(409, { code: 'PT409', message, hint: 'registration_number' }) });
  await fillRequired();
  await submit();
  expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
  await waitFor(() =>
    expect(field('Registration number')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});

test('A failure without a server message suggests a retry and keeps the form’s values @long', async () => {
  open({ 'POST vehicles': offline });
  await fillRequired();
  await submit();
  expect(await screen.findByText('Failed to add vehicle. Please try again.')).toBeInTheDocument();
  expect(field('Registration number')).toHaveValue('KA 01 AB 1234');
});

test('An expired session redirects to the login and back @long', async () => {
  open({
    'POST vehicles': refuse(401, { code: 'PGRST301', message: 'JWT expired' }),
    'rpc/current_account': null,
  });
  await fillRequired();
  await submit();
  expect(await screen.findByText('User not found. Please log in again.')).toBeInTheDocument();
  expect(await screen.findByText('/login?next=%2Fadd-vehicle')).toBeInTheDocument();
});

test('A user whom the server does not know as a customer must log in again @long', async () => {
  open({ 'POST vehicles': refuse(403, { code: '42501', message: 'row-level security' }) });
  await fillRequired();
  await submit();
  expect(await screen.findByText('Unable to identify customer. Please log in again.')).toBeInTheDocument();
});

test('A failure to load the brands is shown, and a retry loads them @long', async () => {
  const { backend } = open({ cartypes: offline });
  const failure = await screen.findByText('Failed to load brands and models');
  backend.responses.cartypes = carTypes;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  await chooseOption('Brand', 'Tata');
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await carTypesLoaded();
  expect(await accessibilityViolations(container)).toEqual([]);
});

describe('Before a form that was begun is left', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  const cancel = () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }));

  test('a dialog asks, and Stay keeps what was typed @long', async () => {
    const { router } = open();
    await userEvent.type(field('Colour'), 'Red');
    await cancel();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
    expect(field('Colour')).toHaveValue('Red');
    expect(router.state.location.pathname).toBe('/add-vehicle');
  });

  test('a dialog asks, and Leave leaves @long', async () => {
    open();
    await userEvent.type(field('Colour'), 'Red');
    await cancel();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('/customer-dashboard')).toBeInTheDocument();
  });

  test('the browser asks when the tab is closed @long', async () => {
    open();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await userEvent.type(field('Colour'), 'Red');
    expect(isAsked()).toBe(true);
  });
});

describe('When the session runs out', () => {
  /** What the client leaves behind when it cannot renew the token. */
  const expire = () =>
    act(async () => {
      sessionArea.removeItem(tokenKey);
      window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
    });

  async function typeAndExpire() {
    const { unmount } = open();
    await userEvent.type(field('Registration number'), 'KA 01 AB 1234');
    await expire();
    unmount();
  }

  test('the same person finds what was typed @long', async () => {
    await typeAndExpire();
    open();
    expect(field('Registration number')).toHaveValue('KA 01 AB 1234');
    expect(screen.getByText('What you typed was kept.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Registration number')).toHaveValue('');
    expect(screen.queryByText('What you typed was kept.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('another person finds an empty form @long', async () => {
    await typeAndExpire();
    open({}, '/add-vehicle', { ...customer, id: '5' });
    expect(field('Registration number')).toHaveValue('');
    expect(screen.queryByText('What you typed was kept.')).not.toBeInTheDocument();
  });

  test('leaving the page discards what was typed @long', async () => {
    const { unmount } = open();
    await userEvent.type(field('Registration number'), 'KA 01 AB 1234');
    unmount();
    open();
    expect(field('Registration number')).toHaveValue('');
  });
});
