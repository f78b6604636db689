import { pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { MovementPage, Part, PartDetails } from './parts-answers.ts';
import type { MovementFilter } from './parts-keys.ts';

export const getPart = (
  portal: PortalClient,
  partId: number,
  signal: AbortSignal,
): Promise<Result<PartDetails>> =>
  portal.request((client) => client.rpc('part_details', { part_id: partId }).abortSignal(signal));

/** The ledger of a part, newest first. */
export const listMovements = (
  portal: PortalClient,
  { partId, kind, page }: MovementFilter,
  signal: AbortSignal,
): Promise<Result<MovementPage>> =>
  portal.request((client) =>
    client.rpc('part_movements', { part_id: partId, kind, page, page_size: pageSize }).abortSignal(signal),
  );

interface StockMove {
  partId: number;
  quantity: number;
  reason?: string;
  /** A uuid per change: a retry with the same key changes nothing more. */
  idempotencyKey?: string;
}

export interface Delivery extends StockMove {
  /** Rupees each. */
  unitCost: number;
}

export const receivePart = (portal: PortalClient, delivery: Delivery): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('receive_part', {
      part_id: delivery.partId,
      quantity: delivery.quantity,
      unit_cost: delivery.unitCost,
      reason: delivery.reason,
      idempotency_key: delivery.idempotencyKey,
    }),
  );

export interface CostCorrection {
  /** Of the receipt. */
  movementId: number;
  /** Rupees each; without tax where it came with a bill. */
  unitCost: number;
  reason: string;
  /** A uuid per change: a retry with the same key changes nothing more. */
  idempotencyKey?: string;
}

/** The average cost is then as if the receipt had been right. */
export const correctCost = (portal: PortalClient, correction: CostCorrection): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('correct_cost', {
      movement_id: correction.movementId,
      unit_cost: correction.unitCost,
      reason: correction.reason,
      idempotency_key: correction.idempotencyKey,
    }),
  );

export interface PartReturn extends StockMove {
  requestId: number;
}

/** Puts a part that a completed job did not need back on the shelf. */
export const returnPart = (portal: PortalClient, back: PartReturn): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('return_part', {
      request_id: back.requestId,
      part_id: back.partId,
      quantity: back.quantity,
      reason: back.reason,
      idempotency_key: back.idempotencyKey,
    }),
  );

export interface PartToSave {
  part_name: string;
  part_code: string;
  category: string;
  stock_min: number;
  stock_unit: string;
  price: number;
  shelf: string;
  other_numbers: readonly string[];
  /** '' for that of the category. */
  tax_code: string;
  /** Percent; null for that of the category. */
  tax_rate: number | null;
  /** Without it a part is added. */
  partId?: number;
  /** Of a part that is added: what there is of it, and what each cost in rupees. */
  opening?: { stock: number; cost: number };
  /** The part as it was read: another one fails as 'changed', with the current row as detail. */
  expected?: Partial<Part>;
}

export const savePart = (
  portal: PortalClient,
  { partId, other_numbers, tax_rate, expected, opening, ...fields }: PartToSave,
): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('save_part', {
      ...fields,
      other_numbers: [...other_numbers],
      tax_rate: tax_rate ?? undefined,
      part_id: partId,
      expected,
      opening_stock: opening?.stock,
      opening_cost: opening?.cost,
    }),
  );

export interface Retirement {
  partId: number;
  retired: boolean;
}

export const setPartRetired = (
  portal: PortalClient,
  { partId, retired }: Retirement,
): Promise<Result<Part>> =>
  portal.request((client) => client.rpc('set_part_retired', { part_id: partId, retired }));
