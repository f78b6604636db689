import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { RequestStatusBadge } from './request-status-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

const iconOf = (label: string) => screen.getByText(label).querySelector('svg')?.outerHTML;

test('A badge shows its status as text, and its icon is hidden from assistive technology', async () => {
  const { container } = render(<StatusBadge tone="success">In Stock</StatusBadge>);
  expect(screen.getByText('In Stock').firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(await axeViolations(container)).toEqual([]);
});

test('Every request status has a different icon', () => {
  const statuses = ['pending', 'approved', 'in_progress', 'completed', 'cancelled', 'on-hold'];
  render(statuses.map((status) => <RequestStatusBadge key={status} status={status} label={status} />));
  expect(new Set(statuses.map(iconOf)).size).toBe(statuses.length);
  expect(statuses.map(iconOf)).not.toContain(undefined);
});

test('Both spellings of "in progress" look the same', () => {
  render(
    <>
      <RequestStatusBadge status="in_progress" label="one" />
      <RequestStatusBadge status="in-progress" label="other" />
    </>,
  );
  expect(iconOf('one')).toBe(iconOf('other'));
});
