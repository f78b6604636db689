import { PdfButton } from '../invoice/pdf-button.tsx';
import type { ReportSheet } from './report-sheet.ts';

export interface ReportPdfButtonProps {
  fileName: string;
  /** Asked for by the press. */
  sheet: () => Promise<ReportSheet>;
}

export const ReportPdfButton = ({ fileName, sheet }: ReportPdfButtonProps) => (
  <PdfButton
    fileName={fileName}
    make={async () => (await import('./make-report-pdf.ts')).makeReportPdf(await sheet())}
  />
);
