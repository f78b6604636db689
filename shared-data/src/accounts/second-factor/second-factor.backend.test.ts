import { codeOf } from '../../../supabase/tests/support/authenticator.ts';
import { emailOf, password } from '../../../supabase/tests/support/people.ts';
import { revalidateSession } from '../../foundation/session/revalidate.ts';
import { readSession, signIn, signOut } from '../../foundation/session/session.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { getSignInSettings, saveSignInSettings } from '../sign-in-settings/sign-in-settings-api.ts';
import { beginSetUp, confirmAccount, finishSetUp } from './second-factor-actions.ts';
import {
  getSecondFactor,
  newRecoveryCodes,
  resetSecondFactor,
  switchOffSecondFactor,
} from './second-factor-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a refused request keeps the session, which a code then opens @long', async () => {
  const { portal } = garage;
  await signIn(portal, emailOf('manager'), password, true);
  const { secret } = await beginSetUp(portal, password);
  const [first = ''] = await finishSetUp(portal, codeOf(secret));
  await signOut(portal);

  const answer = await signIn(portal, emailOf('manager'), password, true);
  expect(answer.data).toMatchObject({ role: 'manager', confirmation: 'code', may_pay: false });
  expect(await refusal(getSecondFactor(portal, neverAborted))).toMatchObject({
    kind: 'unconfirmed',
    field: 'code',
  });
  await revalidateSession(portal);
  expect(await readSession()).toMatchObject({ confirmation: 'code' });

  await expect(confirmAccount(portal, '12 34 56 78')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'code',
  });
  await confirmAccount(portal, first);
  expect(await readSession()).toMatchObject({ may_pay: true, phone: '+91 90000 00300' });
  expect(await readSession()).not.toHaveProperty('confirmation');
  expect((await getSecondFactor(portal, neverAborted)).data).toEqual({
    switched_on_at: expect.any(String),
    is_required: false,
    recovery_codes_left: 9,
  });

  const [, second = ''] =
    (await newRecoveryCodes(portal, codeOf(secret, Math.floor(Date.now() / 30_000) + 1))).data
      ?.recovery_codes ?? [];
  expect((await switchOffSecondFactor(portal, second)).success).toBe(true);
  expect(await refusal(resetSecondFactor(portal, garage.idOf('restrictedManager')))).toMatchObject({
    kind: 'conflict',
  });
});

test('the settings are read and saved', async () => {
  await garage.enter('manager');
  const { data } = await getSignInSettings(garage.portal, neverAborted);
  expect(data).toEqual({ managers_must_confirm: false, staff_session_days: 14, staff_idle_hours: 12 });
  if (!data) throw new Error('no settings');
  const saved = await saveSignInSettings(garage.portal, {
    values: { ...data, staff_idle_hours: 10 },
    expected: data,
  });
  expect(saved.data).toMatchObject({ staff_idle_hours: 10 });
});
