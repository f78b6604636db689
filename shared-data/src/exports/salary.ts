export type { SalaryOrder, SalaryPaymentFilter } from '../salary/salary-api.ts';
export { salaryCsv, salaryCsvFileName } from '../salary/salary-csv.ts';
export { usePaySalary } from '../salary/salary-mutations.ts';
export type {
  ListedPayment,
  PaidJob,
  PaymentJobs,
  SalaryPayment,
  SalaryPaymentPage,
  SalaryStatistics,
} from '../salary/salary-payment.ts';
export {
  type PeriodBounds,
  type SalaryPeriod,
  salaryPeriod,
  salaryPeriodOptions,
  salaryPeriods,
} from '../salary/salary-period.ts';
export { fetchAllSalaryPayments, paymentJobsQuery, salaryPaymentsQuery } from '../salary/salary-queries.ts';
export { type SalaryDue, salaryDue } from '../salary/salary-rules.ts';
