import { inspect } from 'node:util';
import { openTestBackend } from '../testing/test-backend.ts';

const { error, warn, log } = console;
afterEach(() => Object.assign(console, { error, warn, log }));

const failing = `
create function private.fail() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a planted failure' using errcode = 'XX000', detail = 'Row contains ' || new.phone;
end
$$;
`;

test('a server error is logged without the values that were sent', async () => {
  const backend = await openTestBackend();
  await backend.exec(failing);
  await backend.exec(
    'create trigger fail before insert on public.customers for each row execute function private.fail()',
  );
  const logged: unknown[] = [];
  const capture = (...values: unknown[]) => void logged.push(...values);
  Object.assign(console, { error: capture, warn: capture, log: capture });
  const customer = { name: 'Asha', email: 'asha@pitlane.test', phone: '+91 9000000001', password: 'wheel9x' };
  const response = await backend.fetch('http://localhost/rest/v1/rpc/register_customer', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  await backend.close();
  expect(response.status).toBe(500);
  const output = inspect(logged, { depth: null, showHidden: true });
  expect(output).toContain('a planted failure');
  for (const secret of [customer.password, customer.email, customer.phone]) {
    expect(output).not.toContain(secret);
  }
});

const secret = 'kept-from-every-log';
const parameters = [
  ...['rpc/open_link?token=', 'rpc/take_vehicle?code=', 'rpc/nothing?token=', 'rpc/opt_out?token='],
  ...[
    'rpc/change_password?new_password=',
    'rpc/register_customer?name=a&phone=1&password=',
    'nothing?token=',
  ],
  ...[
    'services?name=eq.',
    'services?nothing=',
    'services?or=(',
    'services?select=',
    'services?order=',
    'rpc/',
  ],
].map((path) => `rest/v1/${path}`);
const others = [
  ...['functions/v1/unsubscribe?token=', 'functions/v1/photo-links?token=', 'auth/v1/verify?token='],
  ...['auth/v1/token?grant_type=password&password=', 'auth/v1/user?access_token=', 'auth/v1/callback?code='],
  'storage/v1/object/sign/request-photos/1/00000000-0000-4000-8000-000000000000.webp?token=',
];

test('no request writes anything of its address to a log @long', async () => {
  const backend = await openTestBackend();
  const logged: unknown[] = [];
  const capture = (...values: unknown[]) => void logged.push(...values);
  Object.assign(console, { error: capture, warn: capture, log: capture });
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of [...parameters, ...others])
      for (const token of [undefined, secret, `a.${secret}.b`])
        await backend.fetch(`http://localhost/${path}${secret}`, {
          method,
          headers: { apikey: backend.publishableKey, ...(token && { authorization: `Bearer ${token}` }) },
          ...(!['GET', 'HEAD'].includes(method) && { body: `{"token":"${secret}"` }),
        });
  await backend.close();
  expect(inspect(logged, { depth: null, showHidden: true })).not.toContain(secret);
});

test('a full disk is said in words, in the log and to whoever sent the request', async () => {
  const backend = await openTestBackend();
  await backend.exec(failing.replace('XX000', '53100'));
  await backend.exec(
    'create trigger fail before insert on public.customers for each row execute function private.fail()',
  );
  const logged: unknown[] = [];
  console.error = (...values) => void logged.push(...values);
  const response = await backend.fetch('http://localhost/rest/v1/rpc/register_customer', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha',
      email: 'asha@pitlane.test',
      phone: '+91 9000000001',
      password: 'wheel9x',
    }),
  });
  await backend.close();
  expect([response.status, await response.json()]).toMatchObject([
    507,
    { code: 'PT507', message: expect.stringMatching(/^The disk of the garage's server is full/) },
  ]);
  expect(logged).toEqual([expect.stringMatching(/^The disk is full\./)]);
});
