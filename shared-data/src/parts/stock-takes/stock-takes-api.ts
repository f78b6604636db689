import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { StockTake, StockTakeChoices, StockTakeLine, StockTakePage } from './stock-takes-answers.ts';
import type { StockTakeFilter } from './stock-takes-keys.ts';

/** Newest first. */
export const listStockTakes = (
  portal: PortalClient,
  { state, page }: StockTakeFilter,
  signal: AbortSignal,
): Promise<Result<StockTakePage>> =>
  portal.request((client) =>
    client.rpc('list_stock_takes', { state, page, page_size: pageSize }).abortSignal(signal),
  );

export const getStockTake = (
  portal: PortalClient,
  stockTakeId: number,
  signal: AbortSignal,
): Promise<Result<StockTake>> =>
  portal.request((client) =>
    client.rpc('stock_take_details', { stock_take_id: stockTakeId }).abortSignal(signal),
  );

/** The racks and categories that can be counted. */
export const getStockTakeChoices = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<StockTakeChoices>> =>
  portal.request((client) => client.rpc('stock_take_choices').abortSignal(signal));

/** Starts to count, or joins who counts the same already. */
export const startStockTake = (
  portal: PortalClient,
  { rack, category }: { rack?: string; category?: string },
): Promise<Result<StockTake>> =>
  portal.request((client) => client.rpc('start_stock_take', { rack, category }));

export interface PartCount {
  stockTakeId: number;
  partId: number;
  /** Null takes the count back. */
  quantity: number | null;
  /** How many jobs that wait for the network had taken when it was counted. */
  taken: number;
  idempotencyKey: string;
}

/** @param secondsAgo how long it has waited for the network. */
export const countPart = (
  portal: PortalClient,
  { stockTakeId, partId, quantity, taken, idempotencyKey }: PartCount,
  secondsAgo: number,
): Promise<Result<StockTakeLine>> =>
  portal.request((client) =>
    client.rpc('count_part', {
      stock_take_id: stockTakeId,
      part_id: partId,
      // The generated types know no null of a parameter.
      quantity: quantity as number,
      seconds_ago: secondsAgo,
      taken,
      idempotency_key: idempotencyKey,
    }),
  );

/** Managers only. 'changed' when someone has counted after `version` was read. */
export const postStockTake = (
  portal: PortalClient,
  { stockTakeId, version, reason }: { stockTakeId: number; version: number; reason: string },
): Promise<Result<StockTake>> =>
  portal.request((client) => client.rpc('post_stock_take', { stock_take_id: stockTakeId, version, reason }));

/** Changes no stock. Managers only. */
export const cancelStockTake = (portal: PortalClient, stockTakeId: number): Promise<Result<StockTake>> =>
  portal.request((client) => client.rpc('cancel_stock_take', { stock_take_id: stockTakeId }));
