import { parseId } from '@pitlane/shared-data/paths';
import { useParams } from 'react-router';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicePage } from './invoice-page.tsx';

/** The customer's own invoices and credit notes, or one of them. */
export function Component() {
  const { invoiceId } = useParams();
  return invoiceId === undefined ? <InvoiceList /> : <InvoicePage invoiceId={parseId(invoiceId)} />;
}
