import type { Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf } from '../../fixtures/screens.ts';

/** What a person three metres away can read of the cards. */
const readCards = (page: Page) =>
  page.locator('#root main article').evaluateAll((cards) => {
    const columns = [...document.querySelectorAll('#root main section')].map((each) =>
      each.getBoundingClientRect(),
    );
    return {
      used: Math.max(...columns.map(({ right }) => right)) - Math.min(...columns.map(({ left }) => left)),
      plate: Math.min(
        ...cards.map((card) =>
          Number.parseFloat(getComputedStyle(card.querySelector('h3') ?? card).fontSize),
        ),
      ),
      cut: cards.filter((card) =>
        [card, ...card.querySelectorAll('h3, header')].some(
          (part) => part.scrollWidth > part.clientWidth + 1,
        ),
      ).length,
    };
  });

for (const [path, as] of [
  ['/workshop-board?wall', 'manager'],
  ['/wall/:token', 'visitor'],
] as const) {
  test(`${path} reads from three metres, without anything around it`, async ({ page, restoreSessionAs }) => {
    if (as !== 'visitor') await restoreSessionAs(as);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(await addressOf({ path, as }));
    await expect(page.getByRole('article').first()).toBeVisible();
    const { used, plate, cut } = await readCards(page);
    expect.soft(used, 'pixels used').toBeGreaterThanOrEqual(1500);
    expect.soft(plate, 'size of the plates').toBeGreaterThanOrEqual(22);
    expect.soft(cut, 'cards that do not fit').toBe(0);
    if (as === 'visitor') return;
    await expect(page.getByRole('navigation', { name: 'Screens' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    for (const width of [1366, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      expect.soft((await readCards(page)).cut, `${width} wide`).toBe(0);
    }
    await page.getByRole('link', { name: 'Leave Wall View' }).click();
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  });
}

/** The plates of the cards that are whole in the window. */
const wholeCards = (page: Page) =>
  page.locator('#root main article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const list = card.closest('ul')?.getBoundingClientRect();
      const isWhole = list && top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
      return isWhole ? [card.querySelector('h3')?.textContent ?? ''] : [];
    }),
  );

test('The wall shows each of thirty cars, in turn where a column is longer than it is high', async ({
  page,
  restoreSessionAs,
}) => {
  const plates: string[] = [];
  for (const customer of [await createCustomer(), await createCustomer(), await createCustomer()])
    for (let count = 0; count < 10; count++) {
      const vehicle = await createVehicle(customer);
      await createRequest(customer, vehicle);
      plates.push(vehicle.registration_number);
    }
  await restoreSessionAs('manager');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await page.goto('/workshop-board?wall');
  await expect(page.getByRole('article').nth(29)).toBeAttached();
  const missing = new Set(plates);
  // The hall is shared with other journeys, so its column may be much longer than these thirty.
  for (let part = 0; part < 60 && missing.size > 0; part++) {
    for (const plate of await wholeCards(page)) missing.delete(plate);
    await page.clock.fastForward(10_000);
  }
  expect([...missing]).toEqual([]);
});
