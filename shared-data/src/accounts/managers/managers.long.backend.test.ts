import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { hireManager, listManagers, removeManager, setManagerRight } from './managers-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.enter('manager');
});
afterAll(() => garage.close());

test('a manager is hired, given a right and removed', async () => {
  const { data: nina } = await hireManager(garage.portal, {
    name: 'Nina',
    email: 'nina@example.test',
    phone: '+91 90000 00900',
    password: 'four',
    mayPay: false,
    mayChangeSettings: false,
  });
  const managerId = nina?.manager_id ?? '';
  const granted = await setManagerRight(garage.portal, { managerId, right: 'pay', granted: true });
  expect(granted.data).toMatchObject({ name: 'Nina', may_pay: true, may_change_settings: false });
  const names = async () =>
    (await listManagers(garage.portal, neverAborted)).data?.map(({ name }) => name) ?? [];
  expect(await names()).toContain('Nina');
  expect((await removeManager(garage.portal, managerId)).data).toMatchObject({ name: 'Nina' });
  expect(await names()).not.toContain('Nina');
});

test('the last manager who may change settings stays', async () => {
  const { data: managers } = await listManagers(garage.portal, neverAborted);
  const own = managers?.find(({ may_change_settings }) => may_change_settings)?.manager_id ?? '';
  expect(await refusal(removeManager(garage.portal, own))).toMatchObject({ kind: 'conflict' });
});
