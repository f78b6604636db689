import type { PartCategory } from '@pitlane/shared-data/part-prices';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PartCategoriesScreen } from './part-categories-screen.tsx';

const filters: PartCategory = {
  name: 'Filters',
  parts: 5,
  margin: 35,
  round_to: 10,
  tax_code: null,
  tax_rate: 18,
  usual_tax_code: '8421',
};
const tyres: PartCategory = {
  name: 'Tyres',
  parts: 2,
  margin: null,
  round_to: null,
  tax_code: null,
  tax_rate: null,
  usual_tax_code: '4011',
};

function open(responses: Record<string, unknown> = {}, as = manager) {
  const backend = fakeBackend({ 'rpc/part_categories': [filters, tyres], ...responses });
  const path = '/settings/part-categories';
  return { ...renderScreen(<PartCategoriesScreen />, { backend, as, path, url: path }), backend };
}
const edit = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Change ${name}` }));
};

test('Each category is listed with its parts, margin, HSN code and GST rate', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^Filters/ });
  expect(row).toHaveTextContent(/5.*35 %.*₹10.*8421.*18 %/);
  expect(screen.getByRole('row', { name: /^Tyres/ })).toHaveTextContent(/2.*–.*–.*4011.*–/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A margin and a rounding are set for a category that has none @long', async () => {
  const { backend } = open({ 'rpc/save_part_category': { ...tyres, margin: 20, round_to: 50 } });
  const dialog = await edit('Tyres');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Margin on cost (%)' }), '20');
  await userEvent.selectOptions(dialog.getByLabelText('Proposed prices'), 'Up to full ₹50');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tyres saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_part_category').map(({ body }) => body)).toEqual([
    {
      name: 'Tyres',
      margin: 20,
      round_to: 50,
      expected: { margin: null, round_to: null, tax_code: null, tax_rate: null },
    },
  ]);
});

test('An invalid value is reported at its field @long', async () => {
  const { backend } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Category' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Margin on cost (%)' }), '1001');
  await userEvent.type(dialog.getByRole('textbox', { name: 'HSN' }), '84');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
  for (const message of [
    'Category is required',
    'Please enter a margin from 0 to 1,000 %',
    'An HSN or SAC code has 4, 6 or 8 digits',
  ])
    expect(await dialog.findByText(message)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_part_category')).toEqual([]);
});

test('Changes by someone else are shown before they are replaced @long', async () => {
  open({
    'rpc/save_part_category': refuse(412, {
      code: 'PT412',
      message: 'This category was changed by someone else',
      details: JSON.stringify({ ...filters, margin: 40 }),
    }),
  });
  const dialog = await edit('Filters');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Changed by someone else' });
  expect(question).toHaveTextContent('40 % (was 35 %)');
});

test('A category is renamed, and a name in use is refused at its field @long', async () => {
  const message = 'There is a category Filters already. Choose another name.';
  const { backend } = open({
    'rpc/save_part_category': refuse(409, { code: 'PT409', message, hint: 'name' }),
  });
  const dialog = await edit('Tyres');
  const name = dialog.getByRole('textbox', { name: 'Category' });
  expect(name).toHaveValue('Tyres');
  await userEvent.clear(name);
  await userEvent.type(name, 'Filters');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(name).toHaveAccessibleDescription(expect.stringContaining(message));
  backend.responses['rpc/save_part_category'] = { ...tyres, name: 'Wheels' };
  await userEvent.clear(name);
  await userEvent.type(name, 'Wheels');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wheels saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_part_category').at(-1)?.body).toMatchObject({
    name: 'Wheels',
    old_name: 'Tyres',
  });
});

test('A refusal stays in the dialog', async () => {
  const message = 'Please enter a valid tax rate';
  open({ 'rpc/save_part_category': refuse(400, { code: 'PT400', message, hint: 'tax_rate' }) });
  const dialog = await edit('Filters');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([
  ['Without parts it says so', [], 'No categories yet'],
  ['The categories are loading', never, 'Loading the categories...'],
  ['Categories that failed to load say so', offline, 'Failed to load the categories'],
])('%s', async (_, response, text) => {
  open({ 'rpc/part_categories': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('A manager without the right sees neither the margins nor the button', async () => {
  const { backend } = open({}, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Category' })).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/part_categories')).toEqual([]);
});
