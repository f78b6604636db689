import { toPaise, toRupees } from '../money/paise.ts';

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

/** What the manager added to the computed pay, in rupees; negative if the final amount is lower. */
export const salaryAdjustment = (payment: {
  time_based_pay: number;
  bonus_amount: number;
  total_amount: number;
}) => sum([payment.total_amount, -payment.time_based_pay, -payment.bonus_amount]);
