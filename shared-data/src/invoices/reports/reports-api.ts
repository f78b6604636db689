import { DataError } from '../../foundation/answers/data-error.ts';
import { maxPageSize } from '../../foundation/answers/page.ts';
import { fail, type Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Period } from '../../foundation/days/period.ts';
import { isUuid } from '../../foundation/formats/is-uuid.ts';
import type { StatementFilter } from '../invoices-keys.ts';
import type { CustomerStatement, Gstr1Row, Gstr1Tables, Till, TillEntry } from './reports-answers.ts';

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
  /** How many of each note and coin, if they were counted. */
  notes?: Record<string, number>;
  idempotencyKey: string;
}

/** 'changed' when someone else has recorded a payment. */
export const closeTill = (
  portal: PortalClient,
  { day, counted, expected, reason, notes, idempotencyKey }: TillCount,
): Promise<Result<Till>> =>
  portal.request((client) =>
    client.rpc('close_till', {
      day,
      counted,
      expected,
      ...(reason && { reason }),
      ...(notes && { notes }),
      idempotency_key: idempotencyKey,
    }),
  );

export interface NewTillEntry {
  kind: TillEntry['kind'];
  /** Rupees. */
  amount: number;
  reason?: string;
  idempotencyKey: string;
}

/** Of today's drawer. 'conflict' for a second float, or more out than there is. Managers only. */
export const recordTillEntry = (
  portal: PortalClient,
  { kind, amount, reason, idempotencyKey }: NewTillEntry,
): Promise<Result<Till>> =>
  portal.request((client) =>
    client.rpc('record_till_entry', {
      kind,
      amount,
      ...(reason && { reason }),
      idempotency_key: idempotencyKey,
    }),
  );

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

/** The documents after one; `next` is null on the last page. Managers only. */
export const listGstr1Rows = (
  portal: PortalClient,
  { from, to, after }: Period & { after?: number },
  signal: AbortSignal,
): Promise<Result<{ rows: Gstr1Row[]; next: number | null }>> =>
  portal.request((client) => client.rpc('gstr1', { from_day: from, to_day: to, after }).abortSignal(signal));

/** Tables 11A, 11B and 12. Managers only. */
export const getGstr1Tables = (
  portal: PortalClient,
  { from, to }: Period,
  signal: AbortSignal,
): Promise<Result<Gstr1Tables>> =>
  portal.request((client) => client.rpc('gstr1_tables', { from_day: from, to_day: to }).abortSignal(signal));
