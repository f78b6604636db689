import type { SupabaseClient } from '@supabase/supabase-js';
import { switchOn } from '../support/authenticator.ts';
import { emailOf, type Person, password } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const staff: Person[] = ['mechanic', 'manager'];

/** A new session that began so long ago and, where told, was last used so long ago. */
async function signIn(person: Person, began: string, used?: string) {
  const client = connect(workshop.backend);
  const { data } = await client.auth.signInWithPassword({ email: emailOf(person), password });
  const claims = JSON.parse(
    Buffer.from((data.session?.access_token ?? '').split('.')[1] ?? '', 'base64url').toString(),
  );
  await workshop.backend.exec(
    `update auth.sessions set created_at = now() - $2::interval,
      refreshed_at = (now() - $3::interval) at time zone 'UTC', updated_at = now() - $3::interval where id = $1`,
    [claims.session_id, began, used ?? began],
  );
  return client;
}
const answerOf = async (client: SupabaseClient) =>
  (await client.rpc('current_account')).error?.code ?? 'answered';
/** What a tab does that was opened again: it renews its token and asks. */
async function open(client: SupabaseClient) {
  const { error } = await client.auth.refreshSession();
  return error ? 'not renewed' : answerOf(client);
}

describe('in all', () => {
  test.each<[Person, string, string]>([
    ['customer', '29 days 23 hours', 'answered'],
    ['customer', '30 days 1 minute', 'PT401'],
    ['mechanic', '13 days 23 hours', 'answered'],
    ['mechanic', '14 days 1 minute', 'PT401'],
    ['manager', '13 days 23 hours', 'answered'],
    ['manager', '14 days 1 minute', 'PT401'],
  ])('a session of a %s that began %s ago: %s', async (person, began, expected) => {
    const client = await signIn(person, began, '30 minutes');
    expect(await answerOf(client)).toBe(expected);
    const renewed = await open(client);
    expect(expected === 'answered' ? renewed === 'answered' : renewed !== 'answered').toBe(true);
  });

  test('every table and function of a session that is over is refused', async () => {
    const client = await signIn('manager', '15 days', '30 minutes');
    for (const answer of [
      await client.rpc('garage_counts'),
      await client.from('customers').select('name'),
      await client.rpc('list_sessions'),
    ])
      expect([answer.status, answer.error?.code]).toEqual([401, 'PT401']);
  });
});

describe('without use', () => {
  test.each<[Person, string, string]>([
    ['customer', '6 days 23 hours', 'answered'],
    ['mechanic', '11 hours 59 minutes', 'answered'],
    ['manager', '11 hours 59 minutes', 'answered'],
    ['mechanic', '12 hours 1 minute', 'PT401'],
    ['manager', '12 hours 1 minute', 'PT401'],
  ])('a session of a %s that was not used for %s: %s', async (person, used, expected) => {
    const client = await signIn(person, '8 days', used);
    expect(await open(client)).toBe(expected);
    // It stays over however often it is renewed.
    expect(await open(client)).toBe(expected);
  });

  test('a session of a customer that was not used for seven days is over', async () => {
    expect(await open(await signIn('customer', '8 days', '7 days 1 minute'))).not.toBe('answered');
  });

  test('the database ends it where Auth has no limit of its own', async () => {
    const client = await signIn('customer', '8 days', '7 days 1 minute');
    await workshop.backend.exec(
      `update auth.sessions set refreshed_at = now() at time zone 'UTC'
      where refreshed_at < (now() - interval '7 days') at time zone 'UTC'`,
    );
    expect(await answerOf(client)).toBe('PT401');
  });

  test('a first renewal counts from the sign-in', async () => {
    const client = await signIn('manager', '13 hours');
    await workshop.backend.exec(
      "update auth.sessions set refreshed_at = null where created_at < now() - interval '12 hours'",
    );
    expect(await open(client)).toBe('PT401');
  });

  test('a device that is over is no longer listed', async () => {
    const here = await signIn('mechanic', '1 hour');
    const count = async () => (await call<unknown[]>(here, 'list_sessions')).length;
    const before = await count();
    await signIn('mechanic', '15 days', '1 hour');
    await signIn('mechanic', '2 days', '13 hours');
    expect(await count()).toBe(before);
    await signIn('mechanic', '2 days', '1 hour');
    expect(await count()).toBe(before + 1);
  });
});

describe('the settings', () => {
  const settings = { managers_must_confirm: false, staff_session_days: 14, staff_idle_hours: 12 };
  const save = (changes: object, expected?: object) => ({ settings: { ...settings, ...changes }, expected });

  test('change how long staff stay signed in, and nobody else @long', async () => {
    const manager = await workshop.as('manager');
    expect(await call(manager, 'sign_in_settings')).toEqual(settings);
    const changed = { ...settings, staff_session_days: 2, staff_idle_hours: 3 };
    expect(await call(manager, 'save_sign_in_settings', save(changed))).toEqual(changed);
    for (const person of staff) {
      expect(await answerOf(await signIn(person, '2 days 1 minute', '1 hour'))).toBe('PT401');
      expect(await open(await signIn(person, '1 day', '3 hours 1 minute'))).toBe('PT401');
    }
    expect(await open(await signIn('customer', '3 days', '1 day'))).toBe('answered');
    const { rows } = await call<{ rows: object[] }>(manager, 'list_changes', {
      subject: 'garage',
      page_size: 1,
    });
    expect(rows).toMatchObject([{ before: { staff_session_days: 14 }, after: { staff_session_days: 2 } }]);
    await call(manager, 'save_sign_in_settings', save({}));
  });

  test.each([
    [{ staff_session_days: 31 }, 'staff_session_days', 'Please enter 1 to 30 days'],
    [{ staff_session_days: 0 }, 'staff_session_days', 'Please enter 1 to 30 days'],
    [{ staff_idle_hours: 1 }, 'staff_idle_hours', 'Please enter 2 to 168 hours'],
    [{ staff_idle_hours: 169 }, 'staff_idle_hours', 'Please enter 2 to 168 hours'],
    [{ managers_must_confirm: null }, 'managers_must_confirm', 'Please say whether managers must confirm'],
  ])('refuse %j', async (changes, hint, message) => {
    const manager = await workshop.as('manager');
    expect(await refuse(manager, 'save_sign_in_settings', save(changes))).toEqual({
      code: 'PT400',
      hint,
      message,
    });
  });

  test('are not overwritten with what someone else has changed', async () => {
    const manager = await workshop.as('manager');
    const stale = { ...settings, staff_session_days: 9 };
    expect(
      await refuse(manager, 'save_sign_in_settings', save({ staff_session_days: 8 }, stale)),
    ).toMatchObject({
      code: 'PT412',
    });
  });

  test('demand a second factor only from who has one', async () => {
    const manager = await workshop.as('manager');
    expect(await refuse(manager, 'save_sign_in_settings', save({ managers_must_confirm: true }))).toEqual({
      code: 'PT409',
      hint: 'managers_must_confirm',
      message: 'Switch your own second factor on first, in your profile',
    });
    await switchOn(manager);
    expect(await call(manager, 'save_sign_in_settings', save({ managers_must_confirm: true }))).toMatchObject(
      { managers_must_confirm: true },
    );
  });
});
