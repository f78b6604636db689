import { act } from '@testing-library/react';
import { customer } from '../testing/builders/people.ts';
import { refuse } from '../testing/fake-backend.ts';
import { renderMutation } from '../testing/render-mutation.tsx';
import type { VehicleDetails } from './vehicle.ts';
import { vehicleKeys } from './vehicles-keys.ts';
import { useAddVehicle, useDeleteVehicle, useUpdateVehicle } from './vehicles-mutations.ts';

const details: VehicleDetails = {
  registration_number: 'KA 01 A 1',
  brand: 'Honda',
  model: 'City',
  year: 2020,
  color: null,
  fuel_type: 'petrol',
  km_driven: null,
  vin: null,
  engine_number: null,
  chassis_number: null,
  last_oil_change: null,
};

test('a vehicle is added for the signed-in user', async () => {
  const { result, staleDomains, backend } = renderMutation(useAddVehicle, customer, {
    'POST vehicles': [{ vehicle_id: 1 }],
  });
  await act(() => result.current.mutateAsync(details));
  expect(backend.requests.at(-1)?.body).toEqual({ ...details, customer_id: customer.id });
  expect(staleDomains()).toEqual(['vehicles']);
});

test('without a signed-in user no vehicle is added', async () => {
  const { result, backend } = renderMutation(useAddVehicle, null, {});
  await act(() =>
    expect(result.current.mutateAsync(details)).rejects.toMatchObject({
      kind: 'signed-out',
      message: 'User not found. Please log in again.',
    }),
  );
  expect(backend.requests).toEqual([]);
});

test('a changed vehicle refreshes the requests that show it', async () => {
  const { result, staleDomains } = renderMutation(useUpdateVehicle, customer, {
    'PATCH vehicles': [{ vehicle_id: 1 }],
  });
  await act(() => result.current.mutateAsync({ vehicleId: 1, details }));
  expect(staleDomains()).toEqual(['requests', 'vehicles']);
});

test('a deleted vehicle is removed from the cache and its requests are refreshed', async () => {
  const { result, staleDomains, queryClient } = renderMutation(useDeleteVehicle, customer, {
    'DELETE vehicles': [{ vehicle_id: 1 }],
  });
  queryClient.setQueryData(vehicleKeys.detail(1), { vehicle_id: 1 });
  await act(() => result.current.mutateAsync({ vehicleId: 1, requestIds: [] }));
  expect(queryClient.getQueryData(vehicleKeys.detail(1))).toBeUndefined();
  expect(staleDomains()).toEqual(['requests', 'vehicles']);
});

test('a vehicle that was not deleted stays in the cache', async () => {
  const { result, queryClient } = renderMutation(useDeleteVehicle, customer, { 'DELETE vehicles': [] });
  queryClient.setQueryData(vehicleKeys.detail(1), { vehicle_id: 1 });
  await act(() =>
    expect(result.current.mutateAsync({ vehicleId: 1, requestIds: [] })).rejects.toMatchObject({
      kind: 'not-found',
    }),
  );
  expect(queryClient.getQueryData(vehicleKeys.detail(1))).toBeDefined();
});

test("the server's message reaches the screen", async () => {
  const message = 'This vehicle has open service requests and cannot be deleted';
  const { result } = renderMutation(useDeleteVehicle, customer, {
    'DELETE vehicles': refuse(409, { code: 'PT409', message }),
  });
  await act(() =>
    expect(result.current.mutateAsync({ vehicleId: 1, requestIds: [] })).rejects.toMatchObject({
      message,
      fromServer: true,
    }),
  );
});

test('a vehicle with open requests is deleted in one call that cancels them', async () => {
  const { result, backend, staleDomains } = renderMutation(useDeleteVehicle, customer, {
    'rpc/cancel_and_delete_vehicle': { vehicle_id: 1 },
  });
  await act(() => result.current.mutateAsync({ vehicleId: 1, requestIds: [41, 42] }));
  expect(backend.requests).toMatchObject([{ body: { vehicle_id: 1, request_ids: [41, 42] } }]);
  expect(staleDomains()).toEqual(['requests', 'vehicles']);
});
