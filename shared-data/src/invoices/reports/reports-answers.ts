import * as z from 'zod';
import { customerBalance } from '../../customers/balance-answers.ts';
import { count, day, id, money, page, text, timestamp } from '../../foundation/answers/shapes.ts';
import { invoiceKind } from '../drafts-answers.ts';
import { expense } from '../expenses/expenses-answers.ts';
import { paymentKind, paymentMethod } from '../payments/payments-answers.ts';

const tillClosing = z.strictObject({
  closing_id: id,
  day,
  expected: money,
  counted: money,
  /** Counted less expected. */
  difference: money,
  reason: text.nullable(),
  closed_at: timestamp,
  closed_by_name: text,
  /** How many of each note and coin, such as `500`; null where only the sum was entered. */
  notes: z.record(text, count).nullable(),
});

/** Cash in the drawer besides payments. */
const tillEntry = z.strictObject({
  entry_id: id,
  kind: z.enum(['float', 'in', 'out']),
  amount: money,
  reason: text.nullable(),
  recorded_at: timestamp,
  recorded_by_name: text,
});

/** Of an entry of an earlier day: no money of this day. */
const tillCorrection = z.strictObject({
  payment_id: id,
  receipt_number: text,
  corrected_day: day,
  method: paymentMethod,
  /** Negative: what was wrong had been received. */
  amount: money,
  reason: text,
});

const tillMethod = z.strictObject({
  method: paymentMethod,
  received: money,
  /** Negative. */
  given_back: money,
  total: money,
  payments: count,
});

/** The money of a day, in rupees. */
const till = z.strictObject({
  day,
  methods: z.array(tillMethod),
  total: money,
  /** Of the payments and the entries, less what was paid in cash. */
  expected_cash: money,
  /** Paid in cash. */
  expenses: z.array(expense),
  entries: z.array(tillEntry),
  /** In none of the sums. */
  corrections: z.array(tillCorrection),
  closings: z.array(tillClosing),
});

const statementRow = z.strictObject({
  day,
  at: timestamp,
  kind: z.enum([...invoiceKind.options, ...paymentKind.options]),
  number: text,
  request_id: id,
  /** Of the invoice or the payment. */
  id,
  service_name: text,
  /** Positive: owed. */
  amount: money,
  balance: money,
});

/** A row of GSTR-1: one rate of one document. The amounts of a credit note are what it takes off. */
const gstr1Row = z.strictObject({
  section: z.enum(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur']),
  invoice_id: id,
  kind: invoiceKind,
  gstin: text.nullable(),
  receiver_name: text,
  number: text,
  issued_on: day,
  document_value: money,
  place_of_supply: text,
  reverse_charge: text,
  /** Percent. */
  rate: z.number(),
  taxable_value: money,
  igst: money,
  cgst: money,
  sgst: money,
  cess: money,
  original_number: text.nullable(),
  original_issued_on: day.nullable(),
});

/** Table 11A or 11B of GSTR-1. */
const advance = z.strictObject({
  place_of_supply: text,
  /** Percent. */
  rate: z.number(),
  /** Without tax. */
  amount: money,
});

/** Table 12 of GSTR-1. */
const hsnRow = z.strictObject({
  section: z.enum(['b2b', 'b2c']),
  hsn: text,
  /** Unit quantity code. */
  uqc: text,
  /** Percent. */
  rate: z.number(),
  quantity: z.number(),
  total_value: money,
  taxable_value: money,
  igst: money,
  cgst: money,
  sgst: money,
  cess: money,
});

export const reportAnswers = {
  gstr1_tables: z.strictObject({
    received: z.array(advance),
    adjusted: z.array(advance),
    hsn: z.array(hsnRow),
  }),
  till,
  close_till: till,
  record_till_entry: till,
  customer_statement: page(statementRow).extend({
    customer: z.strictObject({ name: text, phone: text.nullable() }),
    from_day: day,
    to_day: day,
    opening: money,
    closing: money,
    /** Now, whatever the period. */
    balance: customerBalance,
  }),
  /** `next` is null on the last page. */
  gstr1: z.strictObject({ rows: z.array(gstr1Row), next: id.nullable() }),
};

export type TillClosing = z.infer<typeof tillClosing>;
export type TillEntry = z.infer<typeof tillEntry>;
export type TillCorrection = z.infer<typeof tillCorrection>;
export type Till = z.infer<typeof till>;
export type StatementRow = z.infer<typeof statementRow>;
export type CustomerStatement = z.infer<typeof reportAnswers.customer_statement>;
export type Gstr1Row = z.infer<typeof gstr1Row>;
export type Gstr1Tables = z.infer<typeof reportAnswers.gstr1_tables>;
