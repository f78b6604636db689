import type { ListedPayment, SalaryPaymentPage } from '../../hours/salary/salary-answers.ts';

/** A listed salary payment for two jobs. */
export const buildListedPayment = (overrides: Partial<ListedPayment> = {}): ListedPayment => ({
  payment_id: 88,
  payment_date: '2026-11-20T20:00:00Z',
  mechanic_id: '00000000-0000-4000-8000-000000000014',
  mechanic_name: 'Ravi Kumar',
  mechanic_email: 'ravi@pitlane.test',
  time_based_pay: 1012.5,
  bonus_amount: 412.5,
  total_amount: 1500,
  jobs_count: 2,
  notes: null,
  pay_run_id: null,
  ...overrides,
});

/** A list of one page, with statistics of its payments. */
export const buildPaymentPage = (
  rows: ListedPayment[] = [buildListedPayment()],
  overrides: Partial<SalaryPaymentPage> = {},
): SalaryPaymentPage => {
  const paid = rows.reduce((sum, { total_amount }) => sum + total_amount, 0);
  return {
    rows,
    total: rows.length,
    stats: {
      total_paid: paid,
      total_payments: rows.length,
      monthly_total: paid,
      monthly_payments: rows.length,
      avg_payment: rows.length === 0 ? 0 : paid / rows.length,
      unique_mechanics: rows.length === 0 ? 0 : 1,
    },
    ...overrides,
  };
};
