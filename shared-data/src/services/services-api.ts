import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { ServiceCategory } from './service.ts';
import type { Service } from './services-answers.ts';

/** All services with the retired ones, by name. */
export const listCatalogue = (portal: PortalClient, signal: AbortSignal): Promise<Result<Service[]>> =>
  portal.request((client) => client.from('services').select('*').order('name').abortSignal(signal));

/** The active services, sorted by category and name. Visitors may read them too. */
export const listServices = (portal: PortalClient, signal: AbortSignal): Promise<Result<Service[]>> =>
  portal.request((client) =>
    client
      .from('services')
      .select('*')
      .eq('active', true)
      .order('category')
      .order('name')
      .abortSignal(signal),
  );

export interface ServiceChange {
  name: string;
  description: string;
  category: ServiceCategory;
  /** Rupees. */
  basePrice: number;
  /** Minutes. */
  estimatedDuration: number;
  /** Rupees; null for a service with one price. */
  highestPrice: number | null;
  /** Minutes; both null for a service without a range. */
  shortestDuration: number | null;
  longestDuration: number | null;
  /** The service as it was read, or it fails as 'changed'; without one, a service is added. */
  expected?: Service;
}

/** Existing bookings keep their price. */
export const saveService = (
  portal: PortalClient,
  { name, description, category, basePrice, estimatedDuration, expected, ...range }: ServiceChange,
): Promise<Result<Service>> =>
  portal.request((client) =>
    client.rpc('save_service', {
      name,
      description,
      category,
      base_price: basePrice,
      estimated_duration: estimatedDuration,
      highest_price: range.highestPrice ?? undefined,
      shortest_duration: range.shortestDuration ?? undefined,
      longest_duration: range.longestDuration ?? undefined,
      service_id: expected?.service_id,
      ...(expected && { expected: { ...expected } }),
    }),
  );

/** A service that is not active cannot be booked. */
export const setServiceActive = (
  portal: PortalClient,
  { serviceId, active }: { serviceId: number; active: boolean },
): Promise<Result<Service>> =>
  portal.request((client) => client.rpc('set_service_active', { service_id: serviceId, active }));
