import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../fixtures/data/people.ts';

/** Something that people do again and again on a list. */
export interface Interaction {
  name: string;
  do: (page: Page) => Promise<void>;
}

/** The gestures that are made on one page, one after the other. */
export interface InteractedPage {
  path: string;
  as: Role | 'visitor';
  /** Is there once the page can be worked with. */
  content: string;
  gestures: Interaction[];
}

type AriaRole = Parameters<Page['getByRole']>[0];

const rows = '#main tbody tr td';
const cards = '#main article h2';

const press = (name: string, find: (page: Page) => Locator): Interaction => ({
  name,
  do: (page) => find(page).first().click(),
});
const pressRole = (name: string, role: AriaRole, label: string | RegExp) =>
  press(name, (page) => page.getByRole('main').getByRole(role, { name: label }));
const search = (text: string): Interaction => ({
  name: 'type in search',
  do: async (page) => {
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await field.pressSequentially(text, { delay: 80 });
  },
});
const filter = (label: string | RegExp) => pressRole('filter', 'radio', label);
const turn = pressRole('turn the page', 'button', 'Next page');
const sort = (column: string) => pressRole('sort', 'button', column);
const openDialog = (label: string | RegExp): Interaction[] => [
  pressRole('open a dialog', 'button', label),
  { name: 'close the dialog', do: (page) => page.keyboard.press('Escape') },
];

/** The lists of every role, with what is done on them most. */
export const interactedPages: InteractedPage[] = [
  {
    path: '/car-types',
    as: 'visitor',
    content: cards,
    gestures: [
      search('hyundai'),
      press('open a choice', (page) => page.getByRole('button', { name: /All Brands/ })),
    ],
  },
  { path: '/my-vehicles', as: 'customer', content: cards, gestures: openDialog('Delete') },
  { path: '/service-tracking', as: 'customer', content: cards, gestures: [turn] },
  {
    path: '/service-history',
    as: 'customer',
    content: cards,
    gestures: [turn, pressRole('open details', 'button', 'View Details')],
  },
  {
    path: '/mechanic-jobs',
    as: 'mechanic',
    content: cards,
    gestures: [...openDialog('Complete'), turn, filter('completed')],
  },
  { path: '/job-history', as: 'mechanic', content: rows, gestures: [search('brake'), turn] },
  {
    path: '/parts-management',
    as: 'mechanic',
    content: rows,
    gestures: [
      sort('Current Stock'),
      turn,
      filter('In Stock'),
      pressRole('open the stock editor', 'button', /^Update stock of/),
      search('filter'),
    ],
  },
  {
    path: '/assign-requests',
    as: 'manager',
    content: cards,
    gestures: [
      pressRole('show all mechanics', 'button', /^Show all/),
      pressRole('assign', 'button', /^Assign .* to request/),
      turn,
      filter(/^Completed/),
    ],
  },
  {
    path: '/customer-management',
    as: 'manager',
    content: rows,
    gestures: [sort('Registered'), turn, search('sharma')],
  },
  {
    path: '/mechanic-management',
    as: 'manager',
    content: rows,
    gestures: [sort('Rating'), ...openDialog('Hire Mechanic'), search('ravi')],
  },
  {
    path: '/salary-payments',
    as: 'manager',
    content: rows,
    gestures: [turn, filter('This Month'), filter('All Time'), search('ravi')],
  },
  { path: '/audit-trail', as: 'manager', content: rows, gestures: [turn, filter('Today'), search('oil')] },
];
