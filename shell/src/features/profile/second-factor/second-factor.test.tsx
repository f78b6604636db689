import type { SecondFactor } from '@pitlane/shared-data/second-factor';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SecondFactor as SecondFactorSection } from './second-factor.tsx';

const off: SecondFactor = { switched_on_at: null, is_required: false, recovery_codes_left: 0 };
const on: SecondFactor = { ...off, switched_on_at: '2026-11-20T10:00:00Z', recovery_codes_left: 9 };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const open = (state: unknown, responses: Record<string, unknown> = {}) =>
  renderScreen(<SecondFactorSection />, {
    backend: fakeBackend({ 'rpc/second_factor': state, ...responses }),
    as: manager,
    path: '/profile',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole('textbox', { name: 'Code from your authenticator app' });

test('It is switched on with the first code, and shows its recovery codes once @long', async () => {
  const { backend } = open(off, {
    'rpc/begin_second_factor': { secret: 'GEZDGNBVGY3TQOJQ', email: manager.email, garage: 'Pitlane' },
    'rpc/switch_on_second_factor': () => {
      backend.responses['rpc/second_factor'] = on;
      return { recovery_codes: codes };
    },
  });
  await screen.findByRole('button', { name: 'Set up an authenticator app' });
  await press('Set up an authenticator app');
  expect(screen.getByLabelText(/Current Password/)).toHaveAccessibleDescription('Password is required');
  await userEvent.type(screen.getByLabelText(/Current Password/), 'manager1');
  await press('Set up an authenticator app');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(sentTo(backend, 'rpc/begin_second_factor').map(({ body }) => body)).toEqual([
    { current_password: 'manager1' },
  ]);
  await userEvent.type(code(), '123456');
  await press('Switch on');
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  await press('Done');
  expect(await screen.findByText('On since 20 Nov 2026. 9 recovery codes are left.')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('New recovery codes replace the old ones after a code @long', async () => {
  const { backend, container } = open(on, { 'rpc/new_recovery_codes': { recovery_codes: codes } });
  await screen.findByText(/^On since/);
  expect(await accessibilityViolations(container)).toEqual([]);
  await press('New recovery codes');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Recovery Codes' }));
  expect(code()).toHaveFocus();
  await userEvent.type(code(), '123456');
  await press('Make new codes');
  expect(await dialog.findByText("Copy these codes now. You can't see them again.")).toBeVisible();
  expect(dialog.getByText(codes[1] ?? '')).toBeVisible();
  expect(sentTo(backend, 'rpc/new_recovery_codes').map(({ body }) => body)).toEqual([{ code: '123456' }]);
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('It is switched off with a code @long', async () => {
  const { backend } = open(on, {
    'rpc/switch_off_second_factor': () => {
      backend.responses['rpc/second_factor'] = off;
      return null;
    },
  });
  await screen.findByText(/^On since/);
  await press('Switch off');
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch Off Your Second Factor?' }));
  expect(dialog.getByText('After that, your password alone signs you in.')).toBeVisible();
  await userEvent.type(code(), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Your second factor is off')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('With a wrong code it stays on', async () => {
  const message = 'This code is not right, or was used before. Enter the code that the app shows now.';
  open(
    { ...on, is_required: true, recovery_codes_left: 1 },
    { 'rpc/switch_off_second_factor': refuse(400, { code: 'PT400', message, hint: 'code' }) },
  );
  expect(await screen.findByText(/1 recovery code is left\.$/)).toBeVisible();
  await press('Switch off');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/so you will set up another one next/)).toBeVisible();
  await userEvent.type(code(), '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(code()).toHaveFocus();
});

test('Loading and failure are shown, and a retry loads it @long', async () => {
  const { backend, unmount } = open(never);
  expect(screen.getByText('Loading your second factor...')).toBeInTheDocument();
  unmount();
  backend.responses['rpc/second_factor'] = offline;
  renderScreen(<SecondFactorSection />, { backend, as: manager, path: '/profile' });
  expect(await screen.findByText('Failed to load your second factor')).toBeVisible();
  backend.responses['rpc/second_factor'] = on;
  await press('Try again');
  expect(await screen.findByText(/^On since/)).toBeVisible();
});
