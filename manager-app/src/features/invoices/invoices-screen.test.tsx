import {
  accessibilityViolations,
  buildInvoiceRow,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDraftRow } from '../../testing/build-draft.ts';
import { buildInvoiceList } from '../../testing/build-invoice-list.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as InvoicesScreen } from './invoices-screen.tsx';

function open(answer: unknown = buildInvoiceList(), url = '/invoices') {
  const backend = fakeBackend({
    'rpc/list_invoices': answer,
    'rpc/list_drafts': { rows: [buildDraftRow()], total: 1 },
  });
  return { ...renderScreen(<InvoicesScreen />, { backend, path: '/invoices', url }), backend };
}

test('The list starts with unpaid invoices and sums balances by age', async () => {
  const { container, backend } = open();
  const row = await screen.findByRole('row', { name: /PL\/2026-27\/00007/ });
  expect(row).toHaveTextContent(/20 Nov 2026 \(3 days\).*Asha Rao.*Unpaid.*₹5,000\.00/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/invoices/7');
  expect(screen.getByText('₹12,000.50').closest('div')).toHaveTextContent('31 to 60 days');
  expect(screen.getByRole('radio', { name: /^Unpaid/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^To issue 3/ })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/list_invoices').map(({ body }) => body)).toEqual([
    { filter: 'unpaid', page: 1, page_size: 20 },
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Filter and search are kept in the address', async () => {
  const { router, backend } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^31 to 60 days/ }));
  await userEvent.type(screen.getByRole('searchbox'), 'asha{Enter}');
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/list_invoices').at(-1)?.body).toMatchObject({
      ...{ filter: 'days_60', search: 'asha' },
    }),
  );
  expect(router.state.location.search).toBe('?filter=days_60&search=asha');
});

test('A draft leads to its page', async () => {
  open(undefined, '/invoices?filter=to_issue');
  const row = await screen.findByRole('row', { name: /KA 01 AB 1234/ });
  expect(row).toHaveTextContent('Not yet');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/invoices/draft/41');
});

test('A credit note reduces the balance by its total and has none of its own', async () => {
  const note = buildInvoiceRow({
    kind: 'credit_note',
    number: 'PC/2026-27/00001',
    due: 0,
    is_current: false,
  });
  open(buildInvoiceList([note]), '/invoices?filter=credit_notes');
  const row = await screen.findByRole('row', { name: /PC\/2026-27\/00001/ });
  expect(row).toHaveTextContent(/Credit note.*-₹5,000\.00–/);
});

test.each([
  ['/invoices', 'No unpaid invoices'],
  ['/invoices?filter=paid', 'No paid invoices'],
  ['/invoices?search=x', 'No invoices found'],
])('An empty list says so: %s', async (url, title) => {
  open(buildInvoiceList([]), url);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('Loading and a failure are shown', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading invoices...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invoices');
});
