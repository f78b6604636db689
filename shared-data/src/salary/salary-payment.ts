import type { Database } from '../client/database.types.ts';

type PaymentRow = Database['public']['Tables']['salary_payments']['Row'];
type RequestRow = Database['public']['Tables']['service_requests']['Row'];

/** Keeps the mechanic's name and email after a dismissal. Money in rupees. */
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

/** A job that a payment covered. Money in rupees. */
export interface PaidJob
  extends Pick<
    RequestRow,
    | 'request_id'
    | 'service_name'
    | 'vehicle_id'
    | 'brand'
    | 'model'
    | 'year'
    | 'registration_number'
    | 'completion_date'
    | 'final_cost'
  > {}

/** A payment in a list, with the number of jobs instead of their ids. */
export interface ListedPayment extends Omit<SalaryPayment, 'jobs_included'> {
  jobs_count: number;
}

/** The jobs that a payment covered: all ids, and details of those not cleared since. */
export interface PaymentJobs extends Pick<SalaryPayment, 'jobs_included'> {
  jobs: PaidJob[];
}

/** Over all payments the user may see, regardless of the filter; months in the garage's time zone. Rupees. */
export interface SalaryStatistics {
  total_paid: number;
  total_payments: number;
  monthly_total: number;
  monthly_payments: number;
  avg_payment: number;
  unique_mechanics: number;
}

export interface SalaryPaymentPage {
  rows: ListedPayment[];
  total: number;
  stats: SalaryStatistics;
}
