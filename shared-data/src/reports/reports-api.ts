import type { PortalClient } from '../client/client.ts';
import type { Period } from '../invoices/reports/reports-api.ts';
import { pageSize } from '../paging/page.ts';
import { type Result, unwrap } from '../result/result.ts';
import type { FigureCourse, FigureRow, FigureRows, Report } from './reports-answers.ts';

const daysOf = ({ from, to }: Period) => ({ from_day: from, to_day: to });

/** Managers only, as everything here. @param medians those of the stages alone, which take longer. */
export const readReport = (
  portal: PortalClient,
  period: Period,
  medians: boolean,
  signal: AbortSignal,
): Promise<Result<Report>> =>
  portal.request((client) => client.rpc('report', { ...daysOf(period), medians }).abortSignal(signal));

export interface RowsFilter extends Period {
  figure: string;
  /** From 1. */
  page: number;
}

/** What a figure is made of, counted just now. */
export const listFigureRows = (
  portal: PortalClient,
  { figure, page, ...period }: RowsFilter,
  signal: AbortSignal,
): Promise<Result<FigureRows>> =>
  portal.request((client) =>
    client.rpc('report_rows', { figure, ...daysOf(period), page, page_size: pageSize }).abortSignal(signal),
  );

export const readCourse = (
  portal: PortalClient,
  figure: string,
  period: Period,
  signal: AbortSignal,
): Promise<Result<FigureCourse>> =>
  portal.request((client) => client.rpc('report_course', { figure, ...daysOf(period) }).abortSignal(signal));

const exportedPage = 1000;

/** All rows of a figure, for a file. */
export async function fetchFigureRows(
  portal: PortalClient,
  figure: string,
  period: Period,
): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  for (let page = 1; ; page += 1) {
    const parameters = { figure, ...daysOf(period), page, page_size: exportedPage };
    const answer = await unwrap(portal.request((client) => client.rpc('report_rows', parameters)));
    rows.push(...answer.rows);
    if (answer.rows.length < exportedPage) return rows;
  }
}
