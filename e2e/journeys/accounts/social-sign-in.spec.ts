import { expect, test } from '../../fixtures/portal-test.ts';

// Responses fulfilled by a test violate the security policy, which shell.spec.ts tests.
test.use({ bypassCSP: true });

test('the button of a configured provider starts its sign-in, that of another one shows a message', async ({
  page,
}) => {
  await page.route('**/portal.json', async (route) => {
    const answer = await route.fetch();
    const portal = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...portal, socialSignIns: { google: true, github: false } },
    });
  });
  let asked: URL | undefined;
  await page.route('**/auth/v1/authorize**', async (route) => {
    asked = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>The provider</title>' });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect(page.getByText('This garage has not set up sign-in with GitHub.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveTitle('The provider');
  expect(asked?.searchParams.get('provider')).toBe('google');
  expect(asked?.searchParams.get('redirect_to')).toMatch(/\/dashboard$/);
  expect(asked?.searchParams.get('code_challenge')).not.toBeNull();
});
