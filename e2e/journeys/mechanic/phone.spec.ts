import type { Page } from '@playwright/test';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readPart } from '../../fixtures/data/demo-data.ts';
import { addParts, heading, jobCard, openStockEditor, phone } from '../../fixtures/page/mechanic-screens.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ viewport: phone });

/** The minimum size of a control for gloved fingers, in pixels. */
const smallestTarget = 48;

/** The visible controls that are smaller than that, with name and size. */
const tooSmall = (page: Page) =>
  page.evaluate((smallest) => {
    const isReachable = (element: Element) => {
      const style = getComputedStyle(element);
      // Controls behind a dialog cannot be reached.
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (style.visibility === 'hidden' || (dialog && !dialog.contains(element))) return false;
      return element.getClientRects().length > 0;
    };
    const controls = 'a[href], button, input, textarea, select, [role="menuitem"]';
    return [...document.querySelectorAll(controls)].filter(isReachable).flatMap((element) => {
      // A box and its label are one target, and so are an input and its buttons in one frame.
      const target = (element.matches('input') && element.closest('label, [data-frame]')) || element;
      const { width, height } = target.getBoundingClientRect();
      if (width >= smallest - 0.5 && height >= smallest - 0.5) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${element.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, smallestTarget);

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectFit(page: Page, place: string) {
  expect.soft(await tooSmall(page), `targets on ${place}`).toEqual([]);
  expect.soft(await widthBeyond(page), `width beyond the screen on ${place}`).toBeLessThanOrEqual(0);
}

test('every control of the mechanic screens is large enough for gloves at 360 px, and nothing is cut off', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await signInAs('mechanic');
  await expect(page.getByRole('list', { name: 'Recent completed jobs' })).toBeVisible();
  await page.getByRole('button', { name: 'Payment History' }).click();
  const jobsPaid = page.getByRole('button', { name: /^Show jobs paid on/ }).first();
  await expect(jobsPaid).toBeVisible();
  await expectFit(page, 'the dashboard');
  await jobsPaid.click();
  await expect(page.getByRole('dialog', { name: /^Jobs Paid on/ }).getByRole('list')).toBeVisible();
  await expectFit(page, 'the jobs of a payment');

  await page.goto('/job-history');
  await expect(page.getByRole('table')).toBeVisible();
  await expectFit(page, 'the history');

  const oil = await readPart('OIL-0W20');
  const editor = await openStockEditor(page, oil);
  await expect(editor).toBeVisible();
  await expectFit(page, 'the stock editor');
  await page.goto('/parts-management');
  await expect(page.getByRole('navigation', { name: 'Pages of parts' })).toBeVisible();
  await expectFit(page, 'the inventory');
});

test('every control of a job is large enough for gloves at 360 px', async ({ page, signInAs }) => {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 2);
  if (!job) throw new Error('The demo data has no service');
  const bulb = await readPart('ELE-H4');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
  await jobCard(page, job).getByRole('button', { name: 'Put in Queue' }).waitFor();
  await expectFit(page, 'My Jobs');
  await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
  await addParts(page, bulb, 1);
  await expectFit(page, 'the completion dialog');
  await page.getByRole('button', { name: 'Add Parts' }).click();
  await expect(page.getByRole('list', { name: 'Parts in stock' })).toBeVisible();
  await expectFit(page, 'the part picker');
});

test('a job is started and completed with the keyboard only', async ({ page, signInAs }) => {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  const start = page.getByRole('button', { name: 'Start Job' });
  await expect(start).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await start.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  // The focus moves to the next action.
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Complete Job' });
  const notes = dialog.getByLabel('Mechanic Notes');
  for (let presses = 0; presses < 10; presses += 1) {
    if (await notes.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Done by keyboard.');
  const complete = dialog.getByRole('button', { name: 'Complete Job' });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await complete.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Job completed successfully')).toBeVisible();
  await expect(heading(page, 'My Jobs')).toBeVisible();
});

test('the mechanic screens redirect visitors and customers', async ({ page, signInAs }) => {
  const screens = ['/mechanic-dashboard', '/mechanic-jobs', '/job-history', '/parts-management'];
  await page.goto('/services');
  await expect(shownHeading(page)).toBeVisible();
  for (const address of screens) {
    await navigateInPage(page, address);
    await expect(page).toHaveURL(/\/login\?/);
    await navigateInPage(page, '/services');
    await expect(page).toHaveURL('/services');
  }
  await signInAs('customer');
  await expect(shownHeading(page)).toBeVisible();
  for (const address of screens) {
    await navigateInPage(page, '/my-vehicles');
    await expect(page).toHaveURL('/my-vehicles');
    await navigateInPage(page, address);
    await expect(page).toHaveURL('/customer-dashboard');
  }
});

test('managers can open the parts screen but not the job screens', async ({ page, signInAs }) => {
  await signInAs('manager');
  await expect(shownHeading(page)).toBeVisible();
  await navigateInPage(page, '/parts-management');
  await expect(heading(page, 'Parts Inventory Manager')).toBeVisible();
  for (const address of ['/mechanic-dashboard', '/mechanic-jobs', '/job-history']) {
    await navigateInPage(page, address);
    await expect(page).toHaveURL('/manager-dashboard');
    await navigateInPage(page, '/parts-management');
    await expect(page).toHaveURL('/parts-management');
  }
});
