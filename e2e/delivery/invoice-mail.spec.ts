import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signInAt } from '../../shared-data/local-backend/testing/killable-backend.ts';
import { type Receiver, startSmtp } from '../../shared-data/supabase/tests/support/smtp-receivers.ts';
import { type BackendProcess, startBackend } from '../../shell/launch/local/backend-process.ts';
import { port } from '../portal/address.ts';

const ports = { shell: port + 30, backend: port + 34 };
const data = mkdtempSync(path.join(tmpdir(), 'pitlane-invoice-mail-'));

let receiver: Receiver;
let backend: BackendProcess;
test.beforeAll(async () => {
  receiver = await startSmtp();
  const settings = {
    PITLANE_DATA: data,
    PITLANE_SMTP_URL: `smtp://localhost:${receiver.port}`,
    PITLANE_MAIL_FROM: 'desk@garage.example',
  };
  Object.assign(process.env, settings);
  backend = await startBackend(ports);
  // For the tests that this process runs next.
  for (const name of Object.keys(settings)) delete process.env[name];
});
test.afterAll(async () => {
  await backend.stop();
  await receiver.close();
  rmSync(data, { recursive: true, force: true });
});

test('the backend of npm start sends the PDF of an invoice to a mail server', async () => {
  const { publishableKey } = backend;
  const signIn = signInAt({ url: `http://localhost:${ports.backend}`, publishableKey });
  const manager = await signIn('manager');
  const { data: expected } = await manager.rpc('message_settings');
  const { set_up: _, captured: __, ...chosen } = expected;
  const saved = await manager.rpc('save_message_settings', { ...chosen, attach_invoice: true, expected });
  expect(saved.error).toBeNull();
  const { data: drafts } = await manager.rpc('list_drafts');
  const { data: invoice } = await manager.rpc('issue_invoice', { request_id: drafts.rows[0].request_id });

  const file = /Content-Type: application\/pdf; name=(\S+)\r\n[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/;
  await expect
    .poll(() => receiver.mails.filter((mail) => file.test(mail)), { timeout: 20_000 })
    .toHaveLength(1);
  const [, name, content = ''] = file.exec(receiver.mails.find((mail) => file.test(mail)) ?? '') ?? [];
  expect(name).toBe(`${invoice.number.replaceAll('/', '-')}.pdf`);
  const bytes = Buffer.from(content, 'base64');
  expect(bytes.length).toBeLessThan(100_000);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const total = invoice.total.toLocaleString('en-IN', { minimumFractionDigits: 2 });
  for (const words of [invoice.number, invoice.customer.name, `Total ₹${total}`])
    expect(text).toContain(words);
});
