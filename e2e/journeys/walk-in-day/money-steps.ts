import type { Page } from '@playwright/test';
import { amountIn } from '../../fixtures/page/read-screen.ts';
import { expect } from '../../fixtures/portal-test.ts';
import type { Hands } from './hands.ts';

/** Prices the complaint and the mechanic's proposal, adds a part with a discount, and sends all three. */
export async function priceThreeLines(page: Page, { press, type }: Hands, complaint: string) {
  const added = page.getByRole('textbox', { name: 'Description of the new line' });
  const price = (name: string) => page.getByRole('textbox', { name: `Price of ${name} (₹)` });
  await type(price(complaint), '450.25');
  // Enter goes to the next line, and from the last one to a new one.
  await page.keyboard.press('Enter');
  await expect(price('Bleed the brakes')).toBeFocused();
  await page.keyboard.type('800');
  await page.keyboard.press('Enter');
  await expect(added).toBeFocused();
  for (const [index, text] of ['Front pads', '2', '1450.5', '10%', 'Regular customer'].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await press(page.getByRole('button', { name: 'Send estimate' }));
  await expect(page.getByText('To be answered: 3 lines, ₹3,861.15.')).toBeVisible();
  await expect(page.getByRole('rowgroup', { name: 'Front pads' })).toContainText('₹2,610.90');
}

/** Opens the till with a float, takes petty cash, and closes it with what is in it. */
export async function closeTill(page: Page, { press, type }: Hands, float: string, petty: string) {
  await page.goto('/till');
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: 'Open Till' }));
  await type(dialog.getByLabel('Amount (₹)'), float);
  await press(dialog.getByRole('button', { name: 'Record' }));
  await press(page.getByRole('button', { name: 'Cash In or Out' }));
  await type(dialog.getByLabel('Amount (₹)'), petty);
  await type(dialog.getByLabel('Reason'), 'Petty cash');
  await press(dialog.getByRole('button', { name: 'Record' }));
  await expect(page.getByRole('table', { name: 'Float and cash in and out' })).toContainText('Petty cash');
  const expected = await amountIn(page.getByText(/^Expected: /));
  await type(page.getByLabel('Counted cash (₹)'), String(expected / 100));
  await press(page.getByRole('button', { name: 'Close Till' }));
  await expect(page.getByText(/^Till of .* closed$/)).toBeVisible();
  return expected;
}
