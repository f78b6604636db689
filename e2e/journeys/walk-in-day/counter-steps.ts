import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paiseIn } from '../../fixtures/data/money.ts';
import { expect } from '../../fixtures/portal-test.ts';
import type { Hands } from './hands.ts';

const digits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));

export interface Caller {
  name: string;
  phone: string;
  plate: string;
  complaint: string;
}

export const newCaller = (): Caller => ({
  name: `Gita Nair ${digits(4)}`,
  phone: `98${digits(3)} ${digits(5)}`,
  plate: `WI ${digits(2)} AB ${digits(4)}`,
  complaint: 'Brakes squeal in the morning',
});

/** Checks that nothing is wider than the screen. */
export async function noSidewaysScroll(page: Page) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a person or a car' });

/** A call from an unknown number becomes a customer with a car, a complaint and services in one form. */
export async function takeCall(
  page: Page,
  { press, type, choose, check }: Hands,
  caller: Caller,
  services: string[],
) {
  await page.goto('/front-desk');
  await type(search(page), caller.phone);
  await press(page.getByRole('region', { name: 'Found' }).getByRole('button', { name: 'New visit' }));
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await expect(dialog.getByLabel('Phone')).toHaveValue(caller.phone);
  // The phone number is there already, so the name is next.
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type(caller.name);
  await type(dialog.getByLabel('Registration number'), caller.plate.toLowerCase());
  await choose(dialog.getByLabel('Brand'), 'Maruti Suzuki');
  await choose(dialog.getByLabel('Model', { exact: true }), 'Swift');
  await type(dialog.getByLabel('What is wrong'), caller.complaint);
  for (const service of services) await check(dialog.getByRole('checkbox', { name: service, exact: true }));
  await noSidewaysScroll(page);
  await press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(new RegExp(`booked for ${caller.name}`))).toBeVisible();
}

/** The car is found by its plate, checked in, and gets a job card. */
export async function checkIn(page: Page, { press, type, choose }: Hands, { name, plate }: Caller) {
  await page.goto('/front-desk');
  await type(search(page), plate.replaceAll(' ', ''));
  await expect(page.getByRole('article', { name, exact: true })).toContainText('No login');
  await noSidewaysScroll(page);
  await press(
    page.getByRole('list', { name: `Requests of ${name}` }).getByRole('button', { name: 'Check in' }),
  );
  const dialog = page.getByRole('dialog', { name: /^Check in #/ });
  await type(dialog.getByLabel('Kilometres'), '41200');
  await choose(dialog.getByLabel('Fuel'), 'Full');
  await type(dialog.getByLabel('Key number'), 'K7');
  await type(dialog.getByLabel('Things left in the car'), 'Umbrella');
  await press(dialog.getByRole('button', { name: 'Check in' }));
  const card = page.getByRole('article', { name: /^Job Card #/ });
  await expect(card).toContainText('41,200 km');
  await expect(card).toContainText('Umbrella');
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await noSidewaysScroll(page);
}

interface Bill {
  /** Paise. */
  total: number;
  cash: number;
  upi: number;
}

/** Issues the invoice, takes some of it in cash and the rest by UPI, and hands the car over. */
export async function billAndHandOver(
  page: Page,
  { press, type }: Hands,
  plate: string,
  cash: number,
): Promise<Bill> {
  const payment = page.getByRole('article', { name: 'Payment' });
  const heading = payment.getByRole('heading');
  const total = paiseIn(await heading.textContent());
  await press(page.getByRole('button', { name: 'Issue Invoice' }));
  await expect(page.getByRole('link', { name: 'Print or PDF' })).toBeVisible();
  await type(payment.getByLabel('Amount (₹)'), String(cash / 100));
  const record = payment.getByRole('button', { name: 'Record Payment' });
  await press(record);
  await expect(payment.getByRole('img', { name: /^QR code to pay ₹/ })).toBeVisible();
  const upi = paiseIn(await heading.textContent());
  await noSidewaysScroll(page);
  await press(record);
  await expect(payment.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await press(page.getByRole('article', { name: 'Key' }).getByRole('button', { name: 'Hand over' }));
  await expect(page.getByText(`${plate} handed over`)).toBeVisible();
  const receipts = payment.getByRole('table', { name: 'Payments' });
  await expect(receipts.getByRole('link', { name: /^PR\// })).toHaveCount(2);
  return { total, cash, upi };
}
