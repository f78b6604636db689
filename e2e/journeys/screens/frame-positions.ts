import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/portal-test.ts';

interface Positions {
  frame?: number[];
  page?: number[];
}

/** Records in the page where header and heading are in the frame, and where they are as soon as it is replaced. */
export function recordPositions() {
  const positions: Positions = {};
  const read = (selector: string) => {
    const title = document.querySelector(`${selector} h1`);
    const bar = document.querySelector(`${selector} header`);
    if (!title || !bar) return;
    const { x, y } = title.getBoundingClientRect();
    return [x, y, bar.getBoundingClientRect().height].map(Math.round);
  };
  new MutationObserver(() => {
    positions.frame ??= read('#frame');
    positions.page ??= read('#root');
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { positions });
}

export async function expectSamePositions(page: Page) {
  const positions = await page.evaluate(() => (window as unknown as { positions: Positions }).positions);
  expect.soft(positions.frame, 'header and heading of the frame').toBeDefined();
  expect.soft(positions.page, 'header and heading of the page').toEqual(positions.frame);
}
