import { accessibilityViolations, fakeBackend, manager, never, offline } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAppliedImport, buildImport } from '../../testing/build-import.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ImportScreen } from './import-screen.tsx';

const page = (...rows: object[]) => ({ rows, total: rows.length });

function open(answer: unknown, account = manager) {
  const backend = fakeBackend({ 'rpc/list_imports': answer });
  return renderScreen(<ImportScreen />, { backend, path: '/import', as: account });
}

test('Imports are listed with file, state, who, when and how many @long', async () => {
  const { container } = open(
    page(
      buildImport({ import_id: 9, received: 1 }),
      buildAppliedImport({ added: 1200, merged: 3, row_count: 1300 }),
    ),
  );
  const table = await screen.findByRole('table', { name: 'Imports' });
  const [unfinished, applied] = within(table).getAllByRole('row').slice(1);
  expect(unfinished).toHaveTextContent(/people\.csvCustomersMoreUpload not finishedMeera Iyer20 Nov 2026/);
  expect(applied).toHaveTextContent(/people\.csvCustomersMoreImportedMeera Iyer20 Nov 2026.*1,3001,2003/);
  expect(within(table).getAllByRole('link', { name: 'people.csv' })[1]).toHaveAttribute('href', '/import/7');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The empty list of imports says what to import first', async () => {
  open(page());
  expect(await screen.findByText('No imports yet')).toBeVisible();
});

test('While they load, it says so', async () => {
  open(never);
  expect(await screen.findByText('Loading the imports...')).toBeInTheDocument();
});

test('A failure is shown', async () => {
  open(offline);
  expect(await screen.findByText('Failed to load the imports')).toBeVisible();
});

test('A manager without the right reads whom to ask', async () => {
  open(page(), { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
});

test('Uploading without a file asks for one', async () => {
  open(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a file first.');
});
