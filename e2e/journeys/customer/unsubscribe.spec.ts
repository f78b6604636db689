import { createOptOutToken } from '../../fixtures/data/opt-out-token.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('The link in a mail stops such messages, and switches them on again', async ({ page }) => {
  await page.goto(`/unsubscribe/${await createOptOutToken()}`);
  await expect(page.getByText('Bookings and progress')).toBeVisible();
  await page.getByRole('button', { name: 'Stop These Messages' }).click();
  const stopped = page.getByText('These messages have stopped');
  await expect(stopped).toBeVisible();
  await page.reload();
  await expect(stopped).toBeVisible();
  await page.getByRole('button', { name: 'Switch On Again' }).click();
  await expect(page.getByText('You will get these messages again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop These Messages' })).toBeVisible();
});
