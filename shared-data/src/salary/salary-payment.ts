import type { Database } from '../client/database.types.ts';

type PaymentRow = Database['public']['Tables']['salary_payments']['Row'];

/** A salary that was paid. The mechanic's name and email stay when the mechanic is gone. Money in rupees. */
export interface SalaryPayment
  extends Pick<
    PaymentRow,
    | 'payment_id'
    | 'payment_date'
    | 'mechanic_id'
    | 'mechanic_name'
    | 'mechanic_email'
    | 'time_based_pay'
    | 'bonus_amount'
    | 'total_amount'
    | 'jobs_included'
    | 'notes'
  > {}

/** Over every payment the reader may see, whatever the filter; the month is the garage's. Money in rupees. */
export interface SalaryStatistics {
  total_paid: number;
  total_payments: number;
  monthly_total: number;
  monthly_payments: number;
  avg_payment: number;
  unique_mechanics: number;
}

export interface SalaryPaymentPage {
  rows: SalaryPayment[];
  total: number;
  stats: SalaryStatistics;
}
