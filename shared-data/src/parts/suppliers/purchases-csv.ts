import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { Period } from '../../foundation/days/period.ts';
import { billKindLabels } from './bill-kind.ts';
import type { Purchase } from './suppliers-answers.ts';

const columns = [
  'Kind',
  'Supplier',
  'GSTIN',
  'Number',
  'Date',
  'Bill Returned From',
  'Place of Supply',
  'Rate',
  'Taxable Value',
  'CGST',
  'SGST',
  'IGST',
  'Rounding',
  'Total',
];

/**
 * A row for each rate of a bill, in plain rupees; the amounts of a return, and of a price that is corrected
 * downwards, are negative. Rounding is in the first row of a
 * bill, so that the totals of its rows come to the bill.
 */
export const purchasesCsv = (purchases: readonly Purchase[]): string =>
  csvHead(columns) +
  purchases
    .flatMap((purchase) => {
      const sign = purchase.kind === 'return' ? -1 : 1;
      const amount = (rupees: number) => (rupees === 0 ? '0.00' : (sign * rupees).toFixed(2));
      return purchase.rates.map(({ rate, value, cgst, sgst, igst }, place) => {
        const rounding = place === 0 ? purchase.rounding : 0;
        return csvLine([
          billKindLabels[purchase.kind],
          textCell(purchase.supplier_name),
          textCell(purchase.gstin ?? ''),
          textCell(purchase.number),
          purchase.day,
          textCell(purchase.original_number ?? ''),
          purchase.place_of_supply ?? '',
          String(rate),
          ...[value, cgst, sgst, igst, rounding, value + cgst + sgst + igst + rounding].map(amount),
        ]);
      });
    })
    .join('');

export const purchasesFileName = ({ from, to }: Period): string => `purchases-${from}-to-${to}.csv`;
