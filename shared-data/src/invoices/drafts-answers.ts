import * as z from 'zod';
import { day, id, money, page, text, timestamp } from '../foundation/answers/shapes.ts';
import { invoiceKinds } from './invoice.ts';

export const invoiceKind = z.enum(invoiceKinds);
const taxedKind = z.enum(['labour', 'part', 'other']);

/** The split of an amount; value and taxes add up to it to the paisa. */
export const taxSplit = z.strictObject({ value: money, cgst: money, sgst: money, igst: money });

/** Amounts are rupees including tax. */
export const invoiceLine = taxSplit.extend({
  position: z.int().positive(),
  kind: taxedKind,
  description: text,
  quantity: z.number(),
  unit: text,
  unit_price: money,
  /** Taken off, of which `amount` is what is left. */
  discount: money,
  discount_reason: text.nullable(),
  amount: money,
  /** HSN or SAC. */
  tax_code: text.nullable(),
  /** Percent; null on a bill of supply. */
  tax_rate: z.number().nullable(),
});

/** To whom an invoice is made out. */
export const billTo = z.strictObject({
  name: text,
  address: text,
  /** The two digits of GST numbers. */
  state_code: text.nullable(),
  /** GSTIN. */
  tax_number: text.nullable(),
});

export const invoiceDraft = taxSplit.extend({
  request_id: id,
  version: z.int(),
  created_at: timestamp,
  kind: invoiceKind.exclude(['credit_note']),
  customer: billTo,
  place_of_supply: text.nullable(),
  /** With the rates of today. */
  lines: z.array(invoiceLine),
  total: money,
});

/** A completed request whose invoice is not issued. */
const draftRow = z.strictObject({
  request_id: id,
  created_at: timestamp,
  customer_name: text,
  service_name: text,
  brand: text,
  model: text,
  registration_number: text,
  completion_date: timestamp,
  collected_at: timestamp.nullable(),
  total: money,
});

const taxRate = z.strictObject({
  kind: taxedKind,
  valid_from: day,
  tax_code: text,
  /** Percent. */
  rate: z.number(),
});

export const draftAnswers = {
  list_drafts: page(draftRow),
  /** Null without one. */
  invoice_draft: invoiceDraft.nullable(),
  save_draft: invoiceDraft,
  discount_draft: invoiceDraft,
  tax_rates: z.array(taxRate),
  save_tax_rate: z.array(taxRate),
};

export type TaxedKind = z.infer<typeof taxedKind>;
export type TaxSplit = z.infer<typeof taxSplit>;
export type InvoiceLine = z.infer<typeof invoiceLine>;
export type BillTo = z.infer<typeof billTo>;
export type InvoiceDraft = z.infer<typeof invoiceDraft>;
export type DraftRow = z.infer<typeof draftRow>;
export type TaxRate = z.infer<typeof taxRate>;
