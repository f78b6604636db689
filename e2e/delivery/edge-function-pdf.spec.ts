import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signInAt } from '../../shared-data/local-backend/testing/killable-backend.ts';
import { openTestBackend, type TestBackend } from '../../shared-data/local-backend/testing/test-backend.ts';
import { checkTypes, serveFunction } from '../../shared-data/supabase/tests/support/deno.ts';
import { type ProjectServer, serveProject } from '../../shared-data/supabase/tests/support/project-server.ts';
import { type Receiver, startSmtp } from '../../shared-data/supabase/tests/support/smtp-receivers.ts';

const buildScript = path.resolve(import.meta.dirname, '../../shell/launch/invoice-pdf/build-functions.ts');

let backend: TestBackend;
let project: ProjectServer;
let receiver: Receiver;
const closing: (() => unknown)[] = [];
test.beforeAll(async () => {
  // In a process of its own: a build sets NODE_ENV, which the servers of later tests would inherit.
  execFileSync(process.execPath, [buildScript]);
  backend = await openTestBackend({ seed: true });
  project = await serveProject(backend);
  receiver = await startSmtp();
  closing.push(receiver.close, project.close, backend.close);
  for (const name of ['deliver-messages', 'invoice-pdf']) {
    const secrets = {
      ...project.secrets,
      PITLANE_SMTP_URL: `smtp://localhost:${receiver.port}`,
      PITLANE_MAIL_FROM: 'desk@garage.example',
    };
    const { url, stop } = await serveFunction(name, { secrets });
    project.functions.set(name, url);
    closing.unshift(stop);
  }
});
test.afterAll(async () => {
  for (const close of closing) await close();
});

const post = (name: string, key: string, body = {}) =>
  fetch(`${project.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });

interface IssuedInvoice {
  number: string;
  total: number;
  customer: { name: string };
}

/** Has the garage attach invoices, and issues those of two drafts. */
async function issueTwo(): Promise<IssuedInvoice[]> {
  const { publishableKey } = backend;
  const manager = await signInAt({ url: project.url, publishableKey })('manager');
  const { data: expected } = await manager.rpc('message_settings');
  const { set_up: _, captured: __, ...chosen } = expected;
  const saved = await manager.rpc('save_message_settings', { ...chosen, attach_invoice: true, expected });
  expect(saved.error).toBeNull();
  const { data: drafts } = await manager.rpc('list_drafts');
  const invoices: IssuedInvoice[] = [];
  for (const { request_id } of drafts.rows.slice(0, 2)) {
    const { data } = await manager.rpc('issue_invoice', { request_id });
    invoices.push(data);
  }
  return invoices;
}

/** The PDFs in mails, by their names. */
const filesIn = (mails: readonly string[]) =>
  new Map(
    mails.flatMap((mail) => {
      const part = /Content-Type: application\/pdf; name=(\S+)\r\n[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
        mail,
      );
      return part ? [[part[1], new Uint8Array(Buffer.from(part[2] ?? '', 'base64'))]] : [];
    }),
  );

test('on Deno, the mails of invoices bring their PDFs', async () => {
  const invoices = await issueTwo();
  const delivered = await post('deliver-messages', backend.secretKey);
  expect(await delivered.json()).toMatchObject({ failed: 0 });
  const files = filesIn(receiver.mails);
  expect(files.size).toBe(2);
  for (const { number, total, customer } of invoices) {
    const file = files.get(`${number.replaceAll('/', '-')}.pdf`);
    expect(file?.length).toBeLessThan(100_000);
    const { text } = await extractText(file ?? new Uint8Array(), { mergePages: true });
    const sum = total.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    for (const words of [number, customer.name, `Total ₹${sum}`]) expect(text).toContain(words);
  }
});

test('nobody has a PDF made without the secret key', async () => {
  expect((await post('invoice-pdf', backend.publishableKey)).status).toBe(403);
});

test('a failed PDF is an error of its own call', async () => {
  expect((await post('invoice-pdf', backend.secretKey)).status).toBe(500);
});

test('the types of the function are right where Deno declares what it uses', () =>
  checkTypes(['invoice-pdf']));
