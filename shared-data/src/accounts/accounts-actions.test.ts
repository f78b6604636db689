/** @page */

import { readSession } from '../foundation/session/session.ts';
import { customer } from '../testing/builders/people.ts';
import { offline, refuse } from '../testing/fake-backend.ts';
import { startSignedIn } from '../testing/fake-session.ts';
import { testPortal } from '../testing/test-portal.ts';
import { register, setPassword } from './accounts-actions.ts';

const token = () => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: customer.id },
});
const newcomer = { name: customer.name, email: customer.email, phone: customer.phone, password: 'wheel1' };

test('a new customer is signed in', async () => {
  startSignedIn(null, {
    'rpc/register_customer': customer,
    'auth/v1/token': token,
    'rpc/current_account': customer,
  });
  expect(await register(testPortal, newcomer)).toEqual(customer);
  expect(await readSession()).toEqual(customer);
});

test('a new account is kept when the following sign-in fails', async () => {
  startSignedIn(null, { 'rpc/register_customer': customer, 'auth/v1/token': offline });
  expect(await register(testPortal, newcomer)).toEqual(customer);
  expect(await readSession()).toBeNull();
});

test('a refused registration returns the invalid field and signs nobody in', async () => {
  const message = 'User with this email already exists';
  const backend = startSignedIn(null, {
    'rpc/register_customer': refuse(409, { code: 'PT409', message, hint: 'email' }),
  });
  await expect(register(testPortal, newcomer)).rejects.toMatchObject({ message, field: 'email' });
  expect(backend.requests.map(({ path }) => path)).toEqual(['rpc/register_customer']);
});

test('passwords are sent as they were typed', async () => {
  const backend = startSignedIn(customer, { 'rpc/change_password': undefined });
  await setPassword(testPortal, ' ab1 ');
  expect(backend.requests.at(-1)?.body).toEqual({ new_password: ' ab1 ' });
  await setPassword(testPortal, 'ab1 ', ' old ');
  expect(backend.requests.at(-1)?.body).toEqual({ new_password: 'ab1 ', current_password: ' old ' });
});
