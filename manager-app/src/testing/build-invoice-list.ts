import type { InvoiceRow } from '@pitlane/shared-data/invoices';
import { buildInvoiceRow } from '@pitlane/shared-data/testing';

/** Of this month, unpaid for less than eight days. */
export const buildInvoiceList = (rows: InvoiceRow[] = [buildInvoiceRow()]) => ({
  rows,
  total: rows.length,
  ages: {
    days_7: { invoices: 1, due: 5000 },
    days_30: { invoices: 0, due: 0 },
    days_60: { invoices: 2, due: 12_000.5 },
    older: { invoices: 0, due: 0 },
  },
  balance: null,
  counts: { unpaid: 3, days_7: 1, days_30: 0, days_60: 2, older: 0, to_issue: 3 },
});
