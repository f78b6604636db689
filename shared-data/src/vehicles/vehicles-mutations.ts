import { DataError } from '../foundation/answers/data-error.ts';
import { fail, type Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { readSession } from '../foundation/session/session.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import type { Vehicle, VehicleDetails } from './vehicle.ts';
import {
  addVehicle,
  cancelAndDeleteVehicle,
  deleteVehicle,
  updateVehicle,
  type VehicleDeletion,
} from './vehicles-api.ts';
import { vehicleKeys } from './vehicles-keys.ts';

async function addMyVehicle(portal: PortalClient, details: VehicleDetails): Promise<Result<Vehicle>> {
  const account = await readSession();
  if (!account) {
    return fail(
      new DataError('signed-out', { message: 'User not found. Please log in again.', fromServer: true }),
    );
  }
  return addVehicle(portal, account.id, details);
}

export const useAddVehicle = () => useDomainMutation({ send: addMyVehicle, changes: [vehicleKeys.all] });

/** Also changes the vehicle's open requests. */
export const useUpdateVehicle = () =>
  useDomainMutation({
    send: (portal, { vehicleId, details }: { vehicleId: number; details: VehicleDetails }) =>
      updateVehicle(portal, vehicleId, details),
    changes: [vehicleKeys.all, requestKeys.all],
  });

/** Cancels the given open requests with it. Completed requests lose the reference to the vehicle. */
export const useDeleteVehicle = () =>
  useDomainMutation({
    send: (portal, deletion: VehicleDeletion): Promise<Result<{ vehicle_id: number }>> =>
      deletion.requestIds.length === 0
        ? deleteVehicle(portal, deletion.vehicleId)
        : cancelAndDeleteVehicle(portal, deletion),
    changes: [vehicleKeys.all, requestKeys.all],
    removes: ({ vehicleId }) => vehicleKeys.detail(vehicleId),
    refreshesOnFailure: true,
  });
