import type { Role } from '../../fixtures/data/people.ts';

/** Finds the first element that matches the selector and contains the text, if given. */
export interface Mark {
  selector: string;
  text?: string;
}

/** A visit of a page until its content is shown. */
export interface Visit {
  name: string;
  path: string;
  as: Role | 'visitor';
  /** The content: rows, cards or figures, never a skeleton. */
  content: Mark;
}

/** A visit with a click. */
export interface ClickedVisit extends Visit {
  /** The element to click. */
  control: Mark;
  /** The element that the click shows. */
  effect: Mark;
}

const rows = { selector: '#main tbody tr td' };
const cards = { selector: '#main article h2' };
const dialog = { selector: '[role="dialog"], [role="alertdialog"]' };
const password = { selector: '#root input[name="password"]' };

const landing: ClickedVisit = {
  name: 'landing',
  path: '/',
  as: 'visitor',
  content: { selector: '#landing h1' },
  control: { selector: '#landing a[href="/login"]' },
  effect: password,
};
const login: ClickedVisit = {
  name: 'login',
  path: '/login',
  as: 'visitor',
  content: password,
  control: { selector: '#root button[aria-label="Show password"]' },
  effect: { selector: '#root input[name="password"][type="text"]' },
};
const customerDashboard: ClickedVisit = {
  name: 'customer dashboard',
  path: '/customer-dashboard',
  as: 'customer',
  content: { selector: '#main dd' },
  control: { selector: '#main a[href="/my-vehicles"]' },
  effect: { selector: '#main h1', text: 'My Vehicles' },
};
const vehicles: ClickedVisit = {
  name: 'my vehicles',
  path: '/my-vehicles',
  as: 'customer',
  content: cards,
  control: { selector: '#main article button', text: 'Delete' },
  effect: dialog,
};
const mechanicDashboard: ClickedVisit = {
  name: 'mechanic dashboard',
  path: '/mechanic-dashboard',
  as: 'mechanic',
  content: { selector: '#main article h3' },
  control: { selector: '#main button', text: 'Payment History' },
  effect: { selector: '#main button[aria-expanded="true"]' },
};
const parts: ClickedVisit = {
  name: 'parts',
  path: '/parts-management',
  as: 'mechanic',
  content: rows,
  control: { selector: '#main button[aria-label^="Update stock"]' },
  effect: { selector: 'form[aria-label^="Stock of"]' },
};
const managerDashboard: ClickedVisit = {
  name: 'manager dashboard',
  path: '/manager-dashboard',
  as: 'manager',
  content: { selector: '#main dl[aria-label="The garage"] dd' },
  control: { selector: '#main button', text: 'Clear All Requests' },
  effect: dialog,
};
const assign: ClickedVisit = {
  name: 'assign requests',
  path: '/assign-requests',
  as: 'manager',
  content: cards,
  control: { selector: '#main article button[aria-expanded]' },
  effect: { selector: '#main article button[aria-expanded="true"]' },
};

/** The public pages, the three dashboards, and a screen of each portal. */
export const clickedVisits: ClickedVisit[] = [
  landing,
  login,
  customerDashboard,
  mechanicDashboard,
  managerDashboard,
  vehicles,
  parts,
  assign,
];

/** Pages with the known times of the previous product, in seconds at each number of requests. */
export const knownVisits: (Visit & { before: number[] })[] = [
  { ...landing, before: [1.13] },
  { ...login, before: [0.79] },
  { ...customerDashboard, before: [0.85] },
  { ...vehicles, before: [1.24] },
  { name: 'tracking', path: '/service-tracking', as: 'customer', content: cards, before: [1.24] },
  {
    name: "mechanic's jobs",
    path: '/mechanic-jobs',
    as: 'mechanic',
    content: cards,
    before: [1.15, 1.94, 8.5],
  },
  { name: 'job history', path: '/job-history', as: 'mechanic', content: rows, before: [1.17, 1.56, 5.5] },
  { ...managerDashboard, before: [1.76] },
  { ...assign, before: [2.1, 10, 88] },
  { name: 'customers', path: '/customer-management', as: 'manager', content: rows, before: [1.38, 4, 28] },
  { ...parts, before: [1.31] },
  { name: 'salary payments', path: '/salary-payments', as: 'manager', content: rows, before: [1.46] },
];
