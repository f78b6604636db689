import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/faulty-portal.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { addressOf, screens } from '../../fixtures/screens.ts';
import { faults } from '../../portal/faulty-backend.ts';

/** The faults after which a request has no usable response. */
const failures = faults.filter((fault) => fault !== 'slow');

/**
 * One failure per screen, another one for its neighbour: the whole list for each screen takes minutes, and the data
 * package tests what each of them means. PITLANE_ALL_FAULTS tries all of them on each screen.
 */
const failuresOf = (index: number) =>
  process.env.PITLANE_ALL_FAULTS ? failures : [failures[index % failures.length] ?? 'failing'];

const retries = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Technical texts that must not be shown. */
const technicalText = /internal error|relation 17|XX000|hotel Wi-Fi|undefined|SyntaxError|TypeError/;

/** Presses the retry buttons, if any, until the screen has recovered. */
async function recover(page: Page) {
  await expect(async () => {
    if ((await retries(page).count()) > 0) await retries(page).first().click({ timeout: 2000 });
    await expect(page.locator('[data-bone]')).toHaveCount(0, { timeout: 5000 });
    await expect(retries(page)).toHaveCount(0, { timeout: 2000 });
    await expect(heading(page)).toBeVisible({ timeout: 2000 });
    // A part such as photos may fail after the others have recovered.
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Screens that show no data when they open. */
const withoutData = ['/settings', '/invoices/gstr-1', '/take-vehicle'];

/** Screens whose data is there before they open, fetched by the dashboard. */
const fetchedAhead = ['/mechanic-jobs'];

for (const role of ['customer', 'mechanic', 'manager'] as const) {
  test(`every screen of a ${role} shows failed requests with a message, and recovers`, async ({
    page,
    backend,
    restoreSessionAs,
  }) => {
    test.setTimeout(300_000);
    await restoreSessionAs(role);
    const own = screens.filter(({ as, path }) => as === role && !withoutData.includes(path));
    for (const [index, screen] of own.entries()) {
      const address = await addressOf(screen);
      for (const [attempt, fault] of failuresOf(index).entries()) {
        await test.step(`${screen.path}, ${fault}`, async () => {
          backend.break(fault);
          if (attempt > 0) await retries(page).first().click();
          // The portal itself starts with a failed request once; the screens differ in theirs.
          else if (index === 0 || fetchedAhead.includes(screen.path)) await page.goto(address);
          else await navigateInPage(page, address);
          await expect.poll(backend.affected).toBeGreaterThan(0);
          await expect(retries(page).first()).toBeEnabled({ timeout: 20_000 });
          await expect(page.locator('body')).not.toContainText(technicalText);
        });
      }
      await test.step(`${screen.path} recovers`, async () => {
        // A slow backend takes a second for each screen: the first of a role shows that its answers are awaited.
        if (index === 0) backend.break('slow');
        else backend.heal();
        await recover(page);
        backend.heal();
      });
    }
  });
}
