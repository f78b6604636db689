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

/** Seconds until the content of a page is shown; NaN where nobody measured it. */
interface Seconds {
  cold: number;
  warm: number;
}

/** Measured in turn on a machine of this kind, with 100 requests. */
export interface KnownTimes {
  /** This portal before its pages were made lighter. */
  before: Seconds;
  other: Seconds;
}

const known = (
  visit: Visit,
  [otherCold, otherWarm]: [number, number?],
  [cold, warm]: [number, number?],
): Visit & KnownTimes => ({
  ...visit,
  before: { cold, warm: warm ?? Number.NaN },
  other: { cold: otherCold, warm: otherWarm ?? Number.NaN },
});

/** Pages with known times, at 4x CPU slowdown, 9 Mbit/s and 85 ms: of the other product, and of this portal before. */
export const knownVisits: (Visit & KnownTimes)[] = [
  known(landing, [0.76], [0.47]),
  known(login, [0.81, 0.4], [0.85, 0.72]),
  known(customerDashboard, [0.78, 0.55], [1.36, 1.37]),
  known(vehicles, [1.02, 0.85], [1.8, 2.03]),
  known(
    { name: 'tracking', path: '/service-tracking', as: 'customer', content: cards },
    [1.14, 1.02],
    [1.72, 1.65],
  ),
  known(
    { name: "mechanic's jobs", path: '/mechanic-jobs', as: 'mechanic', content: cards },
    [1.18, 0.72],
    [1.73, 1.99],
  ),
  known({ name: 'job history', path: '/job-history', as: 'mechanic', content: rows }, [1.46], [1.7]),
  known(managerDashboard, [1.83], [1.54]),
  known(assign, [1.92, 1.17], [2.48, 1.78]),
  known({ name: 'customers', path: '/customer-management', as: 'manager', content: rows }, [1.16], [1.56]),
  known(parts, [1.18, 0.68], [1.63, 1.29]),
  known({ name: 'salary payments', path: '/salary-payments', as: 'manager', content: rows }, [1.14], [1.61]),
];
