import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Presses where the button is now, as a hand does that cannot follow a button that moves. */
async function pressWhereItIs(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not visible');
  // Near its edge, which a message of one line is enough to move away.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.mouse.up();
}

test('the first press of Close Till counts, though leaving the amount shows or removes messages', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  await page.goto('/till');
  const form = page.getByRole('form', { name: 'Close the till' });
  const amount = form.getByLabel('Counted cash (₹)');
  const close = form.getByRole('button', { name: 'Close Till' });

  await amount.fill('98765');
  await pressWhereItIs(page, close);
  await expect(form.getByText('Please give a reason for the difference')).toBeVisible();

  const reason = form.getByLabel('Reason for a difference');
  await reason.fill('Short');
  await amount.fill('many');
  await pressWhereItIs(page, close);
  await expect(amount).toBeFocused();
  await reason.fill('');
  await amount.fill('98764');
  await pressWhereItIs(page, close);
  await expect(reason).toBeFocused();
});

/** Dialogs with a field that has to be filled in: where they are opened, and by which button. */
const dialogs = [
  ['/front-desk', 'New visit'],
  ['/mechanic-management', 'Hire Mechanic'],
  ['/settings/managers', 'Hire Manager'],
  ['/settings/services', 'Add Service'],
  ['/settings/car-models', 'Add Car Model'],
  ['/settings/hours', 'Add Bay'],
  ['/settings/hours', 'Close Days'],
  ['/settings/tax-rates', 'Add Tax Rate'],
  ['/settings/part-categories', 'Add Category'],
] as const;

test('the first press in each dialog with a field to fill in counts', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  for (const [path, opener] of dialogs) {
    await test.step(`${opener} of ${path}`, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog', { name: opener });
      await dialog.locator('input:not([type=checkbox], [type=radio]), textarea').first().fill('');
      await pressWhereItIs(page, dialog.locator('button[type=submit]'));
      await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('the first press of Record Payment counts, though leaving the amount shows a message', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs('manager');
  await page.goto('/invoices');
  await page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record Payment' });
  const amount = dialog.getByLabel('Amount (₹)');
  await amount.fill('many');
  await pressWhereItIs(page, dialog.locator('button[type=submit]'));
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
});

test('a press whose pointer moves away from the button does nothing', async ({ page, restoreSessionAs }) => {
  await restoreSessionAs('manager');
  await page.goto('/till');
  const form = page.getByRole('form', { name: 'Close the till' });
  const box = await form.getByRole('button', { name: 'Close Till' }).boundingBox();
  if (!box) throw new Error('The button is not visible');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 80, { steps: 4 });
  await page.mouse.up();
  await expect(form.getByText('Please enter the counted cash')).toHaveCount(0);
});
