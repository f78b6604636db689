import { createHash } from 'node:crypto';
import { openTestBackend, type TestBackend } from '../testing/test-backend.ts';
import type { Mail } from './mail/mail.ts';

const email = 'nina@example.test';
const password = 'four';
const tooMany = [429, 'over_request_rate_limit'];

let backend: TestBackend;
let mails: Mail[];
beforeAll(async () => {
  backend = await openTestBackend({ deliver: (mail) => mails.push(mail) });
  const register = (name: string, phone: string) =>
    backend.exec('select private.register_customer($1, $2, $3, $4)', [
      name,
      `${name}@example.test`,
      phone,
      password,
    ]);
  await register('nina', '98450 00900');
  await register('omar', '98450 00901');
});
beforeEach(async () => {
  mails = [];
  await backend.exec('delete from private.attempts where true');
});
afterAll(() => backend.close());

async function send(route: string, body: object, address = '198.51.100.7') {
  const response = await backend.fetch(`http://localhost/auth/v1/${route}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error_code?: string };
  return [response.status, answer.error_code];
}
const hashOf = (address: string, code: string) =>
  createHash('sha256')
    .update(address + code)
    .digest('hex');
const wrongHash = (number: number) => hashOf(email, String(number).padStart(10, '0'));
async function askForLink(address: string, from?: string) {
  expect(await send('recover', { email: address }, from)).toEqual([200, undefined]);
  return /token_hash=(\w+)/.exec(mails.at(-1)?.html ?? '')?.[1] ?? '';
}

test('a code has ten digits', async () => {
  await askForLink(email);
  const [{ recovery_token } = {}] = await backend.exec(
    'select recovery_token from auth.users where email = $1',
    [email],
  );
  expect(recovery_token).toMatch(/^[0-9a-f]{64}$/);
  expect(backend.app.config.auth?.email?.otp_length).toBe(10);
});

test.each<[string, (number: number) => object]>([
  ['an email and a code', (number) => ({ email: `other${number}@example.test`, token: '0000000000' })],
  ['a phone number and a code', (number) => ({ phone: `9000${number}`, token: '0000000000' })],
  ['the hash of a code', (number) => ({ token_hash: wrongHash(number) })],
  [
    'a hash beside another email',
    (number) => ({ token_hash: wrongHash(number), email: `o${number}@example.test` }),
  ],
  ['nothing', () => ({})],
])('one address tries a code by %s a hundred times at most', async (_, guess) => {
  await backend.exec('update private.garage set failed_sign_ins_per_address = 5 where true');
  const attempt = (number: number, address?: string) =>
    send('verify', { ...guess(number), type: 'recovery' }, address);
  for (let number = 0; number < 5; number++) expect(await attempt(number)).not.toEqual(tooMany);
  expect(await attempt(5)).toEqual(tooMany);
  // The right one, too.
  expect(
    await send('verify', { token_hash: await askForLink(email, '203.0.113.9'), type: 'recovery' }),
  ).toEqual(tooMany);
  expect(await attempt(6, '203.0.113.9')).not.toEqual(tooMany);
  await backend.exec('update private.garage set failed_sign_ins_per_address = default where true');
});

test.each([
  ['a login by its email', 'verify', { email, token: '0000000000', type: 'recovery' }],
  ['a login by its phone number', 'verify', { phone: '900', token: '0000000000', type: 'recovery' }],
  ['a hash', 'verify', { token_hash: wrongHash(7), type: 'recovery' }],
  ['a code of a social sign-in', 'token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
])('%s is tried ten times, from however many addresses', async (_, route, guess) => {
  for (let number = 0; number < 10; number++)
    expect(await send(route, guess, `198.51.100.${number}`)).not.toEqual(tooMany);
  expect(await send(route, guess, '203.0.113.9')).toEqual(tooMany);
});

test('a right link does not take back the wrong passwords of an email that is sent beside it', async () => {
  const guess = () => send('token?grant_type=password', { email, password: 'wrong' });
  for (let number = 0; number < 9; number++) expect((await guess())[0]).toBe(400);
  const token_hash = await askForLink('omar@example.test');
  expect(await send('verify', { token_hash, email, type: 'recovery' })).toEqual([200, undefined]);
  expect((await guess())[0]).toBe(400);
  expect(await guess()).toEqual(tooMany);
});

test('a hash beside a password does not hide whose password is tried', async () => {
  const guess = (number: number) =>
    send('token?grant_type=password', { email, password: 'wrong', token_hash: wrongHash(number) });
  for (let number = 0; number < 10; number++) expect((await guess(number))[0]).toBe(400);
  expect(await guess(10)).toEqual(tooMany);
});

test.each([email, 'nobody@example.test'])(
  'ten links are sent to %s, and signing in goes on',
  async (address) => {
    const ask = (from: string) => send('recover', { email: address }, from);
    for (let number = 0; number < 10; number++) expect((await ask(`198.51.100.${number}`))[0]).toBe(200);
    expect(await ask('203.0.113.9')).toEqual(tooMany);
    expect(mails).toHaveLength(address === email ? 10 : 0);
    expect(await send('token?grant_type=password', { email, password })).toEqual([200, undefined]);
  },
);

test.each(['verify?type=recovery&token=0', 'magiclink', 'otp', 'resend', 'reauthenticate'])(
  '%s, which sends or takes a code elsewhere, is not answered',
  async (route) => {
    for (const method of ['GET', 'POST']) {
      if (method === 'POST' && route.startsWith('verify')) continue;
      const response = await backend.fetch(`http://localhost/auth/v1/${route}`, { method });
      expect([method, response.status]).toEqual([method, 404]);
    }
  },
);
