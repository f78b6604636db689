import { type Page, pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { BillTo, DraftRow, InvoiceDraft, InvoiceLine, TaxRate } from './drafts-answers.ts';
import type { ReadInvoice } from './invoices-answers.ts';
import type { PageFilter } from './invoices-keys.ts';

/** Completed requests whose invoice is not issued, the longest waiting first. Managers only. */
export const listDrafts = (
  portal: PortalClient,
  { search, page }: PageFilter,
  signal: AbortSignal,
): Promise<Result<Page<DraftRow>>> =>
  portal.request((client) =>
    client.rpc('list_drafts', { search, page, page_size: pageSize }).abortSignal(signal),
  );

/** Null without one: `saveDraft` makes that of a completed request. */
export const getDraft = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<InvoiceDraft | null>> =>
  portal.request((client) => client.rpc('invoice_draft', { request_id: requestId }).abortSignal(signal));

export interface DraftChanges {
  requestId: number;
  customer?: Partial<BillTo>;
  /** Fields left out keep their value; null as code or rate uses that of the issue date. */
  lines?: (Pick<InvoiceLine, 'position'> &
    Partial<Pick<InvoiceLine, 'description' | 'tax_code' | 'tax_rate' | 'discount' | 'discount_reason'>> & {
      /** In place of `discount`. */
      discount_percent?: number;
    })[];
  /** As the draft was read. */
  version?: number;
}

/** 'changed' when the draft has another version by now. */
export const saveDraft = (
  portal: PortalClient,
  { requestId, customer = {}, lines = [], version }: DraftChanges,
): Promise<Result<InvoiceDraft>> =>
  portal.request((client) =>
    client.rpc('save_draft', {
      request_id: requestId,
      customer: { ...customer },
      lines: lines.map((line) => ({ ...line })),
      ...(version !== undefined && { version }),
    }),
  );

export interface DraftDiscount {
  requestId: number;
  /** Rupees or percent; 0: none any more. */
  off: { rupees: number } | { percent: number };
  /** Of one line; without, of all of them. */
  position?: number;
  reason?: string;
  /** As the draft was read. */
  version: number;
}

/** In place of the discount there is. 'forbidden' above the limit of the settings without the right to pay. */
export const discountDraft = (
  portal: PortalClient,
  { requestId, off, position, reason, version }: DraftDiscount,
): Promise<Result<InvoiceDraft>> =>
  portal.request((client) =>
    client.rpc('discount_draft', {
      request_id: requestId,
      ...off,
      ...(position !== undefined && { line: position }),
      ...(reason && { reason }),
      version,
    }),
  );

export interface Issue {
  requestId: number;
  /** Of the draft as it was read. */
  version?: number;
  idempotencyKey: string;
}

/** Makes the draft where there is none. */
export const issueInvoice = (
  portal: PortalClient,
  { requestId, version, idempotencyKey }: Issue,
): Promise<Result<ReadInvoice>> =>
  portal.request((client) =>
    client.rpc('issue_invoice', {
      request_id: requestId,
      ...(version !== undefined && { version }),
      idempotency_key: idempotencyKey,
    }),
  );

/** Newest first in each kind. Managers only. */
export const listTaxRates = (portal: PortalClient, signal: AbortSignal): Promise<Result<TaxRate[]>> =>
  portal.request((client) => client.rpc('tax_rates').abortSignal(signal));

/** From today on. Managers with the right to change settings. */
export const saveTaxRate = (portal: PortalClient, rate: TaxRate): Promise<Result<TaxRate[]>> =>
  portal.request((client) => client.rpc('save_tax_rate', { ...rate }));
