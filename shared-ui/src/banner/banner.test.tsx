import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { Banner } from './banner.tsx';

test('Danger is an alert, everything else a status', async () => {
  const { container } = render(
    <>
      <Banner tone="danger">Invalid email or password</Banner>
      <Banner tone="success">Account created successfully! Redirecting to dashboard...</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(screen.getByRole('status')).toHaveTextContent('Account created successfully!');
  expect(await axeViolations(container)).toEqual([]);
});

test('A notice can be dismissed @long', async () => {
  const onDismiss = jest.fn();
  render(<Banner title="Profile Update Required" onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
