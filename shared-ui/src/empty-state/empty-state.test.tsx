import { render, screen } from '@testing-library/react';
import { LinkButton } from '../link/link-button.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { EmptyState } from './empty-state.tsx';

test('An empty state shows its title and its action', async () => {
  const { container } = render(
    <EmptyState
      title="No Vehicles Found"
      hint="Add a vehicle to book its first service."
      action={<LinkButton href="/add-vehicle">Add Your First Vehicle</LinkButton>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No Vehicles Found', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Your First Vehicle' })).toHaveAttribute(
    'href',
    '/add-vehicle',
  );
  expect(await axeViolations(container)).toEqual([]);
});
