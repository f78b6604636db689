import { period, type State } from './screen-states.ts';

const month = period(30);
/** A report of a year compares it with days of two years ago, for which a large garage has no sums. */
const year = period(364);

/** The calls of the reports, with the sums that `makeLargeGarage` has made. */
export const reportScreens: Record<string, State[]> = {
  '/reports': [
    ['a month', 'report', month],
    ['a month, medians', 'report', { ...month, medians: true }],
  ],
  '/reports/:figure': [
    ['revenue of a year', 'report_rows', { figure: 'revenue', ...year }],
    ['revenue of a year, page 50', 'report_rows', { figure: 'revenue', ...year, page: 50 }],
    ['margin of a month', 'report_rows', { figure: 'margin', ...month }],
    ['customers lost in a year', 'report_rows', { figure: 'lost', ...year }],
    ['a median of a year', 'report_rows', { figure: 'work_median', ...year }],
    ['receivables', 'report_rows', { figure: 'receivables', ...month }],
    ['dead stock', 'report_rows', { figure: 'dead_stock', ...month }],
    ['revenue by month', 'report_trend', { figure: 'revenue', ...year }],
    ['a median by week', 'report_trend', { figure: 'work_median', ...month }],
    ['receivables by month', 'report_trend', { figure: 'receivables', ...year }],
  ],
};
