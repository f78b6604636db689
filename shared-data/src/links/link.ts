import type { EstimatePage, EstimateVehicle } from '../estimates/estimate.ts';
import { linkPrefix } from '../paths/link-prefix.ts';

/** A coming appointment. */
export interface LinkAppointment {
  /** Whether the customer said that they are coming. */
  confirmed: boolean;
  /** Why it can no longer be moved or cancelled here; null while it can. */
  change_refusal: string | null;
}

/** What someone with a request's link sees of it, without a login. */
export interface LinkPage extends EstimatePage {
  garage: { name: string; phone: string };
  vehicle: EstimateVehicle;
  arrived_at: string | null;
  completion_date: string | null;
  collected_at: string | null;
  /** Rupees; null until completion. */
  final_cost: number | null;
  /** Null once the car has arrived or the request is closed. */
  appointment: LinkAppointment | null;
}

export interface CreatedLink {
  /** Shown only now: the database keeps its hash. */
  token: string;
  created_at: string;
}

export const linkPath = (token: string) => `${linkPrefix}${token}`;
