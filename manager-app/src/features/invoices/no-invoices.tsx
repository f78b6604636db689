import { EmptyState } from '@pitlane/shared-ui/core';
import { ReceiptIndianRupee, SearchX } from '@pitlane/shared-ui/icons';
import type { InvoiceListName } from './invoice-filters.ts';

const texts: Record<InvoiceListName, { title: string; hint: string }> = {
  to_issue: { title: 'No invoice to issue', hint: 'A completed job appears here as a draft.' },
  unpaid: { title: 'No unpaid invoices', hint: 'An issued invoice appears here until it is paid.' },
  days_7: { title: 'No unpaid invoice of this age', hint: 'Choose another age.' },
  days_30: { title: 'No unpaid invoice of this age', hint: 'Choose another age.' },
  days_60: { title: 'No unpaid invoice of this age', hint: 'Choose another age.' },
  older: { title: 'No unpaid invoice of this age', hint: 'Choose another age.' },
  paid: { title: 'No paid invoices', hint: 'An invoice appears here once it is paid in full.' },
  credit_notes: { title: 'No credit notes', hint: 'Credit an invoice appears here.' },
  all: { title: 'No invoices yet', hint: 'Issue the draft of a completed job.' },
};

export function NoInvoices({ list, isSearched }: { list: InvoiceListName; isSearched: boolean }) {
  return isSearched ? (
    <EmptyState icon={SearchX} title="No invoices found" hint="Try another search or another filter." />
  ) : (
    <EmptyState icon={ReceiptIndianRupee} {...texts[list]} />
  );
}
