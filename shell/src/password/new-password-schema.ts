import { passwordSchema } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';

/** A new password, typed twice. */
export const newPasswordSchema = z.object({ password: passwordSchema, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);

export const noPassword = { password: '', confirmPassword: '' };

export const passwordFailed = 'The password could not be changed. Please try again.';
