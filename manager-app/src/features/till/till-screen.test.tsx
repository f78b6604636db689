import { accessibilityViolations, fakeBackend, offline, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildExpense } from '../../testing/build-expense.ts';
import { buildTill } from '../../testing/build-till.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as TillScreen } from './till-screen.tsx';

const closing = {
  closing_id: 1,
  day: '2026-11-22',
  expected: 799.5,
  counted: 790,
  difference: -9.5,
  reason: 'Change',
  closed_at: '2026-11-22T13:00:00Z',
  closed_by_name: 'Meera Iyer',
  notes: null,
};

function open(answers: Record<string, unknown> = {}, url = '/till') {
  const backend = fakeBackend({ 'rpc/till': buildTill(), ...answers });
  return { ...renderScreen(<TillScreen />, { backend, path: '/till', url }), backend };
}

const count = async (cash: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Counted cash (₹)' }), cash);
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close Till' }));

test('The money of the day is shown by method @long', async () => {
  const { container } = open();
  const table = within(await screen.findByRole('table', { name: 'Money by method' }));
  expect(table.getByRole('row', { name: /^Cash/ })).toHaveTextContent('2₹1,000.00-₹200.50₹799.50');
  expect(screen.getByLabelText('Money of the day')).toHaveTextContent(/Total₹2,799\.75Expected cash₹799\.50/);
  expect(screen.getByText('The till of this day is not closed yet.')).toBeVisible();
  expect(screen.queryByText('Corrections of earlier days')).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Corrections of entries of earlier days are listed apart, each with its receipt @long', async () => {
  const correction = {
    payment_id: 31,
    receipt_number: 'PR/2026-27/00031',
    corrected_day: '2026-06-03',
    ...({ method: 'cash', amount: -23_300, reason: 'It was UPI' } as const),
  };
  open({ 'rpc/till': buildTill({ corrections: [correction] }) });
  const list = await screen.findByRole('region', { name: 'Corrections of earlier days' });
  const table = within(within(list).getByRole('table', { name: 'Corrected entries' }));
  const row = table.getByRole('row', { name: /It was UPI/ });
  expect(row).toHaveTextContent('3 Jun 2026CashIt was UPI-₹23,300.00');
  expect(within(row).getByRole('link', { name: 'PR/2026-27/00031' })).toHaveAttribute('href', '/receipts/31');
});

test('A difference needs a reason @long', async () => {
  const { backend } = open({ 'rpc/close_till': buildTill({ closings: [closing] }) });
  await count('790');
  await close();
  expect(await screen.findByText('Please give a reason for the difference')).toBeVisible();
  expect(screen.getByText('₹9.50 less than expected')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for a difference' }), 'Change');
  backend.responses['rpc/till'] = buildTill({ closings: [closing] });
  await close();
  expect(await screen.findByText('Till of 22 Nov 2026 closed')).toBeVisible();
  expect(sentTo(backend, 'rpc/close_till').map(({ body }) => body)).toEqual([
    {
      day: '2026-11-22',
      counted: 790,
      expected: 799.5,
      reason: 'Change',
      idempotency_key: expect.any(String),
    },
  ]);
  expect(screen.getByRole('table', { name: 'Closings of the day' })).toHaveTextContent(
    /Meera Iyer.*-₹9\.50Change/,
  );
  expect(screen.getByRole('textbox', { name: 'Counted cash (₹)' })).toHaveValue('');
});

test('A payment recorded by someone else is shown before the till is closed @long', async () => {
  const message = 'A payment was recorded by someone else. Check the till and try again.';
  const { backend } = open({ 'rpc/close_till': refuse(412, { code: 'PT412', message }) });
  await count('799.5');
  backend.responses['rpc/till'] = buildTill({ expected_cash: 899.5 });
  await close();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(/^Expected: ₹899\.50, without the change/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Counted cash (₹)' })).toHaveValue('799.50');
});

test('Another day is read from the address', async () => {
  const { backend } = open({}, '/till?day=2026-03-01');
  await screen.findByRole('table', { name: 'Money by method' });
  expect(screen.getByLabelText('Day')).toHaveValue('2026-03-01');
  expect(sentTo(backend, 'rpc/till').map(({ body }) => body)).toEqual([{ day: '2026-03-01' }]);
});

test('A failure is shown', async () => {
  open({ 'rpc/till': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the till');
});

test('The till opens with a float, and takes cash out with a reason @long', async () => {
  const opened = buildTill({
    expected_cash: 2799.5,
    entries: [
      {
        entry_id: 1,
        kind: 'float',
        amount: 2000,
        reason: null,
        recorded_at: '2026-11-22T03:30:00Z',
        recorded_by_name: 'Meera Iyer',
      },
    ],
  });
  const { backend } = open({ 'rpc/record_till_entry': opened });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Till' }));
  const float = within(await screen.findByRole('dialog', { name: 'Open Till' }));
  await userEvent.type(float.getByRole('textbox', { name: /^Amount/ }), '2000');
  backend.responses['rpc/till'] = opened;
  await userEvent.click(float.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Float recorded')).toBeVisible();
  expect(await screen.findByText('Expected: ₹2,799.50, with the float')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cash In or Out' }));
  const out = within(await screen.findByRole('dialog', { name: 'Cash In or Out' }));
  await userEvent.type(out.getByRole('textbox', { name: /^Amount/ }), '120.5');
  await userEvent.click(out.getByRole('button', { name: 'Record' }));
  expect(out.getByText('Please enter a reason')).toBeVisible();
  await userEvent.type(out.getByRole('textbox', { name: 'Reason' }), 'Tea');
  await userEvent.click(out.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Cash out recorded')).toBeVisible();
  const key = expect.any(String);
  expect(sentTo(backend, 'rpc/record_till_entry').map(({ body }) => body)).toEqual([
    { kind: 'float', amount: 2000, idempotency_key: key },
    { kind: 'out', amount: 120.5, reason: 'Tea', idempotency_key: key },
  ]);
});

test('Counted notes add up to the cash and are kept with the closing @long', async () => {
  const { backend } = open({
    'rpc/till': buildTill({ expected_cash: 800 }),
    'rpc/close_till': buildTill({ closings: [closing] }),
  });
  await userEvent.click(await screen.findByText('Count the notes and coins'));
  await userEvent.type(screen.getByRole('textbox', { name: '₹500' }), '1');
  await userEvent.type(screen.getByRole('textbox', { name: '₹100' }), '3');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Counted cash (₹)' })).toHaveValue('800.00');
  await userEvent.click(screen.getByRole('button', { name: 'Close Till' }));
  expect(await screen.findByText(/^Till of .* closed$/)).toBeVisible();
  expect(sentTo(backend, 'rpc/close_till').map(({ body }) => body)).toMatchObject([
    { counted: 800, expected: 800, notes: { 500: 1, 100: 3 } },
  ]);
});

test('What was paid in cash is listed, with its correction', async () => {
  const paid = buildExpense({ method: 'cash', amount: 450.5, supplier: 'Tea stall', category: 'staff' });
  const correction = buildExpense({ ...paid, expense_id: 2, amount: -450.5, corrects: 1, reason: 'Twice' });
  open({ 'rpc/till': buildTill({ expenses: [paid, correction] }) });
  const rows = within(await screen.findByRole('table', { name: 'Cash expenses' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Tea stall.*Staff welfareMeera Iyer–-₹450\.50$/);
  expect(rows[2]).toHaveTextContent('Twice₹450.50');
  expect(screen.getByRole('link', { name: 'Expenses' })).toHaveAttribute(
    'href',
    '/expenses?from=2026-11-22&to=2026-11-22',
  );
});
