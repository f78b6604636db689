import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import type { ClaimedMessage } from '../../functions/deliver-messages/message.ts';
import { connect, type Workshop } from '../support/workshop.ts';
import { callAndRecord, type Operation } from './recorded-calls.ts';

/** Sends due messages, with failures and some answers of the recipients. */
export const deliver =
  (workshop: Workshop): Operation =>
  async (_, books, random) => {
    const sender = connect(workshop.backend, workshop.backend.secretKey);
    const visitor = connect(workshop.backend);
    if (random.chance(0.3)) await callAndRecord(sender, books, 'queue_reminders', {});
    if (random.chance(0.3)) await callAndRecord(sender, books, 'renew_due_work', {});
    if (random.chance(0.1)) await callAndRecord(sender, books, 'prepare_reports', {});
    if (random.chance(0.3)) await callAndRecord(sender, books, 'remind_of_due_work', {});
    if (random.chance(0.3)) await callAndRecord(sender, books, 'queue_morning_mails', {});
    const claimed = await callAndRecord<ClaimedMessage[]>(sender, books, 'claim_messages', {
      most: random.below(8) + 1,
    });
    for (const { message_id, attempt, token, stop_token } of claimed ?? []) {
      if (random.chance(0.7)) await callAndRecord(sender, books, 'note_sent', { message_id });
      else {
        const for_good = random.chance(0.5);
        await callAndRecord(sender, books, 'note_failed', { message_id, attempt, problem: 'x', for_good });
      }
      if (random.chance(0.1)) {
        const answer = random.pick(['coming', 'move', 'cancel']);
        await callAndRecord(visitor, books, 'answer_reminder', {
          token,
          answer,
          scheduled_date: bookableDay,
        });
      }
      if (random.chance(0.2)) {
        const score = random.below(5) + 1;
        await callAndRecord(visitor, books, 'feedback_by_link', { token, score, words: 'x' });
      }
      if (stop_token && random.chance(0.05)) {
        await callAndRecord(visitor, books, 'read_opt_out', { token: stop_token });
        await callAndRecord(visitor, books, 'opt_out', { token: stop_token, wanted: random.chance(0.7) });
      }
    }
  };

export const choosePreference: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'save_message_preference', {
    kind: random.pick(['booking', 'estimate', 'reminder']),
    channel: random.pick(['mail', 'sms']),
    wanted: random.chance(0.8),
  });
};

/** A customer answers how a visit was. */
export const answerVisit: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'give_feedback', {
    request_id: random.pick(books.requests),
    score: random.below(5) + 1,
  });
};

export const readBell: Operation = async (client, books, random) => {
  const { data } = await client.rpc('unread_notices');
  if (!data?.latest) return;
  if (random.chance(0.5)) await callAndRecord(client, books, 'mark_notice_read', { notice_id: data.latest });
  await callAndRecord(client, books, 'mark_read', { up_to: data.latest });
};

/** What a manager does with messages. */
export const changeMessages: Operation = async (client, books, random) => {
  const { data } = await client.rpc('list_messages', { state: random.pick(['failed', 'sent', 'skipped']) });
  const message = data?.rows.length ? random.pick<{ message_id: number }>(data.rows) : undefined;
  if (message) await callAndRecord(client, books, 'send_again', { message_id: message.message_id });
  await callAndRecord(client, books, 'open_in_whatsapp', {
    request_id: random.pick(books.requests),
    event: random.pick(['booking_received', 'car_ready', 'invoice_issued']),
  });
  const text = { event: 'car_ready', channel: 'mail', subject: 'Ready', body: '{name}, it is ready: {link}' };
  if (random.chance(0.2)) await callAndRecord(client, books, 'save_message_text', text);
  if (random.chance(0.2)) await callAndRecord(client, books, 'send_test_message', text);
  if (random.chance(0.2)) {
    await callAndRecord(client, books, 'save_message_settings', {
      channels: random.pick([['mail'], ['mail', 'sms']]),
      quiet_from: 22,
      quiet_until: 7,
      reminder_hour: 9,
      deferred_days: 60,
      attach_invoice: random.chance(0.5),
    });
  }
};

/** What a manager does about due work. */
export const workOffDueList: Operation = async (client, books, random) => {
  const { data } = await client.rpc('list_due_work', { within: 365 });
  if (!data?.rows.length) return;
  const { due_id } = random.pick<{ due_id: number }>(data.rows);
  const until = random.chance(0.5) ? bookableDay : null;
  if (random.chance(0.5)) await callAndRecord(client, books, 'record_due_call', { due_id, said: 'Busy' });
  if (random.chance(0.5)) await callAndRecord(client, books, 'message_due_work', { due_id });
  await callAndRecord(client, books, 'put_off_due_work', { due_id, until, reason: 'On holiday' });
};
