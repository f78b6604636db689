import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { FailedState } from './failed-state.tsx';

test('A failure is announced and can be retried', async () => {
  const onRetry = jest.fn();
  const { container } = render(<FailedState message="Failed to load services" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load services');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await axeViolations(container)).toEqual([]);
});

test('A running retry cannot be started again', async () => {
  const onRetry = jest.fn();
  render(<FailedState message="Failed to load services" onRetry={onRetry} isRetrying />);
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(onRetry).not.toHaveBeenCalled();
});
