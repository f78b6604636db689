import { todayInGarage } from '@pitlane/shared-data/formats';
import { accessibilityViolations, fakeBackend, never, offline, sentTo } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFigure, buildReport, buildTrend } from '../../testing/build-report.ts';
import { buildGarage } from '../../testing/build-settings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ReportsScreen } from './reports-screen.tsx';

const today = todayInGarage();
const month = `${today.slice(0, 7)}-01`;

const mean = buildFigure({
  ...{ figure: 'work_mean', topic: 'jobs', name: 'Started to completed, mean', unit: 'minutes', way: 'mean' },
  ...{ formula: 'Mean time.', value: 95.5, before: 100, year_before: null },
});
const median = buildFigure({
  ...{ ...mean, figure: 'work_median', name: 'Started to completed, median', way: 'median' },
  ...{ value: 5000, before: 60 },
});
const turn = buildFigure({
  ...{ figure: 'turn', topic: 'parts', name: 'Turn of parts', unit: 'ratio', way: 'end', value: 1.25 },
  ...{ before: 1, year_before: null },
});
const margin = buildFigure({
  ...{ figure: 'margin_share', name: 'Margin of revenue', unit: 'percent', way: 'share', value: 41.5 },
  ...{ before: 40, year_before: 42 },
});

interface Body {
  medians: boolean;
}
const answer = ({ body }: { body: Body }) =>
  buildReport({ figures: body.medians ? [median] : [buildFigure(), margin, mean, turn] });

function open(response: unknown = answer, query = '') {
  const backend = fakeBackend({
    'rpc/report': response,
    'rpc/report_trend': buildTrend({ figure: 'receivables' }),
    'rpc/garage_contact': buildGarage(),
    'rpc/garage_logo': null,
  });
  const { container } = renderScreen(<ReportsScreen />, {
    ...{ backend, path: '/reports', url: `/reports${query}` },
  });
  return { backend, container, bodies: () => sentTo(backend, 'rpc/report').map(({ body }) => body) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

test('Each figure stands beside the period before and the year before, with its change and formula @long', async () => {
  const { container, bodies } = open();
  expect(await row(/^Revenue/)).toHaveTextContent('₹1,20,000₹1,00,000+20 %₹1,50,000−20 %');
  expect(await row(/^Margin of revenue/)).toHaveTextContent('41.5 %40 %+1.5 points42 %−0.5 points');
  expect(await row(/^Started to completed, mean/)).toHaveTextContent('1h 36m1h 40m−4.5 %–');
  expect(await row(/^Started to completed, median/)).toHaveTextContent('3.5 days1 hour');
  expect(await row(/^Turn of parts/)).toHaveTextContent(/1\.25.*1.*\+25 %–$/);
  expect(screen.getByText(/^Before: 1 Oct 2026 to 28 Oct 2026\. Year before: 1 Nov 2025/)).toBeVisible();
  await userEvent.click(screen.getByText('How the figures of Money are counted'));
  expect(screen.getAllByText(/^Invoices issued in the period less credit notes/)[0]).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  const days = { from_day: month, to_day: today };
  expect(bodies()).toEqual(
    expect.arrayContaining([
      { ...days, medians: false },
      { ...days, medians: true },
    ]),
  );
});

test('Revenue stands beside margin by week, in a table and a chart @long', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Revenue and margin by week' });
  expect(within(table).getByRole('row', { name: /^Week from 23 Nov 2026/ })).toHaveTextContent(
    '₹50,000-₹10,000',
  );
  const chart = within(await screen.findByRole('figure', { name: 'Revenue and margin by week' }));
  expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Revenue', 'Margin'],
  ]);
  act(() => chart.getByRole('application').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(await chart.findByText('Week from 23 Nov 2026')).toBeInTheDocument();
  expect(chart.getByText('₹50,000')).toBeInTheDocument();
  expect(chart.getByText('-₹10,000')).toBeInTheDocument();
});

test('Completed jobs by week stand in a table and a chart @long', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Jobs completed by week' });
  expect(within(table).getByRole('row', { name: /^Week from 16 Nov 2026/ })).toHaveTextContent(/31$/);
  const chart = within(await screen.findByRole('figure', { name: 'Jobs completed by week' }));
  act(() => chart.getByRole('application').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(await chart.findByText('Week from 23 Nov 2026')).toBeInTheDocument();
  expect(chart.getByText('17')).toBeInTheDocument();
});

describe('Payments by method', () => {
  const paid = (figure: string, name: string, value: number, before: number) =>
    buildFigure({ figure, name, value, before });
  const cash = paid('paid_cash', 'Paid in cash', 5000, 4000);
  const upi = paid('paid_upi', 'Paid by UPI', 9000, 0);

  test('stand beside the period before, in a table and a chart @long', async () => {
    open(buildReport({ figures: [buildFigure(), cash, upi] }));
    const table = within(await screen.findByRole('table', { name: 'Payments of the period by method' }));
    expect(table.getByRole('row', { name: /^Cash/ })).toHaveTextContent('₹5,000₹4,000');
    expect(table.queryByRole('row', { name: /Revenue/ })).not.toBeInTheDocument();
    const chart = within(await screen.findByRole('figure', { name: 'Payments of the period by method' }));
    act(() => chart.getByRole('application').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await chart.findByText('Paid by UPI')).toBeInTheDocument();
    expect(chart.getByText('₹9,000')).toBeInTheDocument();
  });

  test('are left out without a payment in both periods @long', async () => {
    open(buildReport({ figures: [buildFigure(), paid('paid_cash', 'Paid in cash', 0, 0)] }));
    await row(/^Revenue/);
    expect(screen.queryByText('Payments by method')).not.toBeInTheDocument();
  });
});

describe('Receivables at the end of each week', () => {
  const show = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Show Receivables over Time' }));
  const table = () => screen.findByRole('table', { name: 'Receivables at the end of each week' });

  test('stand in a table and a chart, of the days of the report @long', async () => {
    const { backend } = open(answer, '?from=2024-01-01&to=2026-11-28');
    await row(/^Revenue/);
    expect(sentTo(backend, 'rpc/report_trend')).toEqual([]);
    await show();
    expect(within(await table()).getByRole('row', { name: /^Week from 23 Nov 2026/ })).toHaveTextContent(
      '₹2,000',
    );
    expect(await screen.findByRole('figure', { name: 'Receivables at the end of each week' })).toBeVisible();
    expect(sentTo(backend, 'rpc/report_trend').map(({ body }) => body)).toEqual([
      { figure: 'receivables', from_day: '2024-01-01', to_day: '2026-11-28' },
    ]);
  });

  test('are said to be none where nothing was owed @long', async () => {
    const { backend } = open();
    const points = buildTrend().points.map((point) => ({ ...point, value: 0 }));
    backend.responses['rpc/report_trend'] = buildTrend({ figure: 'receivables', points });
    await show();
    const told = await screen.findByText('Nothing was owed in this period.');
    expect(told).toBeVisible();
    await waitFor(() => expect(told.parentElement).toHaveFocus());
  });

  test('that cannot be loaded leave the figures @long', async () => {
    const { backend } = open();
    backend.responses['rpc/report_trend'] = offline;
    await show();
    expect(await screen.findByText('Failed to load the receivables')).toBeVisible();
    expect(await row(/^Revenue/)).toBeVisible();
  });
});

test('One bar compares nothing', async () => {
  const trend = {
    step: 'day' as const,
    points: [{ from_day: today, to_day: today, revenue: 1, margin: 1, jobs: 1 }],
  };
  open(buildReport({ trend }));
  await row(/^Revenue/);
  expect(screen.queryByText(/^Revenue and margin|^Jobs completed by/)).not.toBeInTheDocument();
});

test('A figure opens its rows of the same days @long', async () => {
  open(answer, '?from=2026-10-01&to=2026-10-31');
  expect(within(await row(/^Revenue/)).getByRole('link', { name: 'Revenue' })).toHaveAttribute(
    'href',
    '/reports/revenue?from=2026-10-01&to=2026-10-31',
  );
  expect(screen.getByRole('radio', { name: 'Other days' })).toBeChecked();
});

test('Another period is asked for, and one that was prepared says when @long', async () => {
  const { bodies } = open(buildReport({ prepared_at: '2026-11-27T20:40:00Z' }));
  expect(await screen.findByText(/Past days as of 28 Nov 2026, 2:10 am\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Last month' }));
  await screen.findByRole('radio', { name: 'Last month', checked: true });
  expect(bodies().at(-1)).toMatchObject({ to_day: expect.not.stringContaining(today) });
});

test('A quarter and a year so far are compared with the same days of the one before @long', async () => {
  const { bodies } = open(answer, '?period=quarter');
  await row(/^Revenue/);
  expect(bodies()[0]).toMatchObject({ to_day: today, medians: false, months: 3 });
  await userEvent.click(screen.getByRole('radio', { name: 'This financial year' }));
  await screen.findByRole('radio', { name: 'This financial year', checked: true });
  expect(bodies().at(-1)).toMatchObject({ months: 12 });
});

test('The figures do not wait for the medians, which are asked for after them and keep their place @long', async () => {
  const { bodies } = open((request: { body: Body }) => (request.body.medians ? never() : answer(request)));
  expect(await row(/^Revenue/)).toHaveTextContent('₹1,20,000');
  expect(await row(/^Started to completed, median/)).toHaveTextContent(/median(More)?…$/);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  expect(bodies()).toMatchObject([{ medians: false }, { medians: true }]);
});

test('While another period loads, no figure, median or page of the earlier one passes for its own @long', async () => {
  const { backend } = open();
  await row(/^Started to completed, median.*3\.5 days/);
  const pdf = screen.getByRole('button', { name: 'Download PDF' });
  expect(pdf).toBeEnabled();
  backend.responses['rpc/report'] = never;
  await userEvent.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(await screen.findByText('Loading the figures...')).toBeVisible();
  expect(await row(/^Started to completed, median/)).not.toHaveTextContent('3.5 days');
  for (const name of ['Figures of Money', 'Revenue and margin by week'])
    expect(screen.getByRole('table', { name })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  expect(screen.queryByText(/^Before:/)).not.toBeInTheDocument();
});

test('Medians of the earlier period do not stand beside the figures of the new one @long', async () => {
  const { backend } = open();
  await row(/^Started to completed, median.*3\.5 days/);
  backend.responses['rpc/report'] = (request: { body: Body }) =>
    request.body.medians ? never() : buildReport({ figures: [buildFigure({ value: 777 }), mean] });
  await userEvent.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(await screen.findByText('₹777')).toBeVisible();
  expect(await row(/^Started to completed, median/)).toHaveTextContent(/median(More)?…$/);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
});

test('A period without jobs says so @long', async () => {
  open(buildReport({ figures: [buildFigure({ value: 0, facts: 0, before: 0, year_before: 0 }), turn] }));
  expect(await screen.findByText('No jobs yet in this period')).toBeVisible();
  expect(await row(/^Revenue/)).toHaveTextContent('₹0₹00 %₹00 %');
});

test.each([
  ['loading', never, 'Loading the figures...'],
  ['failed', offline, 'Failed to load the figures'],
])('The figures are %s', async (_, response, text) => {
  open(response);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('Without the medians, the other figures are there and the failure is said @long', async () => {
  open((request: { body: Body }) => (request.body.medians ? offline : answer(request)));
  expect(await screen.findByText('Failed to load the medians')).toBeInTheDocument();
  expect(await row(/^Revenue/)).toBeVisible();
});
