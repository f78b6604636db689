import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  mechanic,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as staff from '../rail/staff-parts.ts';
import type { FoundRemote, RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Header } from './header.tsx';

const nav: RemoteNavEntry[] = [
  {
    label: 'Vehicles',
    href: '/car-types',
    audience: ['visitor', 'customer', 'mechanic', 'manager'],
    order: 20,
  },
  { label: 'Requests', href: '/assign-requests', audience: ['manager'], order: 30 },
  { label: 'Payments', href: '/salary-payments', audience: ['manager'], order: 40 },
  {
    label: 'Customers',
    href: '/customer-management',
    audience: ['manager'],
    order: 50,
    menu: 'Manage',
    rail: { group: 'People', waits: 'unpaid' },
  },
  { label: 'Audit Trail', href: '/audit-trail', audience: ['manager'], order: 90, menu: 'Manage' },
  { label: 'Parts', href: '/parts-management', audience: ['mechanic'], order: 50, menu: 'Workshop' },
  { label: 'Job History', href: '/job-history', audience: ['mechanic'], order: 60, menu: 'Workshop' },
];
const remotes: FoundRemote[] = [
  {
    url: 'http://localhost/',
    manifest: {
      contract: 2,
      name: 'all',
      label: 'All',
      team: 'team',
      version: '1',
      entry: 'remoteEntry.js',
      routes: [],
      nav,
      create: [
        { label: 'Part', href: '/parts-management?new=part', audience: ['manager'], order: 30 },
        { label: 'Service', href: '/services', audience: ['manager'], right: 'settings', order: 50 },
        { label: 'Visit', href: '/front-desk?new=visit', audience: ['manager'], order: 10 },
      ],
    },
  },
];
const registry: RemoteRegistry = {
  found: () => remotes,
  missing: () => [],
  discover: async () => [],
  subscribe: () => () => {},
};

function HeaderWithMenu({ as }: { as: Account | null }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const ofStaff = as && as.role !== 'customer' ? staff : undefined;
  return <Header staff={ofStaff} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />;
}

const waiting = {
  to_assign: 0,
  late: 0,
  unpaid: 0,
  estimates_to_price: 0,
  estimates_waiting: 0,
  hour_corrections: 0,
};

const renderHeader = (as: Account | null, path = '/assign-requests') =>
  renderScreen(
    <RemotesContext value={{ registry, findMissingRemotes: async () => {} }}>
      <HeaderWithMenu as={as} />
    </RemotesContext>,
    {
      as,
      path,
      backend: fakeBackend({
        'rpc/unread_notices': { unread: 0, latest: null },
        'rpc/waiting_work': waiting,
      }),
    },
  );

/** jsdom has no layout, so the slide-out menu is tested where it has the same entries as the wide bar. */
async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

test("A manager sees the role's entries, with the current page marked @long", async () => {
  renderHeader(manager);
  const menu = await openMenu();
  const entries = within(menu.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(entries.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Vehicles',
    'Requests',
    'Payments',
    'Customers',
    'Vehicles',
    'Requests',
    'Payments',
    'Audit Trail',
  ]);
  const hrefsOf = (name: string) =>
    within(menu.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefsOf('People')).toEqual(['/customer-management']);
  expect(hrefsOf('Other screens')).toContain('/audit-trail');
  expect(menu.getAllByRole('link', { name: 'Requests', current: 'page' })).toHaveLength(2);
});

test('The menu says what waits at its entries @long', async () => {
  const { backend } = renderHeader(manager);
  backend.responses['rpc/waiting_work'] = { ...waiting, unpaid: 4 };
  const menu = await openMenu();
  const link = await menu.findByRole('link', { name: 'Customers 4 waiting' });
  expect(link).toHaveAttribute('href', '/customer-management');
});

test('The bar opens a menu of links, in which the current page is marked', async () => {
  const { container } = renderHeader(mechanic, '/job-history');
  // The wide bar is hidden by a media query, which jsdom knows but does not apply to a window.
  const bar = container.querySelector('header nav') as HTMLElement;
  await userEvent.click(within(bar).getByRole('button', { name: 'Workshop', hidden: true }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Parts', null],
    ['Job History', 'page'],
  ]);
  await userEvent.click(items[0] as HTMLElement);
  expect(await screen.findByText('/parts-management')).toBeVisible();
});

test('A manager makes what the remotes announce, as far as the right goes', async () => {
  renderHeader({ ...manager, may_change_settings: false } as Account);
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Visit', '/front-desk?new=visit'],
    ['Part', '/parts-management?new=part'],
  ]);
});

test('Only staff with something to make have the menu New', () => {
  renderHeader(mechanic);
  expect(screen.getByRole('button', { name: 'Search everywhere' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New' })).not.toBeInTheDocument();
});

test.each([
  ['a manager', manager, '/manager-dashboard'],
  ['a customer', customer, '/customer-dashboard'],
  ['a visitor', null, '/'],
])('The logo leads %s home', (_, account, home) => {
  renderHeader(account);
  expect(screen.getByRole('link', { name: 'Pitlane home' })).toHaveAttribute('href', home);
});

test('A visitor sees Log In and Sign Up, and no bell', async () => {
  renderHeader(null);
  expect(screen.queryByRole('button', { name: /^Notices/ })).not.toBeInTheDocument();
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  expect(menu.getByRole('button', { name: 'Theme: same as device' })).toBeVisible();
});

test('The account menu links to the profile, changes the theme, and logs out to the landing page @long', async () => {
  const { backend } = renderHeader(customer);
  backend.responses['auth/v1/logout'] = undefined;
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: customer.name }));
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');

  await userEvent.click(screen.getByRole('menuitem', { name: 'Theme: dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

  await userEvent.click(await menu.findByRole('button', { name: customer.name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('/')).toBeVisible();
  await waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('auth/v1/logout'));
});

test('Logging out with unsent work asks first @long', async () => {
  const unsent = `pitlane-unsent:completion:${mechanic.id}:41`;
  localStorage.setItem(unsent, '{}');
  const { backend } = renderHeader(mechanic);
  backend.responses['auth/v1/logout'] = undefined;
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: mechanic.name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out with unsent work?' });
  expect(localStorage.getItem(unsent)).not.toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Log out and discard' }));
  expect(await screen.findByText('/')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(unsent)).toBeNull());
});

test('Escape closes the slide-out menu and returns the focus @long', async () => {
  const { container } = renderHeader(manager);
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  expect(await accessibilityViolations(container)).toEqual([]);
});
