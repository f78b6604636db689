/** @page */

import { openPdf } from '../testing/open-pdf.ts';
import { makeReportPdf } from './make-report-pdf.ts';
import type { ReportLine, ReportSheet } from './report-sheet.ts';

const line = (changes: Partial<ReportLine> = {}): ReportLine => ({
  topic: null,
  name: 'Booked to checked in, median',
  value: '₹12,34,56,789.50',
  before: '₹9,87,65,432.10',
  change: '+1,234.5 %',
  yearBefore: '₹9,87,65,432.10',
  yearChange: '−99.5 points',
  ...changes,
});

const sheet: ReportSheet = {
  name: 'Report, 1 Nov 2026 to 28 Nov 2026',
  garage: { name: 'Pitlane Garage', logo: null },
  facts: [
    { label: 'Period', value: '1 Nov 2026 to 28 Nov 2026' },
    { label: 'Before', value: '1 Oct 2026 to 28 Oct 2026' },
    { label: 'Year before', value: '1 Nov 2025 to 28 Nov 2025' },
    { label: 'Counted', value: '28 Nov 2026, 6:10 am' },
  ],
  figures: [line({ topic: 'Money', name: 'Revenue' }), line()],
};

test('The page has every figure with its comparisons @long', async () => {
  const { pages, info } = await openPdf(await makeReportPdf(sheet));
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Money Revenue ₹12,34,56,789.50 ₹9,87,65,432.10 +1,234.5 %');
  for (const { label, value } of sheet.facts) expect(text).toContain(`${label} ${value}`);
  expect(info).toMatchObject({ Title: sheet.name, Author: 'Pitlane Garage' });
});

test('The days of a period stay on one line', async () => {
  const { pieces } = await openPdf(await makeReportPdf(sheet));
  expect(pieces.map(({ str }) => str)).toContain('1 Oct 2026 to 28 Oct 2026');
});

test('Forty-five figures with long amounts fit one page, within its margins @long', async () => {
  const figures = Array.from({ length: 45 }, (_, place) =>
    line({ topic: place % 10 === 0 ? 'Customers' : null }),
  );
  const { pages, pieces } = await openPdf(await makeReportPdf({ ...sheet, figures }));
  expect(pages).toHaveLength(1);
  for (const { str, x, width } of pieces.filter(({ str: text }) => text.trim()))
    expect([str, x >= 35, x + width <= 561]).toEqual([str, true, true]);
});
