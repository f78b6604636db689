import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Fault, RenderedMessage } from '../../functions/deliver-messages/message.ts';
import { smtpMail } from '../../functions/deliver-messages/smtp-mail.ts';
import { type Receiver, startSmtp } from '../support/smtp-receivers.ts';
import { testAuthority, testCertificate } from '../support/test-certificate.ts';

const trusted = getCACertificates('default');
const trust = () => setDefaultCACertificates([...trusted, testAuthority]);

let receiver: Receiver;
afterEach(async () => {
  setDefaultCACertificates(trusted);
  await receiver.close();
});

const message: RenderedMessage = {
  idempotencyKey: '11111111-1111-4111-8111-111111111111',
  to: 'asha@example.test',
  from: 'Garage',
  subject: 'Ready',
  text: 'Your car is ready.',
  html: '<p>Your car is ready.</p>',
  language: 'en-IN',
};
/** This machine, under an address that counts as another one. */
const elsewhere = '0.0.0.0';
const send = (url: string) => smtpMail({ url, from: 'desk@garage.example', timeout: 2000 })(message);
const certificate = testCertificate;

test('a mail goes over TLS to a server whose certificate is trusted', async () => {
  receiver = await startSmtp({ secure: true, certificate });
  trust();
  await send(`smtps://localhost:${receiver.port}`);
  expect(receiver.mails).toEqual([expect.stringContaining('Subject: Ready')]);
});

test('a connection that begins without TLS goes over to it before the mail is sent', async () => {
  receiver = await startSmtp({ startTls: true, certificate });
  trust();
  await send(`smtp://${elsewhere}:${receiver.port}`);
  expect(receiver.mails).toEqual([expect.stringContaining('Subject: Ready')]);
});

test.each<[string, Parameters<typeof startSmtp>[0], RegExp, Fault]>([
  ['does not go over to TLS', {}, /STARTTLS|TLS/i, 'settings'],
  [
    'goes over with a certificate that is not trusted',
    { startTls: true, certificate },
    /certificate/i,
    'outage',
  ],
])('another machine that %s gets no mail', async (_, behaviour, problem, fault) => {
  receiver = await startSmtp(behaviour);
  await expect(send(`smtp://${elsewhere}:${receiver.port}`)).rejects.toMatchObject({
    message: expect.stringMatching(problem),
    fault,
  });
  expect(receiver.mails).toEqual([]);
});
