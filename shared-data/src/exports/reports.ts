export type { Period } from '../invoices/reports/reports-api.ts';
export { figureCsv, figureFileName } from '../reports/figure-csv.ts';
export { changeOf, formatFigure, formatRow } from '../reports/figure-words.ts';
export type { Figure, FigureCourse, FigureRow, FigureRows, Report } from '../reports/reports-answers.ts';
export { fetchFigureRows, type ReportPeriod } from '../reports/reports-api.ts';
export { courseQuery, figureRowsQuery, mediansQuery, reportQuery } from '../reports/reports-queries.ts';
