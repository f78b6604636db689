import { readSession } from '@pitlane/shared-data/session';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, fail, unwrap } from '../answer/answer.ts';
import { DataError } from '../data-error/data-error.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import type { Vehicle, VehicleDetails } from './vehicle.ts';
import { addVehicle, deleteVehicle, updateVehicle } from './vehicles-api.ts';
import { vehicleKeys } from './vehicles-keys.ts';

/** Requests too: an open one shows its vehicle as it is now, and a completed one loses the link to a deleted vehicle. */
const invalidateVehiclesAndRequests = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: vehicleKeys.all }),
    queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  ]);

async function addMyVehicle(details: VehicleDetails): Promise<Answer<Vehicle>> {
  const account = await readSession();
  if (!account) {
    return fail(
      new DataError('signed-out', { message: 'User not found. Please log in again.', fromServer: true }),
    );
  }
  return addVehicle(account.id, details);
}

export function useAddVehicle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (details: VehicleDetails) => unwrap(addMyVehicle(details)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: vehicleKeys.all }),
  });
}

export function useUpdateVehicle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ vehicleId, details }: { vehicleId: number; details: VehicleDetails }) =>
      unwrap(updateVehicle(vehicleId, details)),
    onSuccess: () => invalidateVehiclesAndRequests(queryClient),
  });
}

/** For the id of a vehicle. */
export function useDeleteVehicle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (vehicleId: number) => unwrap(deleteVehicle(vehicleId)),
    // The page that shows the deleted vehicle must not ask for it again while it closes.
    onSuccess: (_, vehicleId) => {
      queryClient.removeQueries({ queryKey: vehicleKeys.detail(vehicleId) });
      return invalidateVehiclesAndRequests(queryClient);
    },
  });
}
