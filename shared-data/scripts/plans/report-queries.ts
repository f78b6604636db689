import type { State } from './screen-states.ts';

const dayLength = 86_400_000;
/** The garage's day begins 5.5 hours before that of UTC. */
const dayBefore = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 - days * dayLength).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** Days of the garage, up to today or so many days before it. */
const days = (length: number, before = 0) => ({
  from_day: dayBefore(before + length - 1),
  to_day: dayBefore(before),
});
const month = days(30);
const quarter = days(91);
const year = days(365);
const fiveYears = days(5 * 365);
/** Its last day is over, so that what there was then is of the ledger. */
const earlierMonth = days(30, 30);

/** The calls of the reports, with the sums that `makeLargeGarage` has made. */
export const reportScreens: Record<string, State[]> = {
  '/reports': [
    ['a month', 'report', month],
    ['a quarter', 'report', quarter],
    ['a year', 'report', year],
    ['a month, medians', 'report', { ...month, medians: true }],
    ['a quarter, medians', 'report', { ...quarter, medians: true }],
    ['a year, medians', 'report', { ...year, medians: true }],
    ['five years', 'report', fiveYears],
    ['five years, medians', 'report', { ...fiveYears, medians: true }],
  ],
  '/reports/:figure': [
    ['revenue of a month', 'report_rows', { figure: 'revenue', ...month }],
    ['revenue of a year', 'report_rows', { figure: 'revenue', ...year }],
    ['revenue of a year, page 50', 'report_rows', { figure: 'revenue', ...year, page: 50 }],
    ['margin of a month', 'report_rows', { figure: 'margin', ...month }],
    ['customers lost in a year', 'report_rows', { figure: 'lost', ...year }],
    ['a median of a year', 'report_rows', { figure: 'work_median', ...year }],
    ['receivables', 'report_rows', { figure: 'receivables', ...month }],
    ['dead stock', 'report_rows', { figure: 'dead_stock', ...month }],
    ['turn of an earlier month', 'report_rows', { figure: 'turn', ...earlierMonth }],
    ['revenue by month', 'report_trend', { figure: 'revenue', ...year }],
    ['a median by week', 'report_trend', { figure: 'work_median', ...month }],
    ['receivables by month', 'report_trend', { figure: 'receivables', ...year }],
    ['receivables of five years', 'report_trend', { figure: 'receivables', ...fiveYears }],
    ['turn by month', 'report_trend', { figure: 'turn', ...year }],
  ],
};
