import type { PageFilter } from './drafts-api.ts';
import type { InvoiceFilter } from './invoices-api.ts';
import type { StatementFilter } from './reports/reports-api.ts';

export const invoiceKeys = {
  all: ['invoices'] as const,
  list: (filter: InvoiceFilter) => [...invoiceKeys.all, 'list', filter] as const,
  drafts: (filter: PageFilter) => [...invoiceKeys.all, 'drafts', filter] as const,
  draft: (requestId: number) => [...invoiceKeys.all, 'draft', requestId] as const,
  invoice: (invoiceId: number) => [...invoiceKeys.all, 'invoice', invoiceId] as const,
  options: (invoiceId: number) => [...invoiceKeys.all, 'options', invoiceId] as const,
  balance: (requestId: number) => [...invoiceKeys.all, 'balance', requestId] as const,
  receipt: (paymentId: number) => [...invoiceKeys.all, 'receipt', paymentId] as const,
  till: (day?: string) => [...invoiceKeys.all, 'till', day] as const,
  statement: (filter: StatementFilter) => [...invoiceKeys.all, 'statement', filter] as const,
  rates: () => [...invoiceKeys.all, 'rates'] as const,
};
