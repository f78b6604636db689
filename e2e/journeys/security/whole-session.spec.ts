import type { Page } from '@playwright/test';
import { type Login, loginOf, type Role } from '../../fixtures/data/people.ts';
import { libraryModules } from '../../fixtures/page/library-modules.ts';
import { collectScripts } from '../../fixtures/page/loaded-scripts.ts';
import { navigateInPage } from '../../fixtures/page/navigate-in-page.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { watchForSecretLeaks } from '../../fixtures/page/secret-leaks.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, type Screen, screens } from '../../fixtures/screens.ts';
import { logOut } from '../../fixtures/session/log-out.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

async function logInThroughLinks(page: Page, { email, password }: Login) {
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/-dashboard$/);
}

test('a session that visits every screen as each role leaks no secret, and loads no library and no file twice', async ({
  page,
}) => {
  // About seventy pages, each until the network is idle.
  test.setTimeout(240_000);
  const scripts = await collectScripts(page);
  const leaks = await watchForSecretLeaks(page);
  const networkIdle = trackNetworkIdle(page);
  await page.goto('/');
  // Until the landing page's code is loaded, its links load a new document.
  await networkIdle();
  for (const role of ['customer', 'mechanic', 'manager'] satisfies Role[]) {
    leaks.addSecret(`password of a ${role}`, loginOf(role).password);
    await logInThroughLinks(page, loginOf(role));
    // The public screens, once.
    const isVisited = ({ as }: Screen) => as === role || (as === 'visitor' && role === 'customer');
    for (const screen of screens.filter(isVisited)) {
      const address = await addressOf(screen);
      await navigateInPage(page, address);
      await networkIdle();
      if (screen.as !== role) continue;
      await expect(page).toHaveURL(address);
      await expect(shownHeading(page)).toBeVisible();
    }
    await navigateInPage(page, '/dashboard');
    await page.waitForURL(/-dashboard$/);
    await logOut(page);
    expect(await leaks.find(), 'secrets in a URL, a report, the console or a log').toEqual([]);
  }

  const { secret, history, report, ...checked } = leaks.countChecked();
  expect(secret, 'the password and two tokens of each role').toBeGreaterThanOrEqual(9);
  expect(history).toBeGreaterThan(screens.length);
  expect(report).toBeGreaterThan(0);
  expect(checked['address of a request']).toBeGreaterThan(screens.length);

  const urls = scripts.map(({ url }) => url);
  expect(new Set(urls.map((url) => new URL(url).port)).size, 'servers that sent scripts').toBe(4);
  expect(
    urls.filter((url, index) => urls.indexOf(url) !== index),
    'files loaded twice',
  ).toEqual([]);

  const holders = await libraryModules(page, urls);
  expect(holders.size, 'modules of libraries').toBeGreaterThan(100);
  const twice = [...holders].filter(([, files]) => files.length > 1);
  expect(Object.fromEntries(twice), 'modules of libraries in two files').toEqual({});
});
