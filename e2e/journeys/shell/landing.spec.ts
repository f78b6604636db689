import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';

const headline = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Vehicle Service Made Simple', exact: true });

const appCode = '**/static/js/**';

/** Waits until the portal's code has started on the landing page: then its links navigate without a new document. */
const started = (page: Page) => page.waitForFunction(() => document.querySelector('#root')?.hasChildNodes());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and says that the portal needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(headline(page)).toBeVisible();
    await expect(page.getByText('No complexity, no hassle')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.locator('noscript').textContent()).toContain('switch on JavaScript');
    await expect(page.locator('#landing svg').first()).toBeVisible();
  });

  test('any other address shows the landing page too', async ({ page }) => {
    await page.goto('/login');
    await expect(headline(page)).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
  });
});

test('the code starts after the first paint, without a layout shift', async ({ page }) => {
  await page.goto('/');
  const before = await headline(page).elementHandle();
  await started(page);
  const seen = await page.evaluate(() => {
    const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return { shown, first: Math.min(...scripts) };
  });
  expect(seen.first).toBeGreaterThanOrEqual(seen.shown);

  expect(await headline(page).evaluate((node, other) => node === other, before)).toBe(true);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
});

test('before the code is loaded the links load a new document', async ({ page }) => {
  let isHeld = true;
  await page.route(appCode, async (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/');
  await expect(headline(page)).toBeVisible();
  isHeld = false;
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await expect(headline(page)).toHaveCount(0);
});

test('once the code is loaded the links navigate without a new document', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Pitlane home' }).click();
  await expect(headline(page)).toBeFocused();
  await expect(page).toHaveTitle('Pitlane · Vehicle Service Made Simple');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a chosen theme is applied before any code is loaded', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await paper();
  await page.evaluate(() => localStorage.setItem('pitlane-theme', 'dark'));
  await page.route(appCode, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(headline(page)).toBeVisible();
  expect(await paper()).not.toBe(light);
});

test('an injected inline script does not run', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Content Security Policy/);
  // The browser does not let a page fulfilled by a test send requests to local servers.
  consoleErrors.expect(/remote\.json/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "taken"</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await started(page);
  await expect(page).toHaveTitle('Pitlane · Vehicle Service Made Simple');
});
