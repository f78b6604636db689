import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { refusalLabel } from './refusal.ts';
import { listRefusals } from './refusals-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('what a customer was refused is counted although it was rolled back, for managers', async () => {
  await garage.enter('customer');
  expect(await refusal(listRefusals(garage.portal, neverAborted))).toMatchObject({ kind: 'forbidden' });
  await garage.enter('manager');
  const { data } = await listRefusals(garage.portal, neverAborted);
  expect(data).toContainEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    kind: 'denied_customer',
    count: 1,
  });
});

test('every kind of refusal has a label', async () => {
  const kinds = await garage.backend.exec('select kind from private.refusal_kinds order by kind');
  const other = refusalLabel('limit_other');
  const unnamed = kinds.filter(({ kind }) => refusalLabel(String(kind)) === other);
  expect(unnamed).toEqual([{ kind: 'limit_other' }]);
});
