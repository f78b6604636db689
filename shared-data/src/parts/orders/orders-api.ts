import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Order, OrderPage, ReorderPage } from './orders-answers.ts';
import type { OrderFilter, ReorderFilter } from './orders-keys.ts';

/** Newest first. Managers only, as everything about orders. */
export const listOrders = (
  portal: PortalClient,
  { search, state, supplierId, page }: OrderFilter,
  signal: AbortSignal,
): Promise<Result<OrderPage>> =>
  portal.request((client) =>
    client
      .rpc('list_orders', { search, state, supplier_id: supplierId, page, page_size: pageSize })
      .abortSignal(signal),
  );

export const getOrder = (
  portal: PortalClient,
  orderId: number,
  signal: AbortSignal,
): Promise<Result<Order>> =>
  portal.request((client) => client.rpc('order_details', { order_id: orderId }).abortSignal(signal));

/** The parts to order, those that jobs wait for first. */
export const listPartsToOrder = (
  portal: PortalClient,
  { search, supplierId, page }: ReorderFilter,
  signal: AbortSignal,
): Promise<Result<ReorderPage>> =>
  portal.request((client) =>
    client
      .rpc('reorder_list', { search, supplier_id: supplierId, page, page_size: pageSize })
      .abortSignal(signal),
  );

export interface OrderToSave {
  supplierId: number;
  lines: readonly { part_id: number; quantity: number; unit_cost: number | null }[];
  /** A day; without one it follows from the lead days of the supplier. */
  dueOn?: string;
  note?: string;
  /** Without it a draft is made. */
  orderId?: number;
  /** The version that was read. */
  version?: number;
  idempotencyKey: string;
}

export const saveOrder = (
  portal: PortalClient,
  { supplierId, lines, dueOn, orderId, idempotencyKey, ...order }: OrderToSave,
): Promise<Result<Order>> =>
  portal.request((client) =>
    client.rpc('save_order', {
      ...order,
      supplier_id: supplierId,
      lines: lines.map((line) => ({ ...line })),
      due_on: dueOn,
      order_id: orderId,
      idempotency_key: idempotencyKey,
    }),
  );

export interface OrderToSend {
  orderId: number;
  channel: 'mail' | 'print';
  version: number;
}

/** By mail through the outbox, or noted as printed. */
export const sendOrder = (
  portal: PortalClient,
  { orderId, channel, version }: OrderToSend,
): Promise<Result<Order>> =>
  portal.request((client) => client.rpc('send_order', { order_id: orderId, channel, version }));

/** What has not come of a line, or of all, is not wanted any more. */
export const cancelOrderLines = (
  portal: PortalClient,
  { orderId, lineId }: { orderId: number; lineId?: number },
): Promise<Result<Order>> =>
  portal.request((client) => client.rpc('cancel_order_lines', { order_id: orderId, line_id: lineId }));

export interface DeliveredOrder {
  orderId: number;
  /** Of the supplier's bill. */
  number: string;
  day: string;
  /** `unit_cost`: rupees each without tax; `tax_rate`: percent. */
  lines: readonly { line_id: number; quantity: number; unit_cost: number; tax_rate: number }[];
  /** Rupees, of the total on the bill. */
  rounding: number;
  /** Also more than was ordered. */
  more: boolean;
  idempotencyKey: string;
}

/** 'conflict' with the field `more` for more than is open, unless `more` is set. */
export const receiveOrder = (
  portal: PortalClient,
  { orderId, lines, idempotencyKey, ...bill }: DeliveredOrder,
): Promise<Result<Order>> =>
  portal.request((client) =>
    client.rpc('receive_order', {
      ...bill,
      order_id: orderId,
      lines: lines.map((line) => ({ ...line })),
      idempotency_key: idempotencyKey,
    }),
  );
