import { unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { Period } from '../../foundation/days/period.ts';
import { placeCell } from './gstr1-csv.ts';
import type { Gstr1Tables } from './reports-answers.ts';
import { getGstr1Tables } from './reports-api.ts';

/** The tables of GSTR-1 that sum up a period, under the names of the offline tool's sheets. */
export const gstr1TableLabels = {
  at: 'Table 11A: deposits without an invoice',
  atadj: 'Table 11B: deposits invoiced now',
  hsn: 'Table 12: HSN summary',
} as const;

export type Gstr1Table = keyof typeof gstr1TableLabels;

export const fetchGstr1Tables = (portal: PortalClient, period: Period): Promise<Gstr1Tables> =>
  unwrap(getGstr1Tables(portal, period, new AbortController().signal));

const amount = (rupees: number) => rupees.toFixed(2);

const advanceCsv = (column: string, rows: Gstr1Tables['received']) =>
  csvHead(['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', column, 'Cess Amount']) +
  rows
    .map((row) => csvLine([placeCell(row.place_of_supply), '', String(row.rate), amount(row.amount), '0.00']))
    .join('');

const hsnColumns = [
  'Section',
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

const hsnCsv = (rows: Gstr1Tables['hsn']) =>
  csvHead(hsnColumns) +
  rows
    .map((row) =>
      csvLine([
        row.section,
        textCell(row.hsn),
        '',
        row.uqc,
        // Services have no quantity.
        row.uqc === 'NA' ? '0' : String(row.quantity),
        amount(row.total_value),
        String(row.rate),
        ...[row.taxable_value, row.igst, row.cgst, row.sgst, row.cess].map(amount),
      ]),
    )
    .join('');

/** A table as CSV, with the columns of the offline tool; null without a row. */
export function gstr1TableCsv(table: Gstr1Table, { received, adjusted, hsn }: Gstr1Tables): string | null {
  if (table === 'hsn') return hsn.length > 0 ? hsnCsv(hsn) : null;
  const rows = table === 'at' ? received : adjusted;
  const column = table === 'at' ? 'Gross Advance Received' : 'Gross Advance Adjusted';
  return rows.length > 0 ? advanceCsv(column, rows) : null;
}

export const gstr1TableFileName = (table: Gstr1Table, { from, to }: Period): string =>
  `gstr-1-${table}-${from}-to-${to}.csv`;
