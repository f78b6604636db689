/** What an invoice says, as the server computed it: money in rupees, days as '2026-11-22'. Nothing here is added up. */
export interface InvoiceSheet {
  title: 'Tax Invoice' | 'Bill of Supply' | 'Credit Note' | 'Receipt' | 'Receipt Voucher' | 'Refund Voucher';
  number: string;
  date: string;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; date: string } | null;
  /** Whether credit notes take off the whole of an invoice, so that it is no longer valid. */
  isCreditedWhole?: boolean;
  /** Of a correction's receipt: the number of the receipt with the wrong entry. */
  correctsReceipt?: string | null;
  /** The receipt vouchers whose money a refund voucher gives back. */
  refunds?: readonly { number: string; date: string }[];
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** A PNG or JPEG as a data URL; it is stored in the PDF as it is. */
  logo: string | null;
  placeOfSupply: InvoiceState | null;
  /** Whether the buyer owes the tax to the state; null without tax. */
  isReverseCharge: boolean | null;
  /** What `sgst` is called where the supply is made; default: SGST. */
  stateTax?: 'SGST' | 'UTGST';
  vehicle: { plate: string; model: string; kilometres: number | null } | null;
  requestNumber: number | null;
  lines: readonly InvoiceLine[];
  /** The tax of each rate and code. */
  taxes: readonly InvoiceTax[];
  totals: InvoiceTotals;
  /** With the credit notes: what the total less these leaves is due. */
  payments: readonly InvoicePayment[];
  /** Null where nothing can be due, as on a receipt. */
  amountDue: number | null;
  /** `text` is what the QR code holds. */
  upi: { text: string; id: string } | null;
  bank: readonly InvoiceFact[];
  footer: string | null;
}

export interface InvoiceFact {
  label: string;
  value: string;
}

/** A state of India with its code in tax numbers, such as 29. */
export interface InvoiceState {
  name: string;
  code: string;
}

export interface InvoiceParty {
  name: string;
  address: string | null;
  gstin: string | null;
  state: InvoiceState | null;
  phone: string | null;
  email: string | null;
}

/** Taxes that do not apply are null, and a column that is null in every line is omitted. */
interface TaxAmounts {
  cgst: number | null;
  sgst: number | null;
  igst: number | null;
}

export interface InvoiceLine extends TaxAmounts {
  description: string;
  /** HSN for goods, SAC for services. */
  code: string | null;
  quantity: number;
  unit: string | null;
  unitPrice: number;
  /** Without tax. */
  value: number | null;
  /** Percent. */
  taxRate: number | null;
  /** With tax. */
  amount: number;
}

export interface InvoiceTax extends TaxAmounts {
  code: string | null;
  /** Percent. */
  rate: number;
  value: number;
  tax: number;
}

export interface InvoiceTotals extends TaxAmounts {
  value: number | null;
  amount: number;
}

export interface InvoicePayment {
  kind: 'Deposit' | 'Payment' | 'Refund' | 'Credit note';
  /** Null of a credit note. */
  method: string | null;
  date: string;
  /** Of a credit note: its number. */
  reference: string | null;
  /** Negative: given back. */
  amount: number;
}
