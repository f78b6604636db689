import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { ListSummary } from './list-summary.tsx';
import { PagedList, type PageQuery } from './paged-list.tsx';

interface JobsPage {
  rows: string[];
  total: number;
}

const jobs = Array.from({ length: 45 }, (_, index) => `Job ${index + 1}`);
const resultFor = (page: number): JobsPage => ({ rows: jobs.slice((page - 1) * 20, page * 20), total: 45 });

const queryOf = (state: Partial<PageQuery<JobsPage>>): PageQuery<JobsPage> => ({
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: jest.fn(),
  ...state,
});

interface JobsProps {
  start?: number;
  /** The query of a page; default: one that has succeeded. */
  queryAt?: (page: number) => PageQuery<JobsPage>;
  onPage?: (page: number, options?: { replace?: boolean }) => void;
  hasSummary?: boolean;
}

function Jobs({
  start = 1,
  queryAt = (page) => queryOf({ data: resultFor(page) }),
  onPage,
  hasSummary = false,
}: JobsProps) {
  const [page, setPage] = useState(start);
  const goToPage = (next: number, options?: { replace?: boolean }) => {
    onPage?.(next, options);
    setPage(next);
  };
  return (
    <PagedList
      query={queryAt(page)}
      params={{ page, goToPage }}
      pageSize={20}
      label="jobs"
      failure="Failed to load jobs"
      pending={<p>Loading jobs...</p>}
      empty={<p>No jobs yet</p>}
      summary={
        hasSummary
          ? ({ rows, total }) => (
              <ListSummary
                shown={rows.length}
                total={total}
                noun="jobs"
                figures={[
                  { label: 'Open', value: 1234567 },
                  { label: 'Value', value: '₹4' },
                ]}
              />
            )
          : undefined
      }
    >
      {({ rows }) => (
        <ul>
          {rows.map((job) => (
            <li key={job}>{job}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

test('Changing the page by keyboard shows its rows and focuses the list @long', async () => {
  const { container } = render(<Jobs />);
  expect(screen.getByText('Job 20')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Next page' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Job 21')).toBeVisible();
  expect(screen.queryByText('Job 20')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'List of jobs' })).toHaveFocus();
  expect(await axeViolations(container)).toEqual([]);
});

test('The focus stays in the list while the next page loads', async () => {
  render(
    <Jobs
      queryAt={(page) => queryOf({ data: page === 1 ? resultFor(1) : undefined, isFetching: page > 1 })}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('Loading jobs...')).toBeVisible();
  expect(screen.getByRole('group', { name: 'List of jobs' })).toHaveFocus();
});

test('A page past the last redirects to the last and adds no history entry', async () => {
  const onPage = jest.fn();
  render(<Jobs start={9} onPage={onPage} />);
  expect(await screen.findByText('Job 45')).toBeVisible();
  expect(onPage.mock.calls).toEqual([[3, { replace: true }]]);
});

test('The redirect from a page past the last never looks like an empty list', () => {
  render(<Jobs queryAt={() => queryOf({ data: { rows: [], total: 45 }, isPlaceholderData: true })} />);
  expect(screen.getByText('Loading jobs...')).toBeVisible();
});

test('A page with rows stays, whatever the total is', () => {
  const onPage = jest.fn();
  render(
    <Jobs start={4} onPage={onPage} queryAt={() => queryOf({ data: { rows: ['Job 61'], total: 45 } })} />,
  );
  expect(screen.getByText('Job 61')).toBeVisible();
  expect(onPage).not.toHaveBeenCalled();
});

test('An empty list shows the empty state and no pagination', () => {
  render(<Jobs queryAt={() => queryOf({ data: { rows: [], total: 0 } })} />);
  expect(screen.getByText('No jobs yet')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('A failure is shown in place of the rows', () => {
  render(<Jobs queryAt={() => queryOf({ error: { message: 'The server cannot be reached.' } })} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load jobs');
});

test('A summary shows the number of rows and further figures', async () => {
  const { container } = render(<Jobs hasSummary />);
  expect(screen.getByText('Showing 20 of 45 jobs')).toBeVisible();
  expect(screen.getByText('Open: 12,34,567')).toBeVisible();
  expect(screen.getByText('Value: ₹4')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of jobs' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('With a summary, a list of one page has no pagination', () => {
  render(<Jobs hasSummary queryAt={() => queryOf({ data: { rows: ['Job 1'], total: 1 } })} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

/** A list of cards that tells how many rows it rendered. */
const cards = (rendered: number[], query: PageQuery<JobsPage>, isFirstWide = false) => (
  <PagedList
    query={query}
    params={{ page: 1, goToPage: () => {} }}
    pageSize={20}
    label="jobs"
    failure="Failed to load jobs"
    pending={<p>Loading jobs...</p>}
    hasCards
    isFirstWide={isFirstWide}
  >
    {({ rows }) => {
      rendered.push(rows.length);
      return <p>{rows.at(-1)}</p>;
    }}
  </PagedList>
);

test('The cards that fill a window are rendered first, the rest and what follows them after that', () => {
  const rendered: number[] = [];
  const { rerender } = render(cards(rendered, queryOf({})));
  rerender(cards(rendered, queryOf({ data: resultFor(1) })));
  expect(rendered).toEqual([6, 20]);
  expect(screen.getByText('Job 20')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of jobs' })).toBeVisible();
});

test('After a card with a line of its own, the cards that are rendered first fill whole lines', () => {
  const rendered: number[] = [];
  const { rerender } = render(cards(rendered, queryOf({}), true));
  rerender(cards(rendered, queryOf({ data: resultFor(1) }), true));
  expect(rendered).toEqual([7, 20]);
});

test('Cards whose data was there before are rendered at once, for the place of the last visit', () => {
  const rendered: number[] = [];
  render(cards(rendered, queryOf({ data: resultFor(1) })));
  expect(rendered[0]).toBe(20);
});
