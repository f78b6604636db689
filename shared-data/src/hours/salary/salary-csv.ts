import { garageTimeZone } from '../../foundation/client/client.ts';
import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import { garageDay } from '../../foundation/days/garage-day.ts';
import type { ListedPayment } from './salary-answers.ts';

const columns = ['Date', 'Mechanic', 'Time-Based Pay', 'Bonus', 'Total', 'Jobs Count'];

const amountCell = (rupees: number) => rupees.toFixed(2);

/** The payments as CSV: dates in the garage's time zone, amounts in plain rupees. */
export function salaryCsv(
  payments: readonly Pick<
    ListedPayment,
    'payment_date' | 'mechanic_name' | 'time_based_pay' | 'bonus_amount' | 'total_amount' | 'jobs_count'
  >[],
  timeZone: string = garageTimeZone(),
): string {
  const lines = payments.map((payment) =>
    csvLine([
      garageDay(new Date(payment.payment_date), timeZone),
      textCell(payment.mechanic_name),
      amountCell(payment.time_based_pay),
      amountCell(payment.bonus_amount),
      amountCell(payment.total_amount),
      String(payment.jobs_count),
    ]),
  );
  return csvHead(columns) + lines.join('');
}

/** Contains the current date in the garage's time zone. */
export const salaryCsvFileName = (now: Date, timeZone: string = garageTimeZone()): string =>
  `salary-payments-${garageDay(now, timeZone)}.csv`;
