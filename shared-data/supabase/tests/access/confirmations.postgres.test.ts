import type { SupabaseClient } from '@supabase/supabase-js';
import { codeOf, switchOn } from '../support/authenticator.ts';
import { emailOf, password } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';
import { functions, tables } from './access-matrix.ts';
import { callAll, tryInSql } from './try-in-sql.ts';

let workshop: Workshop;
let secret: string;
let confirmed: SupabaseClient;
/** A session of the same manager that was never confirmed. */
let unconfirmed: SupabaseClient;
/** A manager without a second factor. */
let colleague: SupabaseClient;
beforeAll(async () => {
  workshop = await openWorkshop();
  confirmed = await workshop.as('manager');
  ({ secret } = await switchOn(confirmed));
  unconfirmed = connect(workshop.backend);
  await unconfirmed.auth.signInWithPassword({ email: emailOf('manager'), password });
  colleague = await workshop.as('restrictedManager');
});
afterAll(() => workshop.close());

const mustConfirm = (must: boolean) =>
  workshop.backend.exec('update private.garage set managers_must_confirm = $1 where true', [must]);

/** What a manager calls before the sign-in is confirmed; all else is refused. */
const before = ['current_account', 'confirm_sign_in', 'begin_second_factor', 'switch_on_second_factor'];
const isVisitors = (name: string) => functions[name]?.roles.includes('visitor') ?? false;
const managersOwn = Object.entries(functions)
  .filter(([name, { roles }]) => roles.includes('manager') && !isVisitors(name) && !before.includes(name))
  .map(([name]) => name);
const readByManagers = Object.entries(tables)
  .filter(([, { read }]) => read.manager === 'all' && read.visitor === 'refused')
  .map(([name, { key }]) => ({ name, sql: `select ${key} from public.${name}` }));

const notRefused = (outcomes: Record<string, string>) =>
  Object.entries(outcomes).filter(([, outcome]) => outcome !== 'PT428');

describe('a manager whose sign-in is not confirmed', () => {
  test('is refused every function @long', async () => {
    expect(notRefused(await callAll(workshop, unconfirmed, managersOwn))).toEqual([]);
    expect(await refuse(unconfirmed, 'garage_counts')).toMatchObject({
      code: 'PT428',
      hint: 'code',
      message: 'Confirm your sign-in with a code from your authenticator app',
    });
  });

  test('is refused to read every table', async () => {
    expect(notRefused(await tryInSql(workshop, unconfirmed, readByManagers))).toEqual([]);
    const { error, status } = await unconfirmed.from('customers').select('name');
    expect([status, error?.code]).toEqual([428, 'PT428']);
  });

  test('is refused to clear all requests, which stay', async () => {
    expect(await refuse(unconfirmed, 'clear_all_requests')).toMatchObject({ code: 'PT428' });
    expect(await workshop.backend.exec('select 1 from public.service_requests')).toHaveLength(8);
  });

  test('reads what everybody reads, and signs out', async () => {
    expect((await unconfirmed.from('services').select('name')).error).toBeNull();
    const device = connect(workshop.backend);
    await device.auth.signInWithPassword({ email: emailOf('manager'), password });
    expect((await device.auth.signOut({ scope: 'local' })).error).toBeNull();
  });

  test('keeps the session, which is renewed and confirmed later @long', async () => {
    const device = connect(workshop.backend);
    await device.auth.signInWithPassword({ email: emailOf('manager'), password });
    expect(await refuse(device, 'garage_counts')).toMatchObject({ code: 'PT428' });
    expect((await device.auth.refreshSession()).error).toBeNull();
    await workshop.backend.exec('update private.second_factors set last_step = 0 where true');
    await call(device, 'confirm_sign_in', { code: codeOf(secret) });
    expect((await device.auth.refreshSession()).error).toBeNull();
    expect(await call(device, 'garage_counts')).toMatchObject({ mechanics: 3 });
  });
});

describe('where managers must confirm', () => {
  beforeAll(() => mustConfirm(true));
  afterAll(() => mustConfirm(false));

  test('one without a second factor is refused every function and table', async () => {
    expect(notRefused(await callAll(workshop, colleague, managersOwn))).toEqual([]);
    expect(notRefused(await tryInSql(workshop, colleague, readByManagers))).toEqual([]);
    expect(await refuse(colleague, 'garage_counts')).toMatchObject({ code: 'PT428', hint: 'set_up' });
  });

  test('customers and mechanics are not', async () => {
    for (const role of ['customer', 'mechanic'] as const)
      expect(await call(await workshop.as(role), 'unread_notices')).toBeDefined();
  });

  test('one without a second factor is told so, and sets one up', async () => {
    expect(await call(colleague, 'current_account')).toMatchObject({ name: 'Farid', confirmation: 'set_up' });
    await switchOn(colleague);
    expect(await call(colleague, 'garage_counts')).toMatchObject({ mechanics: 3 });
    await workshop.backend.exec('delete from private.second_factors where login = $1', [
      workshop.idOf('restrictedManager'),
    ]);
    await workshop.backend.exec('update public.managers set second_factor = false where manager_id = $1', [
      workshop.idOf('restrictedManager'),
    ]);
  });
});

describe('twelve hours after the last confirmation', () => {
  const confirmedAgo = (interval: string) =>
    workshop.backend.exec(
      'update private.confirmed_sessions set confirmed_at = now() - $1::interval where true',
      [interval],
    );
  const withRight = managersOwn.filter((name) => functions[name]?.right);
  const without = managersOwn.filter((name) => !functions[name]?.right);

  test('every function that needs a right asks for a code again', async () => {
    await confirmedAgo('12 hours 1 second');
    expect(notRefused(await callAll(workshop, confirmed, withRight))).toEqual([]);
    expect(await refuse(confirmed, 'export_tables')).toEqual({
      code: 'PT428',
      hint: 'again',
      message: 'Confirm with a new code from your authenticator app',
    });
  });

  test('clear_all_requests asks for a code again', async () => {
    await confirmedAgo('12 hours 1 second');
    expect(await refuse(confirmed, 'clear_all_requests')).toMatchObject({ code: 'PT428', hint: 'again' });
  });

  test('a discount above the limit of the settings asks for a code again', async () => {
    await confirmedAgo('12 hours 1 second');
    const half = { request_id: requests.completed, percent: 50, reason: 'x' };
    expect(await refuse(confirmed, 'discount_draft', half)).toMatchObject({ code: 'PT428', hint: 'again' });
  });

  test('no other does @long', async () => {
    await confirmedAgo('12 hours 1 second');
    const outcomes = Object.entries(await callAll(workshop, confirmed, without));
    expect(outcomes.filter(([, outcome]) => outcome === 'PT428')).toEqual([]);
    // The factor is on here, so its own functions find it.
    const others = outcomes.filter(([name]) => !/second_factor|recovery_codes/.test(name));
    expect(others).toEqual(others.map(([name]) => [name, functions[name]?.refusal ?? 'success']));
  });

  test('a little earlier nothing asks, nor after a new code', async () => {
    await confirmedAgo('11 hours 59 minutes');
    expect(await call(confirmed, 'export_tables')).toBeDefined();
    await confirmedAgo('13 hours');
    expect(await refuse(confirmed, 'export_tables')).toMatchObject({ hint: 'again' });
    await workshop.backend.exec('update private.second_factors set last_step = 0 where true');
    await call(confirmed, 'confirm_sign_in', { code: codeOf(secret) });
    expect(await call(confirmed, 'export_tables')).toBeDefined();
  });

  test('a manager without a second factor is not asked', async () => {
    await call(confirmed, 'set_manager_right', {
      manager_id: workshop.idOf('restrictedManager'),
      manager_right: 'settings',
      granted: true,
    });
    expect(await call(colleague, 'export_tables')).toBeDefined();
  });
});
