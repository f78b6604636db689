import type { ListedCreditNote } from '../invoice/statement/credit-note-table.tsx';
import type { StatementEntry } from '../invoice/statement/statement-table.tsx';

export const sampleEntries: StatementEntry[] = [
  {
    id: 'tax_invoice 7',
    day: '20 Nov 2026',
    document: 'Tax Invoice PL/2026-27/000123',
    service: 'Full Service #1042',
    amount: '₹5,000.00',
    balance: '₹5,100.00',
    href: '/invoices/7',
  },
  {
    id: 'payment 3',
    day: '21 Nov 2026',
    document: 'Payment PR/2026-27/000045',
    service: 'Full Service #1042',
    amount: '-₹1,200.00',
    balance: '₹3,900.00',
    href: '/receipts/3',
  },
];

export const sampleCreditNotes: ListedCreditNote[] = [
  {
    number: 'PC/2026-27/000009',
    day: '22 Nov 2026',
    reason: 'A scratch on the left door',
    amount: '-₹500.00',
    href: '/invoices/9',
  },
];
