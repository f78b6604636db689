import { formatMoneyWithPaise } from '../../foundation/numbers/money.ts';
import { toPaise, toRupees } from '../../foundation/numbers/paise.ts';

/** Rupees. */
export interface SalaryDue {
  timePay: number;
  bonus: number;
  total: number;
}

const sum = (amounts: readonly number[]) =>
  toRupees(amounts.reduce((paise, rupees) => paise + toPaise(rupees), 0));

/** Sums the server-computed pay of these jobs. */
export function salaryDue(jobs: readonly { time_pay: number; bonus: number }[]): SalaryDue {
  const timePay = sum(jobs.map((job) => job.time_pay));
  const bonus = sum(jobs.map((job) => job.bonus));
  return { timePay, bonus, total: sum([timePay, bonus]) };
}

interface PaidAmounts {
  time_based_pay: number;
  bonus_amount: number;
  total_amount: number;
}

/** What the manager added to the computed pay, in rupees; negative if the final amount is lower. */
const salaryAdjustment = (payment: PaidAmounts) =>
  sum([payment.total_amount, -payment.time_based_pay, -payment.bonus_amount]);

/** The total of a payment, and the adjustment with its sign where it is not time pay and bonus. */
export function paidTotal(payment: PaidAmounts) {
  const adjustment = salaryAdjustment(payment);
  const sign = adjustment > 0 ? '+' : '';
  return {
    total: formatMoneyWithPaise(payment.total_amount),
    adjustment: adjustment === 0 ? undefined : `${sign}${formatMoneyWithPaise(adjustment)}`,
  };
}
