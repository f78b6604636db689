import type { ServiceRequest } from '@pitlane/shared-data/requests';
import { paths } from '../paths.ts';

interface PaymentDue {
  /** In rupees. */
  amount: number;
  /** Where it is paid. */
  href?: string | undefined;
  /** Whether it is paid by an invoice that is not issued yet. With neither, a payment is simulated. */
  awaitsInvoice?: boolean;
}

/** What a customer has to pay for a request and where. Null: nothing. */
export function paymentDue({ balance }: Pick<ServiceRequest, 'balance'>): PaymentDue | null {
  if (!balance || balance.owed === 0) return null;
  const { owed: amount, invoice_id, has_payment_details } = balance;
  if (!has_payment_details) return { amount };
  return invoice_id === null ? { amount, awaitsInvoice: true } : { amount, href: paths.invoice(invoice_id) };
}
