import * as z from 'zod';
import { customerBalance } from '../../customers/balance-answers.ts';
import { day, id, money, text, timestamp } from '../../foundation/answers/shapes.ts';
import { paymentKinds, paymentMethods } from './payment.ts';

export const paymentMethod = z.enum(paymentMethods);
export const paymentKind = z.enum(paymentKinds);

/** The garage as a document names it. */
export const garageOnInvoice = z.strictObject({
  name: text,
  address: text,
  phone: text,
  email: text,
  state_code: text.nullable(),
  tax_number: text.nullable(),
});

export const customerPayment = z.strictObject({
  payment_id: id,
  receipt_number: text,
  kind: paymentKind,
  request_id: id,
  invoice_id: id.nullable(),
  /** Negative: given back. */
  amount: money,
  method: paymentMethod,
  reference: text.nullable(),
  /** Of a refund or a correction. */
  reason: text.nullable(),
  /** The id of the wrong entry that this one undoes. */
  corrects: id.nullable(),
  corrected: z.boolean(),
  day,
  recorded_at: timestamp,
  recorded_by_name: text,
  customer_name: text,
  service_name: text,
});

/** What a request was invoiced and paid, in rupees. */
export const balance = z.strictObject({
  request_id: id,
  /** Null: none is issued, or it was credited whole. */
  invoice_id: id.nullable(),
  invoiced: money,
  credited: money,
  paid: money,
  due: money,
  /** The amount due for the request now, whether it is invoiced or not. */
  owed: money,
  /** The highest payment accepted now: a deposit until the job is completed, then the amount due. */
  receivable: money,
  refundable: money,
  /** Completed, and no invoice counts. */
  can_invoice: z.boolean(),
});

const recordedPayment = customerPayment.extend({ balance });

/** Of a deposit or its refund: what rules 50 and 51 of the CGST Rules ask for besides. Rupees, negative given back. */
const voucher = z.strictObject({
  /** Percent. */
  rate: z.number(),
  place_of_supply: text.nullable(),
  interstate: z.boolean(),
  value: money,
  cgst: money,
  sgst: money,
  igst: money,
  customer: z.strictObject({
    name: text,
    address: text,
    state_code: text.nullable(),
    tax_number: text.nullable(),
  }),
  /** The receipts of what a refund gives back. */
  deposits: z.array(z.strictObject({ receipt_number: text, day })),
});

const receipt = customerPayment.extend({
  garage: garageOnInvoice,
  invoice_number: text.nullable(),
  corrects_number: text.nullable(),
  voucher: voucher.nullable(),
});

export const paymentAnswers = {
  /** Its payments, oldest first. */
  request_balance: balance.extend({
    payments: z.array(customerPayment),
    customer_balance: customerBalance,
  }),
  record_payment: recordedPayment,
  refund_payment: recordedPayment,
  correct_payment: recordedPayment,
  read_receipt: receipt,
};

export type GarageOnInvoice = z.infer<typeof garageOnInvoice>;
export type CustomerPayment = z.infer<typeof customerPayment>;
export type Balance = z.infer<typeof balance>;
export type RequestBalance = z.infer<typeof paymentAnswers.request_balance>;
export type RecordedPayment = z.infer<typeof recordedPayment>;
export type Receipt = z.infer<typeof receipt>;
