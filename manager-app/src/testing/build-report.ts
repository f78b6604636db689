import type { Figure, FigureRow, FigureRows, FigureTrend, Report } from '@pitlane/shared-data/reports';

/** Revenue of ₹1,20,000 after ₹1,00,000 and ₹1,50,000. */
export const buildFigure = (changes: Partial<Figure> = {}): Figure => ({
  figure: 'revenue',
  topic: 'money',
  name: 'Revenue',
  unit: 'rupees',
  way: 'sum',
  formula: 'Invoices issued in the period less credit notes, without tax.',
  value: 120000,
  facts: 12,
  before: 100000,
  year_before: 150000,
  ...changes,
});

export const buildReport = (changes: Partial<Report> = {}): Report => ({
  from_day: '2026-11-01',
  to_day: '2026-11-28',
  before: { from_day: '2026-10-01', to_day: '2026-10-28' },
  year_before: { from_day: '2025-11-01', to_day: '2025-11-28' },
  prepared_at: null,
  figures: [buildFigure()],
  trend: {
    step: 'week',
    points: [
      { from_day: '2026-11-16', to_day: '2026-11-22', revenue: 70_000, margin: 30_000, jobs: 31 },
      { from_day: '2026-11-23', to_day: '2026-11-28', revenue: 50_000, margin: -10_000, jobs: 17 },
    ],
  },
  ...changes,
});

/** An oil change of a car of Asha Rao. */
export const buildFigureRow = (changes: Partial<FigureRow> = {}): FigureRow => ({
  key: 'invoice-7',
  day: '2026-11-22',
  opens: 'invoice',
  ref: 7,
  title: 'PL/2026-27/00007',
  detail: 'Oil Change',
  person: 'Asha Rao',
  value: 3000,
  base: 1,
  ...changes,
});

export const buildFigureRows = (changes: Partial<FigureRows> = {}): FigureRows => ({
  figure: 'revenue',
  name: 'Revenue',
  unit: 'rupees',
  way: 'sum',
  value: 3000,
  facts: 1,
  total: 1,
  from_day: '2026-11-01',
  to_day: '2026-11-28',
  prepared_at: null,
  formula: 'Invoices issued in the period less credit notes, without tax.',
  rows: [buildFigureRow()],
  ...changes,
});

/** Two weeks of November. */
export const buildTrend = (changes: Partial<FigureTrend> = {}): FigureTrend => ({
  figure: 'revenue',
  step: 'week',
  points: [
    { from_day: '2026-11-16', to_day: '2026-11-22', value: 1000 },
    { from_day: '2026-11-23', to_day: '2026-11-28', value: 2000 },
  ],
  ...changes,
});
