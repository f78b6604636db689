import { emailOf, password } from '../../../supabase/tests/support/people.ts';
import { type Garage, openGarage } from '../../testing/garage.ts';
import { getCurrentAccount } from './current-account.ts';
import { revalidateSession } from './revalidate.ts';
import { readSession, signIn, signOut } from './session.ts';
import { sessionState } from './session-state.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterEach(() => signOut(garage.portal));
afterAll(() => garage.close());

test.each(['customer', 'manager', 'mechanic'] as const)(
  'a %s signs in and gets the account of that role',
  async (role) => {
    const answer = await signIn(garage.portal, emailOf(role).toUpperCase(), password, false);
    expect(answer).toMatchObject({ success: true, data: { role, email: emailOf(role) } });
    const account = await readSession();
    expect(account?.id).toBe(garage.idOf(role));
  },
);

test.each([
  ['a wrong password', emailOf('customer'), 'wrong'],
  ['an unknown address', 'nobody@example.test', password],
])('%s is refused with its own message', async (_, email, tried) => {
  expect(await signIn(garage.portal, email, tried, false)).toMatchObject({
    success: false,
    message: 'Invalid email or password',
    error: { kind: 'invalid' },
  });
  expect(await readSession()).toBeNull();
});

test('a login without a role is signed out again', async () => {
  expect(await signIn(garage.portal, emailOf('roleless'), password, false)).toMatchObject({
    success: false,
    message: 'Login failed',
  });
  expect(await readSession()).toBeNull();
});

test('signing out ends the session on the server', async () => {
  await garage.enter('customer');
  await signOut(garage.portal);
  expect(await getCurrentAccount(garage.portal)).toMatchObject({
    success: false,
    error: { kind: 'signed-out' },
  });
});

test('a changed name updates the open session', async () => {
  await garage.enter('manager');
  await garage.backend.exec("update public.managers set name = 'Meera Iyer' where true");
  await revalidateSession(garage.portal);
  expect(sessionState().account?.name).toBe('Meera Iyer');
});

test("a dismissed mechanic's open session ends, with the reason", async () => {
  await garage.enter('dismissed');
  await garage.backend.exec('delete from auth.users where id = $1', [garage.idOf('dismissed')]);
  await revalidateSession(garage.portal);
  expect(sessionState()).toMatchObject({ status: 'signed-out', signedOutReason: 'removed' });
});
