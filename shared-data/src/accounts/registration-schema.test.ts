import * as z from '../foundation/schema/schema.ts';
import { emailAddresses } from '../testing/email-addresses.ts';
import { registrationSchema } from './registration-schema.ts';

const valid = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98450 12345',
  password: 'wheel1',
  confirmPassword: 'wheel1',
};

const messages = (changes: Partial<typeof valid>) =>
  z.safeParse(registrationSchema, { ...valid, ...changes }).error?.issues.map(({ message }) => message);

test('a complete form is accepted, with spaces around the texts removed', () => {
  expect(z.parse(registrationSchema, { ...valid, name: ' Asha Rao ', email: ' asha@example.com ' })).toEqual(
    valid,
  );
});

test('an empty form lists missing fields in the order of the fields', () => {
  expect(messages({ name: '', email: '', phone: '', password: '', confirmPassword: '' })).toEqual([
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Password is required',
  ]);
});

test.each<[string, Partial<typeof valid>, string]>([
  ['1', { name: ' ' }, 'Name is required'],
  ['2', { email: ' ' }, 'Email is required'],
  ['3', { email: 'asha@example' }, 'Please enter a valid email address'],
  ['4', { phone: ' ' }, 'Phone number is required'],
  ['letters are no phone number', { phone: 'call me' }, 'Please enter a valid phone number'],
  ['two digits are no phone number', { phone: '12' }, 'Please enter a valid phone number'],
  ['81 characters', { name: 'x'.repeat(81) }, 'Name must be no more than 80 characters long'],
  ['a direction override', { name: 'Asha\u202Eoar' }, 'Name has a character that cannot be used'],
  ['a line break', { name: 'Asha\nRao' }, 'Name has a character that cannot be used'],
  ['a web address', { name: 'Win https://evil.example' }, 'Name must not contain a web address'],
  ['5', { password: '' }, 'Password is required'],
  ['6', { password: 'abc' }, 'Password must be at least 4 characters long'],
  ['7', { password: 'abcdefghijklm' }, 'Password must be no more than 12 characters long'],
  ['8', { confirmPassword: 'wheel2' }, 'Passwords do not match'],
])('%s: %j', (_, changes, message) => {
  expect(messages(changes)?.[0]).toBe(message);
});

test('A name may have the joiners of Indian scripts', () => {
  expect(messages({ name: 'ക്\u200Dഷമ' })).toBeUndefined();
});

test.each([
  ['name before email', { name: '', email: '' }, 'Name is required'],
  ['a malformed email before the phone', { email: 'asha', phone: '' }, 'Please enter a valid email address'],
  ['the phone before the password', { phone: '', password: '' }, 'Phone number is required'],
  ['the length before the confirmation', { password: 'abc' }, 'Password must be at least 4 characters long'],
])('rules are checked in order: %s', (_, changes, first) => {
  expect(messages(changes)?.[0]).toBe(first);
});

test.each(['abcd', 'abcdefghijkl'])(
  'a password of 4 and one of 12 characters are accepted: %s',
  (password) => {
    expect(messages({ password, confirmPassword: password })).toBeUndefined();
  },
);

test.each(emailAddresses.right)('the address %s is accepted', (email) => {
  expect(messages({ email })).toBeUndefined();
});

test.each(emailAddresses.wrong)('the address %j is not', (email) => {
  expect(messages({ email })).toEqual(['Please enter a valid email address']);
});

test('a password keeps its spaces', () => {
  expect(messages({ password: ' ab ', confirmPassword: ' ab ' })).toBeUndefined();
  expect(messages({ password: ' ab ', confirmPassword: 'ab' })).toEqual(['Passwords do not match']);
});
