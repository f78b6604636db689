import { customer, fakeBackend, refuse } from '@pitlane/shared-data/testing';
import {
  arbitraryText,
  fc,
  fuzzForm,
  isEmail,
  isPersonName,
  isPhoneNumber,
  lengthOf,
  storedText,
} from '@pitlane/shared-data/testing-input';
import { Component as ForgotPasswordScreen } from './features/forgot-password/forgot-password-screen.tsx';
import { Component as LoginScreen } from './features/login/login-screen.tsx';
import { Component as ProfileScreen } from './features/profile/profile-screen.tsx';
import { Component as RegisterScreen } from './features/register/register-screen.tsx';
import { Component as ResetPasswordScreen } from './features/reset-password/reset-password-screen.tsx';
import { renderScreen } from './testing/render-screen.tsx';

// Dozens of submissions, each awaited, on a busy machine.
jest.setTimeout(240_000);

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const refused = () => refuse(409, { code: 'PT409', message: 'Someone was faster' });
const wrong = () => refuse(400, { code: 'invalid_credentials', message: 'Invalid login credentials' });

const email = { good: 'asha@pitlane.test', any: fc.oneof(fc.emailAddress(), arbitraryText) };
/** The length of a password is counted in characters (code points), not in UTF-16 code units. */
const password = {
  good: 'secret1',
  any: fc.oneof(
    arbitraryText,
    fc.integer({ min: 2, max: 14 }).map((length) => '🔧'.repeat(length)),
  ),
};

const isPassword = (text: string) => lengthOf(text) >= 4 && lengthOf(text) <= 12 && !/\0|\p{Cs}/u.test(text);

test('The registration form sends valid input only', async () => {
  const backend = fakeBackend({ 'rpc/register_customer': refused });
  renderScreen(<RegisterScreen />, { backend });
  await fuzzForm({
    backend,
    fields: {
      'Full Name': { good: 'Asha Rao', any: arbitraryText },
      Email: email,
      Phone: { good: '98450 11111', any: arbitraryText },
      Password: password,
      'Confirm Password': { ...password, like: 'Password' },
    },
    submit: 'Create Account',
    sends: 'rpc/register_customer',
    expected: (typed) => {
      const person = {
        name: storedText(typed['Full Name']),
        email: storedText(typed.Email),
        phone: storedText(typed.Phone),
        password: typed.Password,
      };
      const isGood =
        isPersonName(person.name) &&
        isEmail(person.email) &&
        isPhoneNumber(person.phone) &&
        isPassword(person.password) &&
        person.password === typed['Confirm Password'];
      return isGood ? person : null;
    },
  });
});

test('The login form sends valid input only', async () => {
  const backend = fakeBackend({ 'auth/v1/token': wrong });
  renderScreen(<LoginScreen />, { backend });
  await fuzzForm({
    backend,
    fields: { Email: email, Password: password },
    submit: 'Log In',
    sends: 'auth/v1/token',
    expected: (typed) => {
      const sent = { email: storedText(typed.Email).toLowerCase(), password: typed.Password };
      return sent.email && sent.password ? expect.objectContaining(sent) : null;
    },
  });
});

test('The forgotten-password form sends valid input only', async () => {
  const backend = fakeBackend({ 'auth/v1/recover': wrong });
  renderScreen(<ForgotPasswordScreen />, { backend });
  await fuzzForm({
    backend,
    fields: { Email: email },
    submit: 'Send reset link',
    sends: 'auth/v1/recover',
    expected: (typed) => {
      const sent = storedText(typed.Email).toLowerCase();
      return sent ? expect.objectContaining({ email: sent }) : null;
    },
  });
});

test('The new-password form sends valid input only', async () => {
  const backend = fakeBackend({ 'auth/v1/verify': {}, 'rpc/change_password': refused });
  renderScreen(<ResetPasswordScreen />, {
    backend,
    path: '/reset-password',
    url: '/reset-password?token_hash=a',
  });
  await fuzzForm({
    backend,
    fields: { 'New Password': password, 'Confirm Password': { ...password, like: 'New Password' } },
    submit: 'Save new password',
    sends: 'auth/v1/verify',
    expected: (typed) => {
      const isGood = isPassword(typed['New Password']) && typed['New Password'] === typed['Confirm Password'];
      return isGood ? expect.objectContaining({ type: 'recovery', token_hash: 'a' }) : null;
    },
  });
});

test('The form of the own details sends valid input only', async () => {
  const backend = fakeBackend({ 'rpc/update_profile': refused, 'rpc/list_sessions': [] });
  renderScreen(<ProfileScreen />, { backend, as: customer, path: '/profile' });
  await fuzzForm({
    backend,
    fields: {
      'Full Name': { good: 'Asha Rao', any: arbitraryText },
      Phone: { good: '98450 11111', any: arbitraryText },
      Address: { good: '3 New Street', any: arbitraryText },
    },
    submit: 'Save details',
    sends: 'rpc/update_profile',
    expected: (typed) => {
      const details = {
        name: storedText(typed['Full Name']),
        phone: storedText(typed.Phone),
        address: storedText(typed.Address),
      };
      const isGood =
        isPersonName(details.name) && isPhoneNumber(details.phone) && lengthOf(details.address) <= 500;
      return isGood ? details : null;
    },
  });
});
