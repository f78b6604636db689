import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import type { Hands } from './hands.ts';

/** What the accountant's files of a month add up to, in paise. */
export interface MonthSums {
  /** Documents of GSTR-1: value and taxes. */
  gstr1: number;
  /** Table 12 of GSTR-1. */
  hsn: number;
  /** Debits and credits of Tally by ledger; a debit is positive. */
  ledgers: Record<string, number>;
  expenses: number;
}

async function download(page: Page, { press }: Hands, button: Locator) {
  const downloading = page.waitForEvent('download');
  await press(button);
  return readFile(await (await downloading).path());
}

const sumOf = (csv: Buffer, ...columns: string[]) =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[])
    .flatMap((row) => columns.map((column) => Math.round(Number(row[column]) * 100)))
    .reduce((sum, paise) => sum + paise, 0);

/** Debits by ledger of the vouchers. */
function readLedgers(page: Page, xml: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    const sums: Record<string, number> = {};
    for (const entry of read.getElementsByTagName('ALLLEDGERENTRIES.LIST')) {
      const [ledger = '', amount] = ['LEDGERNAME', 'AMOUNT'].map(
        (name) => entry.getElementsByTagName(name)[0]?.textContent ?? '',
      );
      // A debit is negative there.
      sums[ledger] = (sums[ledger] ?? 0) - Math.round(Number(amount) * 100);
    }
    return sums;
  }, xml);
}

/** Exports every file of the month up to today. */
export async function monthFiles(page: Page, hands: Hands): Promise<MonthSums> {
  const [from, to] = [dayAhead(-30), dayAhead(0)];
  const export_ = (name: string) => download(page, hands, page.getByRole('button', { name }));
  await page.goto('/invoices/gstr-1');
  await hands.date(page.getByLabel('First day'), from);
  await hands.date(page.getByLabel('Last day'), to);
  const gstr1 = sumOf(
    await export_('Export CSV'),
    ...['Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Cess'],
  );
  const hsn = sumOf(await export_('HSN'), 'Total Value');
  const ledgers = await readLedgers(page, (await export_('Vouchers for Tally (XML)')).toString());
  await page.goto(`/expenses?from=${from}&to=${to}`);
  const expenses = sumOf(await export_('Export CSV'), 'Amount');
  return { gstr1, hsn, ledgers, expenses };
}
