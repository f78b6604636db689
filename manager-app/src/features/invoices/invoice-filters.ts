import {
  type CountedInvoices,
  type InvoiceFilterName,
  invoiceAgeLabels,
  invoiceAges,
} from '@pitlane/shared-data/invoices';

/** What the list shows: completed jobs to invoice, or issued documents. */
export type InvoiceListName = 'to_issue' | InvoiceFilterName;

export const invoiceLists: readonly { id: InvoiceListName; label: string }[] = [
  { id: 'unpaid', label: 'Unpaid' },
  ...invoiceAges.map((id) => ({ id, label: invoiceAgeLabels[id] })),
  { id: 'to_issue', label: 'To issue' },
  { id: 'paid', label: 'Paid' },
  { id: 'credit_notes', label: 'Credit notes' },
  { id: 'all', label: 'All' },
];

const counted: readonly string[] = ['unpaid', ...invoiceAges, 'to_issue'];

/** Whether the list of invoices says how many there are. */
export const isCounted = (id: InvoiceListName): id is CountedInvoices => counted.includes(id);
