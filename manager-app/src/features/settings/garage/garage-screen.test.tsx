import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as GarageScreen } from './garage-screen.tsx';

function open(settings: unknown = buildGarage(), saved: unknown = buildGarage({ phone: '999' })) {
  const backend = fakeBackend({
    'rpc/garage_settings': settings,
    'rpc/save_garage': saved,
    'rpc/garage_logo': null,
  });
  return renderScreen(<GarageScreen />, { backend, path: '/settings/garage' });
}
const field = (name: string) => screen.findByRole('textbox', { name });
async function change(name: string, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('While it loads, it says so', async () => {
  open(never);
  expect(await screen.findByText('Loading the garage...')).toBeInTheDocument();
});

test('A failure can be retried @long', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the garage')).toBeVisible();
  backend.responses['rpc/garage_settings'] = buildGarage();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Pitlane Motors');
});

test('The form shows the saved values @long', async () => {
  const { container } = open();
  expect(await field('GSTIN')).toHaveValue('29AAGCB7383J1Z4');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Karnataka (29)');
  expect(screen.getByRole('combobox', { name: 'Customers may move or cancel until' })).toHaveDisplayValue(
    '6 pm',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A change is sent with the values that were read @long', async () => {
  const { backend } = open();
  await change('Phone', '999');
  expect(await screen.findByText('Garage saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_garage').map(({ body }) => body)).toEqual([
    { settings: buildGarage({ phone: '999' }), expected: buildGarage() },
  ]);
});

test('A name is required, and nothing is sent without @long', async () => {
  const { backend } = open();
  await change('Name', ' ');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_garage')).toEqual([]);
});

test('A refusal of the server is shown at its field @long', async () => {
  const message = 'The GSTIN must begin with the code of the state';
  open(buildGarage(), refuse(400, { code: 'PT400', message, hint: 'tax_number' }));
  await change('GSTIN', '27AAPFU0939F1ZV');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field('GSTIN')).toBeInvalid();
});

test('Changes by someone else are shown before they are replaced @long', async () => {
  const current = buildGarage({ address: '1 New Road' });
  const details = JSON.stringify(current);
  const { backend } = open(
    buildGarage(),
    refuse(412, { code: 'PT412', message: 'The garage was changed by someone else', details }),
  );
  await change('Phone', '999');
  const question = await screen.findByRole('alertdialog', { name: 'Changed by someone else' });
  expect(question).toHaveTextContent('1 New Road (was 21 Residency Road, Bengaluru)');
  expect(question).not.toHaveTextContent('999');
  backend.responses['rpc/save_garage'] = buildGarage({ phone: '999' });
  await userEvent.click(screen.getByRole('button', { name: 'Replace With Mine' }));
  expect(await screen.findByText('Garage saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_garage').at(-1)?.body).toMatchObject({ expected: current });
});

test('Leaving an unsaved change asks for confirmation @long', async () => {
  open();
  await userEvent.type(await field('Name'), ' and Sons');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await field('Name')).toHaveValue('Pitlane Motors and Sons');
});
