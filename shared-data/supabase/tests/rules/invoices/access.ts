import { type DomainAccess, nowhere } from '../../access/domain-access.ts';

export const invoices: DomainAccess = {
  calls: {
    save_tax_rate: {
      parameters: { kind: 'x', valid_from: '2020-01-01', tax_code: '', rate: 0 },
      refusal: 'PT400',
    },
    invoice_draft: { parameters: { request_id: 0 } },
    save_draft: { parameters: { request_id: 0 }, refusal: 'PT404' },
    discount_draft: { parameters: { request_id: 0, percent: 5 }, refusal: 'PT404' },
    issue_invoice: { parameters: { request_id: 0 }, refusal: 'PT404' },
    read_invoice: { parameters: { invoice_id: 0 }, refusal: 'PT404' },
    payment_options: { parameters: { invoice_id: 0 }, refusal: 'PT404' },
    remind_of_invoice: { parameters: { invoice_id: 0 }, refusal: 'PT404' },
    link_invoice: { parameters: { token: '' }, refusal: 'PT404' },
    credit_invoice: { parameters: { invoice_id: 0, reason: 'x' }, refusal: 'PT404' },
    request_balance: { parameters: { request_id: 0 }, refusal: 'PT404' },
    read_receipt: { parameters: { payment_id: 0 }, refusal: 'PT404' },
    record_payment: { parameters: { request_id: 0, method: 'cash', amount: 1 }, refusal: 'PT404' },
    refund_payment: {
      parameters: { request_id: 0, method: 'cash', amount: 1, reason: 'x' },
      refusal: 'PT404',
    },
    correct_payment: { parameters: { payment_id: 0, reason: 'x' }, refusal: 'PT404' },
    list_expenses: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    expense_register: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    record_expense: {
      parameters: { day: '2999-01-01', supplier: 'x', category: 'other', amount: 1, method: 'upi' },
      refusal: 'PT400',
    },
    correct_expense: { parameters: { expense_id: 0, reason: 'x' }, refusal: 'PT404' },
    record_till_entry: { parameters: { kind: '', amount: 1 }, refusal: 'PT400' },
    gstr1_tables: { parameters: { from_day: '2026-01-01', to_day: '2025-01-01' }, refusal: 'PT400' },
    close_till: { parameters: { day: '2999-01-01', counted: 0 }, refusal: 'PT400' },
    customer_statement: {
      parameters: { customer_id: nowhere, from_day: '2026-04-01', to_day: '2026-04-30' },
      refusal: 'PT404',
    },
    sales_register: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    payment_register: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    gstr1: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    bill: { parameters: { request_id: 0 }, refusal: 'PT404' },
  },
};
