import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Wrench } from '../exports/icons.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { Button } from './button.tsx';

test('A button is pressed by mouse, Enter and Space', async () => {
  const onPress = jest.fn();
  render(<Button onPress={onPress}>Book Service</Button>);
  const button = screen.getByRole('button', { name: 'Book Service' });

  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('An icon button is named by its label', async () => {
  const { container } = render(<Button icon={Wrench} aria-label="Start Job" />);
  expect(screen.getByRole('button', { name: 'Start Job' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

function AddVehicle() {
  const [isPending, setPending] = useState(false);
  return (
    <Button isPending={isPending} pendingLabel="Adding..." onPress={() => setPending(true)}>
      Add Vehicle
    </Button>
  );
}

test('A pending button keeps the focus and shows its pending label', async () => {
  const { container } = render(<AddVehicle />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Vehicle' }));

  const button = screen.getByRole('button', { name: 'Adding...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(await axeViolations(container)).toEqual([]);
});

test('A pending button is announced', async () => {
  render(<AddVehicle />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Vehicle' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Adding...'));
});

test('The pending announcement is gone once the operation has ended, wherever the focus is by then', async () => {
  const { rerender } = render(<Button pendingLabel="Saving now...">Add Vehicle</Button>);
  await userEvent.tab();
  rerender(
    <Button isPending pendingLabel="Saving now...">
      Add Vehicle
    </Button>,
  );
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Saving now...'));
  act(() => screen.getByRole('button').blur());
  rerender(<Button pendingLabel="Saving now...">Add Vehicle</Button>);
  expect(screen.getByRole('log')).not.toHaveTextContent('Saving now...');
});

test('The announcement stays when the button is removed @long', async () => {
  const { unmount } = render(<AddVehicle />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Vehicle' }));
  unmount();
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Adding...'));
  expect(await axeViolations()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('log')).not.toHaveTextContent('Adding...'), { timeout: 2000 });
});

test('A pending icon button is named as in progress', () => {
  render(<Button icon={Wrench} aria-label="Start Job" isPending />);
  expect(screen.getByRole('button', { name: 'Start Job (in progress)' })).toBeVisible();
});

test('A pending button without a pending label is named as in progress', () => {
  render(<Button isPending>Try again</Button>);
  expect(screen.getByRole('button', { name: 'Try again (in progress)' })).toBeVisible();
});

test('A pending button does nothing and submits nothing', async () => {
  const onPress = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <input aria-label="Phone" />
      <Button type="submit" isPending onPress={onPress}>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A disabled button cannot be pressed', async () => {
  const onPress = jest.fn();
  render(
    <Button isDisabled onPress={onPress}>
      Pay Salary
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay Salary' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(onPress).not.toHaveBeenCalled();
});
