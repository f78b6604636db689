import * as z from 'zod';
import { count, text, timestamp } from '../answers/shapes.ts';

const recoveryCodes = z.strictObject({ recovery_codes: z.array(text) });

/** How staff sign in. */
const signInSettings = z.strictObject({
  managers_must_confirm: z.boolean(),
  staff_session_days: z.int().positive(),
  staff_idle_hours: z.int().positive(),
});

export const secondFactorAnswers = {
  /** The caller's; `switched_on_at` is null while it is off. */
  second_factor: z.strictObject({
    switched_on_at: timestamp.nullable(),
    is_required: z.boolean(),
    recovery_codes_left: count,
  }),
  /** `secret` in base 32; `email` and `garage` name it in an authenticator app. */
  begin_second_factor: z.strictObject({ secret: text, email: text, garage: text }),
  /** Codes that nothing shows again. */
  switch_on_second_factor: recoveryCodes,
  new_recovery_codes: recoveryCodes,
  switch_off_second_factor: z.null(),
  sign_in_settings: signInSettings,
  save_sign_in_settings: signInSettings,
};
