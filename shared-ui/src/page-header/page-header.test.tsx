import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { PageHeader } from './page-header.tsx';

test('The page title can be focused after a navigation', async () => {
  const { container } = render(
    <PageHeader
      title="Customer Management"
      description="All customers of the garage."
      back={{ href: '/manager-dashboard', label: 'Dashboard' }}
    />,
  );
  const title = screen.getByRole('heading', { name: 'Customer Management', level: 1 });
  expect(title).toHaveAttribute('id', 'page-title');
  title.focus();
  expect(title).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/manager-dashboard');
  expect(await axeViolations(container)).toEqual([]);
});
