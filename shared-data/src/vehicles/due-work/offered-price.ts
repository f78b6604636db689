import { formatMoney } from '../../foundation/numbers/money.ts';
import type { DueWork } from './due-work-answers.ts';

type Prices = Pick<DueWork, 'price_then' | 'price_now' | 'is_withheld'>;

/** Of deferred work: '₹800, now ₹900'; of what an earlier owner of the car was offered, 'Now ₹900'. */
export function offeredPrice({ price_then, price_now, is_withheld }: Prices): string {
  if (is_withheld)
    return price_now === null ? 'Offered to an earlier owner' : `Now ${formatMoney(price_now)}`;
  const then = price_then === null ? 'No price yet' : formatMoney(price_then);
  if (price_now === null || price_now === price_then) return then;
  return `${then}, now ${formatMoney(price_now)}`;
}
