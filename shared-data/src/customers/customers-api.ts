import { type Page, pageSize } from '../foundation/answers/page.ts';
import { type Result, succeed } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import { isUuid } from '../foundation/formats/is-uuid.ts';
import type { RequestEntry } from '../requests/requests-answers.ts';
import type { CustomerDetails, CustomerOverview, CustomerPage } from './customers-answers.ts';
import type { CustomerFilter, CustomerRequestFilter } from './customers-keys.ts';

export const listCustomers = (
  portal: PortalClient,
  { search, status, sort, page }: CustomerFilter,
  signal: AbortSignal,
): Promise<Result<CustomerPage>> =>
  portal.request((client) =>
    client.rpc('list_customers', { search, status, sort, page, page_size: pageSize }).abortSignal(signal),
  );

/** A customer's requests in any status, newest first; none for a malformed id. Managers only. */
export const listCustomerRequests = async (
  portal: PortalClient,
  { customerId, page }: CustomerRequestFilter,
  signal: AbortSignal,
): Promise<Result<Page<RequestEntry>>> =>
  isUuid(customerId)
    ? portal.request((client) =>
        client
          .rpc('customer_requests', { customer_id: customerId, page, page_size: pageSize })
          .abortSignal(signal),
      )
    : succeed({ rows: [], total: 0 });

export interface CustomerChange {
  customerId: string;
  name: string;
  phone: string;
  /** Empty for none. */
  email: string;
  address: string;
  /** The details as they were read, or it fails as 'changed'. */
  expected?: CustomerDetails;
}

/** Managers only. */
export const updateCustomer = (
  portal: PortalClient,
  { customerId, name, phone, email, address, expected }: CustomerChange,
): Promise<Result<CustomerDetails>> =>
  portal.request((client) =>
    client.rpc('update_customer', {
      customer_id: customerId,
      name,
      phone,
      email,
      address,
      ...(expected && { expected: { ...expected } }),
    }),
  );

/** null for an unknown or malformed id. */
export const getCustomerOverview = async (
  portal: PortalClient,
  customerId: string,
  signal: AbortSignal,
): Promise<Result<CustomerOverview | null>> =>
  isUuid(customerId)
    ? portal.request((client) =>
        client.rpc('customer_overview', { customer_id: customerId }).abortSignal(signal),
      )
    : succeed(null);
