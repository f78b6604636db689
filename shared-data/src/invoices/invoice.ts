import type { CustomerBalance } from '../balance/customer-balance.ts';
import type { Reach } from '../messages/message.ts';

/** Amounts are rupees including tax, days are the garage's, as YYYY-MM-DD. */
export type InvoiceKind = 'tax_invoice' | 'bill_of_supply' | 'credit_note';

export const invoiceKindLabels: Record<InvoiceKind, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
};

/** The split of an amount; value and taxes add up to it to the paisa. */
export interface TaxSplit {
  value: number;
  cgst: number;
  sgst: number;
  igst: number;
}

export type TaxedKind = 'labour' | 'part' | 'other';

export interface InvoiceLine extends TaxSplit {
  position: number;
  kind: TaxedKind;
  description: string;
  quantity: number;
  unit: string;
  unit_price: number;
  amount: number;
  /** HSN or SAC. */
  tax_code: string | null;
  /** Percent; null on a bill of supply. */
  tax_rate: number | null;
}

/** To whom an invoice is made out. */
export interface BillTo {
  name: string;
  address: string;
  /** The two digits of GST numbers. */
  state_code: string | null;
  /** GSTIN. */
  tax_number: string | null;
}

export interface InvoiceDraft extends TaxSplit {
  request_id: number;
  version: number;
  created_at: string;
  kind: Exclude<InvoiceKind, 'credit_note'>;
  customer: BillTo;
  place_of_supply: string | null;
  /** With the rates of today. */
  lines: InvoiceLine[];
  total: number;
}

/** A completed request whose invoice is not issued. */
export interface DraftRow {
  request_id: number;
  created_at: string;
  customer_name: string;
  service_name: string;
  brand: string;
  model: string;
  registration_number: string;
  completion_date: string;
  collected_at: string | null;
  total: number;
}

export interface InvoiceRow extends TaxSplit {
  invoice_id: number;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
  issued_at: string;
  issued_by_name: string;
  request_id: number;
  customer_id: string;
  customer_name: string;
  registration_number: string;
  service_name: string;
  place_of_supply: string | null;
  /** Of a credit note: what it takes off. */
  total: number;
  /** The id of the invoice that a credit note is about. */
  credits: number | null;
  /** Of a credit note. */
  reason: string | null;
  /** Whether this is the invoice that the request owes; one credited whole is not. */
  is_current: boolean;
  due: number;
  credited: number;
  /** Since it was issued. */
  days: number;
  /** When the customer was last reminded; null once nothing is due. */
  reminded_at: string | null;
}

export interface GarageOnInvoice {
  name: string;
  address: string;
  phone: string;
  email: string;
  state_code: string | null;
  tax_number: string | null;
}

export interface TaxSum extends TaxSplit {
  tax_code: string | null;
  tax_rate: number | null;
}

export interface Invoice extends InvoiceRow {
  garage: GarageOnInvoice;
  /** Without the phone where a link shows it. */
  customer: BillTo & { phone?: string | null };
  vehicle: { registration_number: string; brand: string; model: string; year: number | null };
  interstate: boolean | null;
  lines: InvoiceLine[];
  taxes: TaxSum[];
  /** Number and day of the invoice that a credit note is about. */
  credits_number: string | null;
  credits_issued_on: string | null;
  credit_notes: { invoice_id: number; number: string; issued_on: string; total: number; reason: string }[];
  payments: CustomerPayment[];
  balance: Balance;
}

/** An issued document with what its customer owes in total. */
export interface ReadInvoice extends Invoice {
  customer_balance: CustomerBalance;
  /** How a message about it reaches the customer; null for a customer. */
  reach: Reach | null;
  /** Of today; null for a customer, and once the account is closed. */
  customer_phone: string | null;
}

export type PaymentMethod = 'cash' | 'upi' | 'card' | 'bank';
export const paymentMethods: readonly PaymentMethod[] = ['cash', 'upi', 'card', 'bank'];
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  bank: 'Bank transfer',
};

export type PaymentKind = 'deposit' | 'payment' | 'refund' | 'correction';
export const paymentKindLabels: Record<PaymentKind, string> = {
  deposit: 'Deposit',
  payment: 'Payment',
  refund: 'Refund',
  correction: 'Correction',
};

export interface CustomerPayment {
  payment_id: number;
  receipt_number: string;
  kind: PaymentKind;
  request_id: number;
  invoice_id: number | null;
  /** Negative: given back. */
  amount: number;
  method: PaymentMethod;
  reference: string | null;
  /** Of a refund or a correction. */
  reason: string | null;
  /** The id of the wrong entry that this one undoes. */
  corrects: number | null;
  corrected: boolean;
  day: string;
  recorded_at: string;
  recorded_by_name: string;
  customer_name: string;
  service_name: string;
}

export interface Balance {
  request_id: number;
  /** Null: none is issued, or it was credited whole. */
  invoice_id: number | null;
  invoiced: number;
  credited: number;
  paid: number;
  due: number;
  /** What is to be paid for the request now, whether it is invoiced or not. */
  owed: number;
  /** The most that can be taken now: a deposit until the job is completed, then what is due. */
  receivable: number;
  refundable: number;
  /** Completed, and no invoice counts. */
  can_invoice: boolean;
}

export interface Receipt extends CustomerPayment {
  garage: GarageOnInvoice;
  invoice_number: string | null;
  corrects_number: string | null;
}

export interface TaxRate {
  kind: TaxedKind;
  valid_from: string;
  tax_code: string;
  /** Percent. */
  rate: number;
}
