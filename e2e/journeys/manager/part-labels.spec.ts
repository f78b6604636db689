import { expect, test } from '../../fixtures/portal-test.ts';

test('labels of parts print three by eight on A4', async ({ page, signInAs }) => {
  await signInAs('manager');
  await page.goto('/parts-management/labels');
  const labels = page.getByRole('list', { name: 'Labels' }).getByRole('listitem');
  await expect(labels.nth(24)).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = paper.match(/\/MediaBox\s*\[0 0 594[.\d]* 841[.\d]*\]/g);
  expect(sheets).toHaveLength(Math.ceil((await labels.count()) / 24));
});
