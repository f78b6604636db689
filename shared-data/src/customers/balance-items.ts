import { formatMoneyWithPaise } from '../foundation/numbers/money.ts';
import type { CustomerBalance } from './balance-answers.ts';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

/** What a customer owes in total, in the words of every screen that shows it. */
export function balanceItems(
  { total, invoiced, to_invoice, deposits, to_refund }: CustomerBalance,
  viewer: 'customer' | 'staff',
): { label: string; value: string | null }[] {
  const parts = to_invoice > 0 && [
    invoiced > 0 && `${formatMoneyWithPaise(invoiced)} invoiced`,
    `${formatMoneyWithPaise(to_invoice)} not invoiced yet`,
  ];
  const detail = parts ? ` (${parts.filter(Boolean).join(', ')})` : '';
  return [
    {
      label: viewer === 'customer' ? 'You owe in total' : 'Owes in total',
      value: formatMoneyWithPaise(total) + detail,
    },
    { label: 'Deposits paid', value: unlessZero(deposits) },
    { label: 'To be refunded', value: unlessZero(to_refund) },
  ];
}
