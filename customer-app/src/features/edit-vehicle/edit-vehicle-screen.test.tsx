import {
  accessibilityViolations,
  buildVehicle,
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
import { carTypes } from '../../testing/car-types.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as EditVehicleScreen } from './edit-vehicle-screen.tsx';

freezeDate('2026-11-21T06:00:00Z');

const open = (responses: FakeBackend['responses'] = {}, url = '/edit-vehicle/3') => {
  const vehicles = [buildVehicle()];
  return renderScreen(<EditVehicleScreen />, {
    backend: fakeBackend({
      cartypes: carTypes,
      'GET vehicles': vehicles,
      'PATCH vehicles': vehicles,
      ...responses,
    }),
    path: '/edit-vehicle/:vehicleId',
    url,
  });
};

const field = (name: string) => screen.findByRole('textbox', { name });
const select = (label: string) => screen.findByRole('combobox', { name: label });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const sentChanges = (backend: FakeBackend) => sentTo(backend, 'PATCH vehicles');

test('A loading message is shown while the vehicle loads', async () => {
  open({ 'GET vehicles': never });
  expect(await screen.findByText('Loading your vehicle...')).toBeInTheDocument();
});

test('The form is filled with the vehicle’s data @long', async () => {
  open();
  expect(await field('Registration number')).toHaveValue('KA 01 AB 1234');
  expect(await select('Brand')).toHaveDisplayValue('Hyundai');
  expect(await select('Model')).toHaveDisplayValue('Creta');
  expect(await select('Year')).toHaveDisplayValue('2021');
  expect(await select('Fuel type')).toHaveDisplayValue('Diesel');
  expect(await field('Colour')).toHaveValue('White');
  expect(await field('Kilometres')).toHaveValue('1,24,500');
});

test('The title of the tab names the vehicle @long', async () => {
  open();
  await field('Registration number');
  expect(document.title).toBe('Hyundai Creta, KA 01 AB 1234 · Pitlane');
});

test('Opening the screen costs two requests', async () => {
  const { backend } = open();
  await field('Registration number');
  await waitFor(() => expect(sentTo(backend, 'cartypes')).toHaveLength(1));
  expect(dataRequests(backend)).toHaveLength(2);
});

test('A brand, model or year that is not an option is kept', async () => {
  open({ 'GET vehicles': [buildVehicle({ brand: 'Premier', model: 'Padmini', year: 1948 })] });
  expect(await select('Brand')).toHaveDisplayValue('Premier');
  expect(await select('Model')).toHaveDisplayValue('Padmini');
  expect(await select('Year')).toHaveDisplayValue('1948');
});

test('A change is saved, then My Vehicles opens @long', async () => {
  const { backend } = open();
  await userEvent.clear(await field('Colour'));
  await chooseOption('Model', 'i20');
  await save();
  expect(await screen.findByText('Vehicle updated successfully!')).toBeInTheDocument();
  expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
  const [change] = sentChanges(backend);
  expect(change?.url.searchParams.get('vehicle_id')).toBe('eq.3');
  expect(change?.body).toMatchObject({ model: 'i20', color: null, year: 2021, km_driven: 124_500 });
});

describe('Kilometres below the last reading are asked about', () => {
  const enterLower = async () => {
    const kilometres = await field('Kilometres');
    await userEvent.clear(kilometres);
    await userEvent.type(kilometres, '500');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Lower than the last reading' });
    expect(dialog).toHaveTextContent('The last reading was 1,24,500 km. You entered 500 km.');
    return within(dialog);
  };
  const answer = (dialog: ReturnType<typeof within>, name: string) =>
    userEvent.click(dialog.getByRole('button', { name }));

  test('and saved once it is said that the higher ones were wrong @long', async () => {
    const { backend } = open();
    const dialog = await enterLower();
    expect(sentChanges(backend)).toEqual([]);
    await answer(dialog, 'The readings before were wrong');
    expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
    expect(sentChanges(backend)[0]?.body).toMatchObject({ km_driven: 500 });
    expect(sentTo(backend, 'rpc/add_reading')).toEqual([]);
  });

  test('and a reset odometer is a reading of its own @long', async () => {
    const { backend } = open({ 'rpc/add_reading': { reading_id: 8, kilometres: 500 } });
    await answer(await enterLower(), 'The odometer was reset or replaced');
    expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
    expect(sentTo(backend, 'rpc/add_reading').map(({ body }) => body)).toEqual([
      { vehicle_id: 3, kilometres: 500, lower_is: 'reset' },
    ]);
    expect(sentChanges(backend)).toHaveLength(1);
  });

  test('and stay in the form when it was a slip @long', async () => {
    const { backend } = open();
    await userEvent.click((await enterLower()).getByRole('button', { name: 'Cancel' }));
    expect(await field('Kilometres')).toHaveValue('500');
    expect(sentChanges(backend)).toEqual([]);
  });

  describe('and the answer is kept with what was typed when it could not be saved', () => {
    const failed = 'Failed to update vehicle. Please try again.';
    /** A reload: leaving the page would discard what was typed. */
    async function failAndReload(
      name = 'The readings before were wrong',
      responses: FakeBackend['responses'] = {},
    ) {
      const { unmount } = open({ 'PATCH vehicles': offline, 'rpc/add_reading': offline });
      await answer(await enterLower(), name);
      await screen.findByText(failed);
      const stored = { ...sessionStorage };
      unmount();
      for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
      const reloaded = open(responses);
      expect(await field('Kilometres')).toHaveValue('500');
      return reloaded;
    }

    test('so a second try asks nothing @long', async () => {
      const { backend } = open({ 'PATCH vehicles': offline });
      await answer(await enterLower(), 'The readings before were wrong');
      await screen.findByText(failed);
      backend.responses['PATCH vehicles'] = [buildVehicle()];
      await save();
      expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
    });

    test('so a try after a reload asks nothing @long', async () => {
      const { backend } = await failAndReload('The odometer was reset or replaced', {
        'rpc/add_reading': { reading_id: 8, kilometres: 500 },
      });
      await save();
      expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
      expect(sentTo(backend, 'rpc/add_reading').map(({ body }) => body)).toEqual([
        { vehicle_id: 3, kilometres: 500, lower_is: 'reset' },
      ]);
      expect(sentChanges(backend)[0]?.body).toMatchObject({ km_driven: 500 });
    });

    test.each([
      ['for other kilometres', buildVehicle(), '600'],
      ['over another last reading', buildVehicle({ km_driven: 130_000 }), '500'],
    ])('but not %s @long', async (_, vehicle, entered) => {
      const { backend } = await failAndReload(undefined, { 'GET vehicles': [vehicle] });
      const kilometres = await field('Kilometres');
      await userEvent.clear(kilometres);
      await userEvent.type(kilometres, entered);
      await save();
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(`You entered ${entered} km.`);
      expect(sentChanges(backend)).toEqual([]);
    });

    test('and goes with it for who starts over @long', async () => {
      const { backend } = await failAndReload();
      await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
      await enterLower();
      expect(sentChanges(backend)).toEqual([]);
    });
  });
});

test('Kilometres far above the last reading are asked about @long', async () => {
  const { backend } = open({
    'rpc/add_reading': refuse(409, {
      code: 'PT409',
      message: 'The last reading was 1,24,500 km',
      hint: 'kilometres',
      details: '124500',
    }),
  });
  const kilometres = await field('Kilometres');
  await userEvent.clear(kilometres);
  await userEvent.type(kilometres, '1245000');
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'Far above the last reading' });
  expect(dialog).toHaveTextContent('The last reading was 1,24,500 km. You entered 12,45,000 km.');
  expect(sentChanges(backend)).toEqual([]);
  backend.responses['rpc/add_reading'] = { reading_id: 8, kilometres: 1_245_000 };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, it is right' }));
  expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/add_reading').at(-1)?.body).toMatchObject({ lower_is: 'right' });
  expect(sentChanges(backend)).toHaveLength(1);
});

test('The form is validated before it is sent', async () => {
  const { backend } = open();
  await userEvent.clear(await field('Registration number'));
  await save();
  expect(await screen.findByText('Registration number is required')).toBeInTheDocument();
  expect(sentChanges(backend)).toEqual([]);
});

test('A refusal shows the server’s message at its field', async () => {
  const message = 'The last oil change cannot be in the future';
  open({ 'PATCH vehicles': refuse(400, { code: 'PT400', message, hint: 'last_oil_change' }) });
  await field('Registration number');
  await save();
  expect(await screen.findByText(`Error: ${message}`)).toBeInTheDocument();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('Any other failure suggests a retry', async () => {
  open({ 'PATCH vehicles': offline });
  await field('Registration number');
  await save();
  expect(await screen.findByText('Failed to update vehicle. Please try again.')).toBeInTheDocument();
});

test('Cancel opens My Vehicles', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
});

test.each([
  ['a vehicle that does not exist', '/edit-vehicle/99'],
  ['an invalid vehicle id', '/edit-vehicle/none'],
])('Vehicle not found is shown for %s', async (_, url) => {
  open({ 'GET vehicles': [] }, url);
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
});

test('A failure to load is shown, and a retry loads the vehicle', async () => {
  const { backend } = open({ 'GET vehicles': offline });
  expect(await screen.findByText('Failed to load vehicle')).toBeInTheDocument();
  backend.responses['GET vehicles'] = [buildVehicle()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Registration number')).toBeInTheDocument();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await field('Registration number');
  expect(await accessibilityViolations(container)).toEqual([]);
});
