import { LinkButton } from '@pitlane/shared-ui/core';
import { ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { paths } from '../paths.ts';

interface InvoiceLinkProps {
  /** Null shows nothing: there is no invoice yet. */
  invoiceId: number | null | undefined;
  /** Id of the request's heading. */
  describedBy: string;
}

/** Leads from a request to its invoice. */
export const InvoiceLink = ({ invoiceId, describedBy }: InvoiceLinkProps) =>
  invoiceId && (
    <LinkButton icon={ReceiptIndianRupee} href={paths.invoice(invoiceId)} aria-describedby={describedBy}>
      Invoice
    </LinkButton>
  );
