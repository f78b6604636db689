import { PdfButton } from '../invoice/pdf-button.tsx';
import type { PaySlipSheet } from './pay-slip-sheet.ts';

export interface PaySlipPdfButtonProps {
  sheet: PaySlipSheet;
}

/** Named by its period, 'payslip-2026-11-01-to-2026-11-30.pdf'. */
export const PaySlipPdfButton = ({ sheet }: PaySlipPdfButtonProps) => (
  <PdfButton
    fileName={`payslip-${sheet.firstDay}-to-${sheet.lastDay}.pdf`}
    make={async () => (await import('./make-pay-slip-pdf.ts')).makePaySlipPdf(sheet)}
  />
);
