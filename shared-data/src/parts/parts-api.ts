import type { PortalClient } from '@pitlane/shared-data/client';
import { pageSize } from '../paging/page.ts';
import type { Result } from '../result/result.ts';
import type { Part, PartPage } from './part.ts';

export interface PartFilter {
  /** Name, code or category. */
  search?: string;
  category?: string;
  stockLevel?: 'in-stock' | 'low';
  /** 'name' unless told: name, code, category, stock, min, cost, price or value; with a leading minus descending. */
  sort?: string;
  /** From 1. */
  page: number;
}

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

export interface AvailablePartFilter {
  /** Name or code. */
  search?: string;
  /** From 1. */
  page: number;
}

/** The parts that a job can use: those with stock. */
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

/** Remove is sent as 'subtract' (spec section 4). */
export type StockMode = 'set' | 'add' | 'subtract';

export interface StockUpdate {
  partId: number;
  quantity: number;
  mode: StockMode;
  /** The stock the person has seen: a Set over any other is refused as 'changed', with the stock of now as detail. */
  expectedStock?: number;
  /** A uuid made once per change: sending the same one again changes nothing more. */
  idempotencyKey?: string;
}

/** Stock never falls below zero, whatever is subtracted. */
export const updateStock = (portal: PortalClient, update: StockUpdate): Promise<Result<Part>> =>
  portal.request((client) =>
    client.rpc('update_stock', {
      part_id: update.partId,
      quantity: update.quantity,
      mode: update.mode,
      expected_stock: update.expectedStock,
      idempotency_key: update.idempotencyKey,
    }),
  );
