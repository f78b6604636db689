import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { ServiceInterval, VehicleCare } from './care-answers.ts';
import type { LowerReason } from './use-lower-reading.ts';

/** 'not-found' for a vehicle that the user may not see. */
export const getVehicleCare = (
  portal: PortalClient,
  vehicleId: number,
  signal: AbortSignal,
): Promise<Result<VehicleCare>> =>
  portal.request((client) => client.rpc('vehicle_care', { vehicle_id: vehicleId }).abortSignal(signal));

export interface NewReading {
  vehicleId: number;
  kilometres: number;
  /** Why a reading below the last is right; without it such a reading is refused as a conflict. */
  lowerIs?: LowerReason | undefined;
}

export const addReading = (
  portal: PortalClient,
  { vehicleId, kilometres, lowerIs }: NewReading,
): Promise<Result<{ reading_id: number; kilometres: number }>> =>
  portal.request((client) =>
    client.rpc('add_reading', { vehicle_id: vehicleId, kilometres, lower_is: lowerIs }),
  );

export const listServiceIntervals = (
  portal: PortalClient,
  serviceId: number,
  signal: AbortSignal,
): Promise<Result<ServiceInterval[]>> =>
  portal.request((client) => client.rpc('service_intervals', { service_id: serviceId }).abortSignal(signal));

export interface IntervalsChange {
  serviceId: number;
  intervals: readonly ServiceInterval[];
  /** As they were read, or it fails as 'changed'. */
  expected: readonly ServiceInterval[];
}

export const saveServiceIntervals = (
  portal: PortalClient,
  { serviceId, intervals, expected }: IntervalsChange,
): Promise<Result<ServiceInterval[]>> =>
  portal.request((client) =>
    client.rpc('save_service_intervals', {
      service_id: serviceId,
      intervals: intervals.map((interval) => ({ ...interval })),
      expected: expected.map((interval) => ({ ...interval })),
    }),
  );
