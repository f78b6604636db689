import type { PortalClient } from '@pitlane/shared-data/client';
import type { CustomerBalance } from '../balance/customer-balance.ts';
import { DataError } from '../data-error/data-error.ts';
import { isUuid } from '../formats/is-uuid.ts';
import type { Page } from '../paging/page.ts';
import { maxPageSize } from '../paging/page.ts';
import { fail, type Result } from '../result/result.ts';
import type { InvoiceKind, PaymentKind, PaymentMethod } from './invoice.ts';

export interface TillClosing {
  closing_id: number;
  day: string;
  expected: number;
  counted: number;
  /** Counted less expected. */
  difference: number;
  reason: string | null;
  closed_at: string;
  closed_by_name: string;
}

/** Of an entry of an earlier day: no money of this day. */
export interface TillCorrection {
  payment_id: number;
  receipt_number: string;
  corrected_day: string;
  method: PaymentMethod;
  /** Negative: what was wrong had been received. */
  amount: number;
  reason: string;
}

/** The money of a day, in rupees. */
export interface Till {
  day: string;
  methods: {
    method: PaymentMethod;
    received: number;
    /** Negative. */
    given_back: number;
    total: number;
    payments: number;
  }[];
  total: number;
  expected_cash: number;
  /** In none of the sums. */
  corrections: TillCorrection[];
  closings: TillClosing[];
}

/** Of today without a day. Managers only. */
export const getTill = (
  portal: PortalClient,
  day: string | undefined,
  signal: AbortSignal,
): Promise<Result<Till>> => portal.request((client) => client.rpc('till', { day }).abortSignal(signal));

export interface TillCount {
  day: string;
  counted: number;
  /** `expected_cash` as it was read. */
  expected: number;
  /** Where they differ. */
  reason?: string;
  idempotencyKey: string;
}

/** 'changed' when someone else has recorded a payment. */
export const closeTill = (
  portal: PortalClient,
  { day, counted, expected, reason, idempotencyKey }: TillCount,
): Promise<Result<Till>> =>
  portal.request((client) =>
    client.rpc('close_till', {
      day,
      counted,
      expected,
      ...(reason && { reason }),
      idempotency_key: idempotencyKey,
    }),
  );

/** Days as YYYY-MM-DD, both included, up to a year. */
export interface Period {
  from: string;
  to: string;
}

export interface StatementRow {
  day: string;
  at: string;
  kind: InvoiceKind | PaymentKind;
  number: string;
  request_id: number;
  /** Of the invoice or the payment. */
  id: number;
  service_name: string;
  /** Positive: owed. */
  amount: number;
  balance: number;
}

export interface CustomerStatement extends Page<StatementRow> {
  customer: { name: string; phone: string | null };
  from_day: string;
  to_day: string;
  opening: number;
  closing: number;
  /** Now, whatever the period. */
  balance: CustomerBalance;
}

export interface StatementFilter extends Period {
  customerId: string;
  /** From 1. */
  page: number;
}

/** Oldest first. Managers, customers their own; 'not-found' for another's and for a malformed id. */
export const getStatement = async (
  portal: PortalClient,
  { customerId, from, to, page }: StatementFilter,
  signal: AbortSignal,
): Promise<Result<CustomerStatement>> =>
  isUuid(customerId)
    ? portal.request((client) =>
        client
          .rpc('customer_statement', {
            customer_id: customerId,
            from_day: from,
            to_day: to,
            page,
            page_size: maxPageSize,
          })
          .abortSignal(signal),
      )
    : fail(new DataError('not-found'));

/** A row of GSTR-1: one rate of one document. The amounts of a credit note are what it takes off. */
export interface Gstr1Row {
  section: 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';
  invoice_id: number;
  kind: InvoiceKind;
  gstin: string | null;
  receiver_name: string;
  number: string;
  issued_on: string;
  document_value: number;
  place_of_supply: string;
  reverse_charge: string;
  rate: number;
  taxable_value: number;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
  original_number: string | null;
  original_issued_on: string | null;
}

/** The documents after one; `next` is null on the last page. Managers only. */
export const listGstr1Rows = (
  portal: PortalClient,
  { from, to, after }: Period & { after?: number },
  signal: AbortSignal,
): Promise<Result<{ rows: Gstr1Row[]; next: number | null }>> =>
  portal.request((client) => client.rpc('gstr1', { from_day: from, to_day: to, after }).abortSignal(signal));
