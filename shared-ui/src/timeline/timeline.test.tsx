import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Timeline } from './timeline.tsx';

test('Each step exposes its state, and the current one is marked', async () => {
  const { container } = render(
    <Timeline
      label="Progress"
      steps={[
        { id: 'booked', title: 'Booked', detail: '18 Nov 2026', state: 'done' },
        { id: 'work', title: 'In the workshop', state: 'current' },
        { id: 'ready', title: 'Ready', state: 'upcoming' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Done: Booked18 Nov 2026',
    'Now: In the workshop',
    'Next: Ready',
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(await axeViolations(container)).toEqual([]);
});
