import type { SalaryPayment, SalaryPaymentPage } from '@pitlane/shared-data/salary';

/** A salary of 1,562.45 rupees for two jobs. */
export const aPayment = (changes: Partial<SalaryPayment> = {}): SalaryPayment => ({
  payment_id: 9,
  payment_date: '2026-03-01T06:30:00Z',
  mechanic_id: 'm1',
  mechanic_name: 'Ravi Menon',
  mechanic_email: 'ravi@pitlane.test',
  time_based_pay: 1250,
  bonus_amount: 312.45,
  total_amount: 1562.45,
  jobs_included: [41, 42],
  notes: null,
  ...changes,
});

/** These payments as one page, with the statistics that go with them. */
export const aPaymentPage = (rows: SalaryPayment[]): SalaryPaymentPage => {
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
      unique_mechanics: 1,
    },
  };
};
