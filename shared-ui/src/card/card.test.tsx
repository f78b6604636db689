import { render, screen } from '@testing-library/react';
import { Section } from '../section/section.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { Card, CardHeader } from './card.tsx';
import { CardGrid } from './card-grid.tsx';

test('Cards of a section are a list under its heading', async () => {
  const { container } = render(
    <Section title="My Vehicles">
      <CardGrid aria-label="Vehicles">
        <Card as="li">
          <CardHeader title="Hyundai Creta" level={3} end={<StatusBadge tone="info">Approved</StatusBadge>} />
        </Card>
      </CardGrid>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'My Vehicles' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Vehicles' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Hyundai CretaApproved');
  expect(screen.getByRole('heading', { name: 'Hyundai Creta', level: 3 })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
