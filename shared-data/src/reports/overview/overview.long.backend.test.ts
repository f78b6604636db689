import { getClearingCounts } from '../../requests/requests-api.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { getGarageCounts, getGarageTrend } from './overview-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.enter('manager');
});
afterAll(() => garage.close());

test('the garage counts are returned', async () => {
  const { data } = await getGarageCounts(garage.portal, neverAborted);
  const waiting = {
    to_assign: 1,
    late: 0,
    unpaid: 2,
    estimates_to_price: 0,
    estimates_waiting: 0,
    hour_corrections: 0,
  };
  const today = { expected: expect.any(Number), arrived: expect.any(Number), ready: expect.any(Number) };
  expect(data).toEqual({ customers: 2, mechanics: 3, vehicles: 3, waiting, today });
});

test('the trend comes as twelve weeks and the open requests', async () => {
  const { data } = await getGarageTrend(garage.portal, neverAborted);
  expect(data?.weeks).toHaveLength(12);
  expect(data?.weeks[0]).toEqual({
    week_start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    completed_jobs: expect.any(Number),
    revenue: expect.any(Number),
  });
  expect(data?.open_by_status).toEqual({ pending: 1, approved: 1, in_progress: 2 });
});

test('the rows that clearing would delete are counted', async () => {
  const { data } = await getClearingCounts(garage.portal, neverAborted);
  expect(data).toEqual({ requests: 8, open_requests: 4, unpaid_jobs: 2, lines: 8, parts: 2 });
});

test('a customer may not read the overview', async () => {
  await garage.enter('customer');
  expect(await refusal(getGarageTrend(garage.portal, neverAborted))).toMatchObject({ kind: 'forbidden' });
});
