import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/faulty-portal.ts';
import { addressOf, screens } from '../fixtures/screens.ts';
import { type Fault, faults } from '../portal/faulty-backend.ts';

/** With the flag each screen meets every fault; without it two of them, which are others for its neighbours. */
const everyFault = Boolean(process.env.PITLANE_ALL_FAULTS);

/** Screens that show what the session holds already, and ask nothing. */
const asksNothing = ['/customer-dashboard', '/profile'];

const faultsOf = (place: number): Fault[] =>
  faults.filter((_, number) => everyFault || number === place % 7 || number === (place + 3) % 7);

const retries = (page: Page) => page.getByRole('button', { name: 'Try again' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a machine says to a machine. */
const raw = /internal error|relation 17|XX000|JWT expired|hotel Wi-Fi|undefined|SyntaxError|TypeError/;

/** Presses what the screen offers until nothing is wrong any more. */
async function recover(page: Page) {
  await expect(async () => {
    if ((await retries(page).count()) > 0) await retries(page).first().click({ timeout: 2000 });
    await expect(retries(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

for (const role of ['customer', 'mechanic', 'manager'] as const) {
  test(`when answers fail, a ${role} is told in words, and every screen finds back`, async ({
    page,
    backend,
    signInAs,
  }) => {
    test.setTimeout(everyFault ? 600_000 : 180_000);
    await signInAs(role);
    const own = screens.filter(({ as, path }) => as === role && !asksNothing.includes(path));
    for (const [place, screen] of own.entries()) {
      const address = await addressOf(screen);
      for (const fault of faultsOf(place)) {
        await test.step(`${screen.path}, ${fault}`, async () => {
          backend.break(fault);
          await page.goto(address);
          if (fault === 'slow') {
            await expect(heading(page)).toBeVisible();
          } else {
            await expect(retries(page).or(logIn(page)).first()).toBeVisible({ timeout: 20_000 });
            await expect(page.locator('body')).not.toContainText(raw);
          }
          backend.heal();
          if (await logIn(page).isVisible()) await signInAs(role);
          else await recover(page);
        });
      }
    }
  });
}
