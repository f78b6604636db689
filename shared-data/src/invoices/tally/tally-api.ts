import { readAll } from '../../foundation/answers/read-all.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Period } from '../../foundation/days/period.ts';
import { fetchAllExpenses } from '../expenses/expenses-api.ts';
import { expenseVoucher, paymentVoucher, saleVoucher, type Voucher } from './vouchers.ts';

/**
 * A voucher for each invoice, credit note, payment and expense of a period. Managers only.
 * @param state the code of the garage's, such as 29.
 */
export async function fetchVouchers(
  portal: PortalClient,
  period: Period,
  state: string | null,
): Promise<Voucher[]> {
  const days = { from_day: period.from, to_day: period.to };
  const sales = await readAll((after) =>
    portal.request((client) => client.rpc('sales_register', { ...days, after })),
  );
  const payments = await readAll((after) =>
    portal.request((client) => client.rpc('payment_register', { ...days, after })),
  );
  const expenses = await fetchAllExpenses(portal, period);
  return [
    ...sales.map(saleVoucher),
    ...payments.map(paymentVoucher),
    ...expenses.map((expense) => expenseVoucher(expense, state)),
  ];
}
