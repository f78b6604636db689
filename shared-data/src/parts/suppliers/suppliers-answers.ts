import * as z from 'zod';
import { day, id, money, page, quantity, text, timestamp } from '../../foundation/answers/shapes.ts';
import { paymentMethod } from '../../invoices/payments/payments-answers.ts';

export const supplier = z.strictObject({
  supplier_id: id,
  name: text,
  contact: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
  gstin: text.nullable(),
  /** A bill is due so many days after its date. */
  terms_days: z.int(),
  /** From an order to its delivery. */
  lead_days: z.int(),
  note: text.nullable(),
  /** Gets no new orders. */
  retired: z.boolean(),
  /** Rupees: bills less returns and payments; negative once more was paid or returned. */
  owed: money,
});

const taxes = { cgst: money, sgst: money, igst: money };

/** What a supplier delivered and charged, or got back; rupees, those of a return are what it takes off. */
const bill = z.strictObject({
  bill_id: id,
  kind: z.enum(['bill', 'return', 'correction']),
  supplier_id: id,
  supplier_name: text,
  gstin: text.nullable(),
  order_id: id.nullable(),
  order_number: text.nullable(),
  /** Of the bill, or of the note with the returned parts. */
  number: text,
  day,
  due_on: day.nullable(),
  /** The code of a state. */
  place_of_supply: text.nullable(),
  value: money,
  ...taxes,
  rounding: money,
  total: money,
  /** The id of the bill whose parts went back. */
  returns: id.nullable(),
  reason: text.nullable(),
  recorded_at: timestamp,
  recorded_by_name: text,
  lines: z.array(
    z.strictObject({
      part_id: id,
      part_name: text,
      part_code: text,
      /** Null for a part that is gone with its import. */
      stock_unit: text.nullable(),
      quantity,
      /** Rupees each without tax. */
      unit_cost: money,
      tax_rate: z.number(),
      value: money,
      ...taxes,
      /** How many have not gone back. */
      returnable: quantity,
    }),
  ),
});

const payment = z.strictObject({
  payment_id: id,
  supplier_id: id,
  supplier_name: text,
  /** Negative: a correction. */
  amount: money,
  method: paymentMethod,
  reference: text.nullable(),
  day,
  /** The id of the wrong entry that this one undoes. */
  corrects: id.nullable(),
  reason: text.nullable(),
  recorded_at: timestamp,
  recorded_by_name: text,
  corrected: z.boolean(),
});

const purchase = z.strictObject({
  bill_id: id,
  kind: z.enum(['bill', 'return', 'correction']),
  supplier_name: text,
  gstin: text.nullable(),
  number: text,
  day,
  place_of_supply: text.nullable(),
  /** Of the total of the bill. */
  rounding: money,
  total: money,
  /** Of the bill whose parts went back. */
  original_number: text.nullable(),
  rates: z.array(z.strictObject({ rate: z.number(), value: money, ...taxes })),
});

export const supplierAnswers = {
  save_supplier: supplier,
  set_supplier_retired: supplier,
  return_to_supplier: bill,
  pay_supplier: payment,
  correct_supplier_payment: payment,
  /** The last 50 bills and returns, and the last 50 payments, newest first. */
  supplier_details: supplier.extend({ bills: z.array(bill), payments: z.array(payment) }),
  /** `next` is null on the last page. */
  purchase_register: z.strictObject({ rows: z.array(purchase), next: id.nullable() }),
  /** `owed`: to all suppliers that match. */
  list_suppliers: page(supplier).extend({ owed: money }),
};

export type Supplier = z.infer<typeof supplier>;
export type SupplierBill = z.infer<typeof bill>;
export type SupplierPayment = z.infer<typeof payment>;
export type SupplierDetails = z.infer<typeof supplierAnswers.supplier_details>;
export type Purchase = z.infer<typeof purchase>;
export type SupplierPage = z.infer<typeof supplierAnswers.list_suppliers>;
