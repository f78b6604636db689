import * as z from 'zod';
import { count, text, timestamp } from '../../foundation/answers/shapes.ts';

const recoveryCodes = z.strictObject({ recovery_codes: z.array(text) });

/** How staff sign in. */
const signInSettings = z.strictObject({
  /** Every manager confirms each sign-in with a second factor. */
  managers_must_confirm: z.boolean(),
  /** After how many days staff sign in again. */
  staff_session_days: z.int().positive(),
  /** After how many hours without use. */
  staff_idle_hours: z.int().positive(),
});

/** The second factor of the signed-in manager. */
const secondFactor = z.strictObject({
  /** Null: it is off. */
  switched_on_at: timestamp.nullable(),
  /** The garage demands one of its managers. */
  is_required: z.boolean(),
  recovery_codes_left: count,
});

/** What an authenticator app is to know. */
const authenticatorSecret = z.strictObject({
  /** In base 32. */
  secret: text,
  email: text,
  /** The name under which the app shows its codes. */
  garage: text,
});

export const secondFactorAnswers = {
  second_factor: secondFactor,
  begin_second_factor: authenticatorSecret,
  /** Codes that nothing shows again. */
  switch_on_second_factor: recoveryCodes,
  new_recovery_codes: recoveryCodes,
  switch_off_second_factor: z.null(),
  sign_in_settings: signInSettings,
  save_sign_in_settings: signInSettings,
};

export type SignInSettings = z.infer<typeof signInSettings>;
export type SecondFactor = z.infer<typeof secondFactor>;
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
