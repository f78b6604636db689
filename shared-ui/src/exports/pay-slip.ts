export { PaySlipPaper, type PaySlipPaperProps } from '../pay-slip/pay-slip-paper.tsx';
export { PaySlipPdfButton, type PaySlipPdfButtonProps } from '../pay-slip/pay-slip-pdf-button.tsx';
export type { PaySlipJob, PaySlipLine, PaySlipQuestion, PaySlipSheet } from '../pay-slip/pay-slip-sheet.ts';
