import { amountInWords } from './amount-in-words.ts';
import type { InvoiceFact, InvoiceParty, InvoiceSheet } from './invoice-sheet.ts';
import { formatDay, formatKilometres, formatRupees, formatState } from './sheet-format.ts';
import { linesTable, paymentsTable, taxTable } from './sheet-table.ts';
import type { SheetTable } from './table-of.ts';

/** The texts of a sheet in their order, which the paper and the PDF draw alike. */
export interface SheetContent {
  /** 'Tax Invoice PL/2026-27/000123'. */
  name: string;
  facts: InvoiceFact[];
  parties: { label: string; name: string; lines: string[] }[];
  lines: SheetTable | null;
  taxes: SheetTable | null;
  total: InvoiceFact;
  amountInWords: InvoiceFact;
  payments: SheetTable | null;
  due: InvoiceFact | null;
  upi: { text: string; label: string } | null;
  payTo: InvoiceFact[];
  /** Below a line to sign on. */
  signature: string;
}

const receiptTitles: InvoiceSheet['title'][] = ['Receipt', 'Receipt Voucher', 'Refund Voucher'];

const fact = (label: string, value: string | null | undefined): InvoiceFact[] =>
  value ? [{ label, value }] : [];

const partyOf = (label: string, { name, address, gstin, state, phone, email }: InvoiceParty) => ({
  label,
  name,
  lines: [
    ...(address?.split('\n') ?? []),
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(state ? [`State ${formatState(state)}`] : []),
    ...[phone, email].filter((line) => line !== null),
  ],
});

/** An amount without its sign: the words say who gave it to whom. */
function receiptWords({ correctsReceipt, totals }: InvoiceSheet) {
  if (correctsReceipt) return { party: 'Customer', total: 'Amount corrected' };
  return totals.amount < 0
    ? { party: 'Paid to', total: 'Amount refunded' }
    : { party: 'Received from', total: 'Amount received' };
}

function factsOf({ number, date, corrects, requestNumber, vehicle, ...sheet }: InvoiceSheet) {
  const { placeOfSupply, isReverseCharge } = sheet;
  return [
    ...fact('Number', number),
    ...fact('Date', formatDay(date)),
    ...fact('Corrects', corrects && `${corrects.number} of ${formatDay(corrects.date)}`),
    ...fact('Credited', sheet.isCreditedWhole ? 'In full' : null),
    ...fact('Correction of receipt', sheet.correctsReceipt),
    ...fact(
      'Receipt voucher',
      sheet.refunds?.map((each) => `${each.number} of ${formatDay(each.date)}`).join(', '),
    ),
    ...fact('Request', requestNumber === null ? null : `#${requestNumber}`),
    ...fact('Vehicle', vehicle?.plate),
    ...fact('Model', vehicle?.model),
    ...fact(
      'Kilometres',
      vehicle && vehicle.kilometres !== null ? formatKilometres(vehicle.kilometres) : null,
    ),
    ...fact('Place of supply', placeOfSupply && formatState(placeOfSupply)),
    ...fact('Reverse charge', isReverseCharge === null ? null : isReverseCharge ? 'Yes' : 'No'),
  ];
}

export function sheetContent(sheet: InvoiceSheet): SheetContent {
  const { title, number, seller, buyer, totals, amountDue, upi, bank } = sheet;
  const isReceipt = receiptTitles.includes(title);
  const words = isReceipt ? receiptWords(sheet) : { party: 'Billed to', total: 'Total' };
  const amount = isReceipt ? Math.abs(totals.amount) : totals.amount;
  return {
    name: `${title} ${number}`,
    facts: factsOf(sheet),
    parties: [partyOf('From', seller), partyOf(words.party, buyer)],
    lines: linesTable(sheet),
    taxes: taxTable(sheet),
    total: { label: words.total, value: formatRupees(amount) },
    amountInWords: { label: 'Amount in words', value: amountInWords(amount) },
    payments: paymentsTable(sheet),
    due: amountDue === null ? null : { label: 'Amount due', value: formatRupees(amountDue) },
    upi: upi && {
      text: upi.text,
      label:
        amountDue === null ? 'QR code to pay by UPI' : `QR code to pay ${formatRupees(amountDue)} by UPI`,
    },
    payTo: [...fact('UPI', upi?.id), ...bank],
    signature: `Authorised signatory, ${seller.name}`,
  };
}
