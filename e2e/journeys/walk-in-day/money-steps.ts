import type { Page } from '@playwright/test';
import { amountIn } from '../../fixtures/page/read-screen.ts';
import { expect } from '../../fixtures/portal-test.ts';
import { noSidewaysScroll } from './counter-steps.ts';
import type { Hands } from './hands.ts';

/** Prices the complaint and the mechanic's proposal, adds a part with a discount, and sends all three. */
export async function priceThreeLines(
  page: Page,
  { press, type }: Hands,
  complaint: string,
  proposal: string,
) {
  const price = (name: string) => page.getByRole('textbox', { name: `Price of ${name} (₹)` });
  const added = (cell: string) => page.getByRole('textbox', { name: `${cell} of the new line` });
  await type(price(complaint), '450.25');
  // Enter goes to the next line, and from the last one to a new one; the keyboard of a phone has it too.
  await page.keyboard.press('Enter');
  await expect(price(proposal)).toBeFocused();
  await page.keyboard.type('800');
  await page.keyboard.press('Enter');
  await expect(added('Description')).toBeFocused();
  await page.keyboard.type('Fit front pads');
  await type(added('Hours'), '2');
  await type(price('the new line'), '1450.5');
  await type(page.getByRole('textbox', { name: 'Discount of the new line' }), '10%');
  await type(added('Reason for the discount'), 'Regular customer');
  await press(page.getByRole('button', { name: 'Send estimate' }));
  await expect(page.getByText('To be answered: 3 lines, ₹3,861.15.')).toBeVisible();
  await expect(page.getByRole('rowgroup', { name: 'Fit front pads' })).toContainText('₹2,610.90');
}

/** How many of each note and coin make an amount of whole rupees. */
function notesOf(paise: number): [string, number][] {
  let left = paise / 100;
  return [500, 200, 100, 50, 20, 10, 5, 2, 1].flatMap((note) => {
    const pieces = Math.floor(left / note);
    left -= pieces * note;
    return pieces > 0 ? [[`₹${note}`, pieces] as [string, number]] : [];
  });
}

interface DayOfTill {
  float: string;
  petty: string;
  /** Counted as one amount, or note by note. */
  by: 'amount' | 'notes';
}

/** Opens the till with a float, takes petty cash, and closes it with what is in it. Returns that, in paise. */
export async function closeTill(page: Page, { press, type }: Hands, { float, petty, by }: DayOfTill) {
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
  const counted = page.getByLabel('Counted cash (₹)');
  if (by === 'amount') await type(counted, String(expected / 100));
  else {
    await press(page.getByText('Count the notes and coins'));
    for (const [note, pieces] of notesOf(expected))
      await type(page.getByLabel(note, { exact: true }), String(pieces));
  }
  await noSidewaysScroll(page);
  await press(page.getByRole('button', { name: 'Close Till' }));
  await expect(page.getByText(/^Till of .* closed$/)).toBeVisible();
  return expected;
}
