import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCarType } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as CarModelsScreen } from './car-models-screen.tsx';

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ cartypes: [buildCarType()], ...responses });
  return renderScreen(<CarModelsScreen />, { backend, path: '/settings/car-models' });
}
const openDialog = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};

test('The models are listed with their figures @long', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^Mahindra Bolero/ });
  expect(row).toHaveTextContent('Off-roader');
  expect(row).toHaveTextContent('3,995 · 2,680 · 1,880');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('While they load, it says so', async () => {
  open({ cartypes: never });
  expect(await screen.findByText('Loading the car models...')).toBeInTheDocument();
});

test('A failure is shown', async () => {
  open({ cartypes: offline });
  expect(await screen.findByText('Failed to load the car models')).toBeVisible();
});

test('Without models, it says what to add', async () => {
  open({ cartypes: [] });
  expect(await screen.findByRole('heading', { name: 'No car models yet' })).toBeVisible();
});

test('A new model is drawn as its figures are typed, and added @long', async () => {
  const { backend } = open({ 'rpc/save_car_type': buildCarType({ brand: 'Tata', model: 'Punch' }) });
  const dialog = await openDialog('Add Car Model', 'Add Car Model');
  expect(dialog.getByText('Body type, length, wheelbase and height make the drawing.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Brand' }), 'Tata');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Model' }), 'Punch');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Body type' }), 'Compact SUV');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Length (mm)' }), '3827');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Wheelbase (mm)' }), '2445');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Height (mm)' }), '1615');
  await userEvent.tab();
  expect(await dialog.findByRole('img', { name: 'Drawing of this model' })).toHaveTextContent('3827');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Car Model' }));
  expect(await screen.findByText('Tata Punch added')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_car_type').map(({ body }) => body)).toEqual([
    {
      brand: 'Tata',
      model: 'Punch',
      body_type: 'compact-suv',
      length_mm: 3827,
      wheelbase_mm: 2445,
      height_mm: 1615,
      is_electric: false,
    },
  ]);
});

test('A pickup is not drawn @long', async () => {
  open({ cartypes: [buildCarType({ body_type: 'pickup' })] });
  const dialog = await openDialog('Edit Mahindra Bolero', 'Change Car Model');
  expect(dialog.getByText('A pickup is listed without a drawing.')).toBeVisible();
});

test('A refusal of the server is shown at its field @long', async () => {
  const message = 'Wheelbase must be between 45 and 75 % of the length';
  open({ 'rpc/save_car_type': refuse(400, { code: 'PT400', message, hint: 'wheelbase_mm' }) });
  const dialog = await openDialog('Edit Mahindra Bolero', 'Change Car Model');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Wheelbase (mm)' })).toBeInvalid();
});

test('A model is retired @long', async () => {
  const { backend } = open({ 'rpc/set_car_type_active': buildCarType() });
  await userEvent.click(await screen.findByRole('button', { name: 'Retire Mahindra Bolero' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Mahindra Bolero?' })).getByRole('button', {
      name: 'Retire',
    }),
  );
  expect(await screen.findByText('Mahindra Bolero is retired')).toBeVisible();
  expect(sentTo(backend, 'rpc/set_car_type_active').map(({ body }) => body)).toEqual([
    { cartype_id: 1, active: false },
  ]);
});
