import { DataError } from '../foundation/answers/data-error.ts';
import { maxPageSize, type Page, pageSize } from '../foundation/answers/page.ts';
import { fail, type Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { Vehicle, VehicleDetails } from './vehicle.ts';
import type { ListedVehicle, VehicleRecord, VehicleVisit } from './vehicles-answers.ts';
import type { VehicleFilter, VehicleRecordFilter } from './vehicles-keys.ts';

/** A customer's vehicles, newest first. */
export const listVehicles = (
  portal: PortalClient,
  customerId: string,
  signal: AbortSignal,
): Promise<Result<Vehicle[]>> =>
  portal.request((client) =>
    client
      .from('vehicles')
      .select('*')
      .eq('customer_id', customerId)
      .order('created_at', { ascending: false })
      .order('vehicle_id', { ascending: false })
      .abortSignal(signal),
  );

/** The vehicles that the user may see: a manager all, a mechanic those of their jobs, a customer their own. */
export const listVisibleVehicles = (
  portal: PortalClient,
  { search, sort, page }: VehicleFilter,
  signal: AbortSignal,
): Promise<Result<Page<ListedVehicle>>> =>
  portal.request((client) =>
    client.rpc('list_vehicles', { search, sort, page, page_size: pageSize }).abortSignal(signal),
  );

/** A vehicle with its service history; 'not-found' for a vehicle that the user may not see. */
export const getVehicleRecord = (
  portal: PortalClient,
  { vehicleId, page }: VehicleRecordFilter,
  signal: AbortSignal,
): Promise<Result<VehicleRecord>> =>
  portal.request((client) =>
    client.rpc('vehicle_record', { vehicle_id: vehicleId, page, page_size: pageSize }).abortSignal(signal),
  );

/** The whole service history of a vehicle, to print it. */
export async function listAllVisits(
  portal: PortalClient,
  vehicleId: number,
  signal: AbortSignal,
): Promise<Result<VehicleVisit[]>> {
  const visits: VehicleVisit[] = [];
  for (let page = 1; ; page += 1) {
    const read: Result<VehicleRecord> = await portal.request((client) =>
      client
        .rpc('vehicle_record', { vehicle_id: vehicleId, page, page_size: maxPageSize })
        .abortSignal(signal),
    );
    if (!read.success) return read;
    visits.push(...read.data.history.rows);
    if (read.data.history.rows.length < maxPageSize) return { ...read, data: visits };
  }
}

/** 'not-found' for another customer's vehicle too. */
export const getVehicle = (
  portal: PortalClient,
  vehicleId: number,
  signal: AbortSignal,
): Promise<Result<Vehicle>> =>
  portal.request((client) =>
    client.from('vehicles').select('*').eq('vehicle_id', vehicleId).abortSignal(signal).single(),
  );

export const addVehicle = (
  portal: PortalClient,
  customerId: string,
  details: VehicleDetails,
): Promise<Result<Vehicle>> =>
  portal.request((client) =>
    client
      .from('vehicles')
      .insert({ ...details, customer_id: customerId })
      .select()
      .single(),
  );

export const updateVehicle = (
  portal: PortalClient,
  vehicleId: number,
  details: VehicleDetails,
): Promise<Result<Vehicle>> =>
  portal.request((client) =>
    client.from('vehicles').update(details).eq('vehicle_id', vehicleId).select().single(),
  );

export interface VehicleDeletion {
  vehicleId: number;
  /** The open requests that the customer agreed to cancel with it. */
  requestIds: readonly number[];
}

/** Cancels these requests and deletes the vehicle, or neither: a conflict while something else stays in the way. */
export const cancelAndDeleteVehicle = (
  portal: PortalClient,
  { vehicleId, requestIds }: VehicleDeletion,
): Promise<Result<{ vehicle_id: number }>> =>
  portal.request((client) =>
    client.rpc('cancel_and_delete_vehicle', { vehicle_id: vehicleId, request_ids: [...requestIds] }),
  );

/** Fails as a conflict while the vehicle has open requests. */
export async function deleteVehicle(portal: PortalClient, vehicleId: number): Promise<Result<Vehicle>> {
  const answer = await portal.request((client) =>
    client.from('vehicles').delete().eq('vehicle_id', vehicleId).select(),
  );
  if (!answer.success) return answer;
  const [deleted] = answer.data;
  return deleted ? { success: true, data: deleted } : fail(new DataError('not-found'));
}
