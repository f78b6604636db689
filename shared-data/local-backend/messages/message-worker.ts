import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../server/open-backend.ts';
import { deliverFrom, type MessageOptions, queueReminders, renewDueWork } from './deliver-from.ts';

/** Milliseconds between two looks at the outbox, and at what falls due. */
const interval = 2000;
const reminderInterval = 60_000;

/** Reads again what is due for cars, and sends the backend's messages, until it is stopped; `stop` waits for what it does. */
export function startMessageWorker(backend: Pick<Backend, 'exec'>, options: MessageOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let remindedAt = 0;
  const work = async () => {
    await renewDueWork(backend);
    if (Date.now() - remindedAt >= reminderInterval) {
      await queueReminders(backend);
      remindedAt = Date.now();
    }
    await deliverFrom(backend, options);
  };
  const run = async () => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => console.error('The messages were not sent', error));
      await pause(interval, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
