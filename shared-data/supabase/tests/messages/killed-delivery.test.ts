import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { outbox } from '../support/outbox.ts';
import { type Receiver, startSmtp } from '../support/smtp-receivers.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
let url: string;
const server = createAdaptorServer({ fetch: (request) => workshop.backend.fetch(request) });
beforeAll(async () => {
  workshop = await openWorkshop();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await workshop.close();
});

const exec = (sql: string) => workshop.backend.exec(sql);

/** Starts the program that sends, in a process of its own. */
const startProgram = ({ port }: Receiver): ChildProcess =>
  spawn(process.execPath, [path.resolve(import.meta.dirname, '../support/delivery-program.ts')], {
    env: {
      PATH: process.env.PATH,
      PITLANE_BACKEND_URL: url,
      PITLANE_SECRET_KEY: workshop.backend.secretKey,
      PITLANE_SMTP_URL: `smtp://localhost:${port}`,
      PITLANE_MAIL_FROM: 'desk@garage.example',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function ended(program: ChildProcess) {
  await once(program, 'exit');
  return program.signalCode ?? program.exitCode;
}

test('a program that is killed once the mail server has a mail sends it again, with the same idempotency key', async () => {
  await exec(`select private.tell('car_ready', ${requests.inProgress}, null, '{"amount": 500}')`);
  let program: ChildProcess | undefined;
  let kills = 0;
  const receiver = await startSmtp({
    onMail: async () => {
      if (!program || kills === 2) return;
      kills += 1;
      program.kill('SIGKILL');
      await once(program, 'exit');
    },
  });
  const outcomes: unknown[] = [];
  for (let run = 0; run < 4; run++) {
    program = startProgram(receiver);
    outcomes.push(await ended(program));
    const [message] = await outbox(workshop);
    expect(message).toMatchObject(run < 2 ? { state: 'queued', attempts: run + 1 } : { state: 'sent' });
    // Until now what the killed program had begun might still have been noted.
    await exec("update private.outbox set due_at = now() where state = 'queued'");
  }
  await receiver.close();
  expect(outcomes).toEqual(['SIGKILL', 'SIGKILL', 0, 0]);
  // Counted by the receiver and by the outbox.
  const keys = receiver.mails.map((mail) => /Message-ID: <(.+)@/.exec(mail)?.[1]);
  const [row] = await exec('select idempotency_key, attempts from private.outbox');
  expect(row?.attempts).toBe(3);
  expect(keys).toEqual([row?.idempotency_key, row?.idempotency_key, row?.idempotency_key]);
});
