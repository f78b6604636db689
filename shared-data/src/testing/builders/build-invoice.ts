import type { InvoiceRow, ReadInvoice } from '../../invoices/invoices-answers.ts';
import type { CustomerPayment, Receipt } from '../../invoices/payments/payments-answers.ts';
import { buildBalance } from './build-balance.ts';

const split = { value: 4237.28, cgst: 381.36, sgst: 381.36, igst: 0 };

/** An invoice of ₹5,000 of which nothing is paid. */
export const buildInvoiceRow = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  invoice_id: 7,
  kind: 'tax_invoice',
  number: 'PL/2026-27/00007',
  issued_on: '2026-11-20',
  issued_at: '2026-11-20T06:00:00Z',
  issued_by_name: 'Meera Iyer',
  request_id: 41,
  customer_id: '00000000-0000-4000-8000-000000000001',
  customer_name: 'Asha Rao',
  registration_number: 'KA 01 AB 1234',
  service_name: 'Full Service',
  place_of_supply: '29',
  total: 5000,
  ...split,
  credits: null,
  reason: null,
  is_current: true,
  due: 5000,
  credited: 0,
  days: 3,
  reminded_at: null,
  ...changes,
});

const garage = {
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '+91 80 5550 0100',
  email: 'desk@pitlane.test',
  state_code: '29',
  tax_number: '29AAGCP7383J1ZQ',
};

/** A payment of ₹1,200 on that invoice. */
export const buildCustomerPayment = (changes: Partial<CustomerPayment> = {}): CustomerPayment => ({
  payment_id: 3,
  receipt_number: 'PR/2026-27/00003',
  kind: 'payment',
  request_id: 41,
  invoice_id: 7,
  amount: 1200,
  method: 'upi',
  reference: 'UTR 632412345678',
  reason: null,
  corrects: null,
  corrected: false,
  day: '2026-11-21',
  recorded_at: '2026-11-21T06:00:00Z',
  recorded_by_name: 'Meera Iyer',
  customer_name: 'Asha Rao',
  service_name: 'Full Service',
  ...changes,
});

export const buildInvoice = (changes: Partial<ReadInvoice> = {}): ReadInvoice => {
  const row = buildInvoiceRow(changes);
  return {
    ...row,
    garage,
    customer: {
      name: 'Asha Rao',
      address: '1 Quiet Street',
      phone: '98860 30001',
      state_code: null,
      tax_number: null,
    },
    vehicle: { registration_number: 'KA 01 AB 1234', brand: 'Hyundai', model: 'Creta', year: 2021 },
    interstate: false,
    lines: [
      {
        position: 1,
        kind: 'labour',
        description: 'Full Service',
        quantity: 1,
        unit: 'job',
        unit_price: 5000,
        discount: 0,
        discount_reason: null,
        amount: 5000,
        tax_code: '998714',
        tax_rate: 18,
        ...split,
      },
    ],
    taxes: [{ tax_code: '998714', tax_rate: 18, ...split }],
    credits_number: null,
    credits_issued_on: null,
    credit_notes: [],
    payments: [],
    balance: {
      request_id: row.request_id,
      invoice_id: row.invoice_id,
      invoiced: row.total,
      credited: row.credited,
      paid: row.total - row.credited - row.due,
      due: row.due,
      owed: row.due,
      receivable: row.due,
      refundable: 0,
      can_invoice: false,
    },
    customer_balance: buildBalance({ total: row.due, invoiced: row.due }),
    reach: { channels: ['mail'], captured: [], problem: null },
    customer_phone: '98860 30001',
    ...changes,
  };
};

export const buildReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  ...buildCustomerPayment(),
  garage,
  invoice_number: 'PL/2026-27/00007',
  corrects_number: null,
  voucher: null,
  ...changes,
});
