import * as z from '@pitlane/shared-data/schema';

/** Spec section 9. */
export const passwordLength = { min: 4, max: 12 };

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message, abort: true }));

/** The rules of a password, for the registration and for a change (spec section 5, rules 5 to 7). */
export const passwordSchema = z.string().check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(passwordLength.min, {
    error: `Password must be at least ${passwordLength.min} characters long`,
    abort: true,
  }),
  z.maxLength(passwordLength.max, {
    error: `Password must be no more than ${passwordLength.max} characters long`,
  }),
);

/** What every new login is asked for, in the order of spec section 5, rules 1 to 7. */
export const loginFields = {
  name: required('Name is required'),
  email: required('Email is required').check(
    z.regex(addressPattern, { error: 'Please enter a valid email address' }),
  ),
  phone: required('Phone number is required'),
  password: passwordSchema,
};

/**
 * The registration form. Its issues come in the order of spec section 5, so the first one is the one to show
 * where only one is shown.
 */
export const registrationSchema = z.object({ ...loginFields, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);

/** What the registration form holds. */
export type RegistrationForm = z.input<typeof registrationSchema>;
