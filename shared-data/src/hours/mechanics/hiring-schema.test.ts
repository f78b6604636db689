import * as z from '../../foundation/schema/schema.ts';
import { type HiringForm, hiringSchema } from './hiring-schema.ts';

const good: HiringForm = {
  name: ' Nina ',
  email: 'nina@pitlane.test',
  phone: '+91 90000 00900',
  password: 'four',
  employeeId: ' M-9 ',
  specializations: ' Brakes, Electrical,,Brakes ',
  experienceYears: 4,
  hourlyRate: 350.5,
};
const issues = (change: Partial<HiringForm>) =>
  z
    .safeParse(hiringSchema, { ...good, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test('tidies the input', () => {
  expect(z.parse(hiringSchema, good)).toEqual({
    ...good,
    name: 'Nina',
    employeeId: 'M-9',
    specializations: ['Brakes', 'Electrical'],
  });
});

test('specializations may be empty and experience may be zero', () => {
  expect(z.parse(hiringSchema, { ...good, specializations: ' ', experienceYears: 0 })).toMatchObject({
    specializations: [],
    experienceYears: 0,
  });
});

test('email and password may both be empty, not one of them', () => {
  expect(issues({ email: '', password: '' })).toBeUndefined();
  expect(issues({ email: '' })).toEqual([['email', 'Email is required']]);
  expect(issues({ password: '' })).toEqual([['password', 'Password is required']]);
});

test('lists missing fields in the order of the form', () => {
  const empty = { name: '', email: '', phone: '', password: '', employeeId: '', specializations: '' };
  expect(issues({ ...empty, experienceYears: null, hourlyRate: null })).toEqual([
    ['name', 'Name is required'],
    ['phone', 'Phone number is required'],
    ['employeeId', 'Employee ID is required'],
    ['experienceYears', 'Experience must be between 0 and 80 years'],
    ['hourlyRate', 'Please enter a valid hourly rate'],
  ]);
});

test.each<[Partial<HiringForm>, string]>([
  [{ email: 'nina@' }, 'Please enter a valid email address'],
  [{ password: 'abc' }, 'Password must be at least 4 characters long'],
  [{ password: '1234567890123' }, 'Password must be no more than 12 characters long'],
  [{ employeeId: 'e'.repeat(61) }, 'Employee ID must be no more than 60 characters long'],
  [
    { specializations: Array.from({ length: 21 }, (_, place) => `s${place}`).join() },
    'Please name no more than 20 specializations',
  ],
  [{ specializations: 's'.repeat(201) }, 'A specialization must be no more than 200 characters long'],
  [{ experienceYears: -1 }, 'Experience must be between 0 and 80 years'],
  [{ experienceYears: 81 }, 'Experience must be between 0 and 80 years'],
  [{ experienceYears: 1.5 }, 'Experience must be between 0 and 80 years'],
  [{ hourlyRate: 0 }, 'Please enter a valid hourly rate'],
  [{ hourlyRate: 1_000_000.01 }, 'Please enter a valid hourly rate'],
])('%j: %s', (change, message) => {
  expect(issues(change)?.map(([, words]) => words)).toEqual([message]);
});
