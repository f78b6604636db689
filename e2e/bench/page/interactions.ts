import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';

/** A frequent operation on a list. */
export interface Interaction {
  name: string;
  run: (page: Page) => Promise<void>;
}

/** The interactions on one page, in order. */
export interface InteractedPage {
  path: string;
  as: Role | 'visitor';
  /** The selector of an element that is present once the page is ready. */
  content: string;
  interactions: Interaction[];
}

type AriaRole = Parameters<Page['getByRole']>[0];

const rows = '#main tbody tr td:visible';
const cards = '#main article h2';

const press = (name: string, find: (page: Page) => Locator): Interaction => ({
  name,
  // A click of the mouse, without Playwright's own look at the page during the event.
  run: async (page) => {
    await find(page).first().hover();
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
  },
});
const pressRole = (name: string, role: AriaRole, label: string | RegExp) =>
  press(name, (page) => page.getByRole('main').getByRole(role, { name: label }));
const search = (text: string): Interaction => ({
  name: 'type in search',
  run: async (page) => {
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await field.pressSequentially(text, { delay: 80 });
  },
});
const filter = (label: string | RegExp) => pressRole('filter', 'radio', label);
const nextPage = pressRole('next page', 'button', 'Next page');
const sort = (column: string) => pressRole('sort', 'button', column);
const openDialog = (label: string | RegExp): Interaction[] => [
  pressRole('open a dialog', 'button', label),
  { name: 'close the dialog', run: (page) => page.keyboard.press('Escape') },
];

const dragToNextLane: Interaction = {
  name: 'drag a block to another lane',
  run: async (page) => {
    const block = page.locator('[data-block]').first();
    const lane = page.locator('[data-lane]').nth(2);
    await block.scrollIntoViewIfNeeded();
    const [from, to] = [await block.boundingBox(), await lane.boundingBox()];
    if (!from || !to) throw new Error('The schedule shows no block to drag');
    await page.mouse.move(from.x + 8, from.y + from.height / 2);
    await page.mouse.down();
    // As long as a hand takes from pressing to moving, and between two moves.
    await page.waitForTimeout(150);
    await page.mouse.move(from.x + 16, from.y + from.height / 2, { steps: 2 });
    await page.waitForTimeout(150);
    const [distanceX, distanceY] = [to.x + to.width / 2 - from.x, to.y + to.height / 2 - from.y];
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(from.x + (distanceX * step) / 12, from.y + (distanceY * step) / 12);
      await page.waitForTimeout(40);
    }
    await page.mouse.up();
  },
};

/** The lists of every role, with their most frequent operations. */
export const interactedPages: InteractedPage[] = [
  {
    path: '/car-types',
    as: 'visitor',
    content: cards,
    interactions: [
      search('hyundai'),
      {
        name: 'choose a brand',
        run: (page) => page.getByRole('combobox', { name: 'Brand' }).press('ArrowDown'),
      },
    ],
  },
  { path: '/my-vehicles', as: 'customer', content: cards, interactions: openDialog('Delete') },
  { path: '/service-tracking', as: 'customer', content: cards, interactions: [nextPage] },
  {
    path: '/service-history',
    as: 'customer',
    content: cards,
    interactions: [nextPage, pressRole('open details', 'link', 'View Details')],
  },
  {
    path: '/mechanic-jobs',
    as: 'mechanic',
    content: cards,
    interactions: [...openDialog('Complete'), nextPage, filter('completed')],
  },
  { path: '/job-history', as: 'mechanic', content: rows, interactions: [search('brake'), nextPage] },
  {
    path: '/parts-management',
    as: 'mechanic',
    content: rows,
    interactions: [
      sort('Current Stock'),
      nextPage,
      filter('In Stock'),
      pressRole('open the stock editor', 'button', /^Update stock of/),
      search('filter'),
    ],
  },
  {
    path: '/assign-requests',
    as: 'manager',
    content: cards,
    interactions: [
      pressRole('open the other mechanics', 'button', /^Other mechanics/),
      pressRole('assign', 'button', /^Assign .* to request/),
      nextPage,
      filter(/^Completed/),
    ],
  },
  { path: '/schedule', as: 'manager', content: '[data-block]', interactions: [dragToNextLane] },
  {
    path: '/customer-management',
    as: 'manager',
    content: rows,
    interactions: [sort('Registered'), nextPage, search('sharma')],
  },
  {
    path: '/mechanic-management',
    as: 'manager',
    content: rows,
    interactions: [sort('Rating'), ...openDialog('Hire Mechanic'), search('ravi')],
  },
  {
    path: '/salary-payments',
    as: 'manager',
    content: rows,
    interactions: [nextPage, filter('This Month'), filter('All Time'), search('ravi')],
  },
  {
    path: '/audit-trail',
    as: 'manager',
    content: rows,
    interactions: [nextPage, filter('Today'), search('oil')],
  },
];
