import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchField } from '../search-field/search-field.tsx';
import { useListParams } from './use-list-params.ts';

const statuses = ['approved', 'completed'] as const;
const sorts = ['name', '-name', '-date'] as const;

function Jobs() {
  const list = useListParams({ sorts, defaultSort: '-date' });
  const { page, change, goToPage, sortBy } = list;
  return (
    <>
      <SearchField label="Search" value={list.search} onSearch={list.searchFor} />
      <button type="button" onClick={() => change({ status: 'completed' })}>
        Completed
      </button>
      <button type="button" onClick={() => change({ status: null })}>
        All
      </button>
      <button type="button" onClick={() => goToPage(page + 1)}>
        Next
      </button>
      <button type="button" onClick={() => sortBy({ column: 'name', direction: 'ascending' })}>
        By name
      </button>
      <button type="button" onClick={() => sortBy({ column: 'date', direction: 'descending' })}>
        By date
      </button>
      <p>
        Page {page} of {useLocation().search || 'everything'}
      </p>
      <p>Status: {list.readOneOf('status', statuses) ?? 'any'}</p>
      <p>
        Sorted by {list.sortName}, {list.sort.column} {list.sort.direction}
      </p>
    </>
  );
}

const Nothing = () => null;

function open(url: string, loader?: () => Promise<null>) {
  const route = { path: '/jobs', Component: Jobs, HydrateFallback: Nothing, loader };
  const router = createMemoryRouter([route], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('A filter returns to the first page and keeps the search', async () => {
  open('/jobs?search=oil&page=3');
  await press('Completed');
  expect(await screen.findByText('Page 1 of ?search=oil&status=completed')).toBeVisible();
  await press('All');
  expect(await screen.findByText('Page 1 of ?search=oil')).toBeVisible();
});

test('A second change keeps a first one whose navigation has not ended', async () => {
  open('/jobs', () => new Promise((resolve) => setTimeout(() => resolve(null), 100)));
  fireEvent.click(await screen.findByRole('button', { name: 'Completed' }));
  fireEvent.click(screen.getByRole('button', { name: 'By name' }));
  expect(await screen.findByText('Page 1 of ?status=completed&sort=name')).toBeVisible();
});

test('A first change that is shown after a second was sent does not undo the second', async () => {
  let load = () => Promise.resolve(null);
  const router = open('/jobs', () => load());
  await screen.findByText('Page 1 of everything');
  await act(async () => {
    const ended = new Promise<void>((resolve) =>
      router.subscribe(({ location }) => location.search === '?status=completed' && resolve()),
    );
    screen.getByRole('button', { name: 'Completed' }).click();
    await ended;
    load = () => new Promise((resolve) => setTimeout(() => resolve(null), 100));
    screen.getByRole('button', { name: 'By name' }).click();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of ?status=completed&sort=name&page=2')).toBeVisible();
});

test('A change after going back starts from what is shown', async () => {
  const router = open('/jobs');
  await press('Completed');
  await press('By name');
  await act(() => router.navigate(-2));
  await press('Next');
  expect(await screen.findByText('Page 2 of ?page=2')).toBeVisible();
});

test('Changing the page keeps the filters', async () => {
  open('/jobs?status=completed');
  await press('Next');
  expect(await screen.findByText('Page 2 of ?status=completed&page=2')).toBeVisible();
});

test('A page number is limited, so that no offset overflows', () => {
  open('/jobs?page=999999999999999');
  expect(screen.getByText('Page 1000000 of ?page=999999999999999')).toBeVisible();
});

test('An invalid page number shows the first page', () => {
  open('/jobs?page=-2');
  expect(screen.getByText('Page 1 of ?page=-2')).toBeVisible();
});

test('The search text is applied with a debounce and adds no history entry @long', async () => {
  const router = open('/jobs');
  await press('Completed');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'oil ');
  expect(await screen.findByText('Page 1 of ?status=completed&search=oil')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('oil ');

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 1 of everything')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(''));
});

test('The sort is kept in the URL, unless it is the default', async () => {
  open('/jobs?page=3');
  expect(screen.getByText('Sorted by -date, date descending')).toBeVisible();
  await press('By name');
  expect(await screen.findByText('Page 1 of ?sort=name')).toBeVisible();
  expect(screen.getByText('Sorted by name, name ascending')).toBeVisible();
  await press('By date');
  expect(await screen.findByText('Page 1 of everything')).toBeVisible();
});

test.each([
  ['completed', 'Status: completed'],
  ['melted', 'Status: any'],
])('A filter in the URL applies only if it is a known value: %s', (status, shown) => {
  open(`/jobs?status=${status}`);
  expect(screen.getByText(shown)).toBeVisible();
});
