import type { Result } from '../../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../../foundation/client/client.ts';
import type { BookLink, PublicBook, ServiceBook } from './service-books-answers.ts';

/** 'not-found' for a vehicle that the user may not see. */
export const getServiceBook = (
  portal: PortalClient,
  vehicleId: number,
  signal: AbortSignal,
): Promise<Result<ServiceBook>> =>
  portal.request((client) => client.rpc('service_book', { vehicle_id: vehicleId }).abortSignal(signal));

export interface NewBookLink {
  vehicleId: number;
  /** Whether it shows what the owner paid. */
  withPrices: boolean;
}

/** Ends the link made before. */
export const createBookLink = (
  portal: PortalClient,
  { vehicleId, withPrices }: NewBookLink,
): Promise<Result<BookLink>> =>
  portal.request((client) =>
    client.rpc('create_book_link', { vehicle_id: vehicleId, with_prices: withPrices }),
  );

export const revokeBookLink = (
  portal: PortalClient,
  vehicleId: number,
): Promise<Result<{ revoked: boolean }>> =>
  portal.request((client) => client.rpc('revoke_book_link', { vehicle_id: vehicleId }));

/** 'not-found' for a wrong, revoked or ended token, 'too-many' after too many of them. */
export const openBook = (
  portal: FunctionCaller,
  token: string,
  signal: AbortSignal,
): Promise<Result<PublicBook>> =>
  portal.request((client) => client.rpc('open_book', { token }).abortSignal(signal));
