import { expect, test } from '../../fixtures/portal-test.ts';

// To the browser a file that a test hands out comes from nowhere; the portal's own policy is proved elsewhere.
test.use({ bypassCSP: true });

test('where the garage has set up a provider, its button leads there and asks to come back', async ({
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
