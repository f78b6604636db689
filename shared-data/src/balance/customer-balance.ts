/** What a customer owes over all requests, in rupees. */
export interface CustomerBalance {
  customer_id: string;
  total: number;
  /** Of the total. */
  invoiced: number;
  /** Of the total: for completed requests that have no invoice yet. */
  to_invoice: number;
  /** Paid for requests that are still open. */
  deposits: number;
  /** Paid beyond what is owed. */
  to_refund: number;
}
