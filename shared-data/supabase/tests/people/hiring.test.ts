import { emailOf } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const good = {
  name: 'Nina',
  email: 'nina@example.test',
  phone: '+91 90000 00900',
  password: 'four',
  employee_id: 'M9',
  specializations: ['Brakes'],
  experience_years: 4,
  hourly_rate: 350.5,
};
const people = () =>
  workshop.backend.exec(
    'select (select count(*) from auth.users)::int as logins, (select count(*) from public.mechanics)::int as mechanics',
  );

describe('hiring refuses', () => {
  const rate = 'Please enter a valid hourly rate';
  const years = 'Experience must be between 0 and 80 years';
  test.each([
    [{ name: ' ', email: '', employee_id: '' }, 'PT400', 'name', 'Name is required'],
    [{ email: ' ' }, 'PT400', 'email', 'Email is required'],
    [{ email: 'nina@' }, 'PT400', 'email', 'Please enter a valid email address'],
    [{ phone: '' }, 'PT400', 'phone', 'Phone number is required'],
    [{ password: '' }, 'PT400', 'password', 'Password is required'],
    [{ password: 'abc' }, 'PT400', 'password', 'Password must be at least 4 characters long'],
    [{ password: '1234567890123' }, 'PT400', 'password', 'Password must be no more than 12 characters long'],
    [{ employee_id: ' ' }, 'PT400', 'employee_id', 'Employee ID is required'],
    [
      { employee_id: 'e'.repeat(61) },
      'PT400',
      'employee_id',
      'Employee ID must be no more than 60 characters long',
    ],
    [
      { specializations: Array.from({ length: 21 }, (_, index) => `s${index}`) },
      'PT400',
      'specializations',
      'Please name no more than 20 specializations',
    ],
    [
      { specializations: ['s'.repeat(201)] },
      'PT400',
      'specializations',
      'A specialization must be no more than 200 characters long',
    ],
    [{ experience_years: -1 }, 'PT400', 'experience_years', years],
    [{ experience_years: 81 }, 'PT400', 'experience_years', years],
    [{ experience_years: null }, 'PT400', 'experience_years', years],
    [{ hourly_rate: 0 }, 'PT400', 'hourly_rate', rate],
    [{ hourly_rate: 0.004 }, 'PT400', 'hourly_rate', rate],
    [{ hourly_rate: 1_000_000.01 }, 'PT400', 'hourly_rate', rate],
    [{ hourly_rate: null }, 'PT400', 'hourly_rate', rate],
    [{ email: emailOf('customer') }, 'PT409', 'email', 'User with this email already exists'],
    [{ email: 'MECHANIC@example.test' }, 'PT409', 'email', 'User with this email already exists'],
    [{ phone: '+91 90000 00100' }, 'PT409', 'phone', 'User with this phone number already exists'],
    [{ phone: ' +91 90000 00401 ' }, 'PT409', 'phone', 'User with this phone number already exists'],
    [{ employee_id: 'M1' }, 'PT409', 'employee_id', 'A mechanic with this employee ID already exists'],
  ])('%o', async (change, code, hint, message) => {
    const before = await people();
    const refusal = await refuse(await workshop.as('manager'), 'hire_mechanic', { ...good, ...change });
    expect(refusal).toEqual({ code, message, hint });
    expect(await people()).toEqual(before);
  });
});

test('a mechanic who was hired is listed, signs in and gets work', async () => {
  const manager = await workshop.as('manager');
  const hired = await call<{ mechanic_id: string }>(manager, 'hire_mechanic', {
    ...good,
    email: ' NINA@example.test ',
    specializations: [' Brakes ', '', 'Electrical', 'Brakes'],
  });
  expect(hired).toMatchObject({
    name: 'Nina',
    email: 'nina@example.test',
    employee_id: 'M9',
    specialization: 'Brakes',
    specializations: ['Brakes', 'Electrical'],
    experience_years: 4,
    hourly_rate: 350.5,
    rating: 0,
    available: true,
  });
  const { total } = await call<{ total: number }>(manager, 'list_mechanics', { search: 'nina' });
  expect(total).toBe(1);

  const nina = connect(workshop.backend);
  const { error } = await nina.auth.signInWithPassword({ email: 'nina@example.test', password: 'four' });
  expect(error).toBeNull();
  expect(await call(nina, 'current_account')).toMatchObject({ role: 'mechanic', employee_id: 'M9' });
  await call(manager, 'assign_mechanic', { request_id: 1, mechanic_id: hired.mechanic_id });
  expect(await call(nina, 'list_jobs')).toMatchObject({ total: 1 });
});

test('a mechanic needs no specialization', async () => {
  const hired = await call(await workshop.as('manager'), 'hire_mechanic', {
    ...good,
    email: 'omar@example.test',
    phone: '+91 90000 00901',
    employee_id: 'M10',
    specializations: [],
  });
  expect(hired).toMatchObject({ specialization: null, specializations: [] });
});

describe('a mechanic without an email', () => {
  const hireTara = async (number: number) =>
    call<{ mechanic_id: string }>(await workshop.as('manager'), 'hire_mechanic', {
      ...good,
      name: 'Tara',
      email: '',
      password: '',
      phone: `98450 ${95_000 + number}`,
      employee_id: `T${number}`,
    });

  test('is hired with name and phone, listed, assigned and paid, and cannot sign in @long', async () => {
    const manager = await workshop.as('manager');
    const { mechanic_id } = await hireTara(1);
    expect(await call(manager, 'list_mechanics', { search: 'tara' })).toMatchObject({
      rows: [{ name: 'Tara', email: null, phone: '+91 98450 95001' }],
    });
    expect(
      await workshop.backend.exec('select email, encrypted_password from auth.users where id = $1', [
        mechanic_id,
      ]),
    ).toEqual([{ email: null, encrypted_password: null }]);
    await call(manager, 'assign_mechanic', { request_id: 1, mechanic_id });
    await workshop.backend.exec(
      `update public.service_requests set status = 'completed', completion_date = now(), final_cost = 1000
       where request_id = 1`,
    );
    const { total } = await call<{ total: number }>(manager, 'mechanic_salary', { mechanic_id });
    expect(total).toBeGreaterThan(0);
    await call(manager, 'pay_salary', { mechanic_id, request_ids: [1], final_amount: total });
    expect(await call(manager, 'list_salary_payments', { search: 'tara' })).toMatchObject({
      rows: [{ mechanic_name: 'Tara', mechanic_email: null, total_amount: total }],
    });
    expect(await call(manager, 'dismiss_mechanic', { mechanic_id })).toMatchObject({ unpaid_jobs: 0 });
  });

  test('gets a login by an invitation, which works once', async () => {
    const manager = await workshop.as('manager');
    const visitor = await workshop.as('visitor');
    const { mechanic_id } = await hireTara(2);
    const { code, channels } = await call<{ code: string; channels: string[] }>(manager, 'invite_mechanic', {
      mechanic_id,
      email: 'tara@example.test',
    });
    expect(channels).toEqual([]);
    expect(await call(visitor, 'read_invitation', { code })).toEqual({
      name: 'Tara',
      phone: '+91 98450 95002',
      email: 'tara@example.test',
      role: 'mechanic',
    });
    const sent = { code, email: 'Tara@Example.test', password: 'tara1' };
    expect(await call(visitor, 'accept_invitation', sent)).toMatchObject({
      id: mechanic_id,
      role: 'mechanic',
      email: 'tara@example.test',
    });
    const tara = connect(workshop.backend);
    expect(
      (await tara.auth.signInWithPassword({ email: 'tara@example.test', password: 'tara1' })).error,
    ).toBeNull();
    expect(await call(tara, 'job_summary')).toMatchObject({ total_assigned: 0 });
    expect(await refuse(visitor, 'accept_invitation', sent)).toMatchObject({ code: 'PT404' });
    expect(await refuse(manager, 'invite_mechanic', { mechanic_id })).toMatchObject({
      code: 'PT409',
      message: 'This mechanic has a login already',
    });
  });

  test.each([
    [{ name: ' ' }, 'PT400', 'name', 'Name is required'],
    [{ phone: '' }, 'PT400', 'phone', 'Phone number is required'],
    [{ phone: 'call' }, 'PT400', 'phone', 'Please enter a valid phone number'],
    [{ phone: '+91 90000 00100' }, 'PT409', 'phone', 'User with this phone number already exists'],
    [{ phone: '+91 90000 00401' }, 'PT409', 'phone', 'User with this phone number already exists'],
  ])('is refused with %j', async (change, code, hint, message) => {
    const hiring = {
      ...good,
      email: null,
      password: null,
      employee_id: 'T3',
      phone: '+91 90000 00953',
      ...change,
    };
    expect(await refuse(await workshop.as('manager'), 'hire_mechanic', hiring)).toEqual({
      code,
      hint,
      message,
    });
  });
});
