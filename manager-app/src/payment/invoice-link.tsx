import type { RequestStatus } from '@pitlane/shared-data/requests';
import { LinkButton } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

interface InvoiceLinkProps {
  request: { request_id: number; status: RequestStatus; invoice_id: number | null };
}

/** Where a completed request is invoiced, or its invoice; nothing for another. */
export function InvoiceLink({ request: { request_id, status, invoice_id } }: InvoiceLinkProps) {
  if (invoice_id !== null) return <LinkButton href={paths.invoice(invoice_id)}>Invoice</LinkButton>;
  if (status !== 'completed') return null;
  return <LinkButton href={paths.invoiceDraft(request_id)}>Invoice Draft</LinkButton>;
}
