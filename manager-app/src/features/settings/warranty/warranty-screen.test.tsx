import type { WarrantyTerms } from '@pitlane/shared-data/repeats';
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
import { Component as WarrantyScreen } from './warranty-screen.tsx';

const terms: WarrantyTerms = {
  work: { days: 90, kilometres: 5000 },
  part: { days: 180, kilometres: 10_000 },
};

function open(shown: unknown = terms, saved: unknown = terms, as = manager) {
  const backend = fakeBackend({ 'rpc/warranty_terms': shown, 'rpc/save_warranty_terms': saved });
  return renderScreen(<WarrantyScreen />, { backend, as, path: '/settings/warranty' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function type(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

test('The terms are shown, and saved with what was read @long', async () => {
  const changed = { work: { days: 60, kilometres: 0 }, part: { days: 180, kilometres: 20_000 } };
  const { backend, container } = open(terms, changed);
  expect(await screen.findByRole('textbox', { name: 'Kilometres for parts' })).toHaveValue('10,000');
  expect(await accessibilityViolations(container)).toEqual([]);
  await type('Days for work', '60');
  await type('Kilometres for work', '0');
  await type('Kilometres for parts', '20000');
  await save();
  expect(await screen.findByText('Warranty saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_warranty_terms').map(({ body }) => body)).toEqual([
    { terms: changed, expected: terms },
  ]);
});

test.each([
  ['Days for work', 'Please enter 0 to 3,650 days'],
  ['Kilometres for parts', 'Please enter 0 to 5,00,000 km'],
])('%s cannot be empty', async (name, message) => {
  const { backend } = open();
  await type(name, '');
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_warranty_terms')).toEqual([]);
});

test('What someone else has changed is shown before it is overwritten', async () => {
  const details = JSON.stringify({ ...terms, work: { days: 30, kilometres: 0 } });
  open(terms, refuse(412, { code: 'PT412', message: 'changed', details }));
  await type('Days for work', '60');
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Changed by someone else' }));
  expect(dialog.getByText('30 days (was 90 days or 5,000 km)')).toBeVisible();
});

test('What the server refuses is shown @long', async () => {
  open(
    terms,
    refuse(400, { code: 'PT400', message: 'Please enter days and kilometres, 0 for none', hint: 'terms' }),
  );
  await type('Days for work', '60');
  await save();
  expect(await screen.findByText('Please enter days and kilometres, 0 for none')).toBeVisible();
});

test('Loading and failure are shown, and a retry loads it', async () => {
  const { backend, unmount } = open(never);
  expect(await screen.findByText('Loading the warranty...')).toBeInTheDocument();
  unmount();
  backend.responses['rpc/warranty_terms'] = offline;
  renderScreen(<WarrantyScreen />, { backend, as: manager, path: '/settings/warranty' });
  expect(await screen.findByText('Failed to load the warranty')).toBeVisible();
  backend.responses['rpc/warranty_terms'] = terms;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Days for work' })).toHaveValue('90');
});

test('A manager without the right reads whom to ask', async () => {
  open(terms, terms, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
});
