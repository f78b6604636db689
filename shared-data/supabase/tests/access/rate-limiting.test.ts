import { emailOf, type Person, password } from '../support/people.ts';
import { call, refusalOf } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

/** Signs in from an IP address and returns the error code. */
async function attempt(email: string, word: string, address = '198.51.100.7') {
  const response = await workshop.backend.fetch('http://localhost/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: {
      apikey: workshop.backend.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ email, password: word }),
  });
  const { error_code } = (await response.json()) as { error_code?: string };
  return response.ok ? 'in' : error_code;
}

const fail = async (times: number, email: string, address?: string) => {
  for (let time = 0; time < times; time++) {
    expect(await attempt(email, 'wrong', address)).toBe('invalid_credentials');
  }
};
const tooMany = 'over_request_rate_limit';
const settings = (change: string) => workshop.backend.exec(`update private.garage set ${change} where true`);
const passTime = () =>
  workshop.backend.exec(
    "update private.attempts set attempted_at = attempted_at - interval '16 minutes' where true",
  );

describe('guessing a password', () => {
  test('is blocked after ten failures, for the right password too, until the window has passed', async () => {
    const email = emailOf('customer');
    await fail(10, email);
    expect(await attempt(email, password)).toBe(tooMany);
    expect(await attempt(` ${email.toUpperCase()}`, password, '203.0.113.9')).toBe(tooMany);
    expect(await attempt(emailOf('otherCustomer'), password)).toBe('in');
    await passTime();
    expect(await attempt(email, password)).toBe('in');
  });

  test('an unknown email is blocked in the same way', async () => {
    await fail(10, 'nobody@example.test');
    expect(await attempt('nobody@example.test', 'wrong')).toBe(tooMany);
  });

  test('a successful sign-in resets the count', async () => {
    const email = emailOf('manager');
    await fail(9, email);
    expect(await attempt(email, password)).toBe('in');
    await fail(9, email);
    expect(await attempt(email, password)).toBe('in');
  });

  test('one IP address cannot try a password on many logins', async () => {
    await settings('failed_sign_ins_per_address = 3');
    for (const person of ['customer', 'mechanic', 'manager'] as Person[]) await fail(1, emailOf(person));
    expect(await attempt(emailOf('otherMechanic'), password)).toBe(tooMany);
    expect(await attempt(emailOf('otherMechanic'), password, '203.0.113.9')).toBe('in');
    await settings('failed_sign_ins_per_address = default');
  });

  test('the emailed code does not bypass the limit', async () => {
    const visitor = connect(workshop.backend);
    const email = emailOf('mechanic');
    const guess = () => visitor.auth.verifyOtp({ email, token: '123456', type: 'recovery' });
    for (let time = 0; time < 10; time++) expect((await guess()).error?.status).not.toBe(429);
    expect((await guess()).error).toMatchObject({ status: 429, code: tooMany });
  });
});

describe('probing for registered emails', () => {
  const form = { name: 'Nina', email: emailOf('customer'), phone: '901', password: 'four' };
  const register = (change = {}) =>
    connect(workshop.backend)
      .rpc('register_customer', { ...form, ...change })
      .setHeader('x-forwarded-for', '198.51.100.7');

  test('counts like a registration and is blocked', async () => {
    await settings('registrations_per_address = 2');
    const known = { code: 'PT409', message: 'User with this email already exists', hint: 'email' };
    expect(await refusalOf(register())).toEqual(known);
    expect(await refusalOf(register())).toEqual(known);
    const ended = { code: 'PT429', message: 'Too many attempts. Please try again later.' };
    expect(await refusalOf(register())).toEqual(ended);
    expect(await refusalOf(register({ email: 'new@example.test' }))).toEqual(ended);
    await settings('registrations_per_address = default');
    expect((await register({ email: 'new@example.test' })).error).toBeNull();
  });

  test('an invalid form is not counted', async () => {
    await refusalOf(register({ password: '' }));
    expect(await workshop.backend.exec('select 1 from private.attempts')).toEqual([]);
  });

  test('a duplicate creates no login', async () => {
    const logins = () => workshop.backend.exec('select id from auth.users order by 1');
    const before = await logins();
    await refusalOf(register({ email: 'new2@example.test', phone: '100' }));
    expect(await logins()).toEqual(before);
    expect(await call(await workshop.as('customer'), 'current_account')).toMatchObject({ name: 'Asha' });
  });
});
