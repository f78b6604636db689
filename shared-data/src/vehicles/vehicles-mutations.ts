import type { PortalClient } from '@pitlane/shared-data/client';
import { readSession } from '@pitlane/shared-data/session';
import { DataError } from '../data-error/data-error.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { fail, type Result } from '../result/result.ts';
import type { Vehicle, VehicleDetails } from './vehicle.ts';
import { addVehicle, deleteVehicle, updateVehicle } from './vehicles-api.ts';
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

/** Takes the vehicle's id. Completed requests lose the reference to it. */
export const useDeleteVehicle = () =>
  useDomainMutation({
    send: deleteVehicle,
    changes: [vehicleKeys.all, requestKeys.all],
    removes: vehicleKeys.detail,
  });
