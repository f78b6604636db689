import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useListAddress } from './use-list-address.ts';
import { useSearchText } from './use-search-text.ts';

function Jobs() {
  const { read, page, change, turnTo } = useListAddress();
  const [text, setText] = useSearchText(read('search'), (search) => change({ search }, { replace: true }));
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => change({ status: 'completed' })}>
        Completed
      </button>
      <button type="button" onClick={() => change({ status: null })}>
        All
      </button>
      <button type="button" onClick={() => turnTo(page + 1)}>
        Next
      </button>
      <p>
        Page {page} of {useLocation().search || 'everything'}
      </p>
    </>
  );
}

function open(url: string) {
  const router = createMemoryRouter([{ path: '/jobs', Component: Jobs }], { initialEntries: [url] });
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

test('Turning the page keeps the filters', async () => {
  open('/jobs?status=completed');
  await press('Next');
  expect(await screen.findByText('Page 2 of ?status=completed&page=2')).toBeVisible();
});

test('A page that is no number is the first', () => {
  open('/jobs?page=-2');
  expect(screen.getByText('Page 1 of ?page=-2')).toBeVisible();
});

test('Words are searched once typing pauses and leave no step in the history', async () => {
  const router = open('/jobs');
  await press('Completed');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'oil ');
  expect(await screen.findByText('Page 1 of ?status=completed&search=oil')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('oil ');

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 1 of everything')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue(''));
});
