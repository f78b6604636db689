import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { LineKind, Urgency } from './estimate-line.ts';
import type { DiscountedLines, EstimateLine } from './lines-answers.ts';

/** What can change of a line; a mechanic sets no price. */
export interface LineChanges {
  description?: string;
  quantity?: number;
  unit?: string;
  /** Rupees including tax. */
  unit_price?: number | null;
  /** Rupees off the line; 0: no discount. Not together with `discount_percent`. */
  discount?: number;
  discount_percent?: number;
  discount_reason?: string | null;
  /** Percent. */
  tax_rate?: number;
  tax_code?: string | null;
  minutes?: number | null;
  urgency?: Urgency;
  what_it_is?: string | null;
  why_needed?: string | null;
  if_it_waits?: string | null;
}

/** A service or a part brings its description, unit, price and minutes. */
export interface NewLine extends LineChanges {
  kind?: LineKind;
  service_id?: number;
  part_id?: number;
  /** The item of an inspection that proposes it. */
  inspection_item_id?: number;
}

export interface LineProposal {
  requestId: number;
  line: NewLine;
  /** A uuid per form: a retry with the same key returns the first line. */
  idempotencyKey?: string;
}

export const addLine = (
  portal: PortalClient,
  { requestId, line, idempotencyKey }: LineProposal,
): Promise<Result<EstimateLine>> =>
  portal.request((client) =>
    client.rpc('add_line', {
      request_id: requestId,
      line: { ...line },
      idempotency_key: idempotencyKey,
    }),
  );

export interface LineChange {
  lineId: number;
  changes: LineChanges;
  /** The one that was read, or it fails as 'changed'. */
  version?: number;
  /** A uuid per form: a retry with the same key returns the first result. */
  idempotencyKey?: string;
}

/** Changes a proposal, or proposes a decided line anew. */
export const changeLine = (
  portal: PortalClient,
  { lineId, changes, version, idempotencyKey }: LineChange,
): Promise<Result<EstimateLine>> =>
  portal.request((client) =>
    client.rpc('change_line', {
      line_id: lineId,
      changes: { ...changes },
      version,
      idempotency_key: idempotencyKey,
    }),
  );

export interface LinesDiscount {
  requestId: number;
  /** Off all proposed lines, in place of the discounts they have; 0: none. */
  off: { rupees: number } | { percent: number };
  reason?: string;
  /** What these lines came to before discounts when they were read, or it fails as 'changed'. */
  seen?: number;
}

export const discountLines = (
  portal: PortalClient,
  { requestId, off, reason, seen }: LinesDiscount,
): Promise<Result<DiscountedLines>> =>
  portal.request((client) => client.rpc('discount_lines', { request_id: requestId, ...off, reason, seen }));

export const withdrawLine = (portal: PortalClient, lineId: number): Promise<Result<EstimateLine>> =>
  portal.request((client) => client.rpc('withdraw_line', { line_id: lineId }));
