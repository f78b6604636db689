import { pageSize } from '../foundation/answers/page.ts';
import { type Result, unwrap } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { Period } from '../foundation/days/period.ts';
import type { FigureRow, FigureRows, FigureTrend, Report } from './reports-answers.ts';

const daysOf = ({ from, to }: Period) => ({ from_day: from, to_day: to });

export interface ReportPeriod extends Period {
  /** How many months before it the period before begins; default: as long as it is. */
  months?: number;
}

/** Managers only, as everything here. @param medians those of the stages alone, which take longer. */
export const readReport = (
  portal: PortalClient,
  { months, ...period }: ReportPeriod,
  medians: boolean,
  signal: AbortSignal,
): Promise<Result<Report>> =>
  portal.request((client) =>
    client.rpc('report', { ...daysOf(period), medians, ...(months && { months }) }).abortSignal(signal),
  );

export interface RowsFilter extends Period {
  figure: string;
  /** From 1. */
  page: number;
}

/** What a figure is made of. */
export const listFigureRows = (
  portal: PortalClient,
  { figure, page, ...period }: RowsFilter,
  signal: AbortSignal,
): Promise<Result<FigureRows>> =>
  portal.request((client) =>
    client.rpc('report_rows', { figure, ...daysOf(period), page, page_size: pageSize }).abortSignal(signal),
  );

export const readTrend = (
  portal: PortalClient,
  figure: string,
  period: Period,
  signal: AbortSignal,
): Promise<Result<FigureTrend>> =>
  portal.request((client) => client.rpc('report_trend', { figure, ...daysOf(period) }).abortSignal(signal));

const exportedPage = 1000;

/** All rows of a figure, for a file. */
export async function fetchFigureRows(
  portal: PortalClient,
  figure: string,
  period: Period,
): Promise<Pick<FigureRows, 'figure' | 'way' | 'rows'>> {
  const rows: FigureRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const parameters = {
      ...{ figure, ...daysOf(period), page_size: exportedPage },
      // After the last row, not after so many: a row that came in between moves no other.
      ...(last && { after_day: last.day, after_key: last.key }),
    };
    const answer = await unwrap(portal.request((client) => client.rpc('report_rows', parameters)));
    rows.push(...answer.rows);
    // A day that was summed up earlier may have less rows by now, so that a page is not full.
    const isAll = answer.rows.length < exportedPage && rows.length >= answer.facts;
    if (isAll || answer.rows.length === 0) return { ...answer, rows };
  }
}
