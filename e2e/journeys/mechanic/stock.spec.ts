import type { Page } from '@playwright/test';
import { readPart } from '../../fixtures/data/demo-data.ts';
import { chooseMode, openStockEditor, phone } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const saved = (page: Page, name: string) => page.getByText(`Stock of ${name} updated successfully`).last();

test('parallel changes of one part are both applied, and a Set over a changed stock asks first', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  // The browser logs the 412 response, which opens the question.
  consoleErrors.expect(/status of 412/);
  const wash = await readPart('FLD-WASH');
  await page.setViewportSize(phone);
  await signInAs('mechanic');
  const managerPage = await signInAs('manager', await anotherBrowser());

  await test.step('an addition and a removal are both applied', async () => {
    const added = await openStockEditor(page, wash);
    const removed = await openStockEditor(managerPage, wash);
    await chooseMode(added, 'Add');
    await added.getByLabel('Quantity').fill('12');
    await chooseMode(removed, 'Remove');
    await removed.getByLabel('Quantity').fill('5');
    await Promise.all([
      added.getByRole('button', { name: 'Save' }).click(),
      removed.getByRole('button', { name: 'Save' }).click(),
    ]);
    await expect(saved(page, wash.part_name)).toBeVisible();
    await expect(saved(managerPage, wash.part_name)).toBeVisible();
    expect((await readPart('FLD-WASH')).current_stock).toBe(wash.current_stock + 7);
  });

  await test.step('a Set over a change of someone else asks first, with the current stock', async () => {
    const mine = await openStockEditor(page, wash);
    const theirs = await openStockEditor(managerPage, wash);
    await theirs.getByLabel('Quantity').fill('90');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(saved(managerPage, wash.part_name)).toBeVisible();

    await mine.getByLabel('Quantity').fill('33');
    await mine.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Stock Has Changed' });
    await expect(question).toContainText(`The current stock of ${wash.part_name} is 90 litres`);
    expect((await readPart('FLD-WASH')).current_stock).toBe(90);
    await question.getByRole('button', { name: 'Go Back' }).click();
    await expect(mine.getByLabel('Quantity')).toHaveValue('33');
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(saved(page, wash.part_name)).toBeVisible();
    expect((await readPart('FLD-WASH')).current_stock).toBe(33);
  });
});

test('an invalid quantity is refused with a message, and changes nothing', async ({ page, signInAs }) => {
  const fuses = await readPart('ELE-FUS');
  await signInAs('mechanic');
  const editor = await openStockEditor(page, fuses);
  const quantity = editor.getByLabel('Quantity');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/update_stock')) sent.push(request.postData() ?? '');
  });
  for (const text of ['', '-5', '2.0005', '1e9', '1000000000', 'ten', '1,5']) {
    await quantity.fill(text);
    await expect(editor.getByText('Please enter a valid stock value')).toBeHidden();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText('Please enter a valid stock value')).toBeVisible();
    await expect(quantity).toHaveValue(text);
  }
  await quantity.fill('2.5');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Please enter a whole number of boxes')).toBeVisible();
  expect(sent).toEqual([]);
  expect((await readPart('ELE-FUS')).current_stock).toBe(fuses.current_stock);
});

test('litres are entered with their fraction and a reason, which the ledger of the part shows', async ({
  page,
  signInAs,
}) => {
  const coolant = await readPart('FLD-COOL');
  await signInAs('mechanic');
  const editor = await openStockEditor(page, coolant);
  await chooseMode(editor, 'Remove');
  await editor.getByLabel('Quantity').fill('0.375');
  await editor.getByLabel('Reason (optional)').fill('A canister leaked');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page, coolant.part_name)).toBeVisible();
  expect((await readPart('FLD-COOL')).current_stock).toBeCloseTo(coolant.current_stock - 0.375, 6);
  await page.getByRole('link', { name: coolant.part_name }).click();
  await expect(page.getByRole('row', { name: /^Updated/ }).first()).toContainText('−0.375');
  await expect(page.getByText('A canister leaked')).toBeVisible();
});

test('search, category, stock level and sort order are kept in the URL, and survive a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager');
  await page.goto('/parts-management');
  await page.getByLabel('Search parts').fill('filter');
  await expect(page).toHaveURL(/search=filter/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Filters' });
  await page.getByRole('radio', { name: 'Low Stock' }).click();
  await page.getByRole('button', { name: 'Value' }).click();
  await page.getByRole('button', { name: 'Value' }).click();
  await expect(page).toHaveURL(/\?search=filter&category=Filters&stock=low&sort=-value$/);
  const names = page.getByRole('table', { name: 'Parts' }).getByRole('rowheader');
  const expected = [/^Fuel Filter, diesel/, /^Oil Filter, diesel/];
  await expect(names).toHaveText(expected);
  await expect(page.getByText(/^Showing 2 of \d+ parts$/)).toBeVisible();

  await page.reload();
  await expect(names).toHaveText(expected);
  await page.goBack();
  await expect(page).toHaveURL(/sort=value$/);
  await expect(names).toHaveText([...expected].reverse());
});
