import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/faulty-portal.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { addressOf, screens } from '../../fixtures/screens.ts';
import { faults } from '../../portal/faulty-backend.ts';

/** Screens that show what the session holds already, and ask nothing. */
const asksNothing = ['/customer-dashboard', '/profile'];

/** What leaves a question without its answer; a slow answer is one. */
const failures = faults.filter((fault) => fault !== 'slow');

/** Each screen meets all of them in turn, and the last, from which it finds back, is another one on its neighbour. */
const failuresOf = (place: number) => [
  ...failures.slice(place % failures.length),
  ...failures.slice(0, place % failures.length),
];

const retries = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a machine says to a machine. */
const raw = /internal error|relation 17|XX000|JWT expired|hotel Wi-Fi|undefined|SyntaxError|TypeError/;

/** Presses what the screen offers, if it does not find back by itself, until all is answered and nothing is wrong. */
async function recover(page: Page, networkIdle: () => Promise<void>) {
  await expect(async () => {
    if ((await retries(page).count()) > 0) await retries(page).first().click({ timeout: 2000 });
    await networkIdle();
    expect(await retries(page).count()).toBe(0);
  }).toPass({ timeout: 60_000 });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

for (const role of ['customer', 'mechanic', 'manager'] as const) {
  test(`when answers fail, a ${role} is told in words, and every screen finds back`, async ({
    page,
    backend,
    restoreSessionAs,
  }) => {
    test.setTimeout(300_000);
    await restoreSessionAs(role);
    const networkIdle = trackNetworkIdle(page);
    const own = screens.filter(({ as, path }) => as === role && !asksNothing.includes(path));
    for (const [place, screen] of own.entries()) {
      const address = await addressOf(screen);
      for (const [turn, fault] of failuresOf(place).entries()) {
        await test.step(`${screen.path}, ${fault}`, async () => {
          backend.break(fault);
          if (turn === 0) await page.goto(address);
          else await retries(page).first().click();
          await expect.poll(backend.met).toBeGreaterThan(0);
          await expect(retries(page).first()).toBeEnabled({ timeout: 20_000 });
          await expect(page.locator('body')).not.toContainText(raw);
        });
      }
      await test.step(`${screen.path}, slow`, async () => {
        backend.break('slow');
        await recover(page, networkIdle);
        expect(backend.met()).toBeGreaterThan(0);
        backend.heal();
      });
    }
  });
}
