import {
  accessibilityViolations,
  fakeBackend,
  mechanic,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { findAlert } from '../../../testing/find-alert.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PartsScreen } from '../parts-management-screen.tsx';

const changedTo = (stock: number) =>
  refuse(412, {
    code: 'PT412',
    message: `The stock of Brake pads has changed: it is ${stock} now`,
    hint: 'quantity',
    details: String(stock),
  });

async function openEditor(answer: unknown) {
  const backend = fakeBackend({ 'rpc/list_parts': buildPartPage([buildPart()]), 'rpc/update_stock': answer });
  const { queryClient } = renderScreen(<PartsScreen />, { backend, as: mechanic, path: '/parts-management' });
  await userEvent.click(await screen.findByRole('button', { name: 'Update stock of Brake pads' }));
  return { backend, queryClient };
}

async function saveAs(text: string) {
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

interface SentChange {
  quantity: number;
  expected_stock: number;
  idempotency_key: string;
}

const sent = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/update_stock').map(({ body }) => body as SentChange);
const findConflictDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Stock Has Changed' }));

test('Set asks for confirmation when the stock has changed @long', async () => {
  const { backend } = await openEditor(changedTo(5));
  await saveAs('12');
  const dialog = await findConflictDialog();
  expect(
    dialog.getByText(
      'The current stock of Brake pads is 5 pieces. It was 8 pieces when you last checked. Set it to 12 anyway?',
    ),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Go Back' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  backend.responses['rpc/update_stock'] = buildPart({ current_stock: 12 });
  backend.responses['rpc/list_parts'] = buildPartPage([buildPart({ current_stock: 12 })]);
  await userEvent.click(dialog.getByRole('button', { name: 'Set to 12' }));
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(sent(backend)).toMatchObject([
    { quantity: 12, expected_stock: 8 },
    { quantity: 12, expected_stock: 5 },
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('Go Back keeps the editor, which then expects the current stock @long', async () => {
  const { backend } = await openEditor(changedTo(5));
  await saveAs('12');
  await userEvent.click((await findConflictDialog()).getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12');
  expect(sent(backend)).toHaveLength(1);

  backend.responses['rpc/update_stock'] = buildPart({ current_stock: 9 });
  await saveAs('9');
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(sent(backend).at(-1)).toMatchObject({ quantity: 9, expected_stock: 5 });
});

test('A stock that changes again during the confirmation is shown again @long', async () => {
  const { backend } = await openEditor(changedTo(5));
  await saveAs('12');
  const dialog = await findConflictDialog();
  backend.responses['rpc/update_stock'] = changedTo(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Set to 12' }));
  expect(await dialog.findByText(/stock of Brake pads is 2 pieces. It was 5 pieces/)).toBeInTheDocument();
});

test('The expected stock is the one at opening, even if the row is refreshed @long', async () => {
  const { backend, queryClient } = await openEditor(changedTo(20));
  backend.responses['rpc/list_parts'] = buildPartPage([buildPart({ current_stock: 20 })]);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('20 pieces')).toBeInTheDocument();
  await saveAs('12');
  await findConflictDialog();
  expect(sent(backend)).toMatchObject([{ expected_stock: 8 }]);
});

test('A retry after a lost response sends the same idempotency key @long', async () => {
  const { backend } = await openEditor(offline);
  await saveAs('12');
  expect(
    await findAlert('❌ Error updating stock: Failed to update stock for Brake pads'),
  ).toBeInTheDocument();
  backend.responses['rpc/update_stock'] = buildPart({ current_stock: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  const [first, second] = sent(backend);
  expect(second?.idempotency_key).toBe(first?.idempotency_key);
});

test('A new change after a lost response gets a new idempotency key', async () => {
  const saved = 'Your earlier change of this part was saved. Check its stock and try again.';
  const { backend } = await openEditor(
    refuse(409, { code: 'PT409', message: saved, hint: 'idempotency_key' }),
  );
  await saveAs('13');
  expect(await findAlert(`❌ Error updating stock: ${saved}`)).toBeInTheDocument();
  backend.responses['rpc/update_stock'] = buildPart({ current_stock: 13 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Stock of Brake pads updated successfully');
  const [first, second] = sent(backend);
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
});

test('The confirmation has no accessibility problems @long', async () => {
  await openEditor(changedTo(5));
  await saveAs('12');
  await findConflictDialog();
  expect(await accessibilityViolations()).toEqual([]);
});
