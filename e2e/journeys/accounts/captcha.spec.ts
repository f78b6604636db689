import type { Page } from '@playwright/test';
import { createCustomer } from '../../fixtures/data/create-customers.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

// The provider is not in the served portal.json, and so not in the page's security policy.
test.use({ bypassCSP: true });

/** A provider's script whose widget is a checkbox. */
const script = `
  let tokens = 0;
  window.turnstile = {
    render(container, { callback }) {
      const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
      box.addEventListener('change', () => callback('token-' + ++tokens));
      const label = document.createElement('label');
      label.append(box, 'I am human');
      container.replaceChildren(label);
      return 'widget';
    },
    reset: () => { document.querySelector('label input[type=checkbox]:not([name])').checked = false; },
    remove() {},
  };
  pitlaneCaptchaReady();
`;

/** Gives the portal a captcha, whose provider is reached while `isUp`. */
async function setUpCaptcha(page: Page) {
  const provider = { isUp: true };
  const portal = await (await page.request.get('/portal.json')).json();
  await page.route('**/portal.json', (route) =>
    route.fulfill({ json: { ...portal, captcha: { provider: 'turnstile', siteKey: 'garage' } } }),
  );
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    provider.isUp ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  );
  return provider;
}

/** The tokens that are sent to Auth, oldest first. */
function sentTokens(page: Page) {
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/auth\/v1\/(token\?grant_type=password|recover)/.test(request.url()))
      return;
    tokens.push(request.postDataJSON().gotrue_meta_security?.captcha_token);
  });
  return tokens;
}

test('a customer passes the check for a link, a wrong password and the right one', async ({
  page,
  consoleErrors,
}) => {
  // The refused password.
  consoleErrors.expect(/400/);
  const customer = await createCustomer();
  await setUpCaptcha(page);
  const tokens = sentTokens(page);

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please complete the security check first.')).toBeVisible();
  expect(tokens).toEqual([]);
  await page.getByLabel('I am human').check();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(page.getByLabel('I am human')).not.toBeChecked();

  await page.getByRole('link', { name: 'Back to log in' }).click();
  // The page before, which stays until this one is loaded, has an email too.
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  for (const password of ['wrong', customer.password]) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('I am human').check();
    await page.getByRole('button', { name: 'Log In' }).click();
    if (password === 'wrong') await expect(page.getByText('Invalid email or password')).toBeVisible();
  }
  await expect(page).toHaveURL('/customer-dashboard');
  expect(tokens).toEqual(['token-1', 'token-2', 'token-3']);
});

test('an unreachable provider is reported, and can be tried again @long', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const provider = await setUpCaptcha(page);
  provider.isUp = false;
  await page.goto('/login');
  await expect(page.getByText('The security check did not load')).toBeVisible();
  provider.isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('I am human')).toBeVisible();
});

test('without the setting no page of accounts requests anything from a provider', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(request.url()).hostname)) others.push(request.url());
  });
  for (const path of ['/login', '/forgot-password', '/register']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(others).toEqual([]);
});
