import type { Mail } from '../../../../local-backend/server/mail/mail.ts';
import { openTestBackend, type TestBackend } from '../../../../local-backend/testing/test-backend.ts';
import { changePassword, registerCustomer } from '../../../accounts/accounts-api.ts';
import { createPortalClient, type PortalClient } from '../../client/client.ts';
import { openRecoveryLink, readSession, requestPasswordReset, signIn, signOut } from '../session.ts';

const person = { name: 'Nina', email: 'nina@example.test', phone: '+91 90000 00900', password: 'forgot' };
const page = new URL('http://localhost:3000/reset-password');

let backend: TestBackend;
let portal: PortalClient;
const mails: Mail[] = [];
beforeAll(async () => {
  backend = await openTestBackend({ deliver: (mail) => void mails.push(mail) });
  const config = {
    supabaseUrl: 'http://localhost',
    supabaseKey: backend.publishableKey,
    remotes: [],
    socialSignIns: { google: false, github: false },
  };
  portal = createPortalClient(config, { fetch: backend.fetch });
  await registerCustomer(portal, person);
});
beforeEach(() => mails.splice(0));
afterEach(() => signOut(portal));
afterAll(() => backend.close());

async function askForLink(): Promise<string> {
  expect(await requestPasswordReset(portal, ' Nina@Example.test ', page)).toMatchObject({ success: true });
  const [, address = ''] = /href="([^"]+)"/.exec(mails.at(-1)?.html ?? '') ?? [];
  expect(address).toContain('http://localhost:3000/reset-password?token_hash=');
  return new URL(address).searchParams.get('token_hash') ?? '';
}

test('the emailed link lets the user set a new password, once @long', async () => {
  const token = await askForLink();
  expect(mails[0]?.to).toBe(person.email);
  expect(await openRecoveryLink(portal, token)).toMatchObject({
    success: true,
    data: { email: person.email },
  });
  expect(await changePassword(portal, 'new1')).toMatchObject({ success: true });
  await signOut(portal);
  expect(await signIn(portal, person.email, 'forgot', false)).toMatchObject({
    message: 'Invalid email or password',
  });
  expect(await signIn(portal, person.email, 'new1', false)).toMatchObject({ success: true });
  await signOut(portal);
  expect(await openRecoveryLink(portal, token)).toMatchObject({
    success: false,
    message: 'This link has expired or was used already. Ask for a new one.',
    error: { kind: 'not-found' },
  });
  expect(await readSession()).toBeNull();
});

test('an hour after the link was followed, the current password is asked for', async () => {
  expect(await openRecoveryLink(portal, await askForLink())).toMatchObject({ success: true });
  await backend.exec("update auth.sessions set created_at = now() - interval '61 minutes' where true");
  expect(await changePassword(portal, 'new2')).toMatchObject({
    message: 'Your current password is required',
  });
});

test('a link that is older than an hour has expired', async () => {
  const token = await askForLink();
  await backend.exec("update auth.users set recovery_sent_at = now() - interval '61 minutes' where true");
  expect(await openRecoveryLink(portal, token)).toMatchObject({ error: { kind: 'not-found' } });
});

test('an unknown email gets the same response and no email', async () => {
  expect(await requestPasswordReset(portal, 'nobody@example.test', page)).toEqual(
    await requestPasswordReset(portal, person.email, page),
  );
  expect(mails.map(({ to }) => to)).toEqual([person.email]);
});

test('an invalid link is refused', async () => {
  expect(await openRecoveryLink(portal, '0123456789abcdef')).toMatchObject({ error: { kind: 'not-found' } });
});
