export { ReportPdfButton, type ReportPdfButtonProps } from '../report/report-pdf-button.tsx';
export type { ReportLine, ReportSheet } from '../report/report-sheet.ts';
