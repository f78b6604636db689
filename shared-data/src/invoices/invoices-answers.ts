import * as z from 'zod';
import { customerBalance } from '../customers/balance-answers.ts';
import {
  count,
  day,
  id,
  modelYear,
  money,
  page,
  text,
  timestamp,
  uuid,
} from '../foundation/answers/shapes.ts';
import { garageLogo } from '../garage/garage-answers.ts';
import { messageChannel, reach } from '../messages/messages-answers.ts';
import { billTo, invoiceKind, invoiceLine, taxSplit } from './drafts-answers.ts';
import { invoiceAges } from './invoice.ts';
import { balance, customerPayment, garageOnInvoice } from './payments/payments-answers.ts';

/** Amounts are rupees including tax. */
const invoiceRow = taxSplit.extend({
  invoice_id: id,
  kind: invoiceKind,
  number: text,
  issued_on: day,
  issued_at: timestamp,
  issued_by_name: text,
  request_id: id,
  customer_id: uuid,
  customer_name: text,
  registration_number: text,
  service_name: text,
  place_of_supply: text.nullable(),
  /** Of a credit note: what it takes off. */
  total: money,
  /** The id of the invoice that a credit note is about. */
  credits: id.nullable(),
  /** Of a credit note. */
  reason: text.nullable(),
  /** Whether this is the invoice that the request owes; one credited whole is not. */
  is_current: z.boolean(),
  due: money,
  credited: money,
  /** Since it was issued. */
  days: z.int(),
  /** When the customer was last reminded; null once nothing is due. */
  reminded_at: timestamp.nullable(),
});

const taxSum = taxSplit.extend({ tax_code: text.nullable(), tax_rate: z.number().nullable() });

export const invoice = invoiceRow.extend({
  garage: garageOnInvoice,
  /** Without the phone where a link shows it. */
  customer: billTo.extend({ phone: text.nullable().optional() }),
  vehicle: z.strictObject({ registration_number: text, brand: text, model: text, year: modelYear }),
  interstate: z.boolean().nullable(),
  lines: z.array(invoiceLine),
  taxes: z.array(taxSum),
  /** Number and day of the invoice that a credit note is about. */
  credits_number: text.nullable(),
  credits_issued_on: day.nullable(),
  credit_notes: z.array(
    z.strictObject({ invoice_id: id, number: text, issued_on: day, total: money, reason: text }),
  ),
  payments: z.array(customerPayment),
  balance,
});

/** An issued document with what its customer owes in total. */
export const readInvoice = invoice.extend({
  customer_balance: customerBalance,
  /** How a message about it reaches the customer; null for a customer. */
  reach: reach.nullable(),
  /** Of today; null for a customer, and once the account is closed. */
  customer_phone: text.nullable(),
});

/** How an invoice can be paid; details that the garage has not set up are null. */
const paymentOptions = z.strictObject({
  /** Rupees. */
  due: money,
  payee: text,
  upi_id: text.nullable(),
  bank_account: text.nullable(),
  ifsc: text.nullable(),
  /** The number of the invoice. */
  reference: text,
});

/** Whatever is searched. `invoices` up to 1,001, which means more than 1,000. */
const unpaidOfAge = z.strictObject({ invoices: count, due: money });

/** `to_issue`: completed requests without an invoice. */
const countedInvoices = z.enum(['unpaid', ...invoiceAges, 'to_issue']);

export const invoiceAnswers = {
  list_invoices: page(invoiceRow).extend({
    ages: z.record(z.enum(invoiceAges), unpaidOfAge),
    /** What the search finds, up to 1,001, which means more than 1,000; null for customers. */
    counts: z.record(countedInvoices, count).nullable(),
    /** Of the customer; null for managers. */
    balance: customerBalance.nullable(),
  }),
  read_invoice: readInvoice,
  issue_invoice: readInvoice,
  credit_invoice: invoice,
  /** Null where the garage has not set up how to be paid. */
  payment_options: paymentOptions.nullable(),
  remind_of_invoice: z.strictObject({
    invoice_id: id,
    /** By which it goes, at least one. */
    channels: z.array(messageChannel).nonempty(),
    captured: reach.shape.captured,
    reminded_at: timestamp,
    /** Whether it was queued before. */
    repeated: z.boolean(),
  }),
  /** Invoice: null until one is issued. */
  link_invoice: z.strictObject({ invoice: invoice.nullable(), payment_options: paymentOptions.nullable() }),
  /** Null where a mail brings none. */
  invoice_to_attach: z
    .strictObject({ invoice, payment_options: paymentOptions.nullable(), logo: garageLogo })
    .nullable(),
};

export type InvoiceRow = z.infer<typeof invoiceRow>;
export type InvoiceList = z.infer<typeof invoiceAnswers.list_invoices>;
export type TaxSum = z.infer<typeof taxSum>;
export type Invoice = z.infer<typeof invoice>;
export type ReadInvoice = z.infer<typeof readInvoice>;
export type CountedInvoices = z.infer<typeof countedInvoices>;
export type PaymentOptions = z.infer<typeof paymentOptions>;
export type InvoiceReminder = z.infer<typeof invoiceAnswers.remind_of_invoice>;
export type LinkInvoice = z.infer<typeof invoiceAnswers.link_invoice>;
export type InvoiceToAttach = NonNullable<z.infer<typeof invoiceAnswers.invoice_to_attach>>;
