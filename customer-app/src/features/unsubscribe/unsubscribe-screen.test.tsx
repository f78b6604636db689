import { createVisitorClient } from '@pitlane/shared-data/client';
import type { OptOut } from '@pitlane/shared-data/messages';
import {
  accessibilityViolations,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const config = {
  supabaseUrl: 'http://backend.test/',
  supabaseKey: 'public',
  remotes: [],
  socialSignIns: { google: false, github: false },
  contact: { phone: '+91 80 5550 0199' },
};
const token = 'c2VjcmV0LXRva2VuLTEyMw';

const messages = (wanted: boolean): OptOut => ({
  garage: { name: 'Lakeside Garage', phone: '+91 80 5550 0100' },
  kind: 'estimate',
  channel: 'mail',
  wanted,
});

function open(answer: unknown) {
  const backend = fakeBackend({
    'rpc/read_opt_out': answer,
    'rpc/opt_out': never,
    'rpc/garage_contact': offline,
  });
  globalThis.fetch = backend.fetch;
  const client = createVisitorClient(config);
  return {
    backend,
    ...render(<UnsubscribeScreen client={client} token={token} contact={config.contact} />),
  };
}

const card = async () => within(await screen.findByRole('article', { name: 'Lakeside Garage' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const changes = (backend: FakeBackend) => sentTo(backend, 'rpc/opt_out').map(({ body }) => body);

test('A loading message is shown while the messages load', async () => {
  open(never);
  expect(await screen.findByText('Loading your messages...')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the messages', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load your messages')).toBeInTheDocument();
  backend.responses['rpc/read_opt_out'] = messages(true);
  await press('Try again');
  expect((await card()).getByText('Estimates')).toBeInTheDocument();
});

test('A wrong or ended link says what to do', async () => {
  const message = 'This link is not valid any more. Please ask the garage for a new one.';
  open(refuse(404, { code: 'PT404', message }));
  expect(await screen.findByText(/Use the link in a newer message/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '+91 80 5550 0199' })).toBeInTheDocument();
});

test('It says whose messages they are, what about and how they are sent, and changes nothing', async () => {
  const { backend, container } = open(messages(true));
  const shown = await card();
  expect(shown.getByText('Estimates')).toBeInTheDocument();
  expect(shown.getByText('Email')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '+91 80 5550 0100' })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/read_opt_out').map(({ body }) => body)).toEqual([{ token }]);
  expect(changes(backend)).toEqual([]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('One press stops the messages, and another switches them on again @long', async () => {
  const { backend } = open(messages(true));
  backend.responses['rpc/opt_out'] = messages(false);
  await press('Stop These Messages');
  expect(await screen.findByText('These messages have stopped')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop These Messages' })).not.toBeInTheDocument();
  backend.responses['rpc/opt_out'] = messages(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Switch On Again' })).toBeEnabled());
  await press('Switch On Again');
  expect(await screen.findByText('You will get these messages again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop These Messages' })).toBeInTheDocument();
  expect(changes(backend)).toEqual([
    { token, wanted: false },
    { token, wanted: true },
  ]);
});

test('A double click stops the messages and does not switch them on again', async () => {
  const { backend } = open(messages(true));
  backend.responses['rpc/opt_out'] = messages(false);
  await press('Stop These Messages');
  await press('Switch On Again');
  expect(changes(backend)).toEqual([{ token, wanted: false }]);
});

test('Messages that were stopped before are shown as stopped', async () => {
  open(messages(false));
  expect(await screen.findByText('These messages have stopped')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop These Messages' })).not.toBeInTheDocument();
});

test('A press while the first is sent is ignored', async () => {
  const { backend } = open(messages(true));
  await press('Stop These Messages');
  await press('Stopping...');
  expect(changes(backend)).toHaveLength(1);
});

test('A choice that was not saved says so, and can be sent again', async () => {
  const { backend } = open(messages(true));
  backend.responses['rpc/opt_out'] = offline;
  await press('Stop These Messages');
  expect(await screen.findByText('Your choice was not saved. Please try again.')).toBeInTheDocument();
  backend.responses['rpc/opt_out'] = messages(false);
  await press('Stop These Messages');
  expect(await screen.findByText('These messages have stopped')).toBeInTheDocument();
  expect(screen.queryByText('Your choice was not saved. Please try again.')).not.toBeInTheDocument();
});
