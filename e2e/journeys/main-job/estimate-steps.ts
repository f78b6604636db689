import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cameraPhoto } from '../../fixtures/data/camera-photo.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { expect } from '../../fixtures/portal-test.ts';

const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const question = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Proposed work' }).getByRole('listitem', { name, exact: true });

/** Starts an inspection and records items without a network, which are saved when the network is back. */
export async function inspect(page: Page) {
  await page.getByRole('button', { name: 'Start Tyres and brakes' }).click();
  await page.route('**/rpc/record_items', (route) => route.abort());
  await item(page, 'Front left tread').getByLabel('Measured (mm)').fill('1.2');
  await item(page, 'Front right tread').getByLabel('Measured (mm)').fill('2.5');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/inspection entr(y waits|ies wait) for the network/)).toBeVisible();
  await page.unroute('**/rpc/record_items');
  await expect(page.getByText(/for the network/)).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  await expect(item(page, 'Front left tread').getByText('Urgent, 1.2 mm')).toBeVisible();
}

/** Takes a photo at an item while its upload breaks off; it arrives later. */
export async function photographItem(page: Page, name: string) {
  await page.route('**/storage/v1/object/request-photos/**', (route) => route.abort('connectionreset'));
  const label = item(page, name).locator('label', { hasText: 'Photo' });
  await expect(label).toBeVisible();
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await item(page, name)
    .getByLabel(`Photo of ${name}`)
    .setInputFiles(await cameraPhoto(page, 'Worn'));
  await expect(item(page, name).getByText('Waits to be sent')).toBeVisible();
  await page.unroute('**/storage/v1/object/request-photos/**');
  await page.reload();
  const photo = item(page, name)
    .getByRole('list', { name: `Photos of ${name}`, exact: true })
    .locator('img');
  await expect(photo).toHaveJSProperty('naturalWidth', 1200);
}

export async function proposeTyre(page: Page, name: string, code: string) {
  await page.getByRole('button', { name: 'Propose line for Front left tread' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose Line' });
  await dialog.getByRole('radio', { name: 'Part' }).check();
  await dialog.getByLabel('Search the parts by name or code').fill(code);
  await dialog.getByRole('button', { name: new RegExp(code) }).click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText(`${name} proposed`)).toBeVisible();
}

export async function proposeLabour(page: Page, description: string) {
  await page.getByRole('button', { name: 'Propose line', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose Line' });
  await dialog.getByRole('radio', { name: 'Labour' }).check();
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Takes photos and proposes a line while the network is lost; one upload breaks off. The photos and the line arrive once.
 */
export async function workThroughLostNetwork(page: Page, description: string) {
  const picker = page.getByLabel('Add photos');
  const photos = page.getByRole('list', { name: 'Photos', exact: true }).getByRole('button');
  const take = (name: string) => cameraPhoto(page, name, 800, 600);
  await picker.setInputFiles(await take('Left tread'));
  await expect(photos).toHaveCount(1);
  await page.context().setOffline(true);
  await picker.setInputFiles([await take('Right tread'), await take('Front axle')]);
  await expect(page.getByRole('list', { name: 'Unsent photos' }).getByText('Waits to be sent')).toHaveCount(
    2,
  );
  await proposeLabour(page, description);
  const lines = page.getByRole('list', { name: 'Lines' });
  await expect(lines.getByText('Waits for the network')).toBeVisible();
  let isBroken = false;
  await page.route('**/storage/v1/object/request-photos/**', async (route) => {
    if (isBroken) return route.continue();
    isBroken = true;
    return route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await expect(photos).toHaveCount(3, { timeout: 30_000 });
  expect(isBroken).toBe(true);
  await expect(lines.getByText('Waits for the network')).toHaveCount(0);
  await expect(lines.getByRole('heading', { name: description })).toHaveCount(1);
}

export async function setPrice(page: Page, name: string, price: number) {
  const line = page.getByRole('rowgroup', { name });
  await line.getByRole('textbox', { name: `Price of ${name} (₹)` }).fill(String(price));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowgroup', { name, exact: true }).last()).toContainText('Not sent yet');
}

/** Answers in the list of proposed work and signs; a line without a reason is approved. */
export async function answer(page: Page, answers: Record<string, string | null>) {
  for (const [name, reason] of Object.entries(answers)) {
    const choice = reason === null ? 'Approve' : 'Decline';
    await question(page, name).getByText(choice, { exact: true }).click();
    if (reason !== null) await question(page, name).getByLabel('Why not?').fill(reason);
  }
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Your answer is recorded.')).toBeVisible();
}

/** An open record prints without its buttons, and its hash is that of its document. */
export async function checkRecord(page: Page, number: number, amount: string) {
  const sheet = page.getByRole('article', { name: `Approval record ${number}` });
  await expect(sheet).toContainText(amount);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const chunks = await (await (await download).createReadStream()).toArray();
  await expect(sheet).toContainText(createHash('sha256').update(Buffer.concat(chunks)).digest('hex'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: null });
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
}

/** From the list of due work to a booking at the front desk, with just that work. */
export async function bookDueWork(page: Page, address: string, work: string) {
  const row = page.getByRole('row', { name: work });
  // What changed is read again each two seconds.
  await expect(async () => {
    await page.goto(address);
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(row).toContainText('Declined: Too dear this month');
  await row.getByRole('link', { name: `Book ${work}` }).click();
  const visit = page.getByRole('dialog', { name: /^Visit of/ });
  await expect(visit.getByLabel('What is wrong')).toHaveValue(work);
  await visit.getByLabel('Preferred date').fill(dayAhead(6));
  await visit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Request #\d+ booked for/)).toBeVisible();
}
