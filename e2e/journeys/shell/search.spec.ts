import type { Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { assignRequest, createMechanic, createRequest } from '../../fixtures/data/create-jobs.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Types into the search everywhere with the keyboard alone, and waits for what it finds. */
async function searchFor(page: Page, text: string) {
  await expect(shownHeading(page)).toBeVisible();
  // The keys are loaded once the page is at rest.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search everywhere' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type(text);
}

test('a plate typed at the desk leads to the check-in, and a mechanic finds the own job and no other', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const [customer, other, mechanic] = await Promise.all([
    createCustomer(),
    createCustomer(),
    createMechanic(),
  ]);
  const [vehicle, othersVehicle] = await Promise.all([createVehicle(customer), createVehicle(other)]);
  const { request_id } = await createRequest(customer, vehicle);
  await assignRequest(request_id, mechanic);
  await createRequest(other, othersVehicle);
  const plate = vehicle.registration_number.replaceAll(' ', '').toLowerCase();

  await test.step('the receptionist checks the car in without a mouse', async () => {
    await signInAs('manager');
    await page.goto('/front-desk');
    await searchFor(page, plate);
    const first = page.getByRole('option', { selected: true });
    await expect(first).toContainText(vehicle.registration_number);
    await expect(first).toContainText('Check in');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Check in #${request_id}` });
    await expect(dialog.getByLabel('Kilometres')).toBeFocused();
    await page.keyboard.type('18600');
    await page.keyboard.press('Tab');
    await page.keyboard.type('F');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: /^Job Card #/ })).toContainText('18,600 km');
    await expect(page).toHaveURL(`/job-card/${request_id}`);
  });

  await test.step('"?" lists the keys, which the profile switches off', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page).toHaveURL('/front-desk');
    await expect(page.getByRole('button', { name: 'New visit' })).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('New visit');
    const screens = await page.getByRole('navigation', { name: 'Screens' }).locator('a').allTextContents();
    expect(screens.length).toBeGreaterThan(20);
    const listed = await keys.getByRole('term').allTextContents();
    expect(listed).toEqual(expect.arrayContaining(screens.map((text) => text.replace(/\s*[\d,+]*$/, ''))));
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New visit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    await page.getByRole('checkbox', { name: 'Shortcuts with single keys' }).uncheck();
    await page.keyboard.press('?');
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search everywhere' })).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(keys).toBeHidden();
    await expect(page.getByRole('group', { name: 'Recent' })).toContainText(vehicle.registration_number);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Shortcuts with single keys' }).check();
  });

  await test.step('the mechanic finds the job by the name of the customer, and nobody else', async () => {
    const tab = await signInAs(mechanic, await anotherBrowser());
    await searchFor(tab, customer.name);
    const options = tab.getByRole('option');
    await expect(options.first()).toContainText(`#${request_id}`);
    await tab.keyboard.press('Escape');
    await searchFor(tab, other.name);
    await expect(tab.getByText(`Nothing found for “${other.name}”.`)).toBeVisible();
    await tab.keyboard.press('Escape');
    await searchFor(tab, plate);
    await expect(options.first()).toContainText(`#${request_id}`);
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(`/mechanic-jobs/${request_id}`);
  });
});
