import type { Till } from '../../../src/invoices/reports/reports-answers.ts';
import { callAndRecord, type Operation, someKey } from './recorded-calls.ts';

interface Balance {
  paid: number;
  receivable: number;
  refundable: number;
  invoice_id: number | null;
  payments: { payment_id: number; kind: string; corrected: boolean }[];
}

const methods = ['cash', 'upi', 'card', 'bank'];
/** An amount up to a limit, sometimes above it. */
const about = (limit: number, share: number) => Math.max(Math.round(limit * share * 100) / 100, 0.01);

/** Invoices a request, takes and gives back money for it, and credits it, whatever its state is. */
export const invoice: Operation = async (client, books, random) => {
  const { data } = await client
    .from('service_requests')
    .select('request_id')
    .eq('status', 'completed')
    .order('completion_date', { ascending: false })
    .limit(5);
  const request_id =
    data?.length && random.chance(0.7) ? random.pick(data).request_id : random.pick(books.requests);
  if (random.chance(0.3)) {
    await callAndRecord(client, books, 'save_draft', {
      request_id,
      customer: { state_code: random.pick(['29', '33']), tax_number: null },
    });
  }
  if (random.chance(0.4)) {
    await callAndRecord(client, books, 'discount_draft', {
      request_id,
      ...random.pick([{ percent: 10 }, { percent: 33.33 }, { rupees: 100.01 }, { rupees: 0 }]),
      ...random.pick([{}, { line: 1 }, { line: 9 }]),
      reason: 'Regular customer',
    });
  }
  if (random.chance(0.6))
    await callAndRecord(client, books, 'issue_invoice', { request_id, ...someKey(random) });
  const { data: balance } = await client.rpc('request_balance', { request_id });
  if (!balance) return;
  const { paid, receivable, refundable, invoice_id, payments } = balance as Balance;
  if (random.chance(0.3) && invoice_id) {
    await callAndRecord(client, books, 'remind_of_invoice', { invoice_id });
  }
  const method = random.pick(methods);
  const amount = about(receivable, random.pick([0.3, 1, 1.1]));
  await callAndRecord(client, books, 'record_payment', {
    request_id,
    method,
    amount,
    expected_paid: random.chance(0.5) ? paid : null,
    ...someKey(random),
  });
  if (random.chance(0.3) && invoice_id) {
    await callAndRecord(client, books, 'credit_invoice', {
      invoice_id,
      reason: 'Mistake',
      ...someKey(random),
    });
  }
  if (random.chance(0.5)) {
    await callAndRecord(client, books, 'refund_payment', {
      request_id,
      method,
      amount: about(refundable, random.pick([0.5, 1])),
      reason: 'Paid too much',
      expected_paid: random.chance(0.5) ? paid : null,
      ...someKey(random),
    });
  }
  const last = payments.findLast(({ kind, corrected }) => kind !== 'correction' && !corrected);
  if (last && random.chance(0.3)) {
    const { payment_id } = last;
    await callAndRecord(client, books, 'correct_payment', { payment_id, reason: 'Mistyped' });
  }
};

/** Counts the cash of today, which others go on taking. */
export const closeTill: Operation = async (client, books, random) => {
  const { data } = await client.rpc('till');
  const till = data as Till | null;
  if (!till) return;
  await callAndRecord(client, books, 'record_till_entry', {
    ...random.pick([
      { kind: 'float', amount: 2000 },
      { kind: 'in', amount: 500, reason: 'Change from the bank' },
      { kind: 'out', amount: 120.5, reason: 'Tea' },
    ]),
    ...someKey(random),
  });
  await callAndRecord(client, books, 'record_expense', {
    day: till.day,
    supplier: 'Tea stall',
    category: 'staff',
    amount: random.pick([30, 410.5]),
    tax_rate: 5,
    method: random.pick(['cash', 'cash', 'upi']),
    ...someKey(random),
  });
  const paid = random.chance(0.3) && till.expenses.find(({ corrects, corrected }) => !corrects && !corrected);
  if (paid) {
    await callAndRecord(client, books, 'correct_expense', {
      expense_id: paid.expense_id,
      reason: 'Mistyped',
    });
  }
  if (random.chance(0.7)) return;
  await callAndRecord(client, books, 'close_till', {
    day: till.day,
    counted: Math.max(till.expected_cash, 0),
    expected: till.expected_cash,
    reason: 'Counted',
    ...someKey(random),
  });
};
