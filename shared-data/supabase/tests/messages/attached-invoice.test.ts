import { setTimeout as pause } from 'node:timers/promises';
import { deliverFrom } from '../../../local-backend/messages/deliver-from.ts';
import type { MakePdf } from '../../functions/deliver-messages/message.ts';
import { smtpMail } from '../../functions/deliver-messages/smtp-mail.ts';
import { outbox } from '../support/outbox.ts';
import { call } from '../support/rpc-calls.ts';
import { type Receiver, startSmtp } from '../support/smtp-receivers.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
let receiver: Receiver;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await exec("update private.garage set name = 'Test Motors', upi_id = 'garage@bank' where true");
  receiver = await startSmtp();
});
afterEach(() => receiver.close());
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manage = async <Result = Record<string, unknown>>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, { ...parameters });
const issue = () =>
  manage<{ invoice_id: number; number: string }>('issue_invoice', { request_id: requests.completed });
const switchOn = async () => {
  const expected = await manage('message_settings');
  const { set_up: _, captured: __, ...chosen } = expected;
  await manage('save_message_settings', { ...chosen, attach_invoice: true, expected });
};

/** Runs a task and returns what it wrote to the log as errors. */
async function logOf(task: () => Promise<void>) {
  const { error } = console;
  const log: unknown[][] = [];
  console.error = (...entry) => void log.push(entry);
  await task().finally(() => {
    console.error = error;
  });
  return log;
}

/** What it is given, in place of a drawing of it. */
const write: MakePdf = async (content) => ({
  name: 'PL-1.pdf',
  type: 'application/pdf',
  content: new TextEncoder().encode(JSON.stringify(content)),
});
const deliver = async (makePdf: MakePdf = write) => {
  const mail = smtpMail({ url: `smtp://localhost:${receiver.port}`, from: 'desk@garage.example' });
  const addresses = { site: 'https://portal.example', url: 'https://backend.example' };
  return deliverFrom(workshop.backend, { channels: { mail }, makePdf, ...addresses });
};
/** What `write` was given for a mail, read from the file that came with it. */
const contentOf = (mail = '') => {
  const part = /Content-Type: application\/pdf; name=PL-1\.pdf\r\n[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
    mail,
  )?.[1];
  return part && JSON.parse(Buffer.from(part, 'base64').toString('utf8'));
};

test('the mail of an invoice brings no file unless the garage wants that @long', async () => {
  await issue();
  expect(await deliver()).toEqual({ sent: 1, failed: 0 });
  expect(receiver.mails[0]).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(receiver.mails[0]).not.toContain('application/pdf');
});

test('an invoice and its reminder bring it beside their text, with how to pay; other mails bring nothing @long', async () => {
  await switchOn();
  const { invoice_id, number } = await issue();
  await manage('remind_of_invoice', { invoice_id });
  await exec("select private.tell('car_ready', $1, null)", [requests.completed]);
  expect(await deliver()).toEqual({ sent: 3, failed: 0 });
  const expected = {
    invoice: {
      invoice_id,
      number,
      total: 3999.5,
      lines: [{ description: 'Oil Change' }, { description: 'Oil Filter' }, { description: 'Adjustment' }],
      garage: { name: 'Test Motors' },
    },
    payment_options: { due: 3999.5, upi_id: 'garage@bank', reference: number },
    logo: null,
  };
  const withFile = receiver.mails.filter((mail) => mail.includes('application/pdf'));
  expect(withFile).toHaveLength(2);
  for (const mail of withFile) {
    expect(mail).toMatch(/^Subject: .*invoice/im);
    expect(mail).toMatch(/^Content-Type: multipart\/mixed/m);
    expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(contentOf(mail)).toMatchObject(expected);
  }
});

test('PDFs are made one after another, also after one that failed @long', async () => {
  await switchOn();
  const { invoice_id } = await issue();
  await manage('remind_of_invoice', { invoice_id });
  const steps: string[] = [];
  const log = await logOf(async () => {
    await deliver(async (content) => {
      steps.push('begun');
      await pause(50);
      steps.push('ended');
      if (steps.length === 2) throw new Error('No font');
      return write(content);
    });
  });
  expect(steps).toEqual(['begun', 'ended', 'begun', 'ended']);
  expect(log).toHaveLength(1);
  expect(receiver.mails.filter((mail) => mail.includes('application/pdf'))).toHaveLength(1);
});

test('a mail whose PDF fails is sent without it, and the log says so @long', async () => {
  await switchOn();
  await issue();
  const failure = new Error('No font');
  const log = await logOf(async () => {
    expect(await deliver(() => Promise.reject(failure))).toEqual({ sent: 1, failed: 0 });
  });
  expect(log).toEqual([[expect.stringMatching(/PDF for message \d+ was not made/), failure]]);
  expect(receiver.mails).toHaveLength(1);
  expect(receiver.mails[0]).not.toContain('application/pdf');
  expect(await outbox(workshop)).toMatchObject([{ state: 'sent', problem: null }]);
});

test('a test message brings no invoice', async () => {
  await switchOn();
  const text = { event: 'invoice_issued', channel: 'mail', subject: 'Invoice', body: '{number}: {link}' };
  await manage('send_test_message', text);
  expect(await deliver()).toEqual({ sent: 1, failed: 0 });
  expect(receiver.mails[0]).not.toContain('application/pdf');
});
