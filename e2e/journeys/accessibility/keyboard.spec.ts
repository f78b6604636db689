import type { Locator, Page } from '@playwright/test';
import { loginOf, type Role } from '../../fixtures/data/people.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** The maximum number of Tab presses to reach an element. */
const maxTabs = 40;

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, place: Locator) {
  await expect(place).toBeVisible();
  for (let stops = 0; stops < maxTabs; stops++) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${place}`);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const dashboards: Record<Role, string> = {
  customer: '/customer-dashboard',
  mechanic: '/mechanic-dashboard',
  manager: '/manager-dashboard',
};

for (const role of ['customer', 'mechanic', 'manager'] satisfies Role[]) {
  test(`a ${role} logs in and out with the keyboard only`, async ({ page }) => {
    const { email, password } = loginOf(role);
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Log In' }));
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Log In')).toBeVisible();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await tabTo(page, page.getByRole('checkbox', { name: 'Remember me' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Log In' }));
    await page.keyboard.press('Enter');

    await page.waitForURL(dashboards[role]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.reload();
    await expect(shownHeading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await expect(shownHeading(page)).toBeVisible();
    await tabTo(page, page.getByRole('banner').getByRole('button', { expanded: false }).last());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Vehicle Service Made Simple')).toBeFocused();
  });
}

test('the slide-out menu of a narrow window traps the focus, and restores it when closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/car-types');
  const opener = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    // After its last control come those of the browser, during which the page reports its body.
    const isOutside = (element: HTMLElement) =>
      document.activeElement !== document.body && !element.contains(document.activeElement);
    expect(await menu.evaluate(isOutside)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create Account')).toBeFocused();
  await expect(menu).toHaveCount(0);
});

test('a click outside closes the slide-out menu', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 640 });
  await page.goto('/car-types');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(menu).toHaveCount(0);
});
