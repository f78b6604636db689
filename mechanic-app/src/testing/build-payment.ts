import type { ListedPayment, PaidJob, PaymentJobs, SalaryPaymentPage } from '@pitlane/shared-data/salary';

/** A job that was paid for. */
const aPaidJob = (changes: Partial<PaidJob> = {}): PaidJob => ({
  request_id: 41,
  service_name: 'Brake Repair & Service',
  brand: 'Honda',
  model: 'City',
  registration_number: 'KA 01 AB 1234',
  completion_date: '2026-02-20T08:00:00Z',
  final_cost: 10415,
  ...changes,
});

/** A salary of 1,562.45 rupees for two jobs, one of which was cleared. */
export const aPayment = (changes: Partial<ListedPayment> = {}): ListedPayment => ({
  payment_id: 9,
  payment_date: '2026-03-01T06:30:00Z',
  mechanic_id: 'm1',
  mechanic_name: 'Ravi Menon',
  mechanic_email: 'ravi@pitlane.test',
  time_based_pay: 1250,
  bonus_amount: 312.45,
  total_amount: 1562.45,
  jobs_count: 2,
  notes: null,
  ...changes,
});

/** Its two jobs, of which one is still on record. */
export const aPaymentsJobs = (): PaymentJobs => ({ jobs_included: [41, 42], jobs: [aPaidJob()] });

/** These payments as one page, with the statistics that go with them. */
export const aPaymentPage = (rows: ListedPayment[]): SalaryPaymentPage => {
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
