import { toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { ServiceRequest } from '@pitlane/shared-data/requests';
import { paths } from '../paths.ts';

interface PaymentDue {
  /** In rupees. */
  amount: number;
  /** Where it is paid. */
  href?: string | undefined;
  /** Whether it is paid by an invoice that is not issued yet. With neither, the specification simulates it. */
  awaitsInvoice?: boolean;
}

/** What a customer has to pay for a request: the rest of its invoice, before that of the final cost. Null: nothing. */
export function paymentDue({
  status,
  final_cost,
  balance,
}: Pick<ServiceRequest, 'status' | 'final_cost' | 'balance'>): PaymentDue | null {
  if (balance?.invoice_id) {
    const href = balance.has_payment_details ? paths.invoice(balance.invoice_id) : undefined;
    return balance.due > 0 ? { amount: balance.due, href } : null;
  }
  if (status !== 'completed' || final_cost === null) return null;
  const amount = toRupees(toPaise(final_cost) - toPaise(balance?.paid ?? 0));
  if (amount <= 0) return null;
  return balance?.has_payment_details ? { amount, awaitsInvoice: true } : { amount };
}
