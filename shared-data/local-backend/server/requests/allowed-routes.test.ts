import { emailOf, password } from '../../../supabase/tests/support/people.ts';
import { openWorkshop, type Workshop } from '../../../supabase/tests/support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const send = (method: string, path: string, body?: object) =>
  workshop.backend.fetch(`http://localhost/${path}`, {
    method,
    headers: { apikey: workshop.backend.publishableKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

test.each([
  '/auth/v1/%74oken?grant_type=password',
  '/auth/v1/%76erify',
  '/auth/v1/token/?grant_type=password',
  '/auth//v1/token?grant_type=password',
  '/%61uth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token&grant_type=password',
  '/auth/v1/token',
])('guesses through %s never reach Auth', async (path) => {
  const email = emailOf('manager');
  const guess = { email, password, token: '123456', type: 'recovery' };
  expect((await send('POST', path.slice(1), guess)).status).toBe(404);
});

test('an encoded name of a parameter does not bypass the limit of failed sign-ins', async () => {
  const path = 'auth/v1/token?grant%5Ftype=password';
  const attempt = () => send('POST', path, { email: emailOf('manager'), password: 'wrong' });
  for (let time = 0; time < 10; time++) expect((await attempt()).status).toBe(400);
  expect((await attempt()).status).toBe(429);
});

test.each([
  ['POST', 'auth/v1/otp', { email: 'new@example.test', create_user: true }],
  ['POST', 'auth/v1/magiclink', { email: 'new@example.test' }],
  ['POST', 'auth/v1/signup', { email: 'new@example.test', password }],
  ['POST', 'auth/v1/resend', { email: 'new@example.test', type: 'signup' }],
  ['GET', 'auth/v1/verify?type=recovery&token=123456', undefined],
  ['PUT', 'auth/v1/user', { password: 'another' }],
  ['GET', 'auth/v1/settings', undefined],
  ['GET', 'auth/v1/admin/users', undefined],
])('%s /%s is not found and makes no login', async (method, path, body) => {
  const logins = () => workshop.backend.exec('select count(*) from auth.users');
  const before = await logins();
  expect((await send(method, path, body)).status).toBe(404);
  expect(await logins()).toEqual(before);
});

test.each([
  ['GET', 'auth/v1/health', undefined, 200],
  ['POST', 'auth/v1/token?grant_type=password', { email: emailOf('customer'), password }, 200],
  ['POST', 'auth/v1/token?grant_type=refresh_token', { refresh_token: 'unknown' }, 400],
  ['POST', 'auth/v1/recover', { email: emailOf('customer') }, 200],
  ['GET', 'auth/v1/user', undefined, 401],
  ['GET', 'rest/v1/services?select=name', undefined, 200],
])('%s /%s, which the portal uses, is answered', async (method, path, body, status) => {
  expect((await send(method, path, body)).status).toBe(status);
});
