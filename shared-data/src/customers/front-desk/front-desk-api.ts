import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { LowerReason } from '../../vehicles/care/use-lower-reading.ts';
import type { VehicleDetails } from '../../vehicles/vehicle.ts';
import type { FuelLevel } from './front-desk.ts';
import type { DeskDay, DeskSearch, JobCard, MadeInvitation, SavedVisit } from './front-desk-answers.ts';

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

interface WalkIn {
  name: string;
  phone: string;
}

/** What is known of a visit; each may be missing from the end on. */
export interface Visit {
  /** Who comes; a person is registered. */
  customer: { customerId: string } | { person: WalkIn };
  car?: { vehicleId: number } | { vehicle: VehicleDetails };
  work?: {
    serviceIds: readonly number[];
    /** Their lines are approved at the prices of today. */
    bundleIds: readonly number[];
    /** In the customer's words. */
    complaints: readonly string[];
    /** Asks the diagnosis fee of the settings. */
    withFee: boolean;
    scheduledDate: string;
    /** How the customer asked. */
    channel: 'phone' | 'in_person';
    customerNotes?: string;
    /** A manager agreed to a full day. */
    overbook?: boolean;
    /** One of the day's drop-off times. */
    dropOff?: string;
  };
  arrival?: Omit<CheckIn, 'requestId'>;
}

const arrivalOf = ({
  kilometres,
  fuel,
  belongings,
  keyNumber,
  lowerIs,
  promisedAt,
}: Omit<CheckIn, 'requestId'>) => ({
  kilometres,
  fuel,
  belongings,
  key_number: keyNumber,
  lower_is: lowerIs,
  promised_at: promisedAt,
});

/** Person, car, work and arrival, all or nothing. */
export const saveVisit = (
  portal: PortalClient,
  { customer, car, work, arrival, idempotencyKey }: Visit & { idempotencyKey: string },
): Promise<Result<SavedVisit>> =>
  portal.request((client) =>
    client.rpc('save_visit', {
      visit: {
        ...('person' in customer
          ? { person: { name: customer.person.name, phone: customer.person.phone } }
          : { customer_id: customer.customerId }),
        ...(car && ('vehicle' in car ? { vehicle: { ...car.vehicle } } : { vehicle_id: car.vehicleId })),
        ...(work && {
          service_ids: [...work.serviceIds],
          bundle_ids: [...work.bundleIds],
          complaints: [...work.complaints],
          with_fee: work.withFee,
          scheduled_date: work.scheduledDate,
          channel: work.channel,
          ...(work.overbook && { overbook: true }),
          ...(work.dropOff && { drop_off: work.dropOff }),
          customer_notes: work.customerNotes,
        }),
        ...(arrival && { arrival: arrivalOf(arrival) }),
      },
      idempotency_key: idempotencyKey,
    }),
  );

export interface CheckIn {
  requestId: number;
  kilometres: number;
  fuel: FuelLevel;
  belongings?: string;
  keyNumber?: string;
  /** Why a reading below the last is right; without it that is a conflict of the field `kilometres`. */
  lowerIs?: LowerReason | undefined;
  /** When it is promised to be ready, on the garage's clock, such as 2026-11-25T16:30. */
  promisedAt?: string;
}

export const checkIn = (
  portal: PortalClient,
  { requestId, ...arrival }: CheckIn,
): Promise<Result<{ request_id: number; arrived_at: string }>> =>
  portal.request((client) => client.rpc('check_in', { request_id: requestId, ...arrivalOf(arrival) }));

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
