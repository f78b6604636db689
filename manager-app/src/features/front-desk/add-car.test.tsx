import { accessibilityViolations, fakeBackend, offline, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeskCustomer, buildDeskDay } from '../../testing/build-desk.ts';
import { buildCarType } from '../../testing/build-settings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as FrontDeskScreen } from './front-desk-screen.tsx';

const cartypes = [
  buildCarType({ cartype_id: 1, brand: 'Hyundai', model: 'Creta' }),
  buildCarType({ cartype_id: 2, brand: 'Maruti Suzuki', model: 'Baleno' }),
  buildCarType({ cartype_id: 3, brand: 'Maruti Suzuki', model: 'Swift' }),
];

async function open(answers: Record<string, unknown> = {}) {
  const { backend } = renderScreen(<FrontDeskScreen />, {
    backend: fakeBackend({
      'rpc/desk_day': buildDeskDay(),
      'rpc/find_at_desk': { rows: [buildDeskCustomer()], has_more: false },
      'rpc/add_vehicle_for': { registration_number: 'MH 12 DE 1433' },
      cartypes,
      ...answers,
    }),
    path: '/front-desk',
    url: '/front-desk?search=asha',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add car' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add car of Asha Rao' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Registration number' }), 'mh 12 de 1433');
  return {
    dialog,
    backend,
    choose: async (label: string, option: string) => {
      const select = dialog.getByRole('combobox', { name: label });
      await within(select).findByRole('option', { name: option });
      await userEvent.selectOptions(select, option);
    },
    type: (label: string, text: string) => userEvent.type(dialog.getByRole('textbox', { name: label }), text),
    other: dialog.getByRole('checkbox', { name: 'Other make or model' }),
    submit: () => userEvent.click(dialog.getByRole('button', { name: 'Add car' })),
    sent: () =>
      sentTo(backend, 'rpc/add_vehicle_for').map(({ body }) => (body as { vehicle: object }).vehicle),
  };
}

test('A car is chosen by the makes and models of the catalogue', async () => {
  const { dialog, choose, type, submit, sent } = await open();
  expect(dialog.getByRole('combobox', { name: 'Model' })).toBeDisabled();
  await choose('Brand', 'Maruti Suzuki');
  await choose('Model', 'Swift');
  await type('Year', '2020');
  expect(await accessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await submit();
  expect(await screen.findByText('MH 12 DE 1433 added')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      registration_number: 'MH 12 DE 1433',
      brand: 'Maruti Suzuki',
      model: 'Swift',
      year: 2020,
      fuel_type: 'petrol',
    },
  ]);
});

test('A year that nobody knows stays empty', async () => {
  const { choose, submit, sent } = await open();
  await choose('Brand', 'Hyundai');
  await choose('Model', 'Creta');
  await submit();
  await screen.findByText('MH 12 DE 1433 added');
  expect(sent()).toMatchObject([{ brand: 'Hyundai', year: null }]);
});

test('A year out of range is refused at its field', async () => {
  const { dialog, choose, type, submit, sent } = await open();
  await choose('Brand', 'Hyundai');
  await choose('Model', 'Creta');
  await type('Year', '1800');
  await submit();
  expect(await dialog.findByText(/^Year must be between 1900 and/)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('Another make or model is typed, from what was chosen already', async () => {
  const { dialog, choose, type, other, submit, sent } = await open();
  await choose('Brand', 'Hyundai');
  await userEvent.click(other);
  expect(dialog.getByRole('textbox', { name: 'Brand' })).toHaveValue('Hyundai');
  await type('Model', 'Getz Prime');
  await submit();
  await screen.findByText('MH 12 DE 1433 added');
  expect(sent()).toMatchObject([{ brand: 'Hyundai', model: 'Getz Prime' }]);
});

test('What the catalogue lacks is not kept as a choice of it', async () => {
  const { dialog, type, other, submit, sent } = await open();
  await userEvent.click(other);
  await type('Brand', 'maruti');
  await type('Model', 'swft');
  await userEvent.click(other);
  expect(dialog.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Choose a brand');
  await submit();
  expect(await dialog.findByText('Brand is required')).toBeVisible();
  expect(dialog.getByText('Model is required')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('Without the catalogue a car can be typed, and loading be tried again', async () => {
  const { dialog, backend, choose, other } = await open({ cartypes: offline });
  expect(await dialog.findByText('Failed to load brands and models')).toBeVisible();
  await userEvent.click(other);
  expect(dialog.getByRole('textbox', { name: 'Brand' })).toBeVisible();
  await userEvent.click(other);
  backend.responses.cartypes = cartypes;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await choose('Brand', 'Hyundai');
});

test('A plate in use is said at its field', async () => {
  const message = 'A vehicle with this registration number already exists';
  const { dialog, choose, submit } = await open({
    'rpc/add_vehicle_for': refuse(409, { code: 'PT409', message, hint: 'registration_number' }),
  });
  await choose('Brand', 'Hyundai');
  await choose('Model', 'Creta');
  await submit();
  expect(await dialog.findByText(message)).toBeVisible();
});
