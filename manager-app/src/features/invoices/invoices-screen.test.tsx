import {
  accessibilityViolations,
  buildInvoiceRow,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
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

test('The list starts with unpaid invoices and sums balances by age @long', async () => {
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
      filter: 'days_60',
      search: 'asha',
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

test('Customers of several unpaid invoices are reminded at once; what is refused says why and stays selected', async () => {
  const rows = [7, 8, 9].map((invoice_id) =>
    buildInvoiceRow({ invoice_id, number: `PL/2026-27/0000${invoice_id}` }),
  );
  const paid = buildInvoiceRow({ invoice_id: 10, number: 'PL/2026-27/00010', due: 0 });
  const { backend } = open(buildInvoiceList([...rows, paid]));
  backend.responses['rpc/remind_of_invoice'] = ({ body }: FakeRequest) => {
    const { invoice_id } = body as { invoice_id: number };
    return invoice_id === 8
      ? refuse(409, { code: 'PT409', message: 'This customer gets no messages about invoices.' })
      : {
          invoice_id,
          channels: ['mail'],
          captured: [],
          repeated: invoice_id === 9,
          reminded_at: '2026-11-23T06:00:00Z',
        };
  };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.queryByRole('checkbox', { name: 'Select PL/2026-27/00010' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send 3 Reminders' }));
  const said = within(await screen.findByRole('region', { name: '2 of 3 reminders sent' }));
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PL/2026-27/00007: Asha Rao reminded, sent by email',
    'PL/2026-27/00008: This customer gets no messages about invoices.',
    'PL/2026-27/00009: Asha Rao was reminded today already, sent by email',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select PL/2026-27/00008' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '1 invoice selected' })).toBePartiallyChecked();
  expect(sentTo(backend, 'rpc/remind_of_invoice').map(({ body }) => body)).toEqual(
    [7, 8, 9].map((invoice_id) => ({ invoice_id })),
  );
});

test('Without a network nobody is reported as reminded, and all stay selected', async () => {
  const { backend } = open();
  backend.responses['rpc/remind_of_invoice'] = offline;
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 Reminder' }));
  expect(await screen.findByText('Failed to send the reminder')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '1 invoice selected' })).toBeChecked();
});
