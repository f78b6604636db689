/** @page */

import { customer, manager, mechanic } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import { type FrameMemory, frameKey } from '../src/layout/remember-frame.ts';
import { frameScript } from './first-script.ts';
import { renderPages } from './render-pages.tsx';

const { markup } = renderPages().frames;

const memory: FrameMemory = {
  nav: {
    visitor: [['Dashboard', '/dashboard']],
    customer: [['Dashboard', '/customer-dashboard']],
    mechanic: [['Dashboard', '/mechanic-dashboard']],
    manager: [
      ['Dashboard', '/manager-dashboard'],
      ['Payments', '/salary-payments'],
    ],
  },
  rail: [
    [
      'People',
      [
        ['Customers', '/customer-management', 'M1 1h2'],
        ['Salary', '/salary-payments', 'M3 3h4', 'pay'],
      ],
    ],
    ['Other screens', [['Till', '/till']]],
  ],
  phone: {
    mechanic: [['Jobs', '/mechanic-jobs', 'M5 5h6']],
    manager: [['Pay', '/salary-payments', 'M3 3h4']],
  },
  routes: [
    { path: '/services', title: 'Our Services' },
    { path: '/service-history', title: 'Service History', roles: ['customer'], signedOut: 'screen' },
    {
      path: '/customer-dashboard',
      title: 'Dashboard',
      roles: ['customer'],
      skeleton: { heading: 'Welcome, {name}', description: 'Your vehicles in one place.' },
    },
    { path: '/manager-dashboard', title: 'Dashboard', roles: ['manager'] },
    { path: '/edit-vehicle/:vehicleId', title: 'Edit Vehicle', roles: ['customer'] },
    {
      path: '/salary-payments',
      title: 'Salary Payment History',
      roles: ['manager'],
      skeleton: { back: 'Dashboard', hasActions: true, shapes: ['figures', 'table', 'of-a-later-release'] },
    },
  ],
};

/** Opens the page as built, at an address, as the browser does before any code has loaded. */
function open(pathname: string) {
  window.history.replaceState(null, '', pathname);
  document.title = 'Pitlane';
  document.body.innerHTML = `<div id="root"></div>${markup}`;
  new Function(frameScript)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function signIn(account: { role: string; name: string }, area = localStorage) {
  area.setItem('pitlane.session', '{}');
  area.setItem('pitlane.account', JSON.stringify(account));
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(() => {
  localStorage.setItem(frameKey, JSON.stringify(memory));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test("A manager's page has the header with the role's entries, the heading and its skeleton @long", () => {
  signIn(manager);
  open('/salary-payments');
  expect(heading()).toBe('Salary Payment History');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const entries = [...navigation.querySelectorAll('a')];
  expect(entries.map((link) => [link.textContent, link.getAttribute('href') ?? ''])).toEqual(
    memory.nav.manager,
  );
  expect(screen.getByRole('link', { name: 'Pitlane home' })).toHaveAttribute('href', '/manager-dashboard');
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Payments');
  expect(screen.getByText(manager.name)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notices' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' });
  expect(back).toHaveAttribute('href', '/manager-dashboard');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading…']);
  expect(document.title).toBe('Salary Payment History · Pitlane');
  const shapes = document.querySelectorAll('main [aria-hidden] dl, main [aria-hidden] > [role=status]');
  expect(shapes).toHaveLength(3);
});

const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.getAttribute('aria-label'), link.querySelector('path')?.getAttribute('d')]);

test("A manager's page has the rail beside it, and the bar of a phone below", () => {
  signIn(manager);
  localStorage.setItem('pitlane-rail', 'folded');
  open('/salary-payments');
  const [rail, phone] = screen.getAllByRole('navigation', { name: 'Screens', hidden: true });
  expect(rail).toHaveAttribute('data-folded');
  expect(rail?.nextElementSibling).toBe(document.querySelector('#frame main'));
  expect(namesIn(rail as HTMLElement)).toEqual([
    ['Customers', 'M1 1h2'],
    ['Salary', 'M3 3h4'],
    ['Till', expect.stringMatching(/^M8 12a/)],
  ]);
  expect(rail?.querySelector('[aria-current]')).toHaveTextContent('Salary');
  expect(namesIn(phone as HTMLElement)).toEqual([['Pay', 'M3 3h4']]);
  expect(phone).toHaveTextContent(/^PaySearchMore$/);
  expect([...document.querySelectorAll<HTMLElement>('#frame nav button')].every(({ inert }) => inert)).toBe(
    true,
  );
});

test('The rail of a manager without a right is without what needs it', () => {
  signIn({ ...manager, may_pay: false } as typeof manager);
  open('/till');
  const [rail] = screen.getAllByRole('navigation', { name: 'Screens', hidden: true });
  expect(rail).toHaveTextContent(/People.*Customers.*Other screens.*Till/);
  expect(rail).not.toHaveTextContent('Salary');
});

test('A mechanic has no rail, and no search in the bar of a phone', () => {
  signIn(mechanic);
  open('/mechanic-jobs');
  const [phone, ...others] = screen.getAllByRole('navigation', { name: 'Screens', hidden: true });
  expect(others).toEqual([]);
  expect(phone).toHaveTextContent(/^JobsMore$/);
});

test("Heading and description may contain the user's name, also of a session for this tab", () => {
  signIn(customer, sessionStorage);
  open('/dashboard');
  expect(heading()).toBe(`Welcome, ${customer.name}`);
  expect(screen.getByText('Your vehicles in one place.')).toBeVisible();
});

test('A name with markup is shown as text', () => {
  signIn({ ...customer, name: '<b>Asha</b> $&' });
  open('/customer-dashboard');
  expect(heading()).toBe('Welcome, <b>Asha</b> $&');
});

test.each([
  [customer, 'Your Invoices'],
  [manager, 'Invoices'],
])('A path with a screen for each of two roles has the heading of the screen for $role', (account, title) => {
  const routes = [
    { path: '/invoices', title: 'Your Invoices', roles: ['customer'] },
    { path: '/invoices', title: 'Invoices', roles: ['manager'] },
  ];
  localStorage.setItem(frameKey, JSON.stringify({ ...memory, routes }));
  signIn(account);
  open('/invoices');
  expect(heading()).toBe(title);
});

test('A route with a parameter has its title', () => {
  signIn(customer);
  open('/edit-vehicle/7/');
  expect(heading()).toBe('Edit Vehicle');
});

test.each([
  ['/login', 'Log In'],
  ['/register', 'Create Account'],
  ['/dashboard', 'Log In'],
  ['/salary-payments', 'Log In'],
  ['/service-history', 'Service History'],
  ['/services', 'Our Services'],
  ['/t/c2VjcmV0', 'Your Service'],
  ['/unsubscribe/c2VjcmV0', 'Your Messages'],
  ['/wall/c2VjcmV0', 'Workshop Board'],
  ['/book/c2VjcmV0', 'Service Book'],
])('A visitor who opens %s sees %s', (pathname, title) => {
  open(pathname);
  expect(heading()).toBe(title);
  expect(document.title).toBe(`${title} · Pitlane`);
});

test.each(['/login', '/salary-payments', '/dashboard'])(
  'A customer who opens %s sees the dashboard that it leads to',
  (pathname) => {
    signIn(customer);
    open(pathname);
    expect(heading()).toBe(`Welcome, ${customer.name}`);
  },
);

test.each(['/salary-payments', '/no-such-page'])(
  'Without a memory %s has a header, a placeholder for the heading and a skeleton',
  (pathname) => {
    localStorage.removeItem(frameKey);
    signIn(mechanic);
    open(pathname);
    expect(screen.getByRole('link', { name: 'Pitlane home' })).toBeVisible();
    expect(heading()).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(document.title).toBe('Pitlane');
  },
);

test.each(['not JSON', '{"nav":{}}', '{"routes":7}'])('An unreadable memory is ignored: %s', (text) => {
  localStorage.setItem(frameKey, text);
  signIn(manager);
  open('/salary-payments');
  expect(document.querySelectorAll('#frame')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('A browser that blocks storage shows the frame of a visitor', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  open('/services');
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Notices' })).not.toBeInTheDocument();
});

/** Keeps a screen of the last visit, as the shell does. */
function keep(personId: string, address: string, change: object = {}) {
  const page = { keptAt: Date.now(), files: 'a.js', css: '.a{color:red}', html: '<h1>Parts</h1>', ...change };
  sessionStorage.setItem(`pitlane-page:${personId}:${address}`, JSON.stringify(page));
}

/** Opens a page of this release. */
function openAtRelease(address: string) {
  document.head.innerHTML = '<script type="text/plain" data-files="a.js"></script>';
  open(address);
}

const lastVisit = () => document.querySelector<HTMLElement>('#frame main [data-last-visit]');

test('What the last visit showed at this address takes the place of the skeleton, inert and busy', () => {
  signIn(customer, sessionStorage);
  keep(customer.id, '/service-history?page=2');
  const attachShadow = jest.spyOn(Element.prototype, 'attachShadow');
  openAtRelease('/service-history?page=2');
  const shown: ShadowRoot = attachShadow.mock.results[0]?.value;
  expect(shown.host).toBe(lastVisit());
  expect(shown.innerHTML).toBe('<style>.a{color:red}</style><h1>Parts</h1>');
  expect(lastVisit()?.inert).toBe(true);
  expect(document.querySelector('#frame main')?.ariaBusy).toBe('true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByText(customer.name)).toBeVisible();
});

test.each<[string, () => void]>([
  ['another page of the list', () => keep(customer.id, '/service-history?page=2')],
  ['another person', () => keep('other', '/service-history')],
  ['another release', () => keep(customer.id, '/service-history', { files: 'b.js' })],
  ['eight days ago', () => keep(customer.id, '/service-history', { keptAt: Date.now() - 8 * 86_400_000 })],
])('A screen of %s is not shown', (_, keepOther) => {
  signIn(customer, sessionStorage);
  keepOther();
  openAtRelease('/service-history');
  expect(lastVisit()).toBeNull();
  expect(heading()).toBe('Service History');
});

test.each([
  [manager, '/salary-payments'],
  [mechanic, '/mechanic-jobs'],
])('What an earlier release kept of staff is not shown', (staff, address) => {
  signIn(staff, sessionStorage);
  keep(staff.id, address);
  openAtRelease(address);
  expect(lastVisit()).toBeNull();
});

test('The landing page has no frame', () => {
  open('/');
  expect(document.getElementById('frame')).toBeNull();
});
