import type { SupabaseClient } from '@supabase/supabase-js';
import { switchOn } from '../support/authenticator.ts';
import { emailOf, password } from '../support/people.ts';
import { refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';
import { functions, tables } from './access-matrix.ts';

let workshop: Workshop;
let confirmed: SupabaseClient;
/** A session of the same manager that was never confirmed. */
let unconfirmed: SupabaseClient;
/** A manager without a second factor. */
let colleague: SupabaseClient;
beforeAll(async () => {
  workshop = await openWorkshop();
  confirmed = await workshop.as('manager');
  await switchOn(confirmed);
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
const managersOwn = Object.entries(functions).filter(
  ([name, { roles }]) => roles.includes('manager') && !isVisitors(name) && !before.includes(name),
);
const readByManagers = Object.entries(tables).filter(
  ([, { read }]) => read.manager === 'all' && read.visitor === 'refused',
);

describe('a manager whose sign-in is not confirmed', () => {
  test.each(managersOwn)('is refused %s', async (name, { parameters }) => {
    expect(await refuse(unconfirmed, name, parameters)).toMatchObject({
      code: 'PT428',
      hint: 'code',
      message: 'Confirm your sign-in with a code from your authenticator app',
    });
  });

  test.each(readByManagers)('is refused to read %s', async (table, { key }) => {
    const { error, status } = await unconfirmed.from(table).select(key);
    expect([status, error?.code]).toEqual([428, 'PT428']);
  });
});

describe('where managers must confirm', () => {
  beforeAll(() => mustConfirm(true));
  afterAll(() => mustConfirm(false));

  test.each(managersOwn)('one without a second factor is refused %s', async (name, { parameters }) => {
    expect(await refuse(colleague, name, parameters)).toMatchObject({ code: 'PT428', hint: 'set_up' });
  });

  test.each(readByManagers)('one without a second factor is refused to read %s', async (table, { key }) => {
    expect((await colleague.from(table).select(key)).error?.code).toBe('PT428');
  });
});

describe('twelve hours after the last confirmation', () => {
  const confirmedAgo = (interval: string) =>
    workshop.backend.exec(
      'update private.confirmed_sessions set confirmed_at = now() - $1::interval where true',
      [interval],
    );
  const withRight = managersOwn.filter(([, { right }]) => right);
  const without = managersOwn.filter(([, { right }]) => !right);

  test.each(withRight)('%s asks for a code again', async (name, { parameters }) => {
    await confirmedAgo('12 hours 1 second');
    expect(await refuse(confirmed, name, parameters)).toEqual({
      code: 'PT428',
      hint: 'again',
      message: 'Confirm with a new code from your authenticator app',
    });
  });

  test.each(without)('%s does not', async (name, { parameters, refusal = 'success' }) => {
    await confirmedAgo('12 hours 1 second');
    const { error } = await confirmed.rpc(name, parameters);
    // The factor is on here, so its own functions find it.
    const expected = /second_factor|recovery_codes/.test(name) && error ? error.code : refusal;
    expect(error?.code ?? 'success').toBe(expected);
    expect(error?.code).not.toBe('PT428');
  });
});
