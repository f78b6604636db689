import type { SupabaseClient } from '@supabase/supabase-js';
import { codeOf, switchOn, wrongCodeOf } from '../support/authenticator.ts';
import { emailOf, password } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
let manager: SupabaseClient;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  manager = await workshop.as('manager');
});
afterAll(() => workshop.close());

/** Another device of the manager's. */
const signIn = async () => {
  const client = connect(workshop.backend);
  await client.auth.signInWithPassword({ email: emailOf('manager'), password });
  return client;
};
const begin = () => call<{ secret: string }>(manager, 'begin_second_factor', { current_password: password });
/** As if no code had been used before. */
const forgetUsed = () => workshop.backend.exec('update private.second_factors set last_step = 0 where true');
const wrong = {
  code: 'PT400',
  hint: 'code',
  message: 'This code is not right, or was used before. Enter the code that the app shows now.',
};

test('a manager switches a second factor on with the first code, and gets ten recovery codes @long', async () => {
  const begun = await begin();
  expect(begun).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    email: emailOf('manager'),
    garage: 'Pitlane',
  });
  const state = { switched_on_at: null, is_required: false, recovery_codes_left: 0 };
  expect(await refuse(manager, 'switch_on_second_factor', { code: wrongCodeOf(begun.secret) })).toEqual(
    wrong,
  );
  expect(await refuse(manager, 'switch_on_second_factor', { code: 'ABCD-EFGH-JKLM-NPQR' })).toEqual(wrong);
  expect(await call(manager, 'second_factor')).toEqual(state);

  const code = codeOf(begun.secret);
  const { recovery_codes } = await call<{ recovery_codes: string[] }>(manager, 'switch_on_second_factor', {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(new Set(recovery_codes).size).toBe(10);
  for (const each of recovery_codes) expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(await call(manager, 'second_factor')).toEqual({
    switched_on_at: expect.any(String),
    is_required: false,
    recovery_codes_left: 10,
  });
  expect(await refuse(manager, 'begin_second_factor', { current_password: password })).toMatchObject({
    code: 'PT409',
  });
  expect(await call(manager, 'garage_counts')).toMatchObject({ mechanics: 3 });
});

test('a set-up asks for the password again, ten times in an hour @long', async () => {
  const begin = (current_password?: string) => refuse(manager, 'begin_second_factor', { current_password });
  expect(await begin()).toMatchObject({ code: 'PT400', hint: 'current_password' });
  const message = 'This is not your current password';
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await begin('wrong')).toMatchObject({ code: 'PT400', hint: 'current_password', message });
  expect(await workshop.backend.exec('select 1 from private.second_factors')).toEqual([]);
  expect(await begin(password)).toMatchObject({ code: 'PT429' });
});

test('each begun secret is another one, and only the last opens', async () => {
  const first = await begin();
  const second = await begin();
  expect(second.secret).not.toBe(first.secret);
  expect(await refuse(manager, 'switch_on_second_factor', { code: codeOf(first.secret) })).toEqual(wrong);
});

test('a new sign-in is confirmed with a code, which is not taken twice @long', async () => {
  const { secret } = await switchOn(manager);
  const device = await signIn();
  expect(await call(device, 'current_account')).toMatchObject({
    role: 'manager',
    name: 'Meera',
    phone: '',
    may_pay: false,
    may_change_settings: false,
    confirmation: 'code',
  });
  expect(await refuse(device, 'confirm_sign_in', { code: codeOf(secret) })).toEqual(wrong);
  await forgetUsed();
  expect(await call(device, 'confirm_sign_in', { code: codeOf(secret) })).toEqual(
    await call(manager, 'current_account'),
  );
  const account = await call(device, 'current_account');
  expect(account).toMatchObject({ phone: '+91 90000 00300', may_pay: true });
  expect(account).not.toHaveProperty('confirmation');
  expect(await call(device, 'garage_counts')).toMatchObject({ mechanics: 3 });
  // A confirmation is of its session alone.
  expect(await refuse(await signIn(), 'garage_counts')).toMatchObject({ code: 'PT428', hint: 'code' });
});

test('after ten wrong codes none is taken for an hour, the right one too @long', async () => {
  const { secret } = await switchOn(manager);
  const device = await signIn();
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await refuse(device, 'confirm_sign_in', { code: wrongCodeOf(secret) })).toEqual(wrong);
  await forgetUsed();
  const right = { code: codeOf(secret) };
  expect(await refuse(device, 'confirm_sign_in', right)).toMatchObject({ code: 'PT429' });
  await workshop.backend.exec(
    "update private.attempts set attempted_at = attempted_at - interval '61 minutes'",
  );
  await call(device, 'confirm_sign_in', right);
});

test('a recovery code works once, however it is typed, and not for someone else @long', async () => {
  const { recoveryCodes } = await switchOn(manager);
  const [code = '', other = ''] = recoveryCodes;
  const [device, another] = [await signIn(), await signIn()];
  await call(device, 'confirm_sign_in', { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` });
  expect(await refuse(another, 'confirm_sign_in', { code })).toEqual(wrong);
  expect(await call(device, 'second_factor')).toMatchObject({ recovery_codes_left: 9 });
  const colleague = await workshop.as('restrictedManager');
  await switchOn(colleague);
  expect(await refuse(colleague, 'confirm_sign_in', { code: other })).toEqual(wrong);
});

test('new recovery codes replace the old ones', async () => {
  const { recoveryCodes } = await switchOn(manager);
  const [first, second, third] = recoveryCodes;
  expect(await refuse(manager, 'new_recovery_codes', { code: '' })).toMatchObject({
    message: 'Code is required',
  });
  const made = await call<{ recovery_codes: string[] }>(manager, 'new_recovery_codes', { code: first });
  expect(made.recovery_codes).toHaveLength(10);
  for (const code of [second, third])
    expect(await refuse(manager, 'confirm_sign_in', { code })).toEqual(wrong);
  await call(manager, 'confirm_sign_in', { code: made.recovery_codes[9] });
});

test('ten wrong codes in an hour are the last, a right one begins the count anew @long', async () => {
  const { secret } = await switchOn(manager);
  const device = await signIn();
  const tryWrong = () => refuse(device, 'confirm_sign_in', { code: wrongCodeOf(secret) });
  for (let count = 0; count < 9; count++) expect(await tryWrong()).toEqual(wrong);
  await forgetUsed();
  await call(device, 'confirm_sign_in', { code: codeOf(secret) });
  for (let count = 0; count < 10; count++) expect(await tryWrong()).toEqual(wrong);
  await forgetUsed();
  const refused = { code: 'PT429', message: 'Too many attempts. Please try again later.' };
  for (const name of ['confirm_sign_in', 'switch_off_second_factor', 'new_recovery_codes'])
    expect(await refuse(device, name, { code: codeOf(secret) })).toEqual(refused);
});

test('ten wrong codes of the app leave the recovery codes, which have a limit of their own @long', async () => {
  const { secret, recoveryCodes } = await switchOn(manager);
  const device = await signIn();
  const attempt = (code: string) => refuse(device, 'confirm_sign_in', { code });
  const refused = { code: 'PT429', message: 'Too many attempts. Please try again later.' };
  for (let count = 0; count < 10; count++) expect(await attempt(wrongCodeOf(secret))).toEqual(wrong);
  expect(await attempt(wrongCodeOf(secret))).toEqual(refused);
  for (let count = 0; count < 9; count++) expect(await attempt('ABCD-EFGH-JKLM-NPQR')).toEqual(wrong);
  await call(device, 'confirm_sign_in', { code: recoveryCodes[0] });
  // It begins both counts anew.
  await forgetUsed();
  await call(device, 'confirm_sign_in', { code: codeOf(secret) });
  for (let count = 0; count < 10; count++) expect(await attempt('ABCD-EFGH-JKLM-NPQR')).toEqual(wrong);
  expect(await attempt(String(recoveryCodes[1]))).toEqual(refused);
  await forgetUsed();
  await call(device, 'confirm_sign_in', { code: codeOf(secret) });
});

test('a code switches it off, with its recovery codes and confirmations', async () => {
  const { secret, recoveryCodes } = await switchOn(manager);
  expect(await refuse(manager, 'switch_off_second_factor', { code: wrongCodeOf(secret) })).toEqual(wrong);
  await call(manager, 'switch_off_second_factor', { code: recoveryCodes[0] });
  expect(await call(manager, 'second_factor')).toMatchObject({
    switched_on_at: null,
    recovery_codes_left: 0,
  });
  expect(await call(await signIn(), 'garage_counts')).toMatchObject({ mechanics: 3 });
  const left = await workshop.backend.exec(
    'select login from private.recovery_codes union all select login from private.confirmed_sessions',
  );
  expect(left).toEqual([]);
});

describe('a lost second factor', () => {
  const reset = (manager_id: string) => ({ manager_id });

  test('is reset by a colleague, which ends the sessions and is in the audit trail', async () => {
    const colleague = await workshop.as('restrictedManager');
    const id = workshop.idOf('restrictedManager');
    await switchOn(colleague);
    expect(await call(manager, 'reset_second_factor', reset(id))).toEqual({ manager_id: id, name: 'Farid' });
    expect(await refuse(colleague, 'garage_counts')).toMatchObject({ code: 'PT401' });
    const again = connect(workshop.backend);
    await again.auth.signInWithPassword({ email: emailOf('restrictedManager'), password });
    expect(await call(again, 'garage_counts')).toMatchObject({ mechanics: 3 });
    const { rows } = await call<{ rows: object[] }>(manager, 'list_changes', {
      search: `#${id}`,
      page_size: 2,
    });
    expect(rows).toMatchObject([
      { actor_name: 'Meera', before: { second_factor: true }, after: { second_factor: false } },
      { actor_name: 'Farid', before: { second_factor: false }, after: { second_factor: true } },
    ]);
  });

  test('is not reset by its owner, who needs a code, nor without the right, nor twice', async () => {
    await switchOn(manager);
    const own = reset(workshop.idOf('manager'));
    expect(await refuse(manager, 'reset_second_factor', own)).toMatchObject({
      code: 'PT409',
      message: 'Switch your own second factor off in your profile, with a code',
    });
    const other = connect(workshop.backend);
    await other.auth.signInWithPassword({ email: emailOf('restrictedManager'), password });
    expect(await refuse(other, 'reset_second_factor', own)).toMatchObject({ code: 'PT403' });
    const none = reset(workshop.idOf('restrictedManager'));
    expect(await refuse(manager, 'reset_second_factor', none)).toMatchObject({ code: 'PT409' });
  });
});

test('no export, audit entry or answer has the secret or a recovery code @long', async () => {
  const { secret, recoveryCodes } = await switchOn(manager);
  const tables = await call<{ subject: string }[]>(manager, 'export_tables');
  const names = tables.map(({ subject }) => subject);
  for (const table of ['second_factors', 'recovery_codes', 'confirmed_sessions']) {
    expect(names).not.toContain(table);
    expect(await refuse(manager, 'export_page', { subject: table })).toMatchObject({ code: 'PT400' });
  }
  const answers = JSON.stringify([
    await call(manager, 'list_changes', {}),
    await call(manager, 'second_factor'),
    await call(manager, 'export_page', { subject: 'changes' }),
    await call(manager, 'export_page', { subject: 'managers' }),
    await workshop.backend.exec('select * from private.recovery_codes'),
  ]);
  for (const each of [secret, ...recoveryCodes]) expect(answers).not.toContain(each);
});
