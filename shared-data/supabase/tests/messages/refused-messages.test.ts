import { deliverFrom } from '../../../local-backend/messages/deliver-from.ts';
import type { Channels } from '../../functions/deliver-messages/message.ts';
import { smtpMail } from '../../functions/deliver-messages/smtp-mail.ts';
import { webhook } from '../../functions/deliver-messages/webhook.ts';
import { bell, outbox } from '../support/outbox.ts';
import { startRefusingSmtp, startSmtp } from '../support/smtp-receivers.ts';
import { startWebhook } from '../support/webhook-receiver.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);
const tell = () => exec(`select private.tell('car_ready', ${requests.inProgress}, null, '{"amount": 500}')`);
const deliver = (channels: Channels) =>
  deliverFrom(workshop.backend, { channels, site: 'https://portal.example', url: 'https://backend.example' });
const mailTo = (receiver: { port: number; close: () => Promise<void> }) => {
  closing.push(receiver.close);
  return smtpMail({ url: `smtp://localhost:${receiver.port}`, from: 'desk@garage.example', timeout: 700 });
};

type Step = Parameters<typeof startRefusingSmtp>[0];

test.each<[Step, string]>([
  ['greeting', '554 No SMTP service here'],
  ['MAIL FROM', '530 5.7.0 Authentication required'],
  ['MAIL FROM', '550 5.4.5 Daily sending limit exceeded'],
  ['MAIL FROM', '553 Sender address rejected'],
  ['RCPT TO', '530 Authentication required'],
  ['RCPT TO', '550 5.7.1 Relaying denied'],
  ['RCPT TO', '550 5.1.8 Bad sender'],
  ['DATA', '550 5.4.5 Daily user sending quota exceeded'],
  ['content', '554 5.7.1 Message rejected: domain is not authenticated'],
])(
  'what is refused at %s with %s is tried eight times, as a fault of the settings @long',
  async (step, answer) => {
    await tell();
    const mail = mailTo(await startRefusingSmtp(step, answer));
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await deliver({ mail })).toEqual({ sent: 0, failed: 1 });
      expect(await outbox(workshop)).toMatchObject([
        {
          state: attempt < 8 ? 'queued' : 'failed',
          attempts: attempt,
          problem: expect.stringMatching(/^Check the settings of the mail server: .*5\d\d/),
        },
      ]);
      expect(await bell(workshop, 'manager')).toEqual(
        attempt < 8 ? ['sending_refused'] : ['sending_refused', 'message_failed'],
      );
      await exec("update private.outbox set due_at = now() where state = 'queued'");
    }
    expect(await deliver({ mail })).toEqual({ sent: 0, failed: 0 });
  },
);

test('what was refused for the settings is sent once they are mended @long', async () => {
  await tell();
  await deliver({ mail: mailTo(await startRefusingSmtp('MAIL FROM', '530 Authentication required')) });
  await exec("update private.outbox set due_at = now() where state = 'queued'");
  const working = await startSmtp();
  expect(await deliver({ mail: mailTo(working) })).toEqual({ sent: 1, failed: 0 });
  expect(working.mails).toHaveLength(1);
});

test.each<[Step, string]>([
  ['RCPT TO', '550 5.1.1 No such user'],
  ['RCPT TO', '553 No such mailbox'],
  ['content', '552 5.3.4 Message too big'],
  ['content', '554 Transaction failed'],
])('what is refused at %s with %s is given up, without a word about the settings', async (step, answer) => {
  await tell();
  await deliver({ mail: mailTo(await startRefusingSmtp(step, answer)) });
  expect(await outbox(workshop)).toMatchObject([
    { state: 'failed', attempts: 1, problem: expect.not.stringContaining('settings') },
  ]);
  expect(await bell(workshop, 'manager')).toEqual(['message_failed']);
});

test.each<[Step, string, string[]]>([
  ['RCPT TO', '450 4.2.1 Try again later', []],
  ['greeting', '421 Too busy', ['sending_refused']],
])('after an hour and a half of %s %s managers are told: %j @long', async (step, answer, told) => {
  await tell();
  const mail = mailTo(await startRefusingSmtp(step, answer));
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await bell(workshop, 'manager')).toEqual([]);
    await deliver({ mail });
    await exec("update private.outbox set due_at = now() where state = 'queued'");
  }
  expect(await bell(workshop, 'manager')).toEqual(told);
});

test.each<[number, string, string[]]>([
  [401, 'queued', ['sending_refused']],
  [403, 'queued', ['sending_refused']],
  [404, 'queued', ['sending_refused']],
  [410, 'queued', ['sending_refused']],
  [429, 'queued', []],
  [500, 'queued', []],
  [400, 'failed', ['message_failed']],
  [422, 'failed', ['message_failed']],
])('a webhook that answers %d leaves the message %s and tells %j', async (answer, state, told) => {
  await exec("update private.message_settings set channels = '{sms}', quiet_from = 0, quiet_until = 0");
  await tell();
  const { url, close } = await startWebhook(answer);
  closing.push(close);
  await deliver({ sms: webhook({ channel: 'sms', url, secret: 'shared', timeout: 500 }) });
  expect(await outbox(workshop)).toMatchObject([{ state, attempts: 1 }]);
  expect(await bell(workshop, 'manager')).toEqual(told);
});
