import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFunctions } from '../../../scripts/check-project/check-functions.ts';
import { checkTypes, serveFunction } from '../support/deno.ts';
import { outbox } from '../support/outbox.ts';
import { photoName, photoOf, webp } from '../support/pictures.ts';
import { type ProjectServer, serveProject } from '../support/project-server.ts';
import { call } from '../support/rpc-calls.ts';
import { type Receiver, startSmtp } from '../support/smtp-receivers.ts';
import { testAuthority, testCertificate } from '../support/test-certificate.ts';
import { startWebhook } from '../support/webhook-receiver.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

const names = ['deliver-messages', 'photo-links', 'remove-orphaned-photos', 'unsubscribe'] as const;
/** The same with another mail server. */
const overTls = 'deliver-over-tls';
type Called = (typeof names)[number] | typeof overTls;

let workshop: Workshop;
let project: ProjectServer;
let folder: string;
let mails: { overTls: Receiver; startingTls: Receiver };
let sms: Awaited<ReturnType<typeof startWebhook>>;
const closing: (() => unknown)[] = [];

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);

beforeAll(async () => {
  workshop = await openWorkshop();
  project = await serveProject(workshop.backend);
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-functions-'));
  const certificates = path.join(folder, 'authority.pem');
  writeFileSync(certificates, testAuthority);
  mails = {
    overTls: await startSmtp({ secure: true, certificate: testCertificate }),
    startingTls: await startSmtp({ startTls: true, certificate: testCertificate }),
  };
  sms = await startWebhook(200);
  closing.push(mails.overTls.close, mails.startingTls.close, sms.close);
  const serve = async (name: (typeof names)[number], own: Record<string, string> = {}, as: Called = name) => {
    const served = await serveFunction(name, { secrets: { ...project.secrets, ...own }, certificates });
    closing.push(served.stop);
    project.functions.set(as, served.url);
  };
  const from = { PITLANE_MAIL_FROM: 'desk@garage.example' };
  await serve('deliver-messages', {
    ...from,
    // An address of this machine that counts as another one, so that the connection has to go over to TLS.
    PITLANE_SMTP_URL: `smtp://0.0.0.0:${mails.startingTls.port}`,
    PITLANE_SMS_WEBHOOK_URL: sms.url,
    PITLANE_SMS_WEBHOOK_SECRET: 'shared',
  });
  const secure = { ...from, PITLANE_SMTP_URL: `smtps://localhost:${mails.overTls.port}` };
  await serve('deliver-messages', secure, overTls);
  for (const name of names.slice(1)) await serve(name);
});
beforeEach(() => workshop.reset());
afterAll(async () => {
  for (const close of closing) await close();
  project.close();
  await workshop.close();
  rmSync(folder, { recursive: true, force: true });
});

const tell = () =>
  exec(
    `select private.tell('car_ready', ${requests.inProgress}, gen_random_uuid()::text, '{"amount": 500}')`,
  );
const addressOf = (name: Called) => `${project.url}/functions/v1/${name}`;
const post = async (name: Called, key?: string) => {
  const headers: HeadersInit = key ? { Authorization: `Bearer ${key}` } : {};
  const response = await fetch(addressOf(name), { method: 'POST', headers });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
};
const tokenIn = (mail = '') => /\/unsubscribe\/([\w-]{22})/.exec(mail.replace(/=\r\n/g, ''))?.[1];

test('their types are right where Deno declares what they use @long', () => checkTypes(names));

test.each(['deliver-messages', 'remove-orphaned-photos'] as const)(
  '%s refuses a call without the secret key',
  async (name) => {
    await tell();
    for (const key of [undefined, workshop.backend.publishableKey]) {
      expect(await post(name, key)).toEqual({ status: 403, body: '' });
    }
    expect(await outbox(workshop)).toMatchObject([{ state: 'queued', attempts: 0 }]);
  },
);

test('the check of a deployment finds those that are served, and has none of them send', async () => {
  await tell();
  const before = await outbox(workshop);
  const socialSignIns = { google: false, github: false };
  const portal = { supabaseUrl: project.url, supabaseKey: 'key', remotes: [], socialSignIns };
  const missing = (await checkFunctions(portal)).filter(({ problems }) => problems.length > 0);
  // Only a build makes what this one draws with.
  expect(missing.map(({ name }) => name)).toEqual(['Edge Function invoice-pdf']);
  expect(await outbox(workshop)).toEqual(before);
});

test.each([
  ['begins with TLS', overTls, 'overTls'],
  ['goes over to TLS', 'deliver-messages', 'startingTls'],
] as const)('deliver-messages sends a mail by a connection that %s', async (_, name, receiver) => {
  await tell();
  expect(await post(name, workshop.backend.secretKey)).toEqual({ status: 200, body: { sent: 1, failed: 0 } });
  expect(mails[receiver].mails).toHaveLength(1);
  const [mail] = mails[receiver].mails;
  expect(mail).toContain('Subject: Your Hyundai Creta is ready');
  expect(mail).toContain(`${project.url}/functions/v1/unsubscribe?token=`);
  expect(mail).toContain('=E2=82=B9500'); // ₹500
  expect(await outbox(workshop)).toMatchObject([{ state: 'sent', attempts: 1, problem: null }]);
});

test('deliver-messages hands an SMS to its provider, signed, and notes what a refused mail ran into', async () => {
  await exec("update private.message_settings set channels = '{sms}', quiet_from = 0, quiet_until = 0");
  await tell();
  const done = { status: 200, body: { sent: 1, failed: 0 } };
  expect(await post('deliver-messages', workshop.backend.secretKey)).toEqual(done);
  const [{ headers, body } = { headers: {}, body: '' }] = sms.calls;
  expect(JSON.parse(body)).toMatchObject({ channel: 'sms', to: '+91 90000 00100' });
  const signed = `${headers['pitlane-timestamp']}.${body}`;
  expect(headers['pitlane-signature']).toBe(createHmac('sha256', 'shared').update(signed).digest('hex'));

  await tell();
  // This one has no provider.
  const failed = { status: 200, body: { sent: 0, failed: 1 } };
  expect(await post(overTls, workshop.backend.secretKey)).toEqual(failed);
  expect(await outbox(workshop)).toMatchObject([
    { state: 'sent' },
    { state: 'queued', problem: 'No SMS provider is set up' },
  ]);
});

test('deliver-messages sends the mail of an invoice with its link alone where nothing makes the PDF', async () => {
  await exec('update private.message_settings set attach_invoice = true where true');
  await exec("update private.garage set name = 'Test Motors' where true");
  await call(await workshop.as('manager'), 'issue_invoice', { request_id: requests.completed });
  expect((await post(overTls, workshop.backend.secretKey)).body).toEqual({ sent: 1, failed: 0 });
  const mail = mails.overTls.mails.at(-1);
  expect(mail).toMatch(/^Subject: .*invoice/im);
  expect(mail).not.toContain('application/pdf');
  expect(await outbox(workshop)).toMatchObject([{ state: 'sent', problem: null }]);
});

test('unsubscribe leads a reader to the page, and switches messages off by the one click', async () => {
  await tell();
  await post(overTls, workshop.backend.secretKey);
  const token = tokenIn(mails.overTls.mails.at(-1));
  const address = `${addressOf('unsubscribe')}?token=${token}`;
  const read = await fetch(address, { redirect: 'manual' });
  expect([read.status, read.headers.get('location')]).toEqual([
    303,
    `https://portal.example/unsubscribe/${token}`,
  ]);
  const wanted = async () => (await call(await workshop.as('visitor'), 'read_opt_out', { token })).wanted;
  expect(await wanted()).toBe(true);
  const click = (to: string) => fetch(to, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect((await click(address)).status).toBe(200);
  expect(await wanted()).toBe(false);
  expect((await click(address.replace(/token=.*/, 'token=aaaaaaaaaaaaaaaaaaaaaa'))).status).toBe(404);
});

test('photo-links gives the holder of a link addresses that open the photos, in the page of any origin', async () => {
  const photo = photoName(requests.inProgress);
  const mechanic = await workshop.as('mechanic');
  await mechanic.storage.from('request-photos').upload(photo, new Blob([webp()], { type: 'image/webp' }));
  await call(mechanic, 'add_photo', photoOf(photo));
  const { token } = await call<{ token: string }>(await workshop.as('manager'), 'create_link', {
    request_id: requests.inProgress,
  });
  const ask = (value: unknown) =>
    fetch(addressOf('photo-links'), { method: 'POST', body: JSON.stringify({ token: value }) });
  const response = await ask(token);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { photos } = (await response.json()) as { photos: { path: string; url: string }[] };
  const { url } = photos.find((each) => each.path === photo) ?? {};
  const file = await fetch(`${project.url}${url}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(webp());
  for (const wrong of ['wrong-token-wrong-token', 7]) expect((await ask(wrong)).status).toBe(404);
  const preflight = await fetch(addressOf('photo-links'), { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'apikey, authorization, content-type',
  ]);
});

test('remove-orphaned-photos deletes the files of no photo, and no others', async () => {
  const [old, recent] = [photoName(requests.approved), photoName(requests.approved)];
  await exec(
    `insert into storage.objects (bucket_id, name, created_at) values
       ('request-photos', $1, now() - interval '2 hours'), ('request-photos', $2, now())`,
    [old, recent],
  );
  expect(await post('remove-orphaned-photos', workshop.backend.secretKey)).toEqual({
    status: 200,
    body: { removed: 1 },
  });
  const left = await exec('select name from storage.objects where name = any ($1)', [[old, recent]]);
  expect(left).toEqual([{ name: recent }]);
  expect((await post('remove-orphaned-photos', workshop.backend.secretKey)).body).toEqual({ removed: 0 });
});

describe('wrong tokens close nobody else’s links', () => {
  const wrong = 'wrong-token-wrong-token';
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, method: 'POST' });
  const asks = {
    'photo-links': (address: string, token = wrong) =>
      fetch(addressOf('photo-links'), { ...from(address), body: JSON.stringify({ token }) }),
    unsubscribe: (address: string, token = wrong) =>
      fetch(`${addressOf('unsubscribe')}?token=${token}`, from(address)),
  };
  const exhaust = (address: string) =>
    exec("insert into private.attempts (action, caller) select 'link', $1 from generate_series(1, 60)", [
      address,
    ]);

  test.each(['photo-links', 'unsubscribe'] as const)('%s counts them per address', async (name) => {
    expect((await asks[name]('198.51.100.7')).status).toBe(404);
    expect(await exec('select action, caller from private.attempts')).toEqual([
      { action: 'link', caller: '198.51.100.7' },
    ]);
    await exhaust('198.51.100.7');
    expect((await asks[name]('198.51.100.7')).status).toBe(429);
    expect((await asks[name]('203.0.113.9')).status).toBe(404);
  });

  test('a visitor cannot name another address', async () => {
    await fetch(`${project.url}/rest/v1/rpc/opt_out`, {
      method: 'POST',
      body: JSON.stringify({ token: wrong }),
      headers: {
        apikey: workshop.backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.7',
        'x-pitlane-caller': '203.0.113.9',
      },
    });
    expect(await exec('select caller from private.attempts')).toEqual([{ caller: '198.51.100.7' }]);
  });
});
