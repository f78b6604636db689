import type { CustomerBalance } from '../../customers/balance-answers.ts';

/** Of a customer who owes nothing. */
export const buildBalance = (changes: Partial<CustomerBalance> = {}): CustomerBalance => ({
  customer_id: '00000000-0000-4000-8000-000000000001',
  total: 0,
  invoiced: 0,
  to_invoice: 0,
  deposits: 0,
  to_refund: 0,
  ...changes,
});
