import { expect, test } from '../../fixtures/portal-test.ts';

test('the catalogue is filtered by category, and shows how to contact the garage', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('article')).toHaveCount(14);
  await page.getByRole('radio', { name: 'Electrical' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Electrical' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.goto('/services');
  for (const name of ['Contact Us', 'Get Quote']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('link', { name: 'Call +91 80555 00100' })).toHaveAttribute(
      'href',
      'tel:+918055500100',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/services');
  }
});

test('popular models can be searched and filtered, and the URL keeps both', async ({ page }) => {
  await page.goto('/car-types');
  await expect(page.getByRole('article', { name: 'Creta' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: 'Hyundai' });
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'SUV' });
  await page.getByRole('searchbox', { name: 'Search services by brand or model...' }).fill('cre');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/car-types?brand=Hyundai&category=suv&search=cre');

  await page.reload();
  await expect(page.getByRole('article', { name: 'Creta' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Summary of the models shown')).toContainText('Showing1');

  await page.getByRole('searchbox').fill("'); drop table cartypes; -- 🚗");
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
});
