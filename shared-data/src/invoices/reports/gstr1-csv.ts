import { unwrap } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { Period } from '../../foundation/days/period.ts';
import { indianStates } from '../../garage/indian-states.ts';
import type { Gstr1Row } from './reports-answers.ts';
import { listGstr1Rows } from './reports-api.ts';

/** All documents of a period, page by page. */
export async function fetchAllGstr1Rows(portal: PortalClient, period: Period): Promise<Gstr1Row[]> {
  const rows: Gstr1Row[] = [];
  const { signal } = new AbortController();
  let after: number | undefined;
  do {
    const page = await unwrap(listGstr1Rows(portal, { ...period, ...(after && { after }) }, signal));
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

/** The names of the columns are those of the government's offline tool, besides the section and the kind. */
const columns = [
  'Section',
  'Document Type',
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Document Number',
  'Document Date',
  'Document Value',
  'Place Of Supply',
  'Reverse Charge',
  'Rate',
  'Taxable Value',
  'Integrated Tax',
  'Central Tax',
  'State/UT Tax',
  'Cess',
  'Original Invoice Number',
  'Original Invoice Date',
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 22-Nov-2026, as the offline tool reads it. */
function dateCell(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** 29-Karnataka. */
export const placeCell = (code: string) =>
  textCell([code, indianStates.find((state) => state.code === code)?.name].filter(Boolean).join('-'));

/** Only b2cs nets credit notes against invoices; cdnr and cdnur list what they take off. */
const isNetted = ({ section, kind }: Gstr1Row) => section === 'b2cs' && kind === 'credit_note';

/** GSTR-1 as CSV: one row for each document and rate, amounts in plain rupees. */
export function gstr1Csv(rows: readonly Gstr1Row[]): string {
  const lines = rows.map((row) => {
    const sign = isNetted(row) ? -1 : 1;
    const amount = (rupees: number) => (rupees === 0 ? '0.00' : (sign * rupees).toFixed(2));
    return csvLine([
      row.section,
      row.kind === 'credit_note' ? 'Credit Note' : 'Invoice',
      textCell(row.gstin ?? ''),
      textCell(row.receiver_name),
      textCell(row.number),
      dateCell(row.issued_on),
      amount(row.document_value),
      placeCell(row.place_of_supply),
      textCell(row.reverse_charge),
      String(row.rate),
      ...[row.taxable_value, row.igst, row.cgst, row.sgst, row.cess].map(amount),
      textCell(row.original_number ?? ''),
      row.original_issued_on ? dateCell(row.original_issued_on) : '',
    ]);
  });
  return csvHead(columns) + lines.join('');
}

export const gstr1FileName = ({ from, to }: Period): string => `gstr-1-${from}-to-${to}.csv`;
