import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Change } from '../../garage/garage-api.ts';
import type { EarlierJob, Warranty, WarrantyTerms } from './repeats-answers.ts';

/** The completed jobs of a request's car that it may redo, newest first. Managers only. */
export const listEarlierJobs = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<EarlierJob[]>> =>
  portal.request((client) => client.rpc('earlier_jobs', { request_id: requestId }).abortSignal(signal));

/** `repeats`: the job that it redoes; null for none. Managers only. */
export const setRepeat = (
  portal: PortalClient,
  { requestId, repeats }: { requestId: number; repeats: number | null },
): Promise<Result<{ request_id: number; repeats: number | null }>> =>
  portal.request((client) =>
    client.rpc('set_repeat', { request_id: requestId, ...(repeats !== null && { repeats }) }),
  );

/** Which of these services were last done on a vehicle within the garage's warranty. */
export const readWarranty = (
  portal: PortalClient,
  { vehicleId, serviceIds }: { vehicleId: number; serviceIds: number[] },
  signal: AbortSignal,
): Promise<Result<Warranty[]>> =>
  portal.request((client) =>
    client.rpc('warranty_for', { vehicle_id: vehicleId, service_ids: serviceIds }).abortSignal(signal),
  );

/** For how long the garage stands for work and for parts. Managers only. */
export const getWarrantyTerms = (portal: PortalClient, signal: AbortSignal): Promise<Result<WarrantyTerms>> =>
  portal.request((client) => client.rpc('warranty_terms').abortSignal(signal));

export const saveWarrantyTerms = (
  portal: PortalClient,
  { values, expected }: Change<WarrantyTerms>,
): Promise<Result<WarrantyTerms>> =>
  portal.request((client) =>
    client.rpc('save_warranty_terms', { terms: { ...values }, expected: { ...expected } }),
  );
