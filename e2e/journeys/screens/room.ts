import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/portal-test.ts';

/** Overflow: the page, or a box in it that could be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The filters of a phone are one row, which the keyboard scrolls.
    const mayScroll = '[role="radiogroup"], [data-filters]';
    const boxes = [...document.querySelectorAll('#root *, #landing *')].filter(
      (element) =>
        !element.matches(mayScroll) &&
        // The browser rounds both, one up and one down.
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return [
      ...(scrollWidth > innerWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : []),
      ...boxes.map((box) => `${box.ariaLabel ?? box.className}: ${box.scrollWidth} of ${box.clientWidth}`),
    ];
  });

export const softly = expect.configure({ soft: true });

/** Long texts fit at these widths, in pixels: phones, a laptop at 200 % zoom, a tablet. */
const widths = [320, 390, 683, 768];

/** Reports every width, not only the first. */
export async function expectRoom(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectRoomNow(page);
  }
}

/** Waits until nothing on the page is wider than its window: a chart takes its new width a frame later. */
export const expectRoomNow = (page: Page) =>
  softly
    .poll(() => tooWide(page), { message: `${page.viewportSize()?.width} wide`, timeout: 2000 })
    .toEqual([]);
