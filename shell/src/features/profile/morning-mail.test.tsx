import type { MorningMail as Choice } from '@pitlane/shared-data/messages';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MorningMail } from './morning-mail.tsx';

const choice: Choice = {
  wanted: false,
  hour: 7,
  email: 'meera@example.test',
  is_set_up: true,
  is_captured: false,
};

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/morning_mail': choice, ...responses });
  return renderScreen(<MorningMail />, { backend, as: manager, path: '/profile' });
}

const findSwitch = () => screen.findByRole('checkbox', { name: 'Mail me every morning' });

test('A manager switches the morning mail on, which says when and to whom it comes @long', async () => {
  const { backend, container } = open({
    'rpc/save_morning_mail': () => {
      backend.responses['rpc/morning_mail'] = { ...choice, wanted: true };
      return backend.responses['rpc/morning_mail'];
    },
  });
  const box = await findSwitch();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('At 7:00 by the clock of the garage, to meera@example.test.');
  expect(screen.getByText(/^One mail a day: what was taken yesterday, the plan of today,/)).toBeVisible();
  await userEvent.click(box);
  await waitFor(() => expect(sentTo(backend, 'rpc/morning_mail')).toHaveLength(2));
  expect(await findSwitch()).toBeChecked();
  expect(sentTo(backend, 'rpc/save_morning_mail')[0]?.body).toEqual({ wanted: true });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Without a mail server it cannot be switched on, and can be switched off', async () => {
  const { unmount } = open({ 'rpc/morning_mail': { ...choice, is_set_up: false } });
  expect(await findSwitch()).toBeDisabled();
  expect(await findSwitch()).toHaveAccessibleDescription(/^The garage cannot send mail yet\./);
  unmount();
  open({ 'rpc/morning_mail': { ...choice, is_set_up: false, wanted: true } });
  expect(await findSwitch()).toBeEnabled();
});

test('A choice that is not saved is taken back and reported', async () => {
  open({ 'rpc/save_morning_mail': offline });
  await userEvent.click(await findSwitch());
  expect(await screen.findByText(/^Your choice could not be saved/)).toBeVisible();
  expect(await findSwitch()).not.toBeChecked();
});

test('The switch shows loading and failure, and a retry loads it', async () => {
  const { unmount } = open({ 'rpc/morning_mail': never });
  expect(screen.getByText('Loading your choice of the morning mail...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/morning_mail': offline });
  expect(await screen.findByText('Failed to load your choice of the morning mail')).toBeVisible();
  backend.responses['rpc/morning_mail'] = choice;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findSwitch()).not.toBeChecked();
});
