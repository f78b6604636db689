import type { FoundRecord } from '@pitlane/shared-data/search';
import { accessibilityViolations, fakeBackend, manager, sentTo } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keyboard } from '../features/profile/keyboard.tsx';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { buildRemote } from '../testing/build-remote.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Shortcuts } from './shortcuts.tsx';

const found = [
  buildRemote({
    search: { records: [{ kind: 'part', group: 'Parts', href: '/parts/:ref', audience: ['manager'] }] },
    nav: [
      { label: 'Till', href: '/till', audience: ['manager'], order: 47, key: 't', menu: 'Manage' },
      { label: 'Tyres', href: '/tyres', audience: ['manager'], order: 48, key: 't', menu: 'Manage' },
      { label: 'Jobs', href: '/jobs', audience: ['mechanic'], order: 30, key: 'j' },
      {
        label: 'Payments',
        href: '/salary',
        audience: ['manager'],
        order: 49,
        key: 's',
        rail: { group: 'People', label: 'Salary' },
      },
    ],
  }),
];
const registry = {
  found: () => found,
  missing: () => [],
  discover: async () => [],
  subscribe: () => () => {},
};

const part = {
  kind: 'part',
  ref: 'NK/1-?',
  title: 'Oil Filter',
  detail: 'NK/1-?, 10 pieces',
  status: null,
  day: null,
  amount: null,
  step: 'order',
  step_ref: 'NK/1-?',
} satisfies FoundRecord;

/** Longer than a scanner takes between two keys. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

/** Presses keys as a person does. */
async function press(...keys: string[]) {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await pause();
  }
}

function renderShortcuts() {
  const onNew = jest.fn();
  const onSearch = jest.fn();
  const another = { ...part, ref: 'NK/1-?/B', title: 'Oil Filter B' };
  const backend = fakeBackend({ 'rpc/search_everywhere': { rows: [another, part] } });
  renderScreen(
    <RemotesContext value={{ registry, findMissingRemotes: async () => {} }}>
      <Shortcuts account={manager} />
      <button type="button" data-shortcut="/" onClick={onSearch}>
        Search
      </button>
      <main>
        <button type="button" data-shortcut="n" onClick={onNew}>
          Add part
        </button>
        <input aria-label="Notes" />
        <select aria-label="Status">
          <option>All</option>
        </select>
        <table>
          <tbody>
            <tr>
              <td>
                <a href="/one">One</a> <a href="/one/phone">Phone</a>
              </td>
            </tr>
            <tr>
              <td>Without a link</td>
            </tr>
            <tr>
              <td>
                <a href="/two">Two</a>
              </td>
            </tr>
          </tbody>
        </table>
        <Keyboard />
      </main>
    </RemotesContext>,
    { as: manager, backend, path: '/here' },
  );
  return { onNew, onSearch, backend };
}

beforeEach(() => localStorage.removeItem('pitlane-shortcuts'));

test('"n" makes a new one, "/" and Ctrl K search @long', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await press('n');
  expect(onNew).toHaveBeenCalledTimes(1);
  await press('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('"j" and "k" move between rows with a link', async () => {
  renderShortcuts();
  const focused = () => document.activeElement?.textContent;
  await press('j');
  expect(focused()).toBe('One');
  await press('j');
  expect(focused()).toBe('Two');
  await press('j');
  expect(focused()).toBe('Two');
  await press('k');
  expect(focused()).toBe('One');
});

test('"g" and a letter open a screen of the role, the first of two with one letter', async () => {
  renderShortcuts();
  await press('t');
  expect(screen.queryByText('/till')).not.toBeInTheDocument();
  await press('g', 't');
  expect(await screen.findByText('/till')).toBeVisible();
});

test('"?" lists the keys of the screen @long', async () => {
  renderShortcuts();
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Add part',
    'Next row',
    'Previous row',
    'Open the row',
    'Search everywhere',
    'Search everywhere, while typing too',
    'Show these keys',
    'Close a dialog or menu',
    'Dashboard',
    'Salary',
    'Till',
  ]);
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('no key does anything in a field, a choice or a dialog, or with a modifier key @long', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await userEvent.type(screen.getByLabelText('Notes'), 'n/?');
  await userEvent.type(screen.getByLabelText('Status'), 'n');
  screen.getByRole('button', { name: 'Add part' }).focus();
  await press('{Control>}n{/Control}', '{Alt>}n{/Alt}', '{Meta>}n{/Meta}');
  expect(onNew).not.toHaveBeenCalled();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
  await press('n', '/', '{Control>}k{/Control}');
  expect(onNew).not.toHaveBeenCalled();
  expect(onSearch).not.toHaveBeenCalled();
});

test('switched off, only Ctrl K is left @long', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortcuts with single keys' }));
  screen.getByRole('button', { name: 'Add part' }).focus();
  await press('n', '/', '?');
  expect(onNew).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

describe('A code that a scanner types', () => {
  test('opens the part that has it, presses no button and is no key of a screen', async () => {
    const { onNew, onSearch, backend } = renderShortcuts();
    screen.getByRole('button', { name: 'Add part' }).focus();
    await userEvent.keyboard('NK/1-?{Enter}');
    expect(await screen.findByText('/parts/NK%2F1-%3F')).toBeVisible();
    expect(sentTo(backend, 'rpc/search_everywhere').at(-1)?.body).toEqual({ query: 'NK/1-?' });
    expect(onNew).not.toHaveBeenCalled();
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('that nothing has is in the search, which says so; the keys of a person are no code @long', async () => {
    const { backend } = renderShortcuts();
    backend.responses['rpc/search_everywhere'] = { rows: [] };
    await press('X', 'Y', 'Z', '1', '{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('XYZ1{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Search everywhere' })).toHaveValue('XYZ1');
    expect(await screen.findByText('Nothing found for “XYZ1”.')).toBeVisible();
  });

  test('goes to the field for codes that the page has, also with single keys switched off', async () => {
    renderShortcuts();
    const codes: unknown[] = [];
    const field = screen.getByLabelText('Notes');
    field.toggleAttribute('data-scan', true);
    field.addEventListener('scan', (event) => codes.push((event as CustomEvent).detail));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shortcuts with single keys' }));
    screen.getByRole('link', { name: 'One' }).focus();
    await userEvent.keyboard('n-12{Enter}');
    expect(codes).toEqual(['n-12']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
