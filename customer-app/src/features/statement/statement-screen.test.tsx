import {
  accessibilityViolations,
  customer,
  fakeBackend,
  isPrinted,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildStatement, invoiced, paid } from '../../testing/build-statement.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as StatementScreen } from './statement-screen.tsx';

freezeDate('2026-11-22T06:00:00Z');

const garage = { name: 'Pitlane Motors', address: '21 Residency Road', phone: '', email: '' };

const open = (statement: unknown, url = '/statement') =>
  renderScreen(<StatementScreen />, {
    backend: fakeBackend({ 'rpc/customer_statement': statement, 'rpc/garage_contact': garage }),
    path: '/statement',
    url,
  });

test('Each entry shows its document, its amount and what was owed afterwards @long', async () => {
  const { container } = open(buildStatement([invoiced, paid]));
  expect(await screen.findByRole('row', { name: /00007/ })).toHaveTextContent(
    /20 Nov 2026.*Tax invoice PL\/2026-27\/00007.*Full Service #41.*₹5,000\.00.*₹5,100\.00/,
  );
  expect(screen.getByText('Balance at the start').nextElementSibling).toHaveTextContent('₹100.00');
  expect(screen.getByText('Balance at the end').nextElementSibling).toHaveTextContent('₹3,900.00');
  expect(screen.getByText('You owe in total').nextElementSibling).toHaveTextContent('₹3,900.00');
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(within(screen.getByRole('row', { name: /00003/ })).getByRole('link'));
  expect(await screen.findByText('/receipts/3')).toBeInTheDocument();
});

test('The period is chosen, asked of the backend and kept in the URL', async () => {
  const { backend, router } = open(buildStatement([invoiced]));
  await screen.findByRole('row', { name: /00007/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Financial year 2025–26' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=last_year'));
  await waitFor(() => expect(sentTo(backend, 'rpc/customer_statement')).toHaveLength(2));
  const asked = { customer_id: customer.id, page: 1, page_size: 100 };
  expect(sentTo(backend, 'rpc/customer_statement').map(({ body }) => body)).toEqual([
    { ...asked, from_day: '2026-04-01', to_day: '2027-03-31' },
    { ...asked, from_day: '2025-04-01', to_day: '2026-03-31' },
  ]);
});

test('The printed statement names garage, customer and period, and has no controls', async () => {
  open(buildStatement(), '/statement');
  const head = within(await screen.findByLabelText('Head of the statement'));
  for (const text of ['21 Residency Road', 'Asha Rao', '1 Apr 2026 to 31 Mar 2027']) {
    expect(head.getByText(text)).toBeInTheDocument();
  }
  expect(isPrinted(screen.getByRole('table', { name: 'Statement' }))).toBe(true);
  expect(isPrinted(screen.getByRole('link', { name: 'Invoices' }))).toBe(false);
  expect(isPrinted(screen.getByRole('radiogroup', { name: 'Period' }))).toBe(false);
});

test('A statement of several pages prints which entries it has, without the page buttons', async () => {
  open({ ...buildStatement(), total: 140 });
  expect((await screen.findByText('Entries')).nextElementSibling).toHaveTextContent('1 to 2 of 140');
  expect(isPrinted(screen.getByRole('button', { name: 'Page 2' }))).toBe(false);
});

test('A period without an entry says so', async () => {
  open(buildStatement([]), '/statement?period=days_90');
  expect(await screen.findByText('Nothing was invoiced or paid in this period.')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the statement', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the statement')).toBeInTheDocument();
  backend.responses['rpc/customer_statement'] = buildStatement([invoiced]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /00007/ })).toBeInTheDocument();
});
