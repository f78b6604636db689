import * as z from 'zod';
import { day, id, money, text } from '../../foundation/answers/shapes.ts';
import { invoiceKind } from '../drafts-answers.ts';
import { paymentKind, paymentMethod } from '../payments/payments-answers.ts';

/** Rupees; those of a credit note are what it takes off. */
const sale = z.strictObject({
  invoice_id: id,
  kind: invoiceKind,
  number: text,
  day,
  customer_name: text,
  gstin: text.nullable(),
  service_name: text,
  registration_number: text.nullable(),
  total: money,
  cgst: money,
  sgst: money,
  igst: money,
  /** Of a credit note: the number of the invoice. */
  original_number: text.nullable(),
  rates: z.array(
    z.strictObject({
      /** Percent; null without tax. */
      rate: z.number().nullable(),
      /** Without tax. */
      value: money,
    }),
  ),
});

const paymentEntry = z.strictObject({
  payment_id: id,
  kind: paymentKind,
  number: text,
  day,
  method: paymentMethod,
  /** Negative: given back. */
  amount: money,
  customer_name: text,
  service_name: text,
  reference: text.nullable(),
  invoice_number: text.nullable(),
  corrects_number: text.nullable(),
  reason: text.nullable(),
});

/** `next` is null on the last page. */
export const registerAnswers = {
  sales_register: z.strictObject({ rows: z.array(sale), next: id.nullable() }),
  payment_register: z.strictObject({ rows: z.array(paymentEntry), next: id.nullable() }),
};

export type Sale = z.infer<typeof sale>;
export type PaymentEntry = z.infer<typeof paymentEntry>;
