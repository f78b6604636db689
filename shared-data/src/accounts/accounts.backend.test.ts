import { emailOf, password } from '../../supabase/tests/support/people.ts';
import { signIn, signOut } from '../foundation/session/session.ts';
import { type Garage, openGarage, refusal } from '../testing/garage.ts';
import { changePassword, registerCustomer } from './accounts-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(() => garage.enter('visitor'));
afterAll(() => garage.close());

const newcomer = {
  name: 'Divya Nair',
  email: 'divya@example.test',
  phone: '+91 90000 00500',
  password: 'abcd',
};

test('a visitor becomes a customer and can sign in @long', async () => {
  expect(await registerCustomer(garage.portal, newcomer)).toMatchObject({
    success: true,
    data: {
      role: 'customer',
      name: 'Divya Nair',
      email: 'divya@example.test',
      phone: '+91 90000 00500',
      address: null,
    },
  });
  expect(await signIn(garage.portal, newcomer.email, newcomer.password, false)).toMatchObject({
    success: true,
  });
});

test.each([
  [
    'an address in use',
    { email: emailOf('mechanic') },
    'conflict',
    'email',
    'User with this email already exists',
  ],
  [
    'a number in use',
    { phone: '+91 90000 00100' },
    'conflict',
    'phone',
    'User with this phone number already exists',
  ],
  ['a missing name', { name: ' ' }, 'invalid', 'name', 'Name is required'],
  ['no address', { email: 'divya' }, 'invalid', 'email', 'Please enter a valid email address'],
  [
    'a short password',
    { password: 'abc' },
    'invalid',
    'password',
    'Password must be at least 4 characters long',
  ],
])('%s is refused with the invalid field', async (_, changes, kind, field, message) => {
  const tried = { ...newcomer, email: 'new@example.test', phone: '+91 90000 00501', ...changes };
  expect(await refusal(registerCustomer(garage.portal, tried))).toEqual({
    kind,
    message,
    field,
    fromServer: true,
  });
});

test('a user changes the password and signs in with the new one only @long', async () => {
  await garage.enter('otherCustomer');
  expect(await changePassword(garage.portal, 'newpass', password)).toMatchObject({ success: true });
  await signOut(garage.portal);
  expect(await signIn(garage.portal, emailOf('otherCustomer'), password, false)).toMatchObject({
    success: false,
  });
  expect(await signIn(garage.portal, emailOf('otherCustomer'), 'newpass', false)).toMatchObject({
    success: true,
  });
});

test('a wrong current password is refused at its field', async () => {
  await garage.enter('customer');
  expect(await refusal(changePassword(garage.portal, 'newpass', 'guess'))).toEqual({
    kind: 'invalid',
    message: 'This is not your current password',
    field: 'current_password',
    fromServer: true,
  });
});

test('a password that is too long is refused', async () => {
  await garage.enter('customer');
  expect(await refusal(changePassword(garage.portal, 'abcdefghijklm'))).toMatchObject({
    kind: 'invalid',
    message: 'Password must be no more than 12 characters long',
  });
});

test('a visitor has no password to change', async () => {
  expect(await refusal(changePassword(garage.portal, 'abcdef'))).toMatchObject({ kind: 'signed-out' });
});
