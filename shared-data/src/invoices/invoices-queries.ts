import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { frontDeskKeys } from '../customers/front-desk/front-desk-keys.ts';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getDraft, listDrafts, listTaxRates } from './drafts-api.ts';
import { getBill, getInvoice, getPaymentOptions, listInvoices } from './invoices-api.ts';
import { type InvoiceFilter, invoiceKeys, type PageFilter, type StatementFilter } from './invoices-keys.ts';
import { getBalance, getReceipt } from './payments/payments-api.ts';
import { getStatement, getTill } from './reports/reports-api.ts';

/** Managers all, customers their own. */
export const invoicesQuery = (filter: InvoiceFilter) =>
  queryOptions({
    queryKey: invoiceKeys.list(filter),
    queryFn: (context) => unwrap(listInvoices(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** Managers only. */
export const draftsQuery = (filter: PageFilter) =>
  queryOptions({
    queryKey: invoiceKeys.drafts(filter),
    queryFn: (context) => unwrap(listDrafts(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** Managers only. Null without a draft. */
export const draftQuery = (requestId: number) =>
  queryOptions({
    queryKey: invoiceKeys.draft(requestId),
    queryFn: (context) => unwrap(getDraft(portalOf(context), requestId, context.signal)),
  });

export const invoiceQuery = (invoiceId: number) =>
  queryOptions({
    queryKey: invoiceKeys.invoice(invoiceId),
    queryFn: (context) => unwrap(getInvoice(portalOf(context), invoiceId, context.signal)),
  });

/** Null where the garage has not set up how to be paid. */
export const paymentOptionsQuery = (invoiceId: number) =>
  queryOptions({
    queryKey: invoiceKeys.options(invoiceId),
    queryFn: (context) => unwrap(getPaymentOptions(portalOf(context), invoiceId, context.signal)),
  });

/** Everything to hand a car over with. Managers only. */
export const billQuery = (requestId: number) =>
  queryOptions({
    // Below the front desk's, which handing over refetches too.
    queryKey: [...frontDeskKeys.all, 'bill', requestId],
    queryFn: (context) => unwrap(getBill(portalOf(context), requestId, context.signal)),
  });

export const requestBalanceQuery = (requestId: number) =>
  queryOptions({
    queryKey: invoiceKeys.balance(requestId),
    queryFn: (context) => unwrap(getBalance(portalOf(context), requestId, context.signal)),
  });

export const receiptQuery = (paymentId: number) =>
  queryOptions({
    queryKey: invoiceKeys.receipt(paymentId),
    queryFn: (context) => unwrap(getReceipt(portalOf(context), paymentId, context.signal)),
  });

/** Managers only. */
export const taxRatesQuery = () =>
  queryOptions({
    queryKey: invoiceKeys.rates(),
    queryFn: (context) => unwrap(listTaxRates(portalOf(context), context.signal)),
  });

/** Of today without a day. Managers only. */
export const tillQuery = (day?: string) =>
  queryOptions({
    queryKey: invoiceKeys.till(day),
    queryFn: (context) => unwrap(getTill(portalOf(context), day, context.signal)),
  });

/** Managers, customers their own. */
export const statementQuery = (filter: StatementFilter) =>
  queryOptions({
    queryKey: invoiceKeys.statement(filter),
    queryFn: (context) => unwrap(getStatement(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });
