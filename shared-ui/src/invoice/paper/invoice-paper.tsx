import type { InvoiceSheet } from '../invoice-sheet.ts';
import { sheetContent } from '../sheet-content.ts';
import { PaperFoot, PaymentDetails } from './paper-end.tsx';
import { PaperHead } from './paper-head.tsx';
import { PrintPage, Sheet } from './paper-style.ts';
import { PaperSums } from './paper-sums.tsx';
import { SheetTableView } from './paper-table.tsx';

export interface InvoicePaperProps {
  sheet: InvoiceSheet;
}

/** An invoice, credit note or receipt as a sheet that prints on A4. */
export function InvoicePaper({ sheet }: InvoicePaperProps) {
  const { name, facts, parties, lines, taxes, total, payments, due, ...content } = sheetContent(sheet);
  const { title, logo, seller } = sheet;
  return (
    <Sheet aria-label={name}>
      <PrintPage />
      <PaperHead {...{ title, logo, facts, parties }} garage={seller.name} />
      {lines && <SheetTableView table={lines} />}
      <PaperSums items={[total, content.amountInWords]} />
      {taxes && <SheetTableView table={taxes} isShort />}
      {payments && <SheetTableView table={payments} isShort />}
      {due && <PaperSums items={[due]} />}
      <PaymentDetails upi={content.upi} payTo={content.payTo} />
      <PaperFoot text={sheet.footer} signature={content.signature} />
    </Sheet>
  );
}
