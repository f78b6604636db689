import {
  accessibilityViolations,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerId } from '../../testing/build-customer.ts';
import { buildMessage, buildMessagePage, buildMessageSettings } from '../../testing/build-message.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MessagesScreen } from './messages-screen.tsx';

function open(answer: unknown = buildMessagePage(), url = '/messages', sent: unknown = {}, settings = {}) {
  const backend = fakeBackend({
    'rpc/list_messages': answer,
    'rpc/message_settings': buildMessageSettings(settings),
    'rpc/send_again': sent,
  });
  return { ...renderScreen(<MessagesScreen />, { backend, path: '/messages', url }), backend };
}
const sendAgain = () => screen.findByRole('button', { name: 'Send Again Car ready to Asha Rao' });

test('A message shows its event, channel, customer, request and why it failed @long', async () => {
  const { container } = open();
  const row = within(await screen.findByRole('row', { name: /Car ready/ }));
  expect(row.getByText('Email')).toBeVisible();
  expect(row.getByText('550 No such mailbox · 8 attempts')).toBeVisible();
  expect(row.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/customer-details/${customerId}`,
  );
  expect(row.getByRole('link', { name: 'Request #41' })).toHaveAttribute('href', '/estimates/41');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Messages say that no mail server is set up @long', async () => {
  open(buildMessagePage(), '/messages', {}, { channels: ['mail', 'sms'], set_up: ['sms'] });
  expect(await screen.findByText('No mail server is set up')).toBeVisible();
});

test('A captured message was not sent, and the screen says why @long', async () => {
  const captured = buildMessage({ state: 'sent', captured: true, sent_at: '2026-11-20T06:30:00Z' });
  open(buildMessagePage([captured]), '/messages', {}, { set_up: ['mail'], captured: ['mail'] });
  expect(await screen.findByText('Captured, not sent')).toBeVisible();
  expect(screen.queryByText(/^Sent 20 Nov/)).not.toBeInTheDocument();
  expect(screen.getByText('No mail server is set up')).toBeVisible();
});

test('Each state is counted, and all of them together @long', async () => {
  open();
  for (const name of [/^All 18/, /^Waiting 2/, /^Sent 12/, /^Failed 1/, /^Not sent 3/])
    expect(await screen.findByRole('radio', { name })).toBeInTheDocument();
});

test('A message that was sent says when, and is not sent again', async () => {
  open(
    buildMessagePage([
      buildMessage({ state: 'sent', sent_at: '2026-11-20T06:30:00Z', problem: null, attempts: 1 }),
    ]),
  );
  expect(await screen.findByText(/^Sent 20 Nov 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send Again/ })).not.toBeInTheDocument();
});

test('A morning mail names its manager', async () => {
  open(
    buildMessagePage([
      buildMessage({
        event: 'morning_mail',
        customer_id: null,
        customer_name: null,
        manager_name: 'Meera Nair',
      }),
    ]),
  );
  expect(await screen.findByText('Meera Nair')).toBeVisible();
});

test('A test message is marked @long', async () => {
  open(buildMessagePage([buildMessage({ is_test: true, customer_id: null, customer_name: null })]));
  expect(await screen.findByText('Test message')).toBeVisible();
});

test('The state and the search are kept in the address @long', async () => {
  const { router, backend } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Failed/ }));
  await userEvent.type(screen.getByRole('searchbox'), 'asha{Enter}');
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/list_messages').at(-1)?.body).toMatchObject({
      state: 'failed',
      search: 'asha',
      page: 1,
    }),
  );
  expect(router.state.location.search).toBe('?state=failed&search=asha');
});

test('A failed message is sent again, and says so when its button has gone @long', async () => {
  const { backend } = open(undefined, undefined, () => {
    backend.responses['rpc/list_messages'] = buildMessagePage([
      buildMessage({ state: 'queued', problem: null }),
    ]);
    return { message_id: 9, state: 'queued' };
  });
  await userEvent.click(await sendAgain());
  expect(await screen.findByText('The message is waiting to be sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send Again/ })).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/send_again').map(({ body }) => body)).toEqual([{ message_id: 9 }]);
});

test('Several messages are sent again at once, and each outcome is said @long', async () => {
  const unreached = buildMessage({
    message_id: 10,
    customer_name: 'Ravi Kumar',
    channel: null,
    state: 'skipped',
    attempts: 0,
    problem: 'the email address is not confirmed',
  });
  const sent = buildMessage({
    message_id: 11,
    state: 'sent',
    sent_at: '2026-11-20T06:30:00Z',
    problem: null,
  });
  const { backend } = open(
    buildMessagePage([buildMessage(), unreached, sent]),
    undefined,
    ({ body }: FakeRequest) =>
      (body as { message_id: number }).message_id === 10
        ? refuse(409, { code: 'PT409', message: 'It reaches nobody: no email address' })
        : { message_id: 9, state: 'queued' },
  );
  expect(await screen.findByText('No channel')).toBeVisible();
  expect(screen.getByText('the email address is not confirmed')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getAllByRole('checkbox', { name: /^Select Car ready/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 Again' }));
  expect(await screen.findByText('1 of 2 messages are waiting to be sent')).toBeVisible();
  expect(screen.getByText('Car ready to Asha Rao: waiting to be sent')).toBeVisible();
  expect(screen.getByText('Car ready to Ravi Kumar: It reaches nobody: no email address')).toBeVisible();
  expect(sentTo(backend, 'rpc/send_again').map(({ body }) => body)).toEqual([
    { message_id: 9 },
    { message_id: 10 },
  ]);
});

test.each([
  [409, 'PT409', 'Its time had passed, so this message cannot be sent again'],
  [404, 'PT404', 'Message not found'],
])('A message that cannot be sent again says why: %s @long', async (status, code, message) => {
  open(undefined, undefined, refuse(status, { code, message }));
  await userEvent.click(await sendAgain());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test.each([
  ['/messages', 'No messages yet'],
  ['/messages?state=failed', 'No message failed'],
  ['/messages?search=x', 'No messages found'],
])('An empty list says so: %s', async (url, title) => {
  open(buildMessagePage([]), url);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('Loading and a failure are shown @long', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading messages...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load messages');
});

const opened = {
  message_id: 12,
  attempt: 1,
  idempotency_key: 'x',
  event: 'car_ready',
  channel: 'whatsapp',
  to: '919886030001',
  subject: null,
  body: 'Ready: {link}',
  token: 'abc',
  values: {},
  stop_token: null,
  time_zone: 'Asia/Kolkata',
  has_invoice: false,
  asks_proof: false,
};
const whatsApp = () => screen.findByRole('button', { name: 'WhatsApp: Car ready to Asha Rao' });
const address = `https://wa.me/919886030001?text=${encodeURIComponent('Ready: http://localhost/t/abc')}`;

test('A failed message opens in WhatsApp, in the tab that the press itself opened @long', async () => {
  const { backend } = open();
  backend.responses['rpc/open_in_whatsapp'] = opened;
  const replace = jest.fn();
  const openTab = jest
    .spyOn(window, 'open')
    .mockReturnValue({ closed: false, location: { replace } } as never);
  await userEvent.click(await whatsApp());
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
  expect(openTab).toHaveBeenCalledWith('', '_blank');
  expect(sentTo(backend, 'rpc/open_in_whatsapp').map(({ body }) => body)).toEqual([
    { request_id: 41, event: 'car_ready' },
  ]);
});

test('Where the browser opens no tab, a link does @long', async () => {
  const { backend } = open();
  backend.responses['rpc/open_in_whatsapp'] = opened;
  jest.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await whatsApp());
  expect(await screen.findByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', address);
});

test('A customer without a number is refused with a sentence, and the tab is closed @long', async () => {
  const message =
    'This customer has no phone number for WhatsApp. Add one with its country code, such as +91.';
  const { backend } = open();
  backend.responses['rpc/open_in_whatsapp'] = refuse(409, { code: 'PT409', message });
  const close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ close } as never);
  await userEvent.click(await whatsApp());
  expect(await screen.findByText(message)).toBeVisible();
  expect(close).toHaveBeenCalled();
});

test('What was opened in WhatsApp says when and by whom, not that it was sent @long', async () => {
  open(
    buildMessagePage([
      buildMessage({
        state: 'opened',
        channel: 'whatsapp',
        problem: null,
        attempts: 0,
        opened_at: '2026-11-20T06:30:00Z',
        opened_by_name: 'Meera Iyer',
      }),
    ]),
  );
  const row = within(await screen.findByRole('row', { name: /Car ready/ }));
  expect(row.getByText('Opened in WhatsApp')).toBeVisible();
  expect(row.getByText(/^Opened 20 Nov.* by Meera Iyer$/)).toBeVisible();
  expect(row.queryByText(/^Sent/)).not.toBeInTheDocument();
});
