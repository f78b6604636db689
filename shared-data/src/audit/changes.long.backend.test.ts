import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { listChanges } from './changes-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a manager reads the audit trail', async () => {
  await garage.enter('manager');
  const { data } = await listChanges(
    garage.portal,
    { subject: 'mechanic', period: 'today', page: 1 },
    neverAborted,
  );
  expect(data?.rows[0]).toEqual({
    change_id: expect.any(Number),
    changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    actor_name: null,
    actor_role: 'operator',
    action: 'added',
    subject: 'mechanic',
    subject_key: expect.any(String),
    subject_label: expect.any(String),
    before: null,
    after: expect.objectContaining({ hourly_rate: expect.any(Number) }),
  });
  expect(data?.total).toBe(3);
});

test('nobody else reads the audit trail', async () => {
  await garage.enter('mechanic');
  expect(await refusal(listChanges(garage.portal, { period: 'all', page: 1 }, neverAborted))).toMatchObject({
    kind: 'forbidden',
  });
});
