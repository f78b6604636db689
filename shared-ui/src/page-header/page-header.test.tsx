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

test('The tab is named after the subject of the screen, until the next route has its own title', () => {
  const page = (title: string, subject?: string) => (
    <>
      <title>{title}</title>
      <PageHeader title="Customer Details" subject={subject} />
    </>
  );
  const { rerender } = render(page('Customer Details · Pitlane'));
  expect(document.title).toBe('Customer Details · Pitlane');
  rerender(page('Customer Details · Pitlane', 'Asha Rao'));
  expect(document.title).toBe('Asha Rao · Pitlane');
  rerender(page('Customer Management · Pitlane'));
  expect(document.title).toBe('Customer Management · Pitlane');
});
