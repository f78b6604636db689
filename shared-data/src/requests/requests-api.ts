import { type Page, pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { Job, JobSummary } from './jobs/jobs-answers.ts';
import type { RequestStatus } from './request-status.ts';
import type {
  AssignmentPage,
  BookedRequest,
  ClearedRequests,
  ClearingCounts,
  RequestEntry,
  RequestPage,
  ServiceRecord,
} from './requests-answers.ts';
import type { AssignmentFilter, JobFilter, RequestFilter } from './requests-keys.ts';

/** The signed-in customer's requests, newest first. */
export const listRequests = (
  portal: PortalClient,
  { status, vehicleId, page }: RequestFilter,
  signal: AbortSignal,
): Promise<Result<RequestPage>> =>
  portal.request((client) =>
    client
      .rpc('list_requests', { status, vehicle_id: vehicleId, page, page_size: pageSize })
      .abortSignal(signal),
  );

/** The signed-in customer's open requests, earliest day first. */
export const listOpenRequests = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<RequestEntry[]>> =>
  portal.request((client) => client.rpc('open_requests').abortSignal(signal));

/** A completed service of the signed-in customer; 'not-found' for another customer's. */
export const getServiceRecord = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<ServiceRecord>> =>
  portal.request((client) => client.rpc('service_record', { request_id: requestId }).abortSignal(signal));

/** The signed-in mechanic's jobs: in progress, then approved by date, then completed newest first. */
export const listJobs = (
  portal: PortalClient,
  { status, search, page }: JobFilter,
  signal: AbortSignal,
): Promise<Result<Page<Job>>> =>
  portal.request((client) =>
    client.rpc('list_jobs', { status, search, page, page_size: pageSize }).abortSignal(signal),
  );

export const getJobSummary = (portal: PortalClient, signal: AbortSignal): Promise<Result<JobSummary>> =>
  portal.request((client) => client.rpc('job_summary').abortSignal(signal));

/** All requests. Managers only. */
export const listAssignments = (
  portal: PortalClient,
  { status, search, sort, page }: AssignmentFilter,
  signal: AbortSignal,
): Promise<Result<AssignmentPage>> =>
  portal.request((client) =>
    client.rpc('list_assignments', { status, search, sort, page, page_size: pageSize }).abortSignal(signal),
  );

export interface Booking {
  vehicleId: number;
  /** The first one counts for the mechanic's time pay. None where deferred work is booked. */
  serviceIds: readonly number[];
  /** Deferred work that is no service; 'not-found' once it is booked or done. */
  lineIds?: readonly number[];
  /** YYYY-MM-DD in the garage's time zone. */
  scheduledDate: string;
  customerNotes?: string;
  /** One of the day's drop-off times, where it has some. */
  dropOff?: string;
  /** A uuid per form: a retry with the same key books nothing more. */
  idempotencyKey?: string;
}

export const bookService = (portal: PortalClient, booking: Booking): Promise<Result<BookedRequest>> =>
  portal.request((client) =>
    client.rpc('book_service', {
      vehicle_id: booking.vehicleId,
      service_ids: [...booking.serviceIds],
      scheduled_date: booking.scheduledDate,
      customer_notes: booking.customerNotes,
      idempotency_key: booking.idempotencyKey,
      drop_off: booking.dropOff,
      ...(booking.lineIds && { line_ids: [...booking.lineIds] }),
    }),
  );

export interface MechanicAssignment {
  requestId: number;
  mechanicId: string;
}

export const assignMechanic = (
  portal: PortalClient,
  { requestId, mechanicId }: MechanicAssignment,
): Promise<Result<{ request_id: number; status: RequestStatus; mechanic_name: string }>> =>
  portal.request((client) =>
    client.rpc('assign_mechanic', { request_id: requestId, mechanic_id: mechanicId }),
  );

/** Takes the mechanic off an approved request; a conflict once the job has started or has another mechanic. */
export const unassignMechanic = (
  portal: PortalClient,
  { requestId, mechanicId }: MechanicAssignment,
): Promise<Result<{ request_id: number; status: RequestStatus }>> =>
  portal.request((client) =>
    client.rpc('unassign_mechanic', { request_id: requestId, mechanic_id: mechanicId }),
  );

export const getClearingCounts = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<ClearingCounts>> =>
  portal.request((client) => client.rpc('clearing_counts').abortSignal(signal));

export const clearAllRequests = (portal: PortalClient): Promise<Result<ClearedRequests>> =>
  portal.request((client) => client.rpc('clear_all_requests'));
