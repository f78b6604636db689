import type { ListedPayment } from '@pitlane/shared-data/salary';
import {
  accessibilityViolations,
  buildListedPayment,
  buildPaymentPage,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as SalaryPaymentsScreen } from './salary-payments-screen.tsx';

const stats = {
  total_paid: 240_000,
  total_payments: 24,
  monthly_total: 18_500,
  monthly_payments: 1,
  avg_payment: 10_000,
  unique_mechanics: 6,
};
const page = (rows: ListedPayment[], total = rows.length) => buildPaymentPage(rows, { total, stats });

function open(answer: unknown = page([buildListedPayment()]), url = '/salary-payments') {
  const backend = fakeBackend({ 'rpc/list_salary_payments': answer });
  const { container, router } = renderScreen(<SalaryPaymentsScreen />, {
    backend,
    as: manager,
    path: '/salary-payments',
    url,
  });
  const requests = () =>
    backend.requests.filter(({ path }) => path === 'rpc/list_salary_payments').map(({ body }) => body);
  return { backend, container, requests, router };
}

/** jsdom's blobs have no text(). */
const textOf = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

const table = () => screen.findByRole('table', { name: 'Salary payments' });

describe('The payment history', () => {
  test('The manager sees the figures over all payments @long', async () => {
    open();
    const value = await screen.findByText('₹2,40,000');
    expect(value.closest('dl')).toHaveTextContent(
      'Total Paid₹2,40,00024 paymentsThis Month₹18,5001 paymentAverage Payment₹10,000Per paymentMechanics Paid6',
    );
  });

  test('The manager sees date, mechanic, pay, bonus, total and jobs of each payment', async () => {
    open();
    const shown = await table();
    expect(
      within(shown)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Mechanic', 'Time-Based Pay', 'Bonus', 'Total', 'Jobs Count']);
    const [row] = within(shown).getAllByRole('row').slice(1);
    // 20 November in UTC is 21 November in the garage's time zone.
    expect(row).toHaveTextContent(
      '21 Nov 2026Ravi Kumarravi@pitlane.testMore₹1,012.50₹412.50₹1,500.00Adjustment +₹75.002',
    );
  });

  test('A payment of a run leads to its slip', async () => {
    open(page([buildListedPayment({ pay_run_id: 12 })]));
    expect(within(await table()).getByRole('link', { name: '21 Nov 2026, pay run 12' })).toHaveAttribute(
      'href',
      '/pay-runs/12?slip=00000000-0000-4000-8000-000000000014',
    );
  });

  test('The manager sees when there are no payments @long', async () => {
    open(page([]));
    expect(within(await table()).getByText('No payment records found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  test('The manager sees that the payments are loading', () => {
    open(never);
    expect(screen.getByRole('status')).toHaveTextContent('Loading payment history...');
  });

  test('The manager sees that the payments failed to load and can try again @long', async () => {
    const { backend } = open(refuse(500, { code: 'XX000', message: 'boom' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch payment history');
    expect(screen.queryByText('No payment records found')).not.toBeInTheDocument();
    backend.responses['rpc/list_salary_payments'] = page([buildListedPayment()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });

  test('The screen has no accessibility problems @long', async () => {
    const { container } = open();
    await table();
    expect(await accessibilityViolations(container)).toEqual([]);
  });
});

describe('Search, period and page', () => {
  test('Search, period and page are read in the URL @long', async () => {
    const { requests } = open(
      page([buildListedPayment()], 45),
      '/salary-payments?search=ravi&period=this-month&page=2',
    );
    await table();
    expect(screen.getByRole('radio', { name: 'This Month' })).toBeChecked();
    expect(screen.getByRole('searchbox', { name: 'Search by mechanic name' })).toHaveValue('ravi');
    expect(requests()).toEqual([
      { search: 'ravi', paid_from: expect.stringMatching(/T18:30:00\.000Z$/), page: 2, page_size: 20 },
    ]);
  });

  test('An unknown period is All Time', async () => {
    const { requests } = open(undefined, '/salary-payments?period=forever');
    await table();
    expect(screen.getByRole('radio', { name: 'All Time' })).toBeChecked();
    expect(requests()).toEqual([{ page: 1, page_size: 20 }]);
  });

  test.each([
    ['Today', 'today'],
    ['Last 7 Days', 'last-7-days'],
    ['This Month', 'this-month'],
  ])('The period %s requests the payments since then, from the first page', async (label, period) => {
    const { requests, router } = open(page([buildListedPayment()], 45), '/salary-payments?page=2');
    await table();
    await userEvent.click(screen.getByRole('radio', { name: label }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests().at(-1)).toEqual({ paid_from: expect.any(String), page: 1, page_size: 20 });
    expect(router.state.location.search).toBe(`?period=${period}`);
  });

  test('A search is debounced and kept in the URL @long', async () => {
    const { requests, router } = open();
    await table();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by mechanic name' }), 'ravi k');
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests().at(-1)).toEqual({ search: 'ravi k', page: 1, page_size: 20 });
    expect(router.state.location.search).toBe('?search=ravi+k');
  });

  test('Enter searches at once, Escape clears the search @long', async () => {
    const { router } = open();
    await table();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by mechanic name' }), 'ravi{Enter}');
    expect(router.state.location.search).toBe('?search=ravi');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('The search box follows the URL @long', async () => {
    const { router } = open();
    await table();
    await act(() => router.navigate('/salary-payments?search=meena'));
    expect(screen.getByRole('searchbox', { name: 'Search by mechanic name' })).toHaveValue('meena');
  });

  test('Further pages are requested from the backend @long', async () => {
    const { requests } = open(page([buildListedPayment()], 45));
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(requests().at(-1)).toEqual({ page: 2, page_size: 20 }));
  });
});

describe('Export CSV', () => {
  const saved: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const blobs = new Map<string, Blob>();
    // jsdom has neither object URLs nor downloads.
    URL.createObjectURL = (blob) => {
      const url = `blob:${blobs.size}`;
      if (blob instanceof Blob) blobs.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = (url) => blobs.delete(url);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    });
  });

  test('The export contains all pages of the filtered payments @long', async () => {
    const all = Array.from({ length: 130 }, (_, index) => buildListedPayment({ payment_id: 200 - index }));
    const { requests } = open(
      ({ body }: { body: { page: number; page_size: number } }) =>
        page(all.slice((body.page - 1) * body.page_size, body.page * body.page_size), all.length),
      '/salary-payments?search=ravi',
    );
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests().slice(1)).toEqual([
      { search: 'ravi', page: 1, page_size: 100 },
      { search: 'ravi', page: 2, page_size: 100 },
    ]);
    expect(saved[0]?.name).toMatch(/^salary-payments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = String(await textOf(saved[0]?.blob ?? new Blob()))
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(131);
    expect(lines[0]).toContain('Date,Mechanic,Time-Based Pay,Bonus,Total,Jobs Count');
    expect(lines[1]).toBe('2026-11-21,Ravi Kumar,1012.50,412.50,1500.00,2');
  });

  test('An export right after typing uses the typed search', async () => {
    const { requests, router } = open();
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search by mechanic name' });
    fireEvent.change(box, { target: { value: 'ravi ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const exports = requests().filter((body) => (body as { page_size: number }).page_size === 100);
    expect(exports).toEqual([{ search: 'ravi', page: 1, page_size: 100 }]);
    expect(router.state.location.search).toBe('?search=ravi');
  });

  test('The manager sees when the payments cannot be exported', async () => {
    const { backend } = open();
    await table();
    backend.responses['rpc/list_salary_payments'] = offline;
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to fetch payment history')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
