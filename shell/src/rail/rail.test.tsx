import {
  accessibilityViolations,
  fakeBackend,
  manager,
  mechanic,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { buildRemote } from '../testing/build-remote.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Rail } from './rail.tsx';

const found = [
  buildRemote({
    nav: [
      {
        label: 'Requests',
        href: '/assign-requests',
        audience: ['manager'],
        order: 30,
        rail: { group: 'Work', icon: 'M1 2h3', waits: 'to_assign', phone: 'Work' },
      },
      {
        label: 'Payments',
        href: '/salary-payments',
        audience: ['manager'],
        order: 40,
        rail: { group: 'People', label: 'Salary', waits: 'unpaid' },
      },
      {
        label: 'Estimates',
        href: '/estimates',
        audience: ['manager'],
        order: 31,
        rail: { group: 'Work', waits: 'of_a_later_release' },
      },
      {
        label: 'Jobs',
        href: '/jobs',
        audience: ['mechanic'],
        order: 30,
        rail: { group: 'A', phone: 'Jobs' },
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
const waiting = {
  to_assign: 7,
  late: 0,
  unpaid: 120,
  estimates_to_price: 0,
  estimates_waiting: 0,
  hour_corrections: 0,
};

function renderBeside(content: React.ReactElement, as = manager as typeof manager | typeof mechanic) {
  const backend = fakeBackend({ 'rpc/waiting_work': waiting });
  return renderScreen(
    <RemotesContext value={{ registry, findMissingRemotes: async () => {} }}>{content}</RemotesContext>,
    { as, backend, path: '/assign-requests' },
  );
}

/** The rail and the bar are shown by media queries, which jsdom does not apply, and it names nothing that is not shown. */
const hidden = true;
const navigation = () => within(screen.getByRole('navigation', { hidden }));
const names = () =>
  navigation()
    .getAllByRole('link', { hidden })
    .map((link) => link.getAttribute('aria-label'));

test('The rail has the screens by their groups, and what waits once the page is at rest @long', async () => {
  const { backend, container } = renderBeside(<Rail account={manager} />);
  expect(names()).toEqual(['Requests', 'Estimates', 'Salary']);
  expect(sentTo(backend, 'rpc/waiting_work')).toHaveLength(0);
  const work = navigation().getByRole('list', { name: 'Work', hidden });
  expect(within(work).getAllByRole('link', { hidden })).toHaveLength(2);
  expect(within(work).getByRole('link', { current: 'page', hidden })).toHaveTextContent('Requests');
  await waitFor(() => expect(names()).toEqual(['Requests 7 waiting', 'Estimates', 'Salary 99+ waiting']));
  expect(sentTo(backend, 'rpc/waiting_work')).toHaveLength(1);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The rail is folded until it is unfolded again, on this device', async () => {
  const { unmount } = renderBeside(<Rail account={manager} />);
  await userEvent.click(navigation().getByLabelText('Hide labels'));
  expect(screen.getByRole('navigation', { hidden })).toHaveAttribute('data-folded');
  unmount();
  renderBeside(<Rail account={manager} />);
  expect(localStorage.getItem('pitlane-rail')).toBe('folded');
  await userEvent.click(navigation().getByLabelText('Show labels'));
  expect(screen.getByRole('navigation', { hidden })).not.toHaveAttribute('data-folded');
});

test('The bar of a phone has a search for managers, and opens the menu', async () => {
  const onMore = jest.fn();
  renderBeside(<PhoneBar account={manager} onMore={onMore} />);
  await waitFor(() => expect(names()).toEqual(['Work 7 waiting']));
  expect(navigation().getByLabelText('Search everywhere')).toBeInTheDocument();
  await userEvent.click(navigation().getByText('More'));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('A mechanic is asked nothing about what waits @long', async () => {
  const { backend } = renderBeside(<PhoneBar account={mechanic} onMore={() => {}} />, mechanic);
  expect(names()).toEqual(['Jobs']);
  expect(navigation().queryByLabelText(/^Search/)).not.toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(sentTo(backend, 'rpc/waiting_work')).toHaveLength(0);
});
