import type { OwnMessage } from '@pitlane/shared-data/messages';
import {
  accessibilityViolations,
  buildPage,
  fakeBackend,
  never,
  offline,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyMessagesScreen } from './my-messages-screen.tsx';

const ready: OwnMessage = {
  captured: false,
  message_id: 9,
  event: 'car_ready',
  channel: 'mail',
  sent_at: '2026-11-20T05:00:00Z',
  request_id: 41,
  service_name: 'Oil Change',
  registration_number: 'KA 01 AB 1234',
};
const question: OwnMessage = { ...ready, message_id: 8, event: 'estimate_to_answer', channel: 'sms' };

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/own_messages': buildPage([ready, question]), ...responses });
  return renderScreen(<MyMessagesScreen />, { backend, path: '/my-messages' });
}

test('A customer sees what they were sent, by which channel and about what @long', async () => {
  const { container } = open();
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
  const first = await row('Car ready');
  expect(first.getByText('Email')).toBeVisible();
  expect(first.getByText('KA 01 AB 1234')).toBeVisible();
  expect(first.getByText(/^20 Nov 2026/)).toBeVisible();
  expect(first.getByRole('link', { name: 'Oil Change' })).toHaveAttribute('href', '/service-tracking');
  const second = await row('Estimate to answer');
  expect(second.getByRole('link', { name: 'Oil Change' })).toHaveAttribute('href', '/estimate/41');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A message that was captured was not sent', async () => {
  open({ 'rpc/own_messages': buildPage([{ ...ready, captured: true }]) });
  const row = await screen.findByRole('row', { name: /^Car ready/ });
  expect(row).toHaveTextContent('Captured, not sent');
  expect(row).not.toHaveTextContent('20 Nov 2026');
});

test('The list shows when it is loading, empty or failed', async () => {
  const { unmount } = open({ 'rpc/own_messages': never });
  expect(screen.getByText('Loading your messages...')).toBeInTheDocument();
  unmount();
  const empty = open({ 'rpc/own_messages': buildPage([]) });
  expect(await screen.findByText('No messages yet')).toBeVisible();
  empty.unmount();
  const { backend } = open({ 'rpc/own_messages': offline });
  expect(await screen.findByText('Failed to load your messages')).toBeVisible();
  backend.responses['rpc/own_messages'] = buildPage([ready]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /^Car ready/ })).toBeVisible();
});
