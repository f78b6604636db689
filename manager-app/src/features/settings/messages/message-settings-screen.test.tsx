import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessageSettings, buildMessageText } from '../../../testing/build-message.ts';
import { buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as MessageSettingsScreen } from './message-settings-screen.tsx';

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/message_settings': buildMessageSettings(),
    'rpc/message_texts': [
      buildMessageText({ is_own: true }),
      buildMessageText({ channel: 'sms', subject: null, body: '{garage}: ready' }),
    ],
    'rpc/garage_contact': buildGarage(),
    ...responses,
  });
  return renderScreen(<MessageSettingsScreen />, { backend, path: '/settings/messages' });
}
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option);
const saveDelivery = () => userEvent.click(screen.getByRole('button', { name: 'Save Delivery' }));
async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Car ready' }));
  return within(await screen.findByRole('dialog', { name: 'Car ready: Email' }));
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const stored = { subject: 'Your {vehicle} is ready', body: 'Hello {name}, your car is ready.', is_own: true };

test('Channels, quiet hours and the texts of a channel are shown', async () => {
  const { container } = open();
  expect(await screen.findByRole('combobox', { name: 'First channel' })).toHaveDisplayValue('Email');
  expect(screen.getByRole('combobox', { name: 'Quiet from' })).toHaveDisplayValue('9 pm');
  expect(await screen.findByRole('row', { name: /Car ready.*Own text/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
  expect(await screen.findByText('{garage}: ready')).toBeVisible();
});

test('Loading and failures are shown, each by itself @long', async () => {
  const { unmount } = open({ 'rpc/message_settings': never });
  expect(await screen.findByText('Loading the delivery...')).toBeInTheDocument();
  unmount();
  const second = open({ 'rpc/message_texts': never });
  expect(await screen.findByText('Loading the texts...')).toBeInTheDocument();
  second.unmount();
  open({ 'rpc/message_settings': offline, 'rpc/message_texts': offline });
  expect(await screen.findByText('Failed to load the delivery')).toBeVisible();
  expect(await screen.findByText('Failed to load the texts')).toBeVisible();
});

test('Channels are saved in their order, the days of deferred work and the PDF of invoices, with the values that were read @long', async () => {
  const { backend } = open({ 'rpc/save_message_settings': buildMessageSettings() });
  await choose('First channel', 'WhatsApp');
  await choose('Second channel', 'Email');
  await choose('Quiet from', '10 pm');
  const days = screen.getByRole('textbox', { name: 'Deferred after (days)' });
  expect(days).toHaveValue('90');
  await userEvent.clear(days);
  await userEvent.type(days, '60');
  const attach = screen.getByRole('checkbox', { name: 'Attach the PDF of an invoice to its mail' });
  expect(attach).not.toBeChecked();
  await userEvent.click(attach);
  await saveDelivery();
  expect(await screen.findByText('Delivery saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_message_settings').map(({ body }) => body)).toEqual([
    {
      channels: ['whatsapp', 'mail'],
      quiet_from: 22,
      quiet_until: 8,
      reminder_hour: 10,
      deferred_days: 60,
      attach_invoice: true,
      expected: buildMessageSettings(),
    },
  ]);
});

test('A channel that is not set up says so and cannot be chosen, once that is known @long', async () => {
  const channels = { channels: ['mail', 'sms'] };
  const { unmount } = open({ 'rpc/message_settings': { ...buildMessageSettings(), ...channels } });
  await screen.findByRole('combobox', { name: 'Second channel' });
  expect(screen.queryByText(/is set up/)).not.toBeInTheDocument();
  unmount();
  open({
    'rpc/message_settings': { ...buildMessageSettings({ set_up: ['mail'] }), ...channels },
  });
  const second = await screen.findByRole('combobox', { name: 'Second channel' });
  expect(second).toHaveAccessibleDescription(
    'No SMS provider is set up: these messages wait for it, at most a day. DEPLOYING.md says how to set it up.',
  );
  expect(screen.getByRole('combobox', { name: 'First channel' })).not.toHaveAccessibleDescription();
  await choose('Second channel', 'None');
  expect(second).not.toHaveAccessibleDescription();
  const first = within(screen.getByRole('combobox', { name: 'First channel' }));
  expect(first.getByRole('option', { name: 'WhatsApp' })).toBeDisabled();
  expect(first.getByRole('option', { name: 'Email' })).toBeEnabled();
});

test('A channel whose messages are captured says so and is not offered @long', async () => {
  open({
    'rpc/message_settings': buildMessageSettings({
      set_up: ['mail', 'sms', 'whatsapp'],
      captured: ['mail', 'sms', 'whatsapp'],
    }),
  });
  expect(await screen.findByRole('combobox', { name: 'First channel' })).toHaveAccessibleDescription(
    'No mail server is set up: these messages are captured, not sent.',
  );
  expect(screen.getByText('No mail server is set up')).toBeVisible();
  const second = within(screen.getByRole('combobox', { name: 'Second channel' }));
  expect(second.getByRole('option', { name: 'SMS' })).toBeDisabled();
});

test.each([
  ['14', 'Please enter at least 15'],
  ['731', 'Please enter at most 730'],
  ['20.5', 'Please enter 15 to 730 days'],
  ['', 'Please enter 15 to 730 days'],
])('Deferred work cannot be reminded of after "%s" days @long', async (days, error) => {
  const { backend } = open();
  const field = await screen.findByRole('textbox', { name: 'Deferred after (days)' });
  await userEvent.clear(field);
  if (days) await userEvent.type(field, days);
  await saveDelivery();
  expect(await screen.findByText(error)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_message_settings')).toEqual([]);
});

test('A channel cannot be chosen twice @long', async () => {
  const { backend } = open();
  await choose('Third channel', 'Email');
  await saveDelivery();
  expect(await screen.findByText('Please choose each channel only once')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_message_settings')).toEqual([]);
});

test('Settings changed by someone else are shown before they are replaced @long', async () => {
  const details = JSON.stringify(buildMessageSettings({ reminder_hour: 7, deferred_days: 60 }));
  open({ 'rpc/save_message_settings': refuse(412, { code: 'PT412', message: 'Changed', details }) });
  await choose('Quiet from', '10 pm');
  await saveDelivery();
  expect(await screen.findByRole('alertdialog', { name: 'Changed by someone else' })).toHaveTextContent(
    /7 am \(was 10 am\).*60 days \(was 90 days\)/,
  );
});

test('A text is previewed with sample facts, and saved @long', async () => {
  const { backend } = open({ 'rpc/save_message_text': { ...stored, body: 'Come, {name}' } });
  const dialog = await edit();
  expect(dialog.getByText('It may name {name}, {garage}, {vehicle}, {link}')).toBeVisible();
  write(dialog.getByRole('textbox', { name: 'Text' }), 'Come, {name}');
  expect(await dialog.findByText(/Your Hyundai Creta is ready\s+Come, Asha/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Text saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_message_text').map(({ body }) => body)).toEqual([
    {
      event: 'car_ready',
      channel: 'mail',
      subject: stored.subject,
      body: 'Come, {name}',
      expected: stored,
    },
  ]);
});

test('An unknown placeholder is named at its field @long', async () => {
  const message = 'This message cannot name {nam}';
  open({ 'rpc/save_message_text': refuse(400, { code: 'PT400', message, hint: 'subject' }) });
  const dialog = await edit();
  write(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello {nam}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Subject' })).toBeInvalid();
});

test('A text changed by someone else is shown before it is replaced @long', async () => {
  const details = JSON.stringify({ ...stored, body: 'Theirs' });
  open({ 'rpc/save_message_text': refuse(412, { code: 'PT412', message: 'Changed', details }) });
  const dialog = await edit();
  write(dialog.getByRole('textbox', { name: 'Text' }), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alertdialog', { name: 'Changed by someone else' })).toHaveTextContent(
    'Theirs (was Hello {name}, your car is ready.)',
  );
});

test('The default text is used again @long', async () => {
  const { backend } = open({ 'rpc/save_message_text': { ...stored, is_own: false } });
  await userEvent.click((await edit()).getByRole('button', { name: 'Back to Default' }));
  expect(await screen.findByText('The default text is used again')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_message_text').map(({ body }) => body)).toEqual([
    { event: 'car_ready', channel: 'mail', expected: stored },
  ]);
});

test('A test message is sent with the text as it is written @long', async () => {
  const { backend } = open({ 'rpc/send_test_message': { message_id: 3, to: 'meera@pitlane.test' } });
  const dialog = await edit();
  write(dialog.getByRole('textbox', { name: 'Text' }), 'Try');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Test to Me' }));
  expect(await screen.findByText('Test message is on its way to meera@pitlane.test')).toBeVisible();
  expect(sentTo(backend, 'rpc/send_test_message').map(({ body }) => body)).toEqual([
    { event: 'car_ready', channel: 'mail', subject: stored.subject, body: 'Try' },
  ]);
});
