import { render, screen } from '@testing-library/react';
import { Package } from '../exports/icons.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { StatCard, StatGrid } from './stat-card.tsx';

test('A stat card shows a label, a value and a detail', async () => {
  const { container } = render(
    <StatGrid>
      <StatCard label="Total Parts" value="128" icon={Package} detail="in six categories" />
    </StatGrid>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Total Parts');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    '128',
    'in six categories',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('A stat card without an icon renders only terms and definitions', async () => {
  const { container } = render(
    <StatGrid>
      <StatCard label="Low Stock" value="3" />
    </StatGrid>,
  );
  expect([...container.querySelectorAll('dl > div > *')].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
  expect(await axeViolations(container)).toEqual([]);
});

test('A pending grid reserves space for its values and announces only the loading', () => {
  const { container } = render(
    <StatGrid aria-label="Parts" isPending loadingLabel="Loading parts...">
      <StatCard label="In stock" value={undefined} detail="0 parts" />
    </StatGrid>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading parts...');
  expect(container.querySelector('dl')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('In stock')).toBeVisible();
  expect(screen.getByText('0 parts')).not.toBeVisible();
});
