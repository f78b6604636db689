import type { FoundRecord } from '@pitlane/shared-data/search';
import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { buildRemote } from '../testing/build-remote.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SearchTrigger } from './search-trigger.tsx';

const staff: ('mechanic' | 'manager')[] = ['mechanic', 'manager'];
const remote = buildRemote({
  routes: [
    { path: '/till', title: 'Till', roles: ['manager'] },
    { path: '/settings', title: 'Settings', roles: ['manager'] },
    { path: '/settings/tax-rates', title: 'Tax Rates', roles: ['manager'] },
    { path: '/customers/:id', title: 'Till of a customer', roles: ['manager'] },
  ],
  nav: [{ label: 'Settings', href: '/settings', audience: ['manager'], right: 'settings', order: 1 }],
  search: {
    records: [
      { kind: 'vehicle', group: 'Vehicles', href: '/vehicles/:ref', audience: staff },
      { kind: 'part', group: 'Parts', href: '/parts?search=:ref', audience: staff },
      { kind: 'request', group: 'Jobs', href: '/jobs/:ref', audience: ['mechanic'] },
    ],
    steps: [{ step: 'check_in', label: 'Check in', href: '/desk?request=:ref', audience: ['manager'] }],
  },
});
const registry: RemoteRegistry = {
  found: () => found,
  missing: () => [],
  discover: async () => [],
  subscribe: () => () => {},
};
const found = [remote];

const car: FoundRecord = {
  kind: 'vehicle',
  ref: '5',
  title: 'KA 01 AB 1234',
  detail: 'Hyundai Creta, Asha Rao',
  status: 'approved',
  day: '2026-11-25',
  amount: null,
  step: 'check_in',
  step_ref: '41',
};
const part: FoundRecord = {
  ...car,
  kind: 'part',
  ref: 'F/1',
  title: 'Oil Filter',
  detail: 'F/1, 10 pieces',
  status: null,
  day: null,
  step: 'open',
  step_ref: 'F/1',
};
const request: FoundRecord = { ...car, kind: 'request', ref: '41', title: '#41 Oil Change', step: 'open' };

async function openSearch(response: unknown = { rows: [car, part] }, as: Account = manager) {
  const backend = fakeBackend({ 'rpc/search_everywhere': response });
  const rendered = renderScreen(
    <RemotesContext value={{ registry, findMissingRemotes: async () => {} }}>
      <SearchTrigger isInPhoneBar={false} />
    </RemotesContext>,
    { as, backend, path: '/here' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everywhere' }));
  return { ...rendered, dialog, field: dialog.getByRole('combobox', { name: 'Search everywhere' }) };
}
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });

test('What is found is in groups, each with what one does next, and Enter does it', async () => {
  const { field, dialog, backend, router } = await openSearch();
  expect(field).toHaveFocus();
  await userEvent.type(field, ' ka01 ');
  expect(await dialog.findByRole('group', { name: 'Vehicles' })).toBeVisible();
  expect(optionNames()).toEqual([
    'KA 01 AB 1234Hyundai Creta, Asha Rao · Approved · 25 Nov 2026Check in',
    'Oil FilterF/1, 10 piecesOpen',
  ]);
  expect(field).toHaveAttribute('aria-activedescendant', selected().id);
  expect(selected()).toHaveTextContent('KA 01 AB 1234');
  expect(sentTo(backend, 'rpc/search_everywhere').at(-1)?.body).toEqual({ query: 'ka01' });
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('/desk?request=41')).toBeVisible();
  expect(router).toBeDefined();
});

test('The arrow keys move around the list, and Shift Enter opens the record @long', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'ka01');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Oil Filter');
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('KA 01 AB 1234');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{Enter}{/Shift}');
  expect(await screen.findByText('/vehicles/5')).toBeVisible();
});

test('Enter before the answer opens what the whole text finds, nothing of an earlier answer', async () => {
  const answer = (rows: FoundRecord[]) => ({ rows });
  const { field } = await openSearch(({ body }: { body: unknown }) =>
    answer((body as { query: string }).query === 'oil f' ? [part] : [car]),
  );
  await userEvent.type(field, 'oil');
  await screen.findAllByRole('option');
  await userEvent.type(field, ' f{Enter}');
  expect(await screen.findByText('/parts?search=F%2F1')).toBeVisible();
});

test('A mechanic gets the places of mechanics, and no step of managers', async () => {
  const { field } = await openSearch({ rows: [request, car] }, mechanic);
  await userEvent.type(field, 'ka01');
  await screen.findAllByRole('option');
  expect(screen.getByRole('group', { name: 'Jobs' })).toBeVisible();
  expect(optionNames().map((name) => name?.slice(-4))).toEqual(['Open', 'Open']);
});

test('Screens are found by title, those of a right only with it', async () => {
  const { field } = await openSearch({ rows: [car] }, { ...manager, may_change_settings: false } as Account);
  await userEvent.type(field, 'til');
  expect((await screen.findByRole('group', { name: 'Screens' })).textContent).toBe('ScreensTillOpen');
  await userEvent.clear(field);
  await userEvent.type(field, 'tax');
  await waitFor(() => expect(optionNames()).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Screens' })).not.toBeInTheDocument();
});

test('What was opened is offered first while nothing is typed, to the same person', async () => {
  const { field, unmount } = await openSearch();
  expect(await screen.findByText(/^Type a name/)).toBeVisible();
  await userEvent.type(field, 'ka01');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  unmount();
  await openSearch();
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/vehicles/5')).toBeVisible();
});

test('Searching, nothing found and a failed search are told apart @long', async () => {
  const { field, unmount } = await openSearch(never);
  await userEvent.type(field, 'xy');
  expect(await screen.findByText('Searching...')).toBeVisible();
  unmount();
  const empty = await openSearch({ rows: [] });
  await userEvent.type(empty.field, 'xy');
  expect(await screen.findByText('Nothing found for “xy”.')).toBeVisible();
  expect(screen.getByText(/^One or two letters find only the beginning/)).toBeVisible();
  await userEvent.type(empty.field, 'z');
  expect(screen.queryByText(/^One or two letters/)).not.toBeInTheDocument();
  empty.unmount();
  const failed = await openSearch(offline);
  await userEvent.type(failed.field, 'xy');
  expect(await screen.findByText('Failed to search')).toBeVisible();
  failed.backend.responses['rpc/search_everywhere'] = { rows: [car] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option')).toHaveTextContent('KA 01 AB 1234');
});

test('Escape closes the search', async () => {
  await openSearch();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search everywhere' })).toHaveFocus());
});
