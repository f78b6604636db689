import { PaperHead } from '../invoice/paper/paper-head.tsx';
import { PrintPage, Sheet } from '../invoice/paper/paper-style.ts';
import { PaperSums } from '../invoice/paper/paper-sums.tsx';
import { SheetTableView } from '../invoice/paper/paper-table.tsx';
import { paySlipContent } from './pay-slip-content.ts';
import type { PaySlipSheet } from './pay-slip-sheet.ts';

export interface PaySlipPaperProps {
  sheet: PaySlipSheet;
}

/** A payslip as a sheet that prints on A4. */
export function PaySlipPaper({ sheet }: PaySlipPaperProps) {
  const { name, facts, parties, tables, total, amountInWords, questions } = paySlipContent(sheet);
  return (
    <Sheet aria-label={name}>
      <PrintPage />
      <PaperHead title="Payslip" logo={sheet.logo} garage={sheet.garage.name} {...{ facts, parties }} />
      {tables.map((table) => (
        <SheetTableView key={table.caption} table={table} />
      ))}
      <PaperSums items={[total, amountInWords]} />
      {questions && <SheetTableView table={questions} />}
    </Sheet>
  );
}
