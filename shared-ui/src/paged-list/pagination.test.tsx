import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Pagination } from './pagination.tsx';

function Pages({ total = 134 }: { total?: number }) {
  const [page, setPage] = useState(1);
  return (
    <Pagination label="Pages of customers" page={page} pageSize={20} total={total} onPageChange={setPage} />
  );
}

test('The pagination changes the page and shows the range of rows', async () => {
  const { container } = render(<Pages />);
  expect(screen.getByRole('navigation', { name: 'Pages of customers' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1–20 of 134');
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('button', { name: 'Page 2', current: 'page' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Page 7' }));
  expect(screen.getByRole('status')).toHaveTextContent('121–134 of 134');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(await axeViolations(container)).toEqual([]);
});

test('For a capped count, the last page says how to find the other rows', () => {
  const bar = (page: number) => (
    <Pagination label="Pages of changes" page={page} pageSize={20} total={1001} onPageChange={() => {}} />
  );
  const { rerender } = render(bar(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^1–20 of 1,000\+$/);
  rerender(bar(50));
  expect(screen.getByRole('status')).toHaveTextContent(
    '981–1,000 of 1,000+. Search, filter or change the sort order to see more.',
  );
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('A list of one page has no page buttons', () => {
  render(<Pages total={5} />);
  expect(screen.getByRole('status')).toHaveTextContent('1–5 of 5');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('An empty list shows a count of zero', () => {
  render(<Pages total={0} />);
  expect(screen.getByRole('status')).toHaveTextContent('0–0 of 0');
});
