import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { type QueryLike, QueryView } from './query-view.tsx';

type Cars = string[] | null;

const build = (state: Partial<QueryLike<Cars>> = {}): QueryLike<Cars> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: jest.fn(),
  ...state,
});
const unreachable = { kind: 'offline', message: 'The server cannot be reached.' };

function Cars({ names }: { names: string[] }) {
  const [note, setNote] = useState('');
  return (
    <>
      <p>{names.join(', ')}</p>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  );
}

const view = (query: QueryLike<Cars>) => (
  <QueryView
    query={query}
    failure="Failed to load vehicles"
    pending={<p role="status">Loading vehicles...</p>}
    empty={<p>No vehicles</p>}
    notFound={<p>Customer not found</p>}
  >
    {(names) => <Cars names={names} />}
  </QueryView>
);

test('A query without data is pending', () => {
  render(view(build({ isFetching: true })));
  expect(screen.getByRole('status')).toHaveTextContent('Loading vehicles...');
});

test('A failure shows its title and reason and can be retried', async () => {
  const query = build({ error: unreachable });
  const { container } = render(view(query));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load vehiclesThe server cannot be reached.');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(query.refetch).toHaveBeenCalledTimes(1);
  expect(await axeViolations(container)).toEqual([]);
});

test('Loaded data is shown', () => {
  render(view(build({ data: ['Swift'] })));
  expect(screen.getByText('Swift')).toBeVisible();
});

test('An empty list shows the empty state', () => {
  render(view(build({ data: [] })));
  expect(screen.getByText('No vehicles')).toBeVisible();
});

test('Data of an earlier visit is marked with its time, until it is loaded', () => {
  const dataUpdatedAt = new Date().setHours(10, 42);
  const { rerender } = render(view({ ...build({ data: ['Swift'] }), dataUpdatedAt, isFetched: false }));
  expect(screen.getByRole('status')).toHaveTextContent('As of 10:42 am, your last visit.');
  expect(screen.getByText('Swift')).toBeVisible();
  rerender(view({ ...build({ data: ['Swift'] }), dataUpdatedAt, isFetched: true }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Data of another day is marked with its day', () => {
  const dataUpdatedAt = new Date(2020, 0, 5, 10, 42).getTime();
  render(view({ ...build({ data: ['Swift'] }), dataUpdatedAt, isFetched: false }));
  expect(screen.getByRole('status')).toHaveTextContent('As of 5 Jan, 10:42 am');
});

test('After a failed refresh the old data and typed text stay below a banner', async () => {
  const { container, rerender } = render(view(build({ data: ['Swift'] })));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'blue');
  const query = build({ data: ['Swift'], error: unreachable });
  rerender(view(query));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load vehicles');
  expect(screen.getByRole('alert')).toHaveTextContent('What you see may be out of date.');
  expect(screen.getByText('Swift')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('blue');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['null data', { data: null }],
  ['a not-found error', { error: { kind: 'not-found', message: 'Gone.' } }],
  [
    'a not-found error after data was shown',
    { data: ['Swift'], error: { kind: 'not-found', message: 'Gone.' } },
  ],
  ['an invalid id', { error: { kind: 'invalid', message: 'No id.' } }],
])('The not-found state is shown for %s', (_, state) => {
  render(view(build(state)));
  expect(screen.getByText('Customer not found')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Without a not-found state, a not-found error is shown as a failure', () => {
  render(
    <QueryView query={build({ error: { kind: 'not-found', message: 'Gone.' } })} failure="Failed to load" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to loadGone.');
});
