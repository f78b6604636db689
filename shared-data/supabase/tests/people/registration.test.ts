import { emailOf, password } from '../support/people.ts';
import { call, refusalOf, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const good = { name: 'Nina', email: 'nina@example.test', phone: '+91 90000 00900', password: 'four' };
const people = () =>
  workshop.backend.exec(
    'select (select count(*) from auth.users)::int as logins, (select count(*) from public.customers)::int as customers',
  );

describe('registration refuses in the order of the form', () => {
  const blank = { name: ' ', email: ' ', phone: ' ', password: '' };
  test.each([
    [blank, 'name', 'Name is required'],
    [{ ...blank, name: 'N' }, 'email', 'Email is required'],
    [{ ...blank, name: 'N', email: 'nina@' }, 'email', 'Please enter a valid email address'],
    [{ ...blank, name: 'N', email: good.email }, 'phone', 'Phone number is required'],
    [{ ...good, password: '' }, 'password', 'Password is required'],
    [{ ...good, password: 'abc' }, 'password', 'Password must be at least 4 characters long'],
    [{ ...good, password: '1234567890123' }, 'password', 'Password must be no more than 12 characters long'],
    [{ ...good, name: 'n'.repeat(81) }, 'name', 'Name must be no more than 80 characters long'],
    [{ ...good, name: 'Nina\u202Eanin' }, 'name', 'Name has a character that cannot be used'],
    [{ ...good, name: 'Nina\nRao' }, 'name', 'Name has a character that cannot be used'],
    [{ ...good, name: 'Win http://evil.example' }, 'name', 'Name must not contain a web address'],
    [{ ...good, name: 'WWW.evil.example' }, 'name', 'Name must not contain a web address'],
    [{ ...good, email: `${'n'.repeat(320)}@example.test` }, 'email', 'Please enter a valid email address'],
    [{ ...good, phone: '9'.repeat(41) }, 'phone', 'Phone number must be no more than 40 characters long'],
    [{ ...good, phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    [{ ...good, phone: '12' }, 'phone', 'Please enter a valid phone number'],
  ])('%#: %o', async (form, hint, message) => {
    const before = await people();
    expect(await refuse(await workshop.as('visitor'), 'register_customer', form)).toEqual({
      code: 'PT400',
      message,
      hint,
    });
    expect(await people()).toEqual(before);
  });

  test.each([
    [{ ...good, email: 'CUSTOMER@example.test ' }, 'email', 'User with this email already exists'],
    [{ ...good, email: emailOf('manager') }, 'email', 'User with this email already exists'],
    [
      { ...good, email: emailOf('customer'), phone: '+91 90000 00100' },
      'email',
      'User with this email already exists',
    ],
    [{ ...good, phone: ' +91 90000 00100 ' }, 'phone', 'User with this phone number already exists'],
  ])('a duplicate: %o', async (form, hint, message) => {
    const before = await people();
    const refusal = await refuse(await workshop.as('visitor'), 'register_customer', form);
    expect(refusal).toEqual({ code: 'PT409', message, hint });
    expect(await people()).toEqual(before);
  });
});

describe('registration', () => {
  test.each(['four', '12characters', 'पासवर्ड', ' sp ace '])(
    'takes the password "%s", and it opens',
    async (word) => {
      const visitor = connect(workshop.backend);
      const email = `p${word.length}@example.test`;
      const account = await call(visitor, 'register_customer', {
        name: ' Nina ',
        email: ` ${email.toUpperCase()} `,
        phone: `${9_876_570_000 + word.length}`,
        password: word,
      });
      expect(account).toEqual({
        id: account.customer_id,
        customer_id: account.id,
        name: 'Nina',
        email,
        phone: `+91 98765 ${70_000 + word.length}`,
        role: 'customer',
        address: null,
      });
      const { data, error } = await visitor.auth.signInWithPassword({ email, password: word });
      expect(error).toBeNull();
      expect(data.user?.id).toBe(account.id);
      expect(data.user?.app_metadata).toMatchObject({ provider: 'email', role: 'customer' });
      expect(await call(visitor, 'current_account')).toEqual(account);
    },
  );

  test('stores the password only as a hash', async () => {
    const [login] = await workshop.backend.exec(
      "select encrypted_password from auth.users where email = 'p4@example.test'",
    );
    expect(login?.encrypted_password).toMatch(/^\$2[aby]\$\d\d\$/);
    const columns = await workshop.backend.exec(
      "select 1 from information_schema.columns where table_schema = 'public' and column_name ~ 'passw'",
    );
    expect(columns).toEqual([]);
  });

  test('stops after too many accounts from one address', async () => {
    await workshop.backend.exec('update private.garage set registrations_per_address = 2 where true');
    const visitor = connect(workshop.backend);
    const from = (address: string, number: number) =>
      visitor
        .rpc('register_customer', { ...good, email: `l${number}@example.test`, phone: `98765 6000${number}` })
        .setHeader('x-forwarded-for', `${address}, 10.0.0.1`);
    expect((await from('198.51.100.7', 1)).error).toBeNull();
    expect((await from('198.51.100.7', 2)).error).toBeNull();
    expect(await refusalOf(from('198.51.100.7', 3))).toEqual({
      code: 'PT429',
      message: 'Too many attempts. Please try again later.',
    });
    expect((await from('198.51.100.8', 4)).error).toBeNull();
  });
});

describe('the signed-in account', () => {
  test('of a mechanic and of a manager has the fields of their screens', async () => {
    expect(await call(await workshop.as('mechanic'), 'current_account')).toEqual({
      id: workshop.idOf('mechanic'),
      mechanic_id: workshop.idOf('mechanic'),
      employee_id: 'M1',
      name: 'Ravi',
      email: 'mechanic@example.test',
      phone: '+91 90000 00401',
      role: 'mechanic',
      experience_years: 5,
      rating: 0,
      hourly_rate: 300,
      specializations: [],
      available: true,
      availability_status: 'available',
    });
    expect(await call(await workshop.as('manager'), 'current_account')).toEqual({
      id: workshop.idOf('manager'),
      manager_id: workshop.idOf('manager'),
      name: 'Meera',
      email: 'manager@example.test',
      phone: '+91 90000 00300',
      role: 'manager',
      department: 'Management',
      may_pay: true,
      may_change_settings: true,
    });
  });

  test('of a login without a role is null', async () => {
    expect(await call(await workshop.as('roleless'), 'current_account')).toBeNull();
  });

  test('of a mechanic who is not available is offline', async () => {
    await workshop.backend.exec("update public.mechanics set available = false where employee_id = 'M1'");
    const account = await call(await workshop.as('mechanic'), 'current_account');
    expect(account).toMatchObject({ available: false, availability_status: 'offline' });
  });
});

describe('changing the password', () => {
  test.each([
    [null, 'Password is required'],
    ['abc', 'Password must be at least 4 characters long'],
    ['1234567890123', 'Password must be no more than 12 characters long'],
  ])('refuses %s', async (word, message) => {
    const refusal = await refuse(await workshop.as('otherCustomer'), 'change_password', {
      new_password: word,
    });
    expect(refusal).toEqual({ code: 'PT400', message, hint: 'password' });
  });

  test('accepts the new one only and ends the other sessions', async () => {
    const email = emailOf('customer');
    const here = connect(workshop.backend);
    const elsewhere = connect(workshop.backend);
    for (const client of [here, elsewhere]) await client.auth.signInWithPassword({ email, password });

    await call(here, 'change_password', { new_password: 'newer', current_password: password });
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();

    const visitor = connect(workshop.backend);
    const old = await visitor.auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe('invalid_credentials');
    expect((await visitor.auth.signInWithPassword({ email, password: 'newer' })).error).toBeNull();
  });

  test.each([
    [undefined, 'Your current password is required'],
    ['', 'Your current password is required'],
    ['secret2', 'This is not your current password'],
  ])('refuses a caller who gives %j as the current one', async (current_password, message) => {
    const client = await workshop.as('otherCustomer');
    expect(await refuse(client, 'change_password', { new_password: 'newer', current_password })).toEqual({
      code: 'PT400',
      message,
      hint: 'current_password',
    });
    const { error } = await connect(workshop.backend).auth.signInWithPassword({
      email: emailOf('otherCustomer'),
      password,
    });
    expect(error).toBeNull();
  });

  test('asks for none of a login without one', async () => {
    const client = await workshop.as('roleless');
    await workshop.backend.exec('update auth.users set encrypted_password = null where id = $1', [
      workshop.idOf('roleless'),
    ]);
    expect(await call(client, 'change_password', { new_password: 'newer' })).toBeNull();
  });

  test('counts wrong guesses: ten in an hour, then no more @long', async () => {
    const manager = await workshop.as('manager');
    const guess = { new_password: 'newer', current_password: 'guess' };
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await refuse(manager, 'change_password', guess)).code).toBe('PT400');
    const right = { ...guess, current_password: password };
    expect((await refuse(manager, 'change_password', right)).code).toBe('PT429');
  });
});
