import { pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../foundation/client/client.ts';
import type { Bill } from './bill-answers.ts';
import type {
  Invoice,
  InvoiceList,
  InvoiceReminder,
  LinkInvoice,
  PaymentOptions,
  ReadInvoice,
} from './invoices-answers.ts';
import type { InvoiceFilter } from './invoices-keys.ts';

/** Newest first, unpaid ones oldest first. Managers all, customers their own. */
export const listInvoices = (
  portal: PortalClient,
  { filter, search, page }: InvoiceFilter,
  signal: AbortSignal,
): Promise<Result<InvoiceList>> =>
  portal.request((client) =>
    client.rpc('list_invoices', { filter, search, page, page_size: pageSize }).abortSignal(signal),
  );

/** 'not-found' for another customer's. */
export const getInvoice = (
  portal: PortalClient,
  invoiceId: number,
  signal: AbortSignal,
): Promise<Result<ReadInvoice>> =>
  portal.request((client) => client.rpc('read_invoice', { invoice_id: invoiceId }).abortSignal(signal));

/** 'not-found' for an unknown request. Managers only. */
export const getBill = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<Bill>> =>
  portal.request((client) => client.rpc('bill', { request_id: requestId }).abortSignal(signal));

/** Null where the garage has not set up how to be paid. */
export const getPaymentOptions = (
  portal: PortalClient,
  invoiceId: number,
  signal: AbortSignal,
): Promise<Result<PaymentOptions | null>> =>
  portal.request((client) => client.rpc('payment_options', { invoice_id: invoiceId }).abortSignal(signal));

export interface Credit {
  invoiceId: number;
  reason: string;
  /** Without: all that is left of the invoice. */
  lines?: { position: number; amount: number }[];
  /** What was credited as it was read, in rupees. */
  expectedCredited: number;
  idempotencyKey: string;
}

/** 'changed' when someone else has credited it. Managers with the right to pay. */
export const creditInvoice = (
  portal: PortalClient,
  { invoiceId, reason, lines, expectedCredited, idempotencyKey }: Credit,
): Promise<Result<Invoice>> =>
  portal.request((client) =>
    client.rpc('credit_invoice', {
      invoice_id: invoiceId,
      reason,
      ...(lines && { lines: lines.map((line) => ({ ...line })) }),
      expected_credited: expectedCredited,
      idempotency_key: idempotencyKey,
    }),
  );

/**
 * Queues a reminder of an unpaid invoice, once a day: another one that day returns the first. 'conflict' when nothing is due
 * or the customer gets no such messages. Managers only.
 */
export const remindOfInvoice = (portal: PortalClient, invoiceId: number): Promise<Result<InvoiceReminder>> =>
  portal.request((client) => client.rpc('remind_of_invoice', { invoice_id: invoiceId }));

/** For someone with a request's link, without a login; fails as `openLink`. */
export const openLinkInvoice = (
  portal: FunctionCaller,
  token: string,
  signal: AbortSignal,
): Promise<Result<LinkInvoice>> =>
  portal.request((client) => client.rpc('link_invoice', { token }).abortSignal(signal));
