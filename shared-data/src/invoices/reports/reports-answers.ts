import * as z from 'zod';
import { count, day, id, money, page, text, timestamp } from '../../answers/shapes.ts';
import { customerBalance } from '../../balance/balance-answers.ts';
import { invoiceKind } from '../drafts-answers.ts';
import { paymentKind, paymentMethod } from '../payments-answers.ts';

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
  expected_cash: money,
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

export const reportAnswers = {
  till,
  close_till: till,
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
export type TillCorrection = z.infer<typeof tillCorrection>;
export type Till = z.infer<typeof till>;
export type StatementRow = z.infer<typeof statementRow>;
export type CustomerStatement = z.infer<typeof reportAnswers.customer_statement>;
export type Gstr1Row = z.infer<typeof gstr1Row>;
