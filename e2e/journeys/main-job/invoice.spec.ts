import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { extractText } from 'unpdf';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { today } from '../../fixtures/data/garage-day.ts';
import { paiseIn } from '../../fixtures/data/money.ts';
import { proveAddress } from '../../fixtures/data/prove-address.ts';
import { readMails } from '../../fixtures/data/read-mails.ts';
import { completionDialog, jobCard, phone } from '../../fixtures/page/mechanic-screens.ts';
import { amountIn, cellOf, valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const rupees = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Records money in the open dialog; without an amount, all that can be taken. */
async function record(
  page: Page,
  title: string,
  money: { method: string; paise?: number; reference?: string; reason?: string },
) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: money.method, exact: true }).check({ force: true });
  const amount = dialog.getByLabel('Amount (₹)');
  if (money.paise !== undefined) await amount.fill(String(money.paise / 100));
  if (money.reference) await dialog.getByLabel('Reference').fill(money.reference);
  if (money.reason) await dialog.getByLabel('Reason').fill(money.reason);
  await dialog.getByRole('button', { name: title }).click();
  await expect(
    page.getByText(/ (recorded|refunded), receipt PR\/\d{4}-\d\d\/\d{5,6}$/).first(),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function downloaded(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a deposit, a completion with an adjustment, an invoice, its payment in parts, a credit note, the till and the export agree @long', async ({
  signInAs,
  anotherBrowser,
}) => {
  test.setTimeout(240_000);
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await proveAddress(job.customer.email);
  const plate = job.vehicle.registration_number;
  const estimate = Math.round(job.service.base_price * 100);
  const [deposit, part, credited] = [500_00, 250_50, 100_00];
  const finalCost = estimate - 50_25;
  const rest = finalCost - deposit - part;

  const desk = await signInAs('manager');
  await test.step('the front desk takes a deposit', async () => {
    await desk.goto('/front-desk');
    await desk.getByRole('searchbox', { name: 'Find a person or a car' }).fill(plate);
    await desk
      .getByRole('button', { name: `More for ${plate}` })
      .first()
      .click();
    await desk.getByRole('menuitem', { name: 'Record Deposit' }).click();
    await record(desk, 'Record Deposit', { method: 'Cash', paise: deposit });
  });

  await test.step('the mechanic completes the job below the estimate', async () => {
    const workshop = await signInAs(mechanic, await anotherBrowser());
    await workshop.setViewportSize(phone);
    await workshop.goto('/mechanic-jobs');
    await jobCard(workshop, job).getByRole('button', { name: 'Start Job' }).click();
    await expect(workshop.getByText('Job started successfully')).toBeVisible();
    await jobCard(workshop, job).getByRole('button', { name: 'Complete' }).click();
    const cost = completionDialog(workshop).getByLabel('Final Cost');
    await cost.fill(String(finalCost / 100));
    await cost.blur();
    await completionDialog(workshop).getByRole('button', { name: 'Complete Job' }).click();
    await expect(workshop.getByText('Job completed successfully')).toBeVisible();
  });

  const number = await test.step('the manager issues the invoice, on which the deposit counts', async () => {
    await desk.goto(`/invoices?filter=to_issue&search=${encodeURIComponent(plate)}`);
    await desk
      .getByRole('table', { name: 'Drafts' })
      .getByRole('row', { name: plate })
      .getByRole('link')
      .first()
      .click();
    await expect(desk.getByLabel('Description of line 2')).toHaveValue('Adjustment');
    await desk.getByRole('button', { name: 'Issue Invoice' }).click();
    await desk
      .getByRole('alertdialog', { name: 'Issue Invoice' })
      .getByRole('button', { name: 'Issue', exact: true })
      .click();
    await expect(desk).toHaveURL(/\/invoices\/\d+$/);
    const balance = desk.getByRole('article', { name: 'Balance' });
    expect(await amountIn(valueBeside(balance, 'Total'))).toBe(finalCost);
    expect(await amountIn(valueBeside(balance, 'Due'))).toBe(finalCost - deposit);
    const [issued] = /PL\/\d{4}-\d\d\/\d{5,6}/.exec(String(await balance.textContent())) ?? [];
    return String(issued);
  });
  const address = new URL(desk.url()).pathname;

  await test.step('a part is paid by UPI', async () => {
    await desk.getByRole('button', { name: 'Record Payment' }).click();
    await record(desk, 'Record Payment', { method: 'UPI', paise: part, reference: 'UTR 4100' });
  });

  const customer = await signInAs(job.customer, await anotherBrowser());
  await test.step('the customer sees the amount due and how to pay it', async () => {
    await customer.goto('/invoices?filter=unpaid');
    const row = customer.getByRole('row', { name: number });
    expect(await amountIn(cellOf(row, 'Due'))).toBe(rest);
    await row.getByRole('link').first().click();
    await expect(
      customer.getByRole('img', { name: `QR code to pay ${rupees(rest)} by UPI` }).first(),
    ).toBeVisible();
    const link = customer.getByRole('link', { name: `Pay ${rupees(rest)} by UPI` });
    const upi = new URL(String(await link.getAttribute('href')));
    expect(upi.protocol).toBe('upi:');
    expect(upi.searchParams.get('am')).toBe((rest / 100).toFixed(2));
  });

  await test.step('the PDF says the same, to another library', async () => {
    const { name, bytes } = await downloaded(customer, 'Download PDF');
    expect(name).toBe(`${number.replaceAll('/', '-')}.pdf`);
    expect(bytes.length).toBeLessThan(100_000);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const words of [
      'Tax Invoice',
      number,
      plate,
      job.service.name,
      'Adjustment',
      job.customer.name,
      'UTR 4100',
    ]) {
      expect(plain).toContain(words);
    }
    for (const amount of [`Total ${rupees(finalCost)}`, `Amount due ${rupees(rest)}`])
      expect(plain).toContain(amount);
    const taxes = /Total ([\d,.]+) ([\d,.]+) ([\d,.]+) ([\d,.]+)/.exec(plain)?.slice(1).map(paiseIn);
    const [value = 0, cgst = 0, sgst = 0, amount = 0] = taxes ?? [];
    expect([value + cgst + sgst, amount, cgst]).toEqual([finalCost, finalCost, sgst]);
  });

  await test.step('the rest is recorded, and the customer has a receipt', async () => {
    await desk.getByRole('button', { name: 'Record Payment' }).click();
    await record(desk, 'Record Payment', { method: 'UPI', reference: 'UTR 4200' });
    await customer.reload();
    await expect(customer.getByText('Paid', { exact: true }).first()).toBeVisible();
    const row = customer.getByRole('table', { name: 'Payments' }).getByRole('row', { name: 'UTR 4200' });
    expect(await amountIn(cellOf(row, 'Amount'))).toBe(rest);
    await customer
      .getByRole('table', { name: 'Receipts' })
      .getByRole('row', { name: rupees(rest) })
      .getByRole('link')
      .first()
      .click();
    await expect(customer.getByRole('main')).toContainText(rupees(rest));
    await expect(customer.getByRole('link', { name: `Invoice ${number}` })).toBeVisible();
  });

  await test.step('each of these was told in a mail, and the invoice’s has a link to it', async () => {
    const mails = await readMails(job.customer.email, 6);
    // Of its completion: it was not checked in, so none says that it has arrived.
    const car = `Your ${job.vehicle.brand} ${job.vehicle.model}`;
    expect(mails.map(({ subject }) => subject.split(/:| PL\/| ₹| is/)[0])).toEqual([
      ...['Booking received', 'We received', car],
      ...['Invoice', 'We received', 'We received'],
    ]);
    const { text } = mails[3] ?? { text: '' };
    expect(text).toContain(`your invoice ${number} of `);
    const visitor = await anotherBrowser();
    await visitor.goto(/https?:\S+\/t\/[\w-]+#invoice/.exec(text)?.[0] ?? '');
    await expect(visitor.getByText(number).first()).toBeVisible();
  });

  const note = await test.step('a mistake is credited and refunded', async () => {
    await desk.goto(address);
    await desk.getByRole('button', { name: 'Issue Credit Note' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Issue Credit Note' });
    await dialog.getByRole('radio', { name: 'Amounts of some lines' }).check({ force: true });
    await dialog.getByLabel(`1. ${job.service.name} (₹)`).fill(String(credited / 100));
    await dialog.getByLabel('Reason').fill('A scratch');
    await dialog.getByRole('button', { name: 'Issue Credit Note' }).click();
    await expect(dialog).toBeHidden();
    await desk.goto(address);
    await desk.getByRole('button', { name: 'Record Refund' }).click();
    await record(desk, 'Record Refund', { method: 'Cash', reason: 'A scratch' });
    const balance = desk.getByRole('article', { name: 'Balance' });
    expect(await amountIn(valueBeside(balance, 'Credited'))).toBe(credited);
    expect(await amountIn(valueBeside(balance, 'Paid'))).toBe(finalCost - credited);
    const row = desk
      .getByRole('table', { name: 'Credit notes of the invoice' })
      .getByRole('row', { name: /PC\// });
    return String(/PC\/\d{4}-\d\d\/\d{5,6}/.exec(String(await row.textContent()))?.[0]);
  });

  const supplier = `Tea stall of ${plate}`;
  await test.step('the till pays an expense, and is closed with the cash that was counted', async () => {
    await desk.goto('/till');
    await desk.getByRole('button', { name: /^(Open Till|Cash In or Out)$/ }).click();
    const drawer = desk.getByRole('dialog');
    await drawer.getByRole('radio', { name: 'Cash in' }).check();
    await drawer.getByLabel('Amount (₹)').fill('300');
    await drawer.getByLabel('Reason').fill('Change from the bank');
    await drawer.getByRole('button', { name: 'Record' }).click();
    await expect(desk.getByRole('table', { name: 'Float and cash in and out' })).toContainText(
      'Change from the bank',
    );
    const expected = desk.getByText(/^Expected: /);
    const before = await amountIn(expected);
    await desk.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
    await desk.getByRole('button', { name: 'Record Expense' }).click();
    const expense = desk.getByRole('dialog', { name: 'Record Expense' });
    await expense.getByRole('textbox', { name: 'Supplier', exact: true }).fill(supplier);
    await expense.getByLabel('Category').selectOption('Staff welfare');
    await expense.getByLabel('Amount (₹)').fill('118');
    await expense.locator('input[type=file]').setInputFiles({
      name: 'bill.png',
      mimeType: 'image/png',
      buffer: await desk.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } }),
    });
    await expect(expense.getByText('Photo added')).toBeVisible();
    await expense.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(desk.getByText(`₹118.00 to ${supplier} recorded`)).toBeVisible();
    await desk
      .getByRole('row', { name: supplier })
      .getByRole('button', { name: `Bill of ${supplier}` })
      .click();
    await expect(desk.getByRole('img', { name: `Bill of ${supplier}` })).toBeVisible();
    await desk.goto('/till');
    await expect(desk.getByRole('table', { name: 'Cash expenses' })).toContainText(supplier);
    const cash = await amountIn(expected);
    expect(cash).toBe(before - 118_00);
    await desk.getByLabel('Counted cash (₹)').fill(String((cash - 10_00) / 100));
    await desk.getByLabel('Reason for a difference').fill('Tea');
    await desk.getByRole('button', { name: 'Close Till' }).click();
    await expect(desk.getByRole('table', { name: 'Closings of the day' })).toContainText('Tea');
  });

  await test.step('the accountant’s file adds up to both documents', async () => {
    await desk.goto('/invoices/gstr-1');
    await desk.getByLabel('First day').fill(today());
    await desk.getByLabel('Last day').fill(today());
    const { bytes } = await downloaded(desk, 'Export CSV');
    const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    const sumOf = (document: string) =>
      rows
        .filter((row) => row['Document Number'] === document)
        .flatMap((row) =>
          ['Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Cess'].map(
            (column) => row[column],
          ),
        )
        .reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
    expect([sumOf(number), sumOf(note)]).toEqual([finalCost, -credited]);

    const file = await downloaded(desk, 'Vouchers for Tally (XML)');
    const entries = await desk.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (element: Element, name: string) =>
        element.getElementsByTagName(name)[0]?.textContent ?? '';
      return [...read.querySelectorAll('TALLYMESSAGE > VOUCHER')].flatMap((voucher) =>
        [...voucher.getElementsByTagName('ALLLEDGERENTRIES.LIST')].map((entry) => ({
          text: `${textOf(voucher, 'VOUCHERNUMBER')} ${textOf(voucher, 'NARRATION')}`,
          ledger: textOf(entry, 'LEDGERNAME'),
          paise: Math.round(Number(textOf(entry, 'AMOUNT')) * 100),
        })),
      );
    }, file.bytes.toString());
    const booked = (text: string, ledger: string) =>
      entries
        .filter((entry) => entry.text.includes(text) && entry.ledger === ledger)
        .reduce((sum, entry) => sum + entry.paise, 0);
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    // A debit is negative there.
    expect(booked(`${number} ${job.service.name}`, 'Garage Customers')).toBe(-finalCost);
    expect(booked(note, 'Garage Customers')).toBe(credited);
    expect(booked(supplier, 'Cash')).toBe(118_00);
  });
});
