import { accessibilityViolations, fakeBackend, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as TakeVehicleScreen } from './take-vehicle-screen.tsx';

const car = { registration_number: 'KA 01 AB 1234', brand: 'Hyundai', model: 'Creta', year: 2021 };
const code = 'AB12-CD34-EF56';

const open = (responses: Record<string, unknown> = {}) =>
  renderScreen(<TakeVehicleScreen />, {
    backend: fakeBackend({ 'rpc/read_vehicle_code': car, ...responses }),
    path: '/take-vehicle',
  });

const enter = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Show the Car' }));
};

test('The car of a code is shown before it is taken @long', async () => {
  const { backend, container } = open({ 'rpc/take_vehicle': { vehicle_id: 3 } });
  await enter(code);
  expect(await screen.findByRole('article', { name: 'Hyundai Creta' })).toHaveTextContent('KA 01 AB 1234');
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(sentTo(backend, 'rpc/take_vehicle')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take This Car' }));
  expect(await screen.findByText('/vehicles/3')).toBeInTheDocument();
  expect(screen.getByText('Hyundai Creta is your car now')).toBeVisible();
  expect(sentTo(backend, 'rpc/take_vehicle').map(({ body }) => body)).toEqual([{ code }]);
});

test('A code is required, and a wrong one is said at its field', async () => {
  const message = 'This code is not valid. Please check it, or ask the owner for a new one.';
  const { backend } = open({
    'rpc/read_vehicle_code': refuse(404, { code: 'PT404', message, hint: 'code' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the Car' }));
  expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/Please enter the code/);
  expect(sentTo(backend, 'rpc/read_vehicle_code')).toEqual([]);
  await enter('wrong');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(new RegExp(message));
});

test('A car that cannot be taken says why, and another code can be entered @long', async () => {
  const message =
    'This car has an open request. It can change its owner once that is completed or cancelled.';
  open({ 'rpc/take_vehicle': refuse(409, { code: 'PT409', message }) });
  await enter(code);
  await userEvent.click(await screen.findByRole('button', { name: 'Take This Car' }));
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Another Code' }));
  expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue('');
});
