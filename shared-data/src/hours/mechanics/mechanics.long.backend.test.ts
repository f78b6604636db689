import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import {
  dismissMechanic,
  getMechanicSalary,
  hireMechanic,
  listAssignableMechanics,
  listMechanics,
  setHourlyRate,
} from './mechanics-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('manager');
});
afterAll(() => garage.close());

const nobody = '99999999-9999-4999-8999-999999999999';

test('the least busy mechanic is listed first', async () => {
  const answer = await listAssignableMechanics(garage.portal, neverAborted);
  expect(answer.data?.map(({ name, open_jobs }) => [name, open_jobs])).toEqual([
    ['Karl', 0],
    ['Sunita', 1],
    ['Ravi', 2],
  ]);
});

test('mechanics are searched and sorted, with statistics of all mechanics', async () => {
  const { data } = await listMechanics(
    garage.portal,
    { search: 'mechanic@', sort: '-experience', page: 1 },
    neverAborted,
  );
  expect(data?.rows.map(({ name, open_jobs }) => [name, open_jobs])).toEqual([
    ['Sunita', 1],
    ['Ravi', 2],
  ]);
  expect(data).toMatchObject({
    total: 2,
    stats: { total: 3, average_experience: 5 },
    specializations: [],
  });
});

test('a mechanic is hired, and the second one with the same employee id is not', async () => {
  const nina = {
    name: 'Nina',
    email: 'nina@example.test',
    phone: '+91 90000 00900',
    password: 'four',
    employeeId: 'M9',
    specializations: ['Brakes'],
    experienceYears: 4,
    hourlyRate: 350.5,
  };
  expect((await hireMechanic(garage.portal, nina)).data).toMatchObject({
    employee_id: 'M9',
    specialization: 'Brakes',
  });
  expect(
    await refusal(
      hireMechanic(garage.portal, { ...nina, email: 'other@example.test', phone: '+91 90000 00901' }),
    ),
  ).toEqual({
    kind: 'conflict',
    message: 'A mechanic with this employee ID already exists',
    field: 'employee_id',
    fromServer: true,
  });
  await garage.backend.exec("delete from auth.users where email = 'nina@example.test'");
});

test('a mechanic is returned with unpaid jobs and the salary due', async () => {
  const { data } = await getMechanicSalary(garage.portal, garage.idOf('mechanic'), neverAborted);
  expect(data).toMatchObject({
    time_pay: 225,
    bonus: 119.99,
    total: 344.99,
    statistics: { total_jobs: 4, completed_jobs: 2, open_jobs: 2, paid_jobs: 1, total_paid: 1260 },
  });
  expect(data?.unpaid_jobs).toHaveLength(1);
  expect(data?.unpaid_jobs[0]).toMatchObject({ minutes: 45, cost: 3999.5, time_pay: 225, bonus: 119.99 });
});

test('a mechanic who does not exist is null', async () => {
  expect(await getMechanicSalary(garage.portal, nobody, neverAborted)).toEqual({ success: true, data: null });
});

test('a malformed id is null without a request', async () => {
  expect(await getMechanicSalary(garage.portal, 'x', neverAborted)).toEqual({ success: true, data: null });
});

test('the hourly rate is set, to the paisa', async () => {
  const mechanic_id = garage.idOf('mechanic');
  expect(
    await setHourlyRate(garage.portal, { mechanicId: mechanic_id, hourlyRate: 425.5, expectedRate: 300 }),
  ).toEqual({
    success: true,
    data: { mechanic_id, hourly_rate: 425.5 },
  });
});

test.each([0, -5, 1_000_001, Number.NaN])('a rate of %d is refused', async (hourlyRate) => {
  expect(
    await refusal(
      setHourlyRate(garage.portal, { mechanicId: garage.idOf('mechanic'), hourlyRate, expectedRate: 1 }),
    ),
  ).toEqual({
    kind: 'invalid',
    message: 'Please enter a valid hourly rate',
    field: 'hourly_rate',
    fromServer: true,
  });
});

test('a mechanic cannot read other salaries or dismiss anybody', async () => {
  await garage.enter('mechanic');
  const forbidden = { kind: 'forbidden', message: 'Only a manager can do this' };
  expect(
    await refusal(getMechanicSalary(garage.portal, garage.idOf('otherMechanic'), neverAborted)),
  ).toMatchObject(forbidden);
  expect(await refusal(dismissMechanic(garage.portal, garage.idOf('otherMechanic')))).toMatchObject(
    forbidden,
  );
});

test('a dismissal returns open requests and the salary due, and cannot be repeated', async () => {
  const mechanicId = garage.idOf('otherMechanic');
  expect(await dismissMechanic(garage.portal, mechanicId)).toEqual({
    success: true,
    data: { open_requests: 1, unpaid_jobs: 1, amount_due: 405 },
  });
  expect(await refusal(dismissMechanic(garage.portal, mechanicId))).toMatchObject({
    kind: 'not-found',
    message: 'Mechanic not found',
  });
});
