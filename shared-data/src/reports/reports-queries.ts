import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import type { Period } from '../foundation/days/period.ts';
import { listFigureRows, type ReportPeriod, type RowsFilter, readReport, readTrend } from './reports-api.ts';

const reportKeys = { all: ['reports'] as const };

/** The figures of a period, without medians. */
export const reportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'figures', period] as const,
    queryFn: (context) => unwrap(readReport(portalOf(context), period, false, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The medians of the stages, which take longer: asked for after the figures. */
export const mediansQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'medians', period] as const,
    queryFn: (context) => unwrap(readReport(portalOf(context), period, true, context.signal)),
    placeholderData: keepPreviousData,
  });

export const figureRowsQuery = (filter: RowsFilter) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'rows', filter] as const,
    queryFn: (context) => unwrap(listFigureRows(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** A figure by day, week or month of the period. */
export const trendQuery = (figure: string, period: Period) =>
  queryOptions({
    queryKey: [...reportKeys.all, 'trend', figure, period] as const,
    queryFn: (context) => unwrap(readTrend(portalOf(context), figure, period, context.signal)),
  });
