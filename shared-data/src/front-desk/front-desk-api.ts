import type { PortalClient } from '../client/client.ts';
import type { BookedRequest } from '../requests/requests-answers.ts';
import type { Booking } from '../requests/requests-api.ts';
import type { Result } from '../result/result.ts';
import type { VehicleDetails } from '../vehicles/vehicle.ts';
import type { FuelLevel } from './front-desk.ts';
import type { DeskDay, DeskSearch, DeskVehicle, JobCard, MadeInvitation } from './front-desk-answers.ts';

/** People by part of a phone number, name, email or plate, as typed. */
export const findAtDesk = (
  portal: PortalClient,
  query: string,
  signal: AbortSignal,
): Promise<Result<DeskSearch>> =>
  portal.request((client) => client.rpc('find_at_desk', { query }).abortSignal(signal));

export const getDeskDay = (portal: PortalClient, signal: AbortSignal): Promise<Result<DeskDay>> =>
  portal.request((client) => client.rpc('desk_day').abortSignal(signal));

export const getJobCard = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<JobCard>> =>
  portal.request((client) => client.rpc('job_card', { request_id: requestId }).abortSignal(signal));

export interface WalkIn {
  name: string;
  phone: string;
}

/** A customer without a login. */
export const registerWalkIn = (
  portal: PortalClient,
  { name, phone }: WalkIn,
): Promise<Result<WalkIn & { customer_id: string }>> =>
  portal.request((client) => client.rpc('register_walk_in', { name, phone }));

export interface VehicleOfCustomer {
  customerId: string;
  vehicle: VehicleDetails;
}

export const addVehicleFor = (
  portal: PortalClient,
  { customerId, vehicle }: VehicleOfCustomer,
): Promise<Result<DeskVehicle>> =>
  portal.request((client) =>
    client.rpc('add_vehicle_for', { customer_id: customerId, vehicle: { ...vehicle } }),
  );

export interface BookingFor extends Booking {
  customerId: string;
  /** How the customer asked. */
  channel: 'phone' | 'in_person';
}

export const bookFor = (portal: PortalClient, booking: BookingFor): Promise<Result<BookedRequest>> =>
  portal.request((client) =>
    client.rpc('book_for', {
      customer_id: booking.customerId,
      vehicle_id: booking.vehicleId,
      service_ids: [...booking.serviceIds],
      scheduled_date: booking.scheduledDate,
      customer_notes: booking.customerNotes,
      channel: booking.channel,
      idempotency_key: booking.idempotencyKey,
    }),
  );

export interface CheckIn {
  requestId: number;
  kilometres: number;
  fuel: FuelLevel;
  belongings?: string;
  keyNumber?: string;
  /** Confirms a reading below the last one; without it that is a conflict of the field `kilometres`. */
  lowerIsRight?: boolean;
}

export const checkIn = (
  portal: PortalClient,
  { requestId, kilometres, fuel, belongings, keyNumber, lowerIsRight }: CheckIn,
): Promise<Result<{ request_id: number; arrived_at: string }>> =>
  portal.request((client) =>
    client.rpc('check_in', {
      request_id: requestId,
      kilometres,
      fuel,
      belongings,
      key_number: keyNumber,
      lower_is_right: lowerIsRight,
    }),
  );

/** Hands the car of a completed request over. */
export const collect = (
  portal: PortalClient,
  requestId: number,
): Promise<Result<{ request_id: number; collected_at: string; final_cost: number | null }>> =>
  portal.request((client) => client.rpc('collect', { request_id: requestId }));

export interface CustomerInvitation {
  customerId: string;
  /** The one to propose, to which a garage that sends mail first sends it. */
  email?: string;
}

/** The code is answered only here; it ends after 14 days or with the next invitation. */
export const inviteCustomer = (
  portal: PortalClient,
  { customerId, email }: CustomerInvitation,
): Promise<Result<MadeInvitation>> =>
  portal.request((client) => client.rpc('invite_customer', { customer_id: customerId, email }));
