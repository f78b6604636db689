import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAppliedImport, buildImport, buildImportRow } from '../../../testing/build-import.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as OneImportScreen } from './one-import-screen.tsx';

const added = buildImportRow({
  row_number: 2,
  outcome: 'add',
  field: null,
  reason: null,
  cells: ['Gita Nair', '1', ''],
});

function open(answer: unknown, responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/read_import': answer,
    'rpc/list_import_rows': { rows: [added, buildImportRow()], total: 2 },
    ...responses,
  });
  return {
    ...renderScreen(<OneImportScreen />, { backend, path: '/import/:importId', url: '/import/7' }),
    backend,
  };
}
const bodies = (backend: ReturnType<typeof fakeBackend>, name: string) =>
  sentTo(backend, `rpc/${name}`).map(({ body }) => body);

test('Columns are guessed by their headings, and the check sends the chosen ones @long', async () => {
  const staged = buildImport({ mapping: {}, checked_at: null });
  const { backend, container } = open(staged, {
    'rpc/check_import': { ...buildImport({ duplicates: 'merge' }), unread: 0 },
  });
  const address = await screen.findByRole('combobox', { name: 'Address' });
  expect(address).toHaveDisplayValue('City');
  expect(screen.getByText('Such as Gita Nair')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.selectOptions(address, 'Not in the file');
  await userEvent.click(screen.getByRole('radio', { name: /^Update with the file/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check Rows' }));
  await waitFor(() =>
    expect(bodies(backend, 'check_import')).toEqual([
      { import_id: 7, mapping: { name: 0, phone: 1 }, date_order: 'day_first', duplicates: 'merge' },
    ]),
  );
});

test('Without a required column the check cannot start', async () => {
  open(buildImport({ mapping: {}, checked_at: null, headings: ['A', 'B', 'C'] }));
  expect(await screen.findByText('Please choose the column of: Name, Phone number')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check Rows' })).toBeDisabled();
});

test('Dates are shown as they are read', async () => {
  open(
    buildImport({
      kind: 'services',
      headings: ['Vehicle No', 'Date', 'Work', 'Amount'],
      mapping: {},
      checked_at: null,
      samples: [['KA 01 A 1', '09/03/2026', 'Polish', '500']],
    }),
  );
  expect(await screen.findByText('09/03/2026 is read as 9 Mar 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Month first: 3 September' }));
  expect(screen.getByText('09/03/2026 is read as 3 Sept 2026')).toBeVisible();
});

test('Each row shows its outcome or error, and is corrected in place @long', async () => {
  const { backend } = open(buildImport(), {
    'rpc/mend_import_row': { ...buildImport({ added: 2, failed: 0 }), unread: 0 },
  });
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  expect(within(table).getByRole('row', { name: /Row.3/ })).toHaveTextContent(/Error.*Name: Name is missing/);
  await userEvent.click(screen.getByRole('button', { name: 'Correct row 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct Row 3' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sita');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Row 3 corrected')).toBeVisible();
  expect(bodies(backend, 'mend_import_row')).toEqual([
    { import_id: 7, row_number: 3, changes: { name: 'Sita' } },
  ]);
});

test('Only the errors are listed on request', async () => {
  const { backend } = open(buildImport());
  await userEvent.click(await screen.findByRole('radio', { name: 'Errors' }));
  await waitFor(() =>
    expect(bodies(backend, 'list_import_rows').at(-1)).toMatchObject({ outcome: 'error', page: 1 }),
  );
});

test('Rows with errors are skipped only after a confirmation @long', async () => {
  const { backend } = open(buildImport(), {
    'rpc/check_import': { ...buildImport({ leaves_errors_out: true }), unread: 0 },
    'rpc/apply_import': buildAppliedImport(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 Row Without Them' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Import 1 row?' }));
  expect(
    question.getByText(/1 are added, 0 updated and 0 skipped, and 1 with errors are left out/),
  ).toBeVisible();
  backend.responses['rpc/read_import'] = buildAppliedImport();
  await userEvent.click(question.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('button', { name: 'Undo Import' })).toBeVisible();
  expect(bodies(backend, 'check_import')).toEqual([{ import_id: 7, leaves_errors_out: true }]);
  expect(bodies(backend, 'apply_import')).toEqual([{ import_id: 7 }]);
});

test('An undo that is refused shows the reason', async () => {
  const message = 'This import cannot be undone: Gita Nair (row 2) has a vehicle.';
  open(buildAppliedImport(), { 'rpc/undo_import': refuse(409, { code: 'PT409', message }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Import' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await userEvent.click(question.getByRole('button', { name: 'Undo Import' }));
  expect(await question.findByText(message)).toBeVisible();
});

test('An upload that was interrupted goes on', async () => {
  open(buildImport({ received: 1, checked_at: null }));
  expect(
    await screen.findByText('Choose people.csv again. The upload goes on where it stopped.'),
  ).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Uploaded' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2 rows',
  );
});

test('A staged import is discarded after a confirmation @long', async () => {
  const { router, backend } = open(buildImport(), { 'rpc/discard_import': null });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/import'));
  expect(bodies(backend, 'discard_import')).toEqual([{ import_id: 7 }]);
});

test.each([
  [never, 'Loading the import...'],
  [offline, 'Failed to load the import'],
  [refuse(404, { code: 'PT404', message: 'gone' }), 'Import not found'],
])('While it loads, after a failure and for an unknown one, it says so', async (answer, text) => {
  open(answer);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
