import type { CustomerStatement, StatementRow } from '@pitlane/shared-data/invoices';
import { buildBalance } from '@pitlane/shared-data/testing';

export const invoiced: StatementRow = {
  day: '2026-11-20',
  at: '2026-11-20T06:00:00Z',
  kind: 'tax_invoice',
  number: 'PL/2026-27/00007',
  request_id: 41,
  id: 7,
  service_name: 'Full Service',
  amount: 5000,
  balance: 5100,
};

export const paid: StatementRow = {
  ...invoiced,
  day: '2026-11-21',
  kind: 'payment',
  number: 'PR/2026-27/00003',
  id: 3,
  amount: -1200,
  balance: 3900,
};

/** The statement of this financial year. */
export const buildStatement = (rows: StatementRow[] = [invoiced, paid]): CustomerStatement => ({
  customer: { name: 'Asha Rao', phone: null },
  from_day: '2026-04-01',
  to_day: '2027-03-31',
  opening: 100,
  closing: 3900,
  balance: buildBalance({ total: 3900, invoiced: 3900 }),
  rows,
  total: rows.length,
});
