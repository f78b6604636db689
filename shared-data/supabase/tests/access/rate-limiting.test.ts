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

test('the numbers are those that SECURITY.md names', async () => {
  expect(
    await workshop.backend.exec(
      `select failed_sign_ins_per_login, failed_sign_ins_per_address, sign_in_window::text,
         registrations_per_address, registrations_per_network, registrations_per_hour from private.garage`,
    ),
  ).toEqual([
    {
      failed_sign_ins_per_login: 10,
      failed_sign_ins_per_address: 100,
      sign_in_window: '00:15:00',
      registrations_per_address: 20,
      registrations_per_network: 100,
      registrations_per_hour: 1000,
    },
  ]);
});

describe('guessing a password', () => {
  test('is blocked after ten failures, for the right password too, until the window has passed @long', async () => {
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

  test('a successful sign-in resets the count @long', async () => {
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

  test('an unknown email takes as long as a known one', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 5; round++) {
      for (const [kind, email] of [
        ['known', emailOf('manager')],
        ['unknown', 'nobody@example.test'],
      ] as const) {
        const start = performance.now();
        await fail(1, email);
        times[kind].push(performance.now() - start);
      }
    }
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 4);
  });

  test('addresses of one IPv6 network count together', async () => {
    await settings('failed_sign_ins_per_address = 2');
    await fail(1, emailOf('customer'), '2001:db8:1:2::1');
    await fail(1, emailOf('manager'), '2001:db8:1:2:ffff::2');
    expect(await attempt(emailOf('mechanic'), password, '2001:db8:1:2:3::3')).toBe(tooMany);
    expect(await attempt(emailOf('mechanic'), password, '2001:db8:1:3::1')).toBe('in');
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
  const form = { name: 'Nina', email: emailOf('customer'), phone: '+91 90000 00901', password: 'four' };
  const register = (change = {}) =>
    connect(workshop.backend)
      .rpc('register_customer', { ...form, ...change })
      .setHeader('x-forwarded-for', '198.51.100.7');

  test('counts like a registration and is blocked @long', async () => {
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

  let registered = 0;
  const registerFrom = async (address: string) => {
    const number = registered++;
    const person = { ...form, email: `person${number}@example.test`, phone: `98450 ${10_000 + number}` };
    const { error } = await connect(workshop.backend)
      .rpc('register_customer', person)
      .setHeader('x-forwarded-for', address);
    return error?.code ?? 'registered';
  };
  const many = async (count: number, addressOf: (number: number) => string) => {
    const outcomes = await Promise.all(
      Array.from({ length: count }, (_, number) => registerFrom(addressOf(number))),
    );
    return outcomes.filter((outcome) => outcome === 'registered').length;
  };

  test('parallel registrations count one another @long', async () => {
    await settings('registrations_per_address = 3');
    expect(await many(12, () => '198.51.100.7')).toBe(3);
    await settings('registrations_per_address = default');
  });

  test('addresses of one IPv6 customer count together, and leave others their registrations @long', async () => {
    await settings(
      'registrations_per_address = 2, registrations_per_network = 4, registrations_per_hour = 5',
    );
    expect(await many(6, (number) => `2001:db8:1:2::${number}`)).toBe(2);
    expect(await many(6, (number) => `2001:db8:1:${number + 3}::1`)).toBe(2);
    expect(await many(1, () => '2001:db8:2::1')).toBe(1);
    await settings(
      'registrations_per_address = default, registrations_per_network = default, registrations_per_hour = default',
    );
  });

  test.each([
    ['198.51.100.7', '198.51.100.7', '198.51.100.0'],
    ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s is in the networks %s and %s', async (address, narrow, wide) => {
    const query =
      'select private.address_network($1, 32, 64) as narrow, private.address_network($1, 24, 48) as wide';
    expect(await workshop.backend.exec(query, [address])).toEqual([{ narrow, wide }]);
  });

  test('an invalid form is not counted', async () => {
    await refusalOf(register({ password: '' }));
    expect(await workshop.backend.exec('select 1 from private.attempts')).toEqual([]);
  });

  test('a duplicate creates no login', async () => {
    const logins = () => workshop.backend.exec('select id from auth.users order by 1');
    const before = await logins();
    await refusalOf(register({ email: 'new2@example.test', phone: '+91 90000 00100' }));
    expect(await logins()).toEqual(before);
    expect(await call(await workshop.as('customer'), 'current_account')).toMatchObject({ name: 'Asha' });
  });
});
