import type { Message, MessageList, MessageSettings, MessageText } from '@pitlane/shared-data/messages';
import { customerId } from './build-customer.ts';

/** By default a mail that failed for good. */
export const buildMessage = (overrides: Partial<Message> = {}): Message => ({
  message_id: 9,
  event: 'car_ready',
  channel: 'mail',
  state: 'failed',
  created_at: '2026-11-20T06:30:00Z',
  due_at: null,
  sent_at: null,
  attempts: 8,
  problem: '550 No such mailbox',
  captured: false,
  opened_at: null,
  opened_by_name: null,
  is_test: false,
  request_id: 41,
  registration_number: 'KA 01 AB 1234',
  customer_id: customerId,
  customer_name: 'Asha Rao',
  supplier_id: null,
  supplier_name: null,
  manager_name: null,
  ...overrides,
});

export const buildMessagePage = (rows: Message[] = [buildMessage()]): MessageList => ({
  rows,
  total: rows.length,
  counts: { queued: 2, sent: 12, failed: 1, skipped: 3, opened: 0 },
});

export const buildMessageSettings = (overrides: Partial<MessageSettings> = {}): MessageSettings => ({
  channels: ['mail'],
  quiet_from: 21,
  quiet_until: 8,
  reminder_hour: 10,
  deferred_days: 90,
  attach_invoice: false,
  set_up: null,
  captured: [],
  ...overrides,
});

export const buildMessageText = (overrides: Partial<MessageText> = {}): MessageText => ({
  event: 'car_ready',
  channel: 'mail',
  subject: 'Your {vehicle} is ready',
  body: 'Hello {name}, your car is ready.',
  is_own: false,
  placeholders: ['name', 'garage', 'vehicle', 'link'],
  ...overrides,
});
