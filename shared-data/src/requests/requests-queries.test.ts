/** @page */

import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from '../foundation/session/session.ts';
import { mechanicSalaryQuery } from '../hours/mechanics/mechanics-queries.ts';
import { carTypesQuery } from '../services/car-types/car-types-queries.ts';
import { customer } from '../testing/builders/people.ts';
import { type FakeRequest, never } from '../testing/fake-backend.ts';
import { startSignedIn } from '../testing/fake-session.ts';
import { connectTestPortal, testPortal } from '../testing/test-portal.ts';
import { myVehiclesQuery, vehicleQuery } from '../vehicles/vehicles-queries.ts';
import { requestsQuery, serviceRecordQuery } from './requests-queries.ts';

const pageOf = ({ body }: FakeRequest) => {
  const { page, vehicle_id } = body as { page: number; vehicle_id?: number };
  return { rows: [`vehicle ${vehicle_id} page ${page}`], total: 40 };
};

async function watchRequests() {
  startSignedIn(customer, { 'rpc/list_requests': pageOf });
  const observer = new QueryObserver(createQueryClient(testPortal), requestsQuery({ vehicleId: 1, page: 1 }));
  const stop = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  return { observer, stop };
}

test('the previous page stays while the next one loads', async () => {
  const { observer, stop } = await watchRequests();
  observer.setOptions(requestsQuery({ vehicleId: 1, page: 2 }));
  expect(observer.getCurrentResult()).toMatchObject({
    data: { rows: ['vehicle 1 page 1'] },
    isPlaceholderData: true,
  });
  await waitFor(() => expect(observer.getCurrentResult().data?.rows).toEqual(['vehicle 1 page 2']));
  stop();
});

test("another vehicle's history is never placeholder data", async () => {
  const { observer, stop } = await watchRequests();
  observer.setOptions(requestsQuery({ vehicleId: 2, page: 1 }));
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(observer.getCurrentResult().data?.rows).toEqual(['vehicle 2 page 1']));
  stop();
});

test.each([
  ['a vehicle without an id', vehicleQuery(undefined)],
  ['a vehicle whose id is no number', vehicleQuery(Number('x'))],
  ['a mechanic without an id', mechanicSalaryQuery(undefined)],
  ['a record without an id', serviceRecordQuery(undefined)],
])('%s is not requested', async (_, query) => {
  const backend = startSignedIn(customer, {});
  const observer = new QueryObserver<unknown>(createQueryClient(testPortal), query as never);
  const stop = observer.subscribe(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, fetchStatus: 'idle' });
  expect(backend.requests).toEqual([]);
  stop();
});

test('a request that no screen needs any more is aborted', async () => {
  const backend = startSignedIn(customer, { 'rpc/list_requests': never });
  const signals: (AbortSignal | null | undefined)[] = [];
  connectTestPortal({
    fetch: (input, init) => {
      signals.push(init?.signal);
      return backend.fetch(input, init);
    },
  });
  const observer = new QueryObserver(createQueryClient(testPortal), requestsQuery({ page: 1 }));
  const stop = observer.subscribe(() => {});
  await waitFor(() => expect(signals).toHaveLength(1));
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

test("vehicles are requested by the user's id", async () => {
  const backend = startSignedIn(customer, { vehicles: [] });
  await createQueryClient(testPortal).query(myVehiclesQuery());
  expect(backend.requests.at(-1)?.url.searchParams.get('customer_id')).toBe(`eq.${customer.id}`);
});

test('searching the car types sends one request', async () => {
  const rows = [
    { cartype_id: 1, brand: 'Honda', model: 'City', body_type: 'sedan' },
    { cartype_id: 2, brand: 'Tata', model: 'Nexon', body_type: 'suv' },
  ];
  const backend = startSignedIn(null, { cartypes: rows });
  const observer = new QueryObserver(createQueryClient(testPortal), carTypesQuery({ search: 'hon' }));
  const stop = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().data).toEqual([rows[0]]));
  observer.setOptions(carTypesQuery({ search: 'nex' }));
  expect(observer.getCurrentResult().data).toEqual([rows[1]]);
  expect(backend.requests).toHaveLength(1);
  stop();
});
