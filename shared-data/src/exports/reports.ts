export type { Period } from '../foundation/days/period.ts';
export { figureCsv, figureFileName } from '../reports/figure-csv.ts';
export { changeOf, formatFigure, formatRow } from '../reports/figure-words.ts';
export type {
  Figure,
  FigureRow,
  FigureRows,
  FigureTrend,
  Report,
  ReportTrend,
} from '../reports/reports-answers.ts';
export { fetchFigureRows, type ReportPeriod } from '../reports/reports-api.ts';
export { figureRowsQuery, mediansQuery, reportQuery, trendQuery } from '../reports/reports-queries.ts';
