import { emailOf, password } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const signIn = async () => {
  const client = connect(workshop.backend);
  const { data } = await client.auth.signInWithPassword({ email: emailOf('customer'), password });
  return { client, token: data.session?.refresh_token ?? '' };
};
const renew = async (refresh_token: string) => {
  const client = connect(workshop.backend);
  const { data, error } = await client.auth.refreshSession({ refresh_token });
  return { client, token: data.session?.refresh_token ?? '', error };
};
const expectEnded = async ({ client }: Awaited<ReturnType<typeof signIn>>) => {
  const answers = [
    await client.rpc('current_account'),
    await client.from('customers').select('name'),
    await client.from('vehicles').select('vehicle_id'),
    await client.from('service_requests').select('request_id'),
    await client.rpc('list_requests'),
  ];
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(
    answers.map(() => [401, 'PT401']),
  );
  expect((await client.from('services').select('name')).error).toBeNull();
};

/** After the reuse interval of a refresh token. */
const passTime = () =>
  workshop.backend.exec(
    "update auth.refresh_tokens set updated_at = updated_at - interval '1 minute', created_at = created_at - interval '1 minute' where true",
  );

test('a reused refresh token ends the whole session at once, and no other @long', async () => {
  const [{ client, token }, other] = [await signIn(), await signIn()];
  const second = await renew(token);
  expect(second.error).toBeNull();
  expect(second.token).not.toBe(token);
  const third = await renew(second.token);
  expect(third.error).toBeNull();
  await passTime();
  expect(await call(client, 'current_account')).toMatchObject({ name: 'Asha' });
  expect((await renew(token)).error).not.toBeNull();
  expect((await renew(third.token)).error).not.toBeNull();
  // The access tokens of the first sign-in and of the last renewal.
  await expectEnded({ client, token });
  await expectEnded({ client: third.client, token });
  expect(await call(other.client, 'current_account')).toMatchObject({ name: 'Asha' });
  expect((await renew(other.token)).error).toBeNull();
});

test('the token before the newest is taken again, for an answer that was lost', async () => {
  const { client, token } = await signIn();
  const second = await renew(token);
  await passTime();
  const again = await renew(token);
  expect([again.error, again.token]).toEqual([null, second.token]);
  expect(await call(client, 'current_account')).toMatchObject({ name: 'Asha' });
  expect((await renew(second.token)).error).toBeNull();
});

test('a sign-out on one device keeps the session on another', async () => {
  const [here, there] = [await signIn(), await signIn()];
  await here.client.auth.signOut({ scope: 'local' });
  expect((await renew(here.token)).error).not.toBeNull();
  expect(await call(there.client, 'current_account')).toMatchObject({ name: 'Asha' });
});

test('a new password ends the access of other devices at once', async () => {
  const [here, there] = [await signIn(), await signIn()];
  await call(here.client, 'change_password', { new_password: password, current_password: password });
  await expectEnded(there);
  expect(await call(here.client, 'current_account')).toMatchObject({ name: 'Asha' });
});

test('ending all sessions ends the access of every device at once', async () => {
  const [here, there] = [await signIn(), await signIn()];
  await here.client.auth.signOut({ scope: 'global' });
  await expectEnded(there);
});

test.each([
  ['without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  [
    'that calls itself a manager’s',
    (token: string) => {
      const [head, , signature] = token.split('.');
      const claims = { sub: workshop.idOf('manager'), role: 'authenticated', exp: 9_999_999_999 };
      return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    },
  ],
  [
    'with the algorithm none',
    () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = { sub: workshop.idOf('manager'), role: 'service_role', exp: 9_999_999_999 };
      return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
    },
  ],
])('a token %s opens nothing', async (_, forge) => {
  const { client } = await signIn();
  const { data } = await client.auth.getSession();
  const response = await workshop.backend.fetch('http://localhost/rest/v1/customers?select=email', {
    headers: {
      apikey: workshop.backend.publishableKey,
      authorization: `Bearer ${forge(data.session?.access_token ?? '')}`,
    },
  });
  expect(response.status).toBe(401);
});
