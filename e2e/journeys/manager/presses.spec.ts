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
