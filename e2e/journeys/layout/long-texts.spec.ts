import type { Page } from '@playwright/test';
import { createCustomerWithLongTexts } from '../../fixtures/data/long-texts.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, linkPages, screens } from '../../fixtures/screens.ts';

let people: Awaited<ReturnType<typeof createCustomerWithLongTexts>>;

test.beforeAll(async () => {
  people = await createCustomerWithLongTexts(2);
});

/** What is wider than its place: the page, or a box in it that could be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const boxes = [...document.querySelectorAll('#root *, #landing *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return [
      ...(scrollWidth > innerWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : []),
      ...boxes.map((box) => `${box.ariaLabel ?? box.className}: ${box.scrollWidth} of ${box.clientWidth}`),
    ];
  });

/** Reports every screen, not only the first. */
const softly = expect.configure({ soft: true });

for (const role of ['visitor', 'customer', 'mechanic', 'manager'] as const) {
  test(`Long texts never widen a screen of the ${role}`, async ({ page, restoreSessionAs }) => {
    const { customer, mechanic } = people;
    if (role !== 'visitor') await restoreSessionAs({ customer, mechanic, manager: 'manager' as const }[role]);
    const networkIdle = trackNetworkIdle(page);
    for (const screen of [...screens, ...linkPages].filter(({ as }) => as === role)) {
      await page.goto(await addressOf(screen, undefined, people));
      await expect(shownHeading(page)).toBeVisible();
      await networkIdle();
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 844 });
        // A chart takes its new width a frame later.
        await softly
          .poll(() => tooWide(page), { message: `${screen.path}, ${width} wide`, timeout: 2000 })
          .toEqual([]);
      }
    }
  });
}
