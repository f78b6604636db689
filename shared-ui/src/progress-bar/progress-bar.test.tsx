import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { NavigationProgress, ProgressBar } from './progress-bar.tsx';

test('Progress is exposed as a number and as text', async () => {
  const { container } = render(
    <ProgressBar label="Jobs completed" value={3} maxValue={5} valueLabel="3 of 5" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Jobs completed' });
  expect(bar).toHaveProperty('value', 3);
  expect(bar).toHaveProperty('max', 5);
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 5');
  expect(await axeViolations(container)).toEqual([]);
});

test('The navigation progress is shown only while a page loads', () => {
  const { rerender } = render(<NavigationProgress isActive />);
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  rerender(<NavigationProgress isActive={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
