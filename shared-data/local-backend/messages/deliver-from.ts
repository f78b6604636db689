import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import {
  type CallDatabase,
  deliverMessages,
} from '../../supabase/functions/deliver-messages/deliver-messages.ts';
import type { Channels, MakePdf } from '../../supabase/functions/deliver-messages/message.ts';
import { createSerialQueue } from '../engine/serial-queue.ts';
import type { Backend } from '../server/open-backend.ts';

/** The functions that the delivery calls, with their parameters in order. */
const statements: Record<string, { sql: string; parameters: string[] }> = {
  queue_reminders: { sql: 'select private.queue_reminders() as result', parameters: [] },
  queue_morning_mails: { sql: 'select private.queue_morning_mails() as result', parameters: [] },
  remind_of_due_work: { sql: 'select private.remind_of_due_work() as result', parameters: [] },
  // One day at a time: the embedded database answers nobody else until it is done.
  prepare_reports: { sql: 'select private.prepare_reports(1) as result', parameters: [] },
  renew_due_work: { sql: 'select private.renew_due_work($1) as result', parameters: ['most'] },
  claim_messages: {
    sql: 'select private.claim_messages($1, $2, $3) as result',
    parameters: ['most', 'channels', 'captured'],
  },
  invoice_to_attach: {
    sql: 'select private.invoice_to_attach($1) as result',
    parameters: ['message_id'],
  },
  note_sent: { sql: 'select private.note_sent($1) as result', parameters: ['message_id'] },
  note_failed: {
    sql: 'select private.note_failed($1, $2, $3, $4, $5) as result',
    parameters: ['message_id', 'attempt', 'problem', 'for_good', 'of_settings'],
  },
};

/**
 * One call at a time: on the embedded database's only session, each request that waits comes before the next one. That
 * database answers within this process, so without a turn of the event loop no request would be read while messages are due.
 */
function callOn({ exec }: Pick<Backend, 'exec'>): CallDatabase {
  const inTurn = createSerialQueue();
  return (name, values) =>
    inTurn(async () => {
      await eventLoopTurn();
      const { sql, parameters } = statements[name] ?? { sql: '', parameters: [] };
      const [row] = await exec(
        sql,
        parameters.map((parameter) => values[parameter]),
      );
      return row?.result;
    });
}

export interface MessageOptions {
  channels: Channels;
  makePdf?: MakePdf;
  /** The portal's address, for links in messages. */
  site: string;
  /** The backend's own address. */
  url: string;
}

/** Sends the due messages of this backend, for at most so many milliseconds. */
export const deliverFrom = (
  backend: Pick<Backend, 'exec'>,
  { url, ...options }: MessageOptions,
  timeLimit = 10_000,
) =>
  deliverMessages({
    call: callOn(backend),
    ...options,
    functions: `${url}/functions/v1`,
    timeLimit,
  });

export async function queueReminders(backend: Pick<Backend, 'exec'>) {
  const call = callOn(backend);
  await call('queue_reminders', {});
  await call('remind_of_due_work', {});
  await call('queue_morning_mails', {});
  await call('prepare_reports', {});
}

/** Few at a time: the embedded database answers nobody else until it is done. */
export const renewDueWork = (backend: Pick<Backend, 'exec'>) =>
  callOn(backend)('renew_due_work', { most: 25 });
