import { limits } from '../foundation/client/database.limits.ts';
import { atMost } from '../foundation/formats/at-most.ts';
import { countCharacters } from '../foundation/formats/count-characters.ts';
import { invalidEmailAddress, isEmailAddress } from '../foundation/formats/email-address.ts';
import { noWebAddress } from '../foundation/formats/no-web-address.ts';
import { typedText } from '../foundation/formats/typed-text.ts';
import * as z from '../foundation/schema/schema.ts';
import { isPhone } from './phone.ts';

const passwordLength = { min: limits.shortestPassword, max: limits.longestPassword };

/**
 * Control characters, and those that turn the direction of a text or are invisible. Indian scripts need the joiners
 * U+200C and U+200D.
 */
const hiddenCharacter = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;

const required = (message: string, ...rules: Parameters<typeof typedText>) =>
  typedText(z.minLength(1, { error: message, abort: true }), ...rules);

const passwordRules = (mayLack: boolean) => [
  z.refine<string>(
    (password) => (mayLack && password === '') || countCharacters(password) >= passwordLength.min,
    {
      error: `Password must be at least ${passwordLength.min} characters long`,
      abort: true,
    },
  ),
  atMost('Password', passwordLength.max),
  z.refine<string>((password) => !/\0|\p{Cs}/u.test(password), {
    error: 'Password has a character that cannot be used',
  }),
];

/** For a registration and a changed password. */
export const passwordSchema = z
  .string()
  .check(z.minLength(1, { error: 'Password is required', abort: true }), ...passwordRules(false));

/** A first password that may be empty: of someone who gets a login later. */
export const optionalPassword = z.string().check(...passwordRules(true));

/** The fields of every new login, in the order in which they are checked. */
export const loginFields = {
  name: required(
    'Name is required',
    atMost('Name', limits.personName),
    noWebAddress('Name'),
    z.refine((name) => !hiddenCharacter.test(name), { error: 'Name has a character that cannot be used' }),
  ),
  email: required('Email is required', z.refine(isEmailAddress, { error: invalidEmailAddress })),
  phone: required(
    'Phone number is required',
    atMost('Phone number', limits.phone),
    z.refine(isPhone, { error: 'Please enter a valid phone number' }),
  ),
  password: passwordSchema,
};

/** An email that may be empty: someone without a login, or a mechanic who gets one later. */
export const optionalEmail = typedText(
  z.refine((email) => email === '' || isEmailAddress(email), { error: invalidEmailAddress }),
);

/** For a customer who claims their account: name and phone are known. */
export const claimSchema = z
  .object({ email: loginFields.email, password: loginFields.password, confirmPassword: z.string() })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  );

/**
 * The registration form. Issues are in the order of the fields, so show the first where only one is shown.
 */
export const registrationSchema = z.object({ ...loginFields, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  }),
);
