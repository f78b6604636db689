import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function CompleteJob({ isDismissable }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Complete</Button>
      <Dialog
        title="Complete job"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        actions={<Button>Save</Button>}
      >
        <input aria-label="Mechanic notes" />
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Complete' }));

test('A dialog is named by its title and keeps the focus inside @long', async () => {
  render(<CompleteJob />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Complete job' });
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(await axeViolations()).toEqual([]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['The close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes a dialog and returns the focus', async (_, close) => {
  render(<CompleteJob />);
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toHaveFocus());
});

test('A dialog stays open while its operation runs', async () => {
  render(<CompleteJob isDismissable={false} />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

interface ClearAllProps {
  onConfirm: () => void;
  isPending?: boolean;
  isConfirmDisabled?: boolean;
}

function ClearAll({ onConfirm, ...states }: ClearAllProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Clear All Requests"
      confirmLabel="Clear All"
      pendingLabel="Clearing..."
      isDanger
      {...states}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onConfirm={onConfirm}
    >
      This action cannot be undone.
    </ConfirmDialog>
  );
}

test('The focus starts on Cancel, and cancelling confirms nothing', async () => {
  const onConfirm = jest.fn();
  render(<ClearAll onConfirm={onConfirm} />);
  expect(screen.getByRole('alertdialog', { name: 'Clear All Requests' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('The confirm button confirms', async () => {
  const onConfirm = jest.fn();
  render(<ClearAll onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('A confirm dialog stays open while the operation runs', async () => {
  render(<ClearAll onConfirm={() => {}} isPending />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByRole('button', { name: /Clearing\.\.\./ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('A confirm dialog whose confirm button is disabled can only be closed', async () => {
  const onConfirm = jest.fn();
  render(<ClearAll onConfirm={onConfirm} isConfirmDisabled />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
