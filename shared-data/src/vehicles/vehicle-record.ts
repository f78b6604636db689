import type { Page } from '../paging/page.ts';
import type { RequestEntry } from '../requests/service-request.ts';
import type { Vehicle } from './vehicle.ts';

export const vehicleSorts = ['-created', 'created', 'plate', '-plate'] as const;

export type VehicleSort = (typeof vehicleSorts)[number];

/** An owner as the user may see them: a mechanic gets name and phone only. */
export interface VehicleOwner {
  customer_id?: string;
  name: string;
  phone: string | null;
  email?: string | null;
  address?: string | null;
}

export interface ListedVehicle
  extends Pick<
    Vehicle,
    'vehicle_id' | 'registration_number' | 'brand' | 'model' | 'year' | 'fuel_type' | 'km_driven'
  > {
  /** Null for the owner. */
  owner: VehicleOwner | null;
  /** Of a mechanic's own jobs only. */
  last_service_date: string | null;
}

/** A vehicle with the requests on it that the user may see, latest day first. */
export interface VehicleRecord {
  vehicle: Omit<Vehicle, 'customer_id'>;
  /** Null for the owner. */
  owner: VehicleOwner | null;
  history: Page<RequestEntry>;
}
