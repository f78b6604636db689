import * as z from 'zod';
import { count, id, modelYear, money, page, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';

/** Keeps the mechanic's name and email after a dismissal. Money in rupees. */
const salaryPayment = z.strictObject({
  payment_id: id,
  payment_date: timestamp,
  /** Null once the mechanic was dismissed. */
  mechanic_id: uuid.nullable(),
  mechanic_name: text,
  mechanic_email: text.nullable(),
  time_based_pay: money,
  bonus_amount: money,
  /** As adjusted by the manager. */
  total_amount: money,
  jobs_included: z.array(id),
  notes: text.nullable(),
});

/** A payment in a list, with the number of jobs instead of their ids. */
const listedPayment = salaryPayment.omit({ jobs_included: true }).extend({
  jobs_count: count,
  /** The run that paid it; null for a single payment. */
  pay_run_id: id.nullable(),
});

/** What a mechanic is owed for completed jobs. Money in rupees. */
const salaryDue = z.strictObject({
  mechanic_id: uuid,
  name: text,
  /** False once the mechanic was dismissed. */
  works_here: z.boolean(),
  /** The unpaid jobs. */
  request_ids: z.array(id),
  time_pay: money,
  bonus: money,
  total: money,
});

/** Over all payments the user may see, regardless of the filter; months in the garage's time zone. Rupees. */
const salaryStatistics = z.strictObject({
  total_paid: money,
  total_payments: count,
  monthly_total: money,
  monthly_payments: count,
  avg_payment: money,
  unique_mechanics: count,
});

/** A job that a payment covered. Money in rupees. */
const paidJob = z.strictObject({
  request_id: id,
  service_name: text,
  /** Null once the vehicle was deleted. */
  vehicle_id: id.nullable(),
  brand: text,
  model: text,
  year: modelYear,
  registration_number: text,
  completion_date: timestamp.nullable(),
  final_cost: money.nullable(),
});

/** What another rate makes of a mechanic's unpaid jobs. Rupees. */
const salaryAtRate = z.strictObject({ jobs: count, total: money, total_then: money });

export const salaryAnswers = {
  salary_at_rate: salaryAtRate,
  pay_and_dismiss: salaryPayment,
  list_salary_payments: page(listedPayment).extend({ stats: salaryStatistics }),
  salaries_due: z.array(salaryDue),
  pay_salary: salaryPayment,
  /** The jobs that a payment covered: all ids, and details of those not cleared since. */
  payment_jobs: z.strictObject({ jobs_included: z.array(id), jobs: z.array(paidJob) }),
};

export type SalaryPayment = z.infer<typeof salaryPayment>;
export type SalaryAtRate = z.infer<typeof salaryAtRate>;
export type DueSalary = z.infer<typeof salaryDue>;
export type ListedPayment = z.infer<typeof listedPayment>;
export type SalaryStatistics = z.infer<typeof salaryStatistics>;
export type PaidJob = z.infer<typeof paidJob>;
export type PaymentJobs = z.infer<typeof salaryAnswers.payment_jobs>;
export type SalaryPaymentPage = z.infer<typeof salaryAnswers.list_salary_payments>;
