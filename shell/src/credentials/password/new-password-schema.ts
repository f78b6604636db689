import { passwordSchema } from '@pitlane/shared-data/registration';
import * as z from '@pitlane/shared-data/schema';

const areEqual = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword;
const different = { error: 'Passwords do not match', path: ['confirmPassword'] };

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, confirmPassword: z.string() })
  .check(z.refine(areEqual, different));

/** The same after the present one, which the server demands of a login that has one. */
export const changedPasswordSchema = z
  .object({ current: z.string(), password: passwordSchema, confirmPassword: z.string() })
  .check(z.refine(areEqual, different));

export const noPassword = { password: '', confirmPassword: '' };

export const passwordFailed = 'The password could not be changed. Please try again.';
