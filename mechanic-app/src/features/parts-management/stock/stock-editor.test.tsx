import { accessibilityViolations, fakeBackend, mechanic, never, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { findAlert } from '../../../testing/find-alert.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PartsScreen } from '../parts-management-screen.tsx';

async function openEditor(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/list_parts': buildPartPage([buildPart()]), ...responses });
  renderScreen(<PartsScreen />, { backend, as: mechanic, path: '/parts-management' });
  await userEvent.click(await screen.findByRole('button', { name: 'Update stock of Brake pads' }));
  return { backend, editor: within(screen.getByRole('form', { name: 'Stock of Brake pads' })) };
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const sent = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/update_stock').map(({ body }) => body);

async function enter(text: string) {
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), text);
}

test('The editor opens with the mode Set and the current stock @long', async () => {
  const { editor } = await openEditor();
  expect(editor.getByRole('combobox', { name: 'Mode' })).toHaveDisplayValue('Set');
  expect(quantity()).toHaveValue('8');
  expect(quantity()).toHaveFocus();
});

test.each([
  ['Set', 'set'],
  ['Add', 'add'],
  ['Remove', 'subtract'],
])('%s is saved @long', async (label, mode) => {
  const { backend, editor } = await openEditor({ 'rpc/update_stock': buildPart({ current_stock: 12 }) });
  expect(editor.getAllByRole('option').map((option) => option.textContent)).toEqual(['Set', 'Add', 'Remove']);
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Mode' }), label);
  await enter('12');
  backend.responses['rpc/list_parts'] = buildPartPage([buildPart({ current_stock: 12 })]);
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(sent(backend)).toEqual([
    { part_id: 3, quantity: 12, mode, expected_stock: 8, idempotency_key: expect.any(String) },
  ]);
  expect(await screen.findByText('12 pieces')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Update stock of Brake pads' })).toHaveFocus(),
  );
});

test('A success is announced when the part leaves the filtered list @long', async () => {
  const { backend, editor } = await openEditor({ 'rpc/update_stock': buildPart({ current_stock: 12 }) });
  await enter('12');
  backend.responses['rpc/list_parts'] = buildPartPage([]);
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(await screen.findByText('No parts found')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('Typing replaces the current stock, and Enter saves @long', async () => {
  const { backend } = await openEditor({ 'rpc/update_stock': buildPart({ current_stock: 3 }) });
  await userEvent.keyboard('3{Enter}');
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(sent(backend)).toMatchObject([{ quantity: 3, mode: 'set' }]);
});

test.each(['', ' ', '-5', '2.0005', '1e9', '1000000000', 'ten', '8pcs'])(
  'A quantity of %j is refused without a request @long',
  async (text) => {
    const { backend, editor } = await openEditor();
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(quantity()).toHaveAccessibleDescription('Please enter a valid stock value'));
    expect(quantity()).toHaveFocus();
    expect(quantity()).toHaveValue(text);
    expect(sent(backend)).toEqual([]);

    await enter('3');
    expect(screen.queryByText('Please enter a valid stock value')).not.toBeInTheDocument();
  },
);

test('A fraction of what is counted is refused at the field @long', async () => {
  const { backend, editor } = await openEditor();
  await enter('2.5');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(quantity()).toHaveAccessibleDescription('Please enter a whole number of pieces'),
  );
  expect(sent(backend)).toEqual([]);
});

test('Of what is measured a fraction is saved, with the reason for it @long', async () => {
  const litres = { stock_unit: 'litre', current_stock: 8.25 };
  const { backend, editor } = await openEditor({
    'rpc/list_parts': buildPartPage([buildPart(litres)]),
    'rpc/update_stock': buildPart({ ...litres, current_stock: 3.525 }),
  });
  expect(screen.getByText('8.25 litres')).toBeInTheDocument();
  expect(quantity()).toHaveAttribute('inputmode', 'decimal');
  await enter('3.525');
  await userEvent.type(editor.getByRole('textbox', { name: 'Reason (optional)' }), ' A can leaked ');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Stock of Brake pads updated successfully')).toBeInTheDocument();
  expect(sent(backend)).toMatchObject([{ quantity: 3.525, mode: 'set', reason: 'A can leaked' }]);
});

test('A quantity that the server refuses is marked at its field', async () => {
  const { editor } = await openEditor({
    'rpc/update_stock': refuse(400, {
      code: 'PT400',
      message: 'Please enter a valid stock value',
      hint: 'quantity',
    }),
  });
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(quantity()).toHaveAccessibleDescription('Please enter a valid stock value'));
});

test.each([
  ['with a message', refuse(404, { code: 'PT404', message: 'Part not found' }), 'Part not found'],
  [
    'without a message',
    refuse(500, { code: 'XX000', message: 'x' }),
    'Failed to update stock for Brake pads',
  ],
])(
  'When the server refuses %s the editor stays open and keeps the quantity @long',
  async (_, answer, message) => {
    const { editor } = await openEditor({ 'rpc/update_stock': answer });
    await enter('5');
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    expect(await findAlert(`❌ Error updating stock: ${message}`)).toBeVisible();
    expect(quantity()).toHaveValue('5');
  },
);

test('Cancel keeps the stock @long', async () => {
  const { backend, editor } = await openEditor();
  await enter('99');
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Update stock of Brake pads' })).toHaveFocus(),
  );
  expect(screen.getByText('8 pieces')).toBeInTheDocument();
  expect(sent(backend)).toEqual([]);
});

test('A second click while the stock is saved does nothing @long', async () => {
  const { backend, editor } = await openEditor({ 'rpc/update_stock': never });
  const save = editor.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  await userEvent.click(save);
  expect(save).toHaveTextContent('Saving...');
  expect(sent(backend)).toHaveLength(1);
});

test('The stock editor has no accessibility problems @long', async () => {
  await openEditor();
  expect(await accessibilityViolations()).toEqual([]);
});
