import type { MessagePreference } from '@pitlane/shared-data/messages';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Messages } from './messages.tsx';

const kinds = ['booking', 'reminder', 'estimate', 'invoice', 'care', 'feedback'] as const;
const preferences: MessagePreference[] = kinds.flatMap((kind) => [
  { kind, channel: 'mail', wanted: true },
  { kind, channel: 'sms', wanted: false },
]);

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/message_preferences': preferences, ...responses });
  return renderScreen(<Messages />, { backend, as: customer, path: '/profile' });
}

const choice = async (kind: string, channel: string) =>
  within(await screen.findByRole('group', { name: kind })).getByRole('checkbox', { name: channel });

test('A customer sees and changes which messages come by which channel @long', async () => {
  const { backend, container } = open({
    'rpc/save_message_preference': () => {
      backend.responses['rpc/message_preferences'] = preferences.map((each) =>
        each.kind === 'estimate' && each.channel === 'sms' ? { ...each, wanted: true } : each,
      );
      return backend.responses['rpc/message_preferences'];
    },
  });
  expect(await choice('Bookings and progress', 'Email')).toBeChecked();
  await userEvent.click(await choice('Estimates', 'SMS'));
  expect(await choice('Estimates', 'SMS')).toBeChecked();
  await waitFor(() => expect(sentTo(backend, 'rpc/message_preferences')).toHaveLength(2));
  expect(await choice('Estimates', 'SMS')).toBeChecked();
  expect(sentTo(backend, 'rpc/save_message_preference')[0]?.body).toEqual({
    kind: 'estimate',
    channel: 'sms',
    wanted: true,
  });
  expect(screen.getByRole('link', { name: 'Messages that you were sent' })).toHaveAttribute(
    'href',
    '/my-messages',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A choice that is not saved is taken back and reported @long', async () => {
  open({ 'rpc/save_message_preference': offline });
  await userEvent.click(await choice('Estimates', 'Email'));
  expect(await screen.findByText(/^Your choice for estimates could not be saved/)).toBeVisible();
  expect(await choice('Estimates', 'Email')).toBeChecked();
});

test('A customer without a contact address is told so', async () => {
  open({ 'rpc/message_preferences': null });
  expect(await screen.findByText(/^The garage cannot reach you at the moment/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('The choice shows loading and failure, and a retry loads it @long', async () => {
  const { unmount } = open({ 'rpc/message_preferences': never });
  expect(screen.getByText('Loading your choice of messages...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/message_preferences': offline });
  expect(await screen.findByText('Failed to load your choice of messages')).toBeVisible();
  backend.responses['rpc/message_preferences'] = preferences;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await choice('Estimates', 'Email')).toBeChecked();
});
