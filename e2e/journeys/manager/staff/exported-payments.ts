import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { Api } from '../../../fixtures/data/api.ts';
import { dayInGarage } from '../../../fixtures/data/garage-day.ts';

interface Payment {
  payment_date: string;
  mechanic_name: string;
  time_based_pay: number;
  bonus_amount: number;
  total_amount: number;
  jobs_included: number[];
}

/** The expected records for the payments of this mechanic in the database, newest first. */
export async function expectedRecords(manager: Api, mechanicId: string) {
  const payments = await manager.read<Payment>(
    `salary_payments?mechanic_id=eq.${mechanicId}&order=payment_date.desc,payment_id.desc`,
  );
  return payments.map((payment) => ({
    Date: dayInGarage(Date.parse(payment.payment_date)),
    // The apostrophe makes a spreadsheet show the name instead of running it as a formula.
    Mechanic: `'${payment.mechanic_name}`,
    'Time-Based Pay': payment.time_based_pay.toFixed(2),
    Bonus: payment.bonus_amount.toFixed(2),
    Total: payment.total_amount.toFixed(2),
    'Jobs Count': String(payment.jobs_included.length),
  }));
}

/** Presses Export CSV and parses the file. */
export async function exportPayments(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  return {
    fileName: download.suggestedFilename(),
    hasByteOrderMark: bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    records: parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[],
  };
}
