import { chapter, type Fault } from '../fault.ts';

export const moneyFaults: readonly Fault[] = [
  {
    area: 'money',
    name: 'GST is taken of the amount with tax instead of the amount without it',
    file: chapter('invoices/tax'),
    from: 'round(p_amount * (p_rate / 2) / (100 + p_rate), 2)',
    to: 'round(p_amount * (p_rate / 2) / 100, 2)',
  },
  {
    area: 'money',
    name: 'What was paid in cash for expenses is added to the cash that the till should have',
    file: chapter('invoices/till'),
    from: ') - (select coalesce(sum(e.amount), 0) from private.cash_expenses(p_day) e),',
    to: ') + (select coalesce(sum(e.amount), 0) from private.cash_expenses(p_day) e),',
  },
  {
    area: 'money',
    name: 'A line of an invoice can be credited again up to its whole amount',
    file: chapter('invoices/credit_notes'),
    from: 'w.amount not between least(u.amount, 0) and greatest(u.amount, 0)',
    to: 'w.amount not between least((u.line).amount, 0) and greatest((u.line).amount, 0)',
  },
  {
    area: 'money',
    name: 'Sums in the browser lose a paisa, because rupees are cut and not rounded to paise',
    file: 'shared-data/src/foundation/numbers/paise.ts',
    from: 'Math.round(rupees * 100)',
    to: 'Math.trunc(rupees * 100)',
  },
  {
    area: 'money',
    name: 'A payment whose answer was lost is recorded a second time',
    file: 'manager-app/src/payment/use-submit-payment.ts',
    from: '{ ...keyed(payment), expectedPaid: expected }',
    to: 'keyed({ ...payment, expectedPaid: expected })',
  },
];
