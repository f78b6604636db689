import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFigureRow, buildFigureRows, buildTrend } from '../../../testing/build-report.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as FigureScreen } from './figure-screen.tsx';

function open(answers: Record<string, unknown> = {}, figure = 'revenue') {
  const url = `/reports/${figure}?from=2026-11-01&to=2026-11-28`;
  const backend = fakeBackend({
    'rpc/report_rows': buildFigureRows(),
    'rpc/report_trend': buildTrend(),
    ...answers,
  });
  const view = renderScreen(<FigureScreen />, { backend, path: '/reports/:figure', url });
  return { ...view, backend, sent: (name: string) => sentTo(backend, `rpc/${name}`).map(({ body }) => body) };
}

/** jsdom's Blob has no `text`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

function saveFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  URL.createObjectURL = (file) => {
    text = file instanceof Blob ? textOf(file) : text;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text });
  });
  return saved;
}

test('A figure says its formula, its trend and its rows, each of which opens its screen @long', async () => {
  const { container, sent } = open();
  expect(await screen.findByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Figure')).toHaveTextContent('Revenue₹3,0001 Nov 2026 to 28 Nov 2026, 1 row');
  expect(screen.getByText('Invoices issued in the period less credit notes, without tax.')).toBeVisible();
  const rows = within(await screen.findByRole('table', { name: 'Rows of Revenue' }));
  expect(rows.getByRole('row', { name: /PL\/2026-27\/00007/ })).toHaveTextContent(
    /22 Nov 2026PL\/2026-27\/00007Oil Change.*Asha Rao₹3,000/,
  );
  expect(rows.getByRole('link', { name: 'PL/2026-27/00007' })).toHaveAttribute('href', '/invoices/7');
  const weeks = within(await screen.findByRole('table', { name: 'Revenue by week' }));
  expect(weeks.getByRole('row', { name: /^Week from 23 Nov 2026/ })).toHaveTextContent('₹2,000');
  const chart = await screen.findByRole('figure', { name: 'Revenue by week' });
  expect(chart).toHaveTextContent(/₹1\.5.K/);
  const days = { figure: 'revenue', from_day: '2026-11-01', to_day: '2026-11-28' };
  expect(sent('report_rows')).toEqual([{ ...days, page: 1, page_size: 20 }]);
  expect(sent('report_trend')).toEqual([days]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test.each([
  ['request', '/job-card/7'],
  ['payment', '/receipts/7'],
  ['part', '/parts-management/7'],
  ['estimate', '/estimates/7'],
  [null, null],
] as const)('A row of a %s opens %s', async (opens, href) => {
  open({ 'rpc/report_rows': buildFigureRows({ rows: [buildFigureRow({ opens, title: 'Oil Change' })] }) });
  const rows = within(await screen.findByRole('table', { name: 'Rows of Revenue' }));
  const link = rows.queryByRole('link', { name: 'Oil Change' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test('A row of a share says what of what, and one of a stage how long', async () => {
  const rows = [buildFigureRow({ key: 'a', value: 1, base: 3 })];
  const share = buildFigureRows({
    ...{ figure: 'approval_rate', unit: 'percent', way: 'share', value: 33.3, rows },
  });
  open({ 'rpc/report_rows': share }, 'approval_rate');
  expect(await screen.findByRole('row', { name: /1 of 3/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Figure')).toHaveTextContent('33.3 %');
});

test('The sum of other days is not shown under those that were chosen @long', async () => {
  const { backend } = open();
  expect(await screen.findByText('₹3,000', { selector: 'dd' })).toBeVisible();
  backend.responses['rpc/report_rows'] = never;
  await userEvent.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(await screen.findByText('…', { selector: 'dd' })).toBeVisible();
  expect(screen.getByLabelText('Figure')).not.toHaveTextContent(/₹3,000|1 row/);
});

test('The sum stays while another page of its rows loads @long', async () => {
  const { backend } = open({ 'rpc/report_rows': buildFigureRows({ facts: 30, total: 30 }) });
  await screen.findByText('₹3,000', { selector: 'dd' });
  backend.responses['rpc/report_rows'] = never;
  await userEvent.click(await screen.findByRole('button', { name: /Next/ }));
  expect(screen.getByLabelText('Figure')).toHaveTextContent(/₹3,000.*30 rows/);
});

test('The axis of a long period names its months, and that of time is in hours @long', async () => {
  const point = { from_day: '2026-10-01', to_day: '2026-10-31', value: 600 };
  open({
    'rpc/report_rows': buildFigureRows({ unit: 'minutes' }),
    'rpc/report_trend': buildTrend({
      step: 'month',
      points: [point, { ...point, from_day: '2026-11-01', to_day: '2026-11-28', value: 1200 }],
    }),
  });
  const chart = await screen.findByRole('figure', { name: 'Revenue by month' });
  expect(chart).toHaveTextContent(/OctNov0 h5 h10 h15 h20 h/);
});

test('Months of several years are named with theirs @long', async () => {
  const points = Array.from({ length: 14 }, (_, place) => {
    const month = `${2025 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
    return { from_day: `${month}-01`, to_day: `${month}-28`, value: place };
  });
  open({ 'rpc/report_trend': buildTrend({ step: 'month', points }) });
  const chart = await screen.findByRole('figure', { name: 'Revenue by month' });
  expect(chart).toHaveTextContent(/Jan 25/);
  expect(chart).toHaveTextContent(/Feb 26/);
});

test('A figure whose past days were summed up earlier says when @long', async () => {
  open({ 'rpc/report_rows': buildFigureRows({ prepared_at: '2026-11-27T20:40:00Z' }) });
  expect(await screen.findByText(/without tax\. Past days as of 28 Nov 2026, 2:10 am\.$/)).toBeVisible();
});

test('The bars of a short period are its days @long', async () => {
  open({ 'rpc/report_trend': buildTrend({ step: 'day' }) });
  const chart = await screen.findByRole('figure', { name: 'Revenue by day' });
  expect(chart).toHaveTextContent(/16 Nov23 Nov/);
  expect(screen.getByRole('row', { name: /^16 Nov 2026/ })).toHaveTextContent('₹1,000');
});

test('A figure as of the last day has the period in the name of its file too @long', async () => {
  const saved = saveFiles();
  open({ 'rpc/report_rows': buildFigureRows({ figure: 'dead_stock', way: 'end' }) }, 'dead_stock');
  expect(await screen.findByLabelText('Figure')).toHaveTextContent('1 Nov 2026 to 28 Nov 2026, 1 row');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('1 row exported')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['dead-stock-2026-11-01-to-2026-11-28.csv']);
});

test('The file of a figure of bases has them as its values @long', async () => {
  const saved = saveFiles();
  open({
    'rpc/report_rows': buildFigureRows({
      unit: 'minutes',
      way: 'base',
      rows: [buildFigureRow({ value: 90, base: 60 })],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('1 row exported')).toBeVisible();
  expect(await saved[0]?.text).toMatch(/Asha Rao,60,60\r\n$/);
});

test('All rows are in the file, each page after the last row of the one before @long', async () => {
  const saved = saveFiles();
  const many = Array.from({ length: 1000 }, (_, place) => buildFigureRow({ key: `invoice-${place}` }));
  const { sent } = open({
    'rpc/report_rows': ({ body }: { body: { after_key?: string } }) =>
      buildFigureRows({
        ...{ facts: 1001, total: 1001 },
        rows: body.after_key ? [buildFigureRow({ key: 'invoice-1000', title: '=last' })] : many,
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('1,001 rows exported')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['revenue-2026-11-01-to-2026-11-28.csv']);
  const lines = (await saved[0]?.text)?.trim().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/Day,What,Detail,Person,Value,Of$/);
  expect([lines.length, lines.at(-1)]).toEqual([1002, "2026-11-22,'=last,Oil Change,Asha Rao,3000,1"]);
  const whole = { figure: 'revenue', from_day: '2026-11-01', to_day: '2026-11-28', page_size: 1000 };
  expect(sent('report_rows').slice(1)).toEqual([
    whole,
    { ...whole, after_day: '2026-11-22', after_key: 'invoice-999' },
  ]);
});

test('Without rows there is no file, and a failure is said @long', async () => {
  const { backend } = open({
    'rpc/report_rows': buildFigureRows({ rows: [], facts: 0, total: 0, value: 0 }),
    'rpc/report_trend': buildTrend({ points: [] }),
  });
  expect(await screen.findByText('No rows in this period')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('There is no row in this period')).toBeVisible();
  backend.responses['rpc/report_rows'] = offline;
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export the rows')).toBeVisible();
});

test.each([
  ['loading', never, 'Loading the rows...'],
  ['failed', offline, 'Failed to load the figure'],
  [
    'unknown',
    refuse(400, { code: 'PT400', message: 'Please choose a figure', hint: 'figure' }),
    'Figure not found',
  ],
])('The figure is %s', async (_, response, text) => {
  open({ 'rpc/report_rows': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
