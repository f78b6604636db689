import type { InvoiceSheet } from './invoice-sheet.ts';

/** 'PL-2026-27-000123.pdf': a file name may hold no slash. */
export const invoiceFileName = ({ number }: Pick<InvoiceSheet, 'number'>) =>
  `${number.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
