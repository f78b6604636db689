import { expect, test } from '../../fixtures/faulty-portal.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { addressOf, screens } from '../../fixtures/screens.ts';

/** Screens that ask for no data when they open. */
const withoutData = ['/settings', '/invoices/gstr-1', '/take-vehicle'];

for (const role of ['customer', 'mechanic', 'manager'] as const) {
  test(`every screen of a ${role} works with a database of the next release, whose answers say more`, async ({
    page,
    backend,
    restoreSessionAs,
  }) => {
    test.setTimeout(300_000);
    await restoreSessionAs(role);
    const own = screens.filter(({ as, path }) => as === role && !withoutData.includes(path));
    backend.break('newer');
    for (const [index, screen] of own.entries()) {
      await test.step(screen.path, async () => {
        const address = await addressOf(screen);
        if (index === 0) await page.goto(address);
        else await navigateInPage(page, address);
        await expect(page.locator('[data-bone]:not([data-loads-on-scroll] *)')).toHaveCount(0, {
          timeout: 20_000,
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        await expect(page.locator('main')).not.toContainText(/added_next|\[object Object\]/);
      });
    }
    expect(backend.affected()).toBeGreaterThan(own.length / 2);
  });
}
