import { garageTimeZone } from '@pitlane/shared-data/client';
import { garageDay } from '../formats/garage-day.ts';
import type { ListedPayment } from './salary-payment.ts';

const byteOrderMark = '\uFEFF';
const columns = ['Date', 'Mechanic', 'Time-Based Pay', 'Bonus', 'Total', 'Jobs Count'];

/** A spreadsheet runs a cell that begins like this; an apostrophe before it makes it text. */
const runsInSpreadsheet = /^[=+\-@\t\r]/;

/** RFC 4180: quoted when it holds a comma, a quote or a line break. */
function textCell(text: string): string {
  const harmless = runsInSpreadsheet.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const amountCell = (rupees: number) => rupees.toFixed(2);

/** The payments as a CSV file for spreadsheets: dates are the garage's days, amounts plain rupees. */
export function salaryCsv(
  payments: readonly Pick<
    ListedPayment,
    'payment_date' | 'mechanic_name' | 'time_based_pay' | 'bonus_amount' | 'total_amount' | 'jobs_count'
  >[],
  timeZone: string = garageTimeZone(),
): string {
  const lines = payments.map((payment) =>
    [
      garageDay(new Date(payment.payment_date), timeZone),
      textCell(payment.mechanic_name),
      amountCell(payment.time_based_pay),
      amountCell(payment.bonus_amount),
      amountCell(payment.total_amount),
      String(payment.jobs_count),
    ].join(','),
  );
  return `${byteOrderMark}${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The name of the exported file, which carries the garage's current date (spec section 9). */
export const salaryCsvFileName = (now: Date, timeZone: string = garageTimeZone()): string =>
  `salary-payments-${garageDay(now, timeZone)}.csv`;
