import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
// biome-ignore lint/style/noRestrictedImports: tests that zod schemas satisfy the Standard Schema interface
import { z } from 'zod/mini';
import { FormTextField } from '../form/text-fields.tsx';
import { useZodForm } from '../form/use-zod-form.ts';
import type { FormProblem } from '../plain-form/form-problem.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { FormDialog } from './form-dialog.tsx';

type Send = () => Promise<FormProblem | undefined>;

interface BayProps {
  send: Send;
  onClose: () => void;
}

const schema = z.object({ bayName: z.string() });
const buttons = { title: 'Add Bay', submitLabel: 'Add', pendingLabel: 'Adding...' };

function BayDialog({ send, onClose }: BayProps) {
  const form = useZodForm({ schema, defaultValues: { bayName: '' } });
  return (
    <FormDialog {...buttons} form={form} onSubmit={send} onClose={onClose}>
      <FormTextField name="bayName" label="Name" />
    </FormDialog>
  );
}

describe('A form dialog', () => {
  function open(send: Send = async () => undefined) {
    const onClose = jest.fn();
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <BayDialog send={send} onClose={onClose} /> }])}
      />,
    );
    return { onClose, name: screen.getByRole('textbox', { name: 'Name' }) };
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('closes at once when nothing was entered, and asks first when something was @long', async () => {
    const { onClose, name } = open();
    expect(await axeViolations()).toEqual([]);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.type(name, 'Lift 1');
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Leave');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('is sent once and stays open while its answer is pending', async () => {
    let answer: () => void = () => {};
    const send = jest.fn(
      () =>
        new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined);
        }),
    );
    const { onClose } = open(send);
    await press('Add');
    await press('Adding...');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => answer());
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  test("shows a server's error at its field, and another one above the form", async () => {
    const send = jest
      .fn<ReturnType<Send>, []>()
      .mockResolvedValueOnce({ field: 'bay_name', message: 'This name is taken' })
      .mockResolvedValueOnce({ field: 'colour', message: 'Colour is unknown' });
    const { name } = open(send);
    await press('Add');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'));
    expect(name).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Add');
    expect(await screen.findByRole('alert')).toHaveTextContent('Colour is unknown');
  });
});
