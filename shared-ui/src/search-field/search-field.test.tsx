import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Search({ onSearch, ...rest }: Partial<SearchFieldProps>) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField
        label="Search parts by name or code..."
        isLabelHidden
        {...rest}
        value={search}
        onSearch={(text) => {
          onSearch?.(text);
          setSearch(text);
        }}
      />
      <button type="button" onClick={() => setSearch('')}>
        Show all
      </button>
      <p>Looking for: {search || 'everything'}</p>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search parts by name or code...' });

test('The search is debounced; Escape and the clear button empty the field @long', async () => {
  const onSearch = jest.fn();
  const { container } = render(<Search onSearch={onSearch} />);

  await userEvent.type(field(), 'brake ');
  expect(await screen.findByText('Looking for: brake')).toBeVisible();
  expect(field()).toHaveValue('brake ');
  expect(onSearch.mock.calls).toEqual([['brake']]);
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(await screen.findByText('Looking for: everything')).toBeVisible();

  await userEvent.type(field(), 'oil');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(await axeViolations(container)).toEqual([]);
});

test('Enter searches immediately and only once', async () => {
  const onSearch = jest.fn();
  render(<Search onSearch={onSearch} />);
  await userEvent.type(field(), 'oil{Enter}');
  expect(screen.getByText('Looking for: oil')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('The field follows changes of the search from outside', async () => {
  render(<Search />);
  await userEvent.type(field(), 'oil{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('A search that finds beginnings by one or two letters says so while there are no more', async () => {
  const { container } = render(<Search findsStarts />);
  const said = () => container.querySelector('[aria-live]')?.textContent;
  expect(said()).toBe('');
  await userEvent.type(field(), 'b ');
  expect(said()).toBe(
    'One or two letters find only the beginning of a word. Type three to search everything.',
  );
  // The search is committed meanwhile.
  expect(await act(() => axeViolations(container))).toEqual([]);
  await userEvent.type(field(), 'ra');
  expect(said()).toBe('');
  await userEvent.clear(field());
  await userEvent.type(field(), '#4');
  expect(said()).toBe('');
});

test('Another search says nothing', async () => {
  render(<Search />);
  await userEvent.type(field(), 'b');
  expect(screen.queryByText(/^One or two letters/)).not.toBeInTheDocument();
});
