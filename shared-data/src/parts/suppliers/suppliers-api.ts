import { pageSize } from '../../foundation/answers/page.ts';
import { type Result, unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Period } from '../../foundation/days/period.ts';
import type { PaymentMethod } from '../../invoices/payments/payment.ts';
import type {
  Purchase,
  Supplier,
  SupplierBill,
  SupplierDetails,
  SupplierPage,
  SupplierPayment,
} from './suppliers-answers.ts';
import type { SupplierFilter } from './suppliers-keys.ts';

/** By name. Managers only, as everything about suppliers. */
export const listSuppliers = (
  portal: PortalClient,
  { search, state, page }: SupplierFilter,
  signal: AbortSignal,
): Promise<Result<SupplierPage>> =>
  portal.request((client) =>
    client.rpc('list_suppliers', { search, state, page, page_size: pageSize }).abortSignal(signal),
  );

export interface SupplierToSave {
  name: string;
  contact: string;
  phone: string;
  email: string;
  gstin: string;
  terms_days: number;
  lead_days: number;
  note: string;
  /** Without it a supplier is added. */
  supplierId?: number;
  /** The supplier as it was read: another one fails as 'changed'. */
  expected?: Partial<Supplier>;
}

export const saveSupplier = (
  portal: PortalClient,
  { supplierId, ...fields }: SupplierToSave,
): Promise<Result<Supplier>> =>
  portal.request((client) => client.rpc('save_supplier', { ...fields, supplier_id: supplierId }));

export const setSupplierRetired = (
  portal: PortalClient,
  { supplierId, retired }: { supplierId: number; retired: boolean },
): Promise<Result<Supplier>> =>
  portal.request((client) => client.rpc('set_supplier_retired', { supplier_id: supplierId, retired }));

/** Those that can be chosen for an order: the first hundred by name that match a search. */
export const listChoices = (
  portal: PortalClient,
  search: string,
  signal: AbortSignal,
): Promise<Result<SupplierPage>> =>
  portal.request((client) => client.rpc('list_suppliers', { search, page_size: 100 }).abortSignal(signal));

export const getSupplier = (
  portal: PortalClient,
  supplierId: number,
  signal: AbortSignal,
): Promise<Result<SupplierDetails>> =>
  portal.request((client) => client.rpc('supplier_details', { supplier_id: supplierId }).abortSignal(signal));

export interface PartsReturn {
  billId: number;
  /** Of the note that goes with the parts. */
  number: string;
  day: string;
  lines: readonly { part_id: number; quantity: number }[];
  reason: string;
  idempotencyKey: string;
}

export const returnToSupplier = (
  portal: PortalClient,
  { billId, lines, idempotencyKey, ...back }: PartsReturn,
): Promise<Result<SupplierBill>> =>
  portal.request((client) =>
    client.rpc('return_to_supplier', {
      ...back,
      bill_id: billId,
      lines: lines.map((line) => ({ ...line })),
      idempotency_key: idempotencyKey,
    }),
  );

export interface NewSupplierPayment {
  supplierId: number;
  /** Rupees. */
  amount: number;
  method: PaymentMethod;
  day: string;
  reference?: string;
  /** Also more than is owed. */
  inAdvance: boolean;
  idempotencyKey: string;
}

/** 'conflict' for more than is owed, unless it is paid in advance, or cash that the till cannot pay. Managers with the right to pay. */
export const paySupplier = (
  portal: PortalClient,
  { supplierId, inAdvance, idempotencyKey, ...payment }: NewSupplierPayment,
): Promise<Result<SupplierPayment>> =>
  portal.request((client) =>
    client.rpc('pay_supplier', {
      ...payment,
      supplier_id: supplierId,
      in_advance: inAdvance,
      idempotency_key: idempotencyKey,
    }),
  );

/** Undoes a wrong payment by one of the opposite amount. Managers with the right to pay. */
export const correctSupplierPayment = (
  portal: PortalClient,
  { paymentId, reason, idempotencyKey }: { paymentId: number; reason: string; idempotencyKey: string },
): Promise<Result<SupplierPayment>> =>
  portal.request((client) =>
    client.rpc('correct_supplier_payment', {
      payment_id: paymentId,
      reason,
      idempotency_key: idempotencyKey,
    }),
  );

/** All bills of suppliers and returns to them in a period, page by page. */
export async function fetchAllPurchases(portal: PortalClient, { from, to }: Period): Promise<Purchase[]> {
  const rows: Purchase[] = [];
  const { signal } = new AbortController();
  let after: number | undefined;
  do {
    const page = await unwrap(
      portal.request((client) =>
        client.rpc('purchase_register', { from_day: from, to_day: to, after }).abortSignal(signal),
      ),
    );
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}
