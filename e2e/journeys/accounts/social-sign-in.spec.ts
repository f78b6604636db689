import { expect, test } from '../../fixtures/portal-test.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

test('the button of a configured provider starts its sign-in, that of another one shows a message', async ({
  page,
}) => {
  await page.route('**/portal.json', async (route) => {
    const response = await route.fetch();
    const portal = await response.json();
    await route.fulfill({
      response,
      json: { ...portal, socialSignIns: { google: true, github: false } },
    });
  });
  let authorizeUrl: URL | undefined;
  await page.route('**/auth/v1/authorize**', async (route) => {
    authorizeUrl = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>The provider</title>' });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeDisabled();
  await expect(page.getByText('This garage has not set up sign-in with GitHub.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveTitle('The provider');
  expect(authorizeUrl?.searchParams.get('provider')).toBe('google');
  expect(authorizeUrl?.searchParams.get('redirect_to')).toMatch(/\/dashboard$/);
  expect(authorizeUrl?.searchParams.get('code_challenge')).not.toBeNull();
});
