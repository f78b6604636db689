import type { Period } from '../foundation/days/period.ts';
import type { InvoiceAge } from './invoice.ts';

export interface PageFilter {
  search?: string;
  /** From 1. */
  page: number;
}

export interface InvoiceFilter {
  filter: InvoiceFilterName;
  /** Number, customer, plate or service. */
  search?: string;
  /** From 1. */
  page: number;
}

export interface StatementFilter extends Period {
  customerId: string;
  /** From 1. */
  page: number;
}

export type InvoiceFilterName = 'all' | 'unpaid' | InvoiceAge | 'paid' | 'credit_notes';

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
