import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { axeViolations } from '../../testing/axe-violations.ts';
import { sampleCreditNotes, sampleEntries } from '../../testing/sample-documents.ts';
import { CreditNoteTable } from './credit-note-table.tsx';
import { StatementTable } from './statement-table.tsx';

const show = (element: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('A statement names each document, which opens @long', async () => {
  const { container } = show(<StatementTable entries={sampleEntries} isRefreshing={false} />);
  const table = within(screen.getByRole('table', { name: 'Statement' }));
  const row = table.getByRole('row', { name: /PR\/2026-27\/000045/ });
  expect(row).toHaveTextContent(/21 Nov 2026.*Payment.*Full Service #1042.*-₹1,200\.00.*₹3,900\.00/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/receipts/3');
  expect(await axeViolations(container)).toEqual([]);
});

test('A statement without entries says so', () => {
  show(<StatementTable entries={[]} isRefreshing={false} />);
  expect(screen.getByText('Nothing was invoiced or paid in this period.')).toBeVisible();
});

test('Credit notes are listed with their reason, and open', async () => {
  const { container } = show(<CreditNoteTable notes={sampleCreditNotes} />);
  const table = within(screen.getByRole('table', { name: 'Credit notes of the invoice' }));
  const row = table.getByRole('row', { name: /PC\/2026-27\/000009/ });
  expect(row).toHaveTextContent(/22 Nov 2026.*A scratch on the left door.*-₹500\.00/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/invoices/9');
  expect(await axeViolations(container)).toEqual([]);
});
