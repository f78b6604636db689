import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { CodedVehicle, VehicleCode } from './service-books-answers.ts';

interface ChangeOfOwner {
  vehicleId: number;
  /** The owner until now, as the caller read it. */
  ownerId: string;
  customerId: string;
}

/** Makes the code for the buyer; the one before ends. 'conflict' while the car has an open request or is at the garage. */
export const passOnVehicle = (
  portal: PortalClient,
  { vehicleId, ownerId }: Omit<ChangeOfOwner, 'customerId'>,
): Promise<Result<VehicleCode>> =>
  portal.request((client) =>
    client.rpc('pass_on_vehicle', { vehicle_id: vehicleId, expected_owner_id: ownerId }),
  );

export const withdrawVehicleCode = (
  portal: PortalClient,
  vehicleId: number,
): Promise<Result<{ withdrawn: boolean }>> =>
  portal.request((client) => client.rpc('withdraw_vehicle_code', { vehicle_id: vehicleId }));

/** 'not-found' for a wrong, used or ended code, 'too-many' after too many of them. */
export const readVehicleCode = (portal: PortalClient, code: string): Promise<Result<CodedVehicle>> =>
  portal.request((client) => client.rpc('read_vehicle_code', { code }));

/** Makes a car that its owner sold another customer's. Managers only. Fails as 'not-found' and 'conflict'. */
export const passVehicleTo = (
  portal: PortalClient,
  { vehicleId, ownerId, customerId }: ChangeOfOwner,
): Promise<Result<{ vehicle_id: number }>> =>
  portal.request((client) =>
    client.rpc('pass_vehicle_to', {
      vehicle_id: vehicleId,
      customer_id: customerId,
      expected_owner_id: ownerId,
    }),
  );

/** Fails as `readVehicleCode`, and as 'conflict'. */
export const takeVehicle = (portal: PortalClient, code: string): Promise<Result<{ vehicle_id: number }>> =>
  portal.request((client) => client.rpc('take_vehicle', { code }));
