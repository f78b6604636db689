import * as z from 'zod';
import { money, uuid } from '../foundation/answers/shapes.ts';

/** What a customer owes over all requests, in rupees. */
export const customerBalance = z.strictObject({
  customer_id: uuid,
  total: money,
  /** Of the total. */
  invoiced: money,
  /** Of the total: for completed requests that have no invoice yet. */
  to_invoice: money,
  /** Paid for requests that are still open. */
  deposits: money,
  /** The overpayment. */
  to_refund: money,
});

export type CustomerBalance = z.infer<typeof customerBalance>;
