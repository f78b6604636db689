import type { CustomerBalance } from '../balance/customer-balance.ts';
import type { Reach } from '../messages/message.ts';
import type { RequestStatus } from '../requests/request-status.ts';
import type { RecordLine } from '../requests/service-request.ts';

export const fuelLevels = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;

/** How full the tank or battery is at check-in. */
export type FuelLevel = (typeof fuelLevels)[number];

export const fuelLevelLabels: Record<FuelLevel, string> = {
  empty: 'Empty',
  quarter: '¼',
  half: '½',
  three_quarters: '¾',
  full: 'Full',
};

/** A request at the front desk. `arrived_at`: the car is here since then, whatever the status. */
export interface DeskRequest {
  request_id: number;
  status: RequestStatus;
  service_name: string;
  scheduled_date: string;
  /** null once the vehicle has been deleted. */
  vehicle_id: number | null;
  brand: string;
  model: string;
  year: number | null;
  registration_number: string;
  assigned_mechanic: string | null;
  mechanic_name: string | null;
  /** Rupees. */
  estimated_cost: number;
  /** Rupees. */
  final_cost: number | null;
  /** Rupees that are left to pay for it; null before it is completed. */
  owed: number | null;
  /** Of the customer; null before it is completed. */
  customer_balance: CustomerBalance | null;
  /** How the customer is told that the car is ready; null unless it is to be collected. */
  reach: Reach | null;
  /** Of the invoice that counts. */
  invoice_id: number | null;
  /** When the customer said that they are coming. */
  confirmed_at: string | null;
  arrived_at: string | null;
  key_number: string | null;
  collected_at: string | null;
  customer: { customer_id: string; name: string; phone: string | null };
  /** The vehicle's last reading. */
  km_driven: number | null;
}

export interface DeskVehicle {
  vehicle_id: number;
  registration_number: string;
  brand: string;
  model: string;
  year: number | null;
}

/** `requests` are open, or their car is still here. */
export interface DeskCustomer {
  customer_id: string;
  name: string;
  phone: string;
  email: string | null;
  has_login: boolean;
  vehicles: DeskVehicle[];
  requests: DeskRequest[];
}

export interface DeskSearch {
  rows: DeskCustomer[];
  /** More people match than are listed. */
  has_more: boolean;
}

/** At most 100 each. */
export interface DeskDay {
  expected: DeskRequest[];
  arrived: DeskRequest[];
  ready: DeskRequest[];
}

export interface JobCard extends DeskRequest {
  customer_notes: string | null;
  checked_in_by: string | null;
  arrival_kilometres: number | null;
  arrival_fuel: FuelLevel | null;
  belongings: string | null;
  handed_over_by: string | null;
  vin: string | null;
  lines: RecordLine[];
}
