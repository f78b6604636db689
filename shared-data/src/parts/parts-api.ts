import { pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { Part, PartPage } from './parts-answers.ts';
import type { AvailablePartFilter, PartFilter } from './parts-keys.ts';

export const listParts = (
  portal: PortalClient,
  { search, category, stockLevel, sort, page }: PartFilter,
  signal: AbortSignal,
): Promise<Result<PartPage>> =>
  portal.request((client) =>
    client
      .rpc('list_parts', { search, category, stock_level: stockLevel, sort, page, page_size: pageSize })
      .abortSignal(signal),
  );

/** The most that a list answers: a little more than four sheets. */
const labelsShown = 100;

/** The parts of a filtered inventory, for labels. */
export const listLabels = (
  portal: PortalClient,
  { search, category, stockLevel }: Omit<PartFilter, 'page'>,
  signal: AbortSignal,
): Promise<Result<PartPage>> =>
  portal.request((client) =>
    client
      .rpc('list_parts', { search, category, stock_level: stockLevel, sort: 'code', page_size: labelsShown })
      .abortSignal(signal),
  );

/** The parts in stock. */
export const listAvailableParts = (
  portal: PortalClient,
  { search, page }: AvailablePartFilter,
  signal: AbortSignal,
): Promise<Result<PartPage>> =>
  portal.request((client) =>
    client
      .rpc('list_parts', { search, stock_level: 'available', page, page_size: pageSize })
      .abortSignal(signal),
  );

/** The screens' "Remove" is 'subtract'. */
export type StockMode = 'set' | 'add' | 'subtract';

export interface StockUpdate {
  partId: number;
  quantity: number;
  mode: StockMode;
  /** The stock shown to the user: setting another one fails as 'changed', with the current stock as detail. */
  expectedStock?: number;
  /** Kept with the movement; '' for none. */
  reason?: string;
  /** A uuid per change: a retry with the same key changes nothing more. */
  idempotencyKey?: string;
}

/** Stock never falls below zero. */
export const updateStock = (portal: PortalClient, update: StockUpdate): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('update_stock', {
      part_id: update.partId,
      quantity: update.quantity,
      mode: update.mode,
      expected_stock: update.expectedStock,
      idempotency_key: update.idempotencyKey,
      reason: update.reason || undefined,
    }),
  );
