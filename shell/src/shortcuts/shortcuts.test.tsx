import { accessibilityViolations, fakeBackend, manager } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keyboard } from '../features/profile/keyboard.tsx';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { buildRemote } from '../testing/build-remote.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Shortcuts } from './shortcuts.tsx';

const found = [
  buildRemote({
    nav: [
      { label: 'Till', href: '/till', audience: ['manager'], order: 47, key: 't', menu: 'Manage' },
      { label: 'Tyres', href: '/tyres', audience: ['manager'], order: 48, key: 't', menu: 'Manage' },
      { label: 'Jobs', href: '/jobs', audience: ['mechanic'], order: 30, key: 'j' },
    ],
  }),
];
const registry = {
  found: () => found,
  missing: () => [],
  discover: async () => [],
  subscribe: () => () => {},
};

function renderShortcuts() {
  const onNew = jest.fn();
  const onSearch = jest.fn();
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
    { as: manager, backend: fakeBackend(), path: '/here' },
  );
  return { onNew, onSearch };
}

beforeEach(() => localStorage.removeItem('pitlane-shortcuts'));

test('"n" makes a new one, "/" and Ctrl K search', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await userEvent.keyboard('n');
  expect(onNew).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('"j" and "k" move between rows with a link', async () => {
  renderShortcuts();
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toBe('One');
  await userEvent.keyboard('j');
  expect(focused()).toBe('Two');
  await userEvent.keyboard('j');
  expect(focused()).toBe('Two');
  await userEvent.keyboard('k');
  expect(focused()).toBe('One');
});

test('"g" and a letter open a screen of the role, the first of two with one letter', async () => {
  renderShortcuts();
  await userEvent.keyboard('t');
  expect(screen.queryByText('/till')).not.toBeInTheDocument();
  await userEvent.keyboard('gt');
  expect(await screen.findByText('/till')).toBeVisible();
});

test('"?" lists the keys of the screen', async () => {
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
    'Till',
  ]);
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('no key does anything in a field, a choice or a dialog, or with a modifier key', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await userEvent.type(screen.getByLabelText('Notes'), 'n/?');
  await userEvent.type(screen.getByLabelText('Status'), 'n');
  screen.getByRole('button', { name: 'Add part' }).focus();
  await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
  expect(onNew).not.toHaveBeenCalled();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
  await userEvent.keyboard('n/{Control>}k{/Control}');
  expect(onNew).not.toHaveBeenCalled();
  expect(onSearch).not.toHaveBeenCalled();
});

test('switched off, only Ctrl K is left', async () => {
  const { onNew, onSearch } = renderShortcuts();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortcuts with single keys' }));
  screen.getByRole('button', { name: 'Add part' }).focus();
  await userEvent.keyboard('n/?');
  expect(onNew).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(1);
});
