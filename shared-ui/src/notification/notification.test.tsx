import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/dialog.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { notify } from './notification-queue.ts';
import { NotificationRegion } from './notification-region.tsx';

const show = (kind: 'success' | 'failure', text: string) => act(() => notify[kind](text));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => notify.clear());
  jest.useRealTimers();
});

test('A success is a status and closes after three seconds', () => {
  render(<NotificationRegion />);
  show('success', 'Vehicle added successfully!');
  expect(screen.getByRole('status')).toHaveTextContent('Vehicle added successfully!');
  wait(2900);
  expect(screen.getByRole('status')).toBeVisible();
  wait(200);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('A focused success does not close', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<NotificationRegion />);
  show('success', 'Job completed successfully');
  await user.tab();
  wait(10_000);
  expect(screen.getByRole('status')).toBeVisible();
});

/** Sets `movementX`, which jsdom's pointer events lack. */
const movePointer = (element: Element, movementX: number) => {
  const move = new MouseEvent('pointermove', { bubbles: true });
  fireEvent(
    element,
    Object.defineProperties(move, { movementX: { value: movementX }, movementY: { value: 0 } }),
  );
};

test('A hovered success closes three seconds after the pointer has left', () => {
  render(<NotificationRegion />);
  show('success', 'Job completed successfully');
  movePointer(screen.getByRole('status'), 3);
  wait(10_000);
  expect(screen.getByRole('status')).toBeVisible();

  fireEvent.pointerLeave(screen.getByRole('listitem'));
  wait(2900);
  expect(screen.getByRole('status')).toBeVisible();
  wait(200);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('A success that appears under a resting mouse closes after three seconds', () => {
  render(<NotificationRegion />);
  show('success', 'Job completed successfully');
  fireEvent.pointerOver(screen.getByRole('status'), { pointerType: 'mouse' });
  movePointer(screen.getByRole('status'), 0);
  wait(3100);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('A notification replaces an older one with the same text', () => {
  render(<NotificationRegion />);
  show('failure', 'Failed to assign mechanic');
  show('failure', 'Failed to assign mechanic');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('Clearing closes all notifications', () => {
  render(<NotificationRegion />);
  show('failure', 'Failed to assign mechanic');
  show('success', 'Mechanic assigned successfully');
  act(() => notify.clear());
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

test('A failure is an alert and stays until the user closes it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<NotificationRegion />);
  show('failure', 'Failed to assign mechanic');
  wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to assign mechanic');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Notifications are in a landmark region @long', async () => {
  render(<NotificationRegion />);
  show('success', 'Mechanic assigned successfully');
  show('failure', 'Failed to update stock for Oil filter');
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  jest.useRealTimers();
  expect(await axeViolations()).toEqual([]);
});

test('A notification is shown inside an open dialog, which makes the page inert, and stays when the dialog closes @long', () => {
  const page = (isOpen: boolean) => (
    <>
      <NotificationRegion />
      <Dialog title="Complete Job" isOpen={isOpen} onOpenChange={() => {}}>
        Final cost
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  show('failure', 'Failed to start job');
  rerender(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Complete Job' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to start job');
  show('success', 'Notes saved');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Notes saved');
  rerender(page(false));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('status')).toBeVisible();
});

test('F6 moves the focus to the notifications and back', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <button type="button">Save</button>
      <NotificationRegion />
    </>,
  );
  show('failure', 'Failed to save');
  await user.tab();
  await user.keyboard('{F6}');
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('A failure offers what can be done about it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = jest.fn();
  render(<NotificationRegion />);
  act(() =>
    notify.failure(
      'Nothing could be sent',
      <button type="button" onClick={press}>
        Make a Link
      </button>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing could be sent$/);
  await user.click(screen.getByRole('button', { name: 'Make a Link' }));
  expect(press).toHaveBeenCalledTimes(1);
});
