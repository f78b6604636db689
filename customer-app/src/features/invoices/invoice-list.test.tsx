import {
  accessibilityViolations,
  buildBalance,
  buildInvoiceRow,
  buildPage,
  type FakeBackend,
  fakeBackend,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as InvoicesScreen } from './invoices-screen.tsx';

const open = (invoices: unknown, url = '/invoices') =>
  renderScreen(<InvoicesScreen />, {
    backend: fakeBackend({ 'rpc/list_invoices': invoices }),
    path: '/invoices',
    url,
  });

const asked = (backend: FakeBackend) => sentTo(backend, 'rpc/list_invoices').map(({ body }) => body);
const row = async (name: RegExp) => screen.findByRole('row', { name });

test('Each invoice is listed with number, service, state, total and balance, and opens @long', async () => {
  const part = buildInvoiceRow({ invoice_id: 8, number: 'PL/2026-27/00008', due: 1200.5, days: 0 });
  const { container } = open(buildPage([buildInvoiceRow({ days: 9 }), part]));
  expect(await row(/00007/)).toHaveTextContent(/20 Nov 2026.*Full Service.*KA 01 AB 1234.*Overdue/);
  const second = within(await row(/00008/));
  expect(second.getByText('Part paid')).toBeInTheDocument();
  expect(second.getByText('₹5,000.00')).toBeInTheDocument();
  expect(second.getByText('₹1,200.50')).toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(second.getByRole('link'));
  expect(await screen.findByText('/invoices/8')).toBeInTheDocument();
});

test('The total due is beside the invoices, including work not invoiced yet', async () => {
  const balance = buildBalance({ total: 6500, invoiced: 5000, to_invoice: 1500, deposits: 500 });
  open({ ...buildPage([buildInvoiceRow()]), balance });
  expect((await screen.findByText('You owe in total')).nextElementSibling).toHaveTextContent(
    '₹6,500.00 (₹5,000.00 invoiced, ₹1,500.00 not invoiced yet)',
  );
  expect(screen.getByText('Deposits paid').nextElementSibling).toHaveTextContent('₹500.00');
  expect(screen.queryByText('To be refunded')).not.toBeInTheDocument();
});

test('On a phone the closed row of an invoice has the amount due, once paid its total', async () => {
  const paid = buildInvoiceRow({ invoice_id: 8, number: 'PL/2026-27/00008', due: 0 });
  open(buildPage([buildInvoiceRow({ due: 1200.5 }), paid]));
  const invoice = within(await row(/00007/));
  expect(invoice.getByText('₹1,200.50').closest('td')).toHaveAttribute('data-on-phones', 'key');
  expect(invoice.getByText('₹5,000.00').closest('td')).toHaveAttribute('data-on-phones', 'detail');
  const settled = within(await row(/00008/));
  expect(settled.getByText('–').closest('td')).toHaveAttribute('data-on-phones', 'detail');
  expect(settled.getByText('₹5,000.00').closest('td')).toHaveAttribute('data-on-phones', 'key');
});

test('A credit note is marked, takes its amount off and owes nothing', async () => {
  open(buildPage([buildInvoiceRow({ kind: 'credit_note', number: 'PC/2026-27/00001', credits: 7, due: 0 })]));
  const note = within(await row(/PC/));
  expect(note.getByText('Credit note')).toBeInTheDocument();
  expect(note.getByText('-₹5,000.00')).toBeInTheDocument();
  expect(note.getByText('–')).toBeInTheDocument();
});

test('Filter, search and page are asked of the backend and kept in the URL @long', async () => {
  const { backend, router } = open(buildPage([buildInvoiceRow()], { total: 45 }));
  await row(/00007/);
  await userEvent.click(screen.getByRole('radio', { name: 'Unpaid' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'creta');
  await waitFor(() => expect(router.state.location.search).toBe('?filter=unpaid&search=creta'));
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(asked(backend).at(-1)).toEqual({ filter: 'unpaid', search: 'creta', page: 2, page_size: 20 }),
  );
  expect(asked(backend)[0]).toEqual({ filter: 'all', page: 1, page_size: 20 });
});

test('Without an invoice the list says when there will be one', async () => {
  open(buildPage([]));
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeInTheDocument();
});

test('A search that finds nothing says so', async () => {
  open(buildPage([]), '/invoices?filter=paid');
  expect(await screen.findByRole('heading', { name: 'No invoices found' })).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the invoices', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load invoices')).toBeInTheDocument();
  backend.responses['rpc/list_invoices'] = buildPage([buildInvoiceRow()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/00007/)).toBeInTheDocument();
});
