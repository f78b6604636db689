export type {
  DueSalary,
  ListedPayment,
  PaidJob,
  PaymentJobs,
  SalaryPayment,
  SalaryStatistics,
} from '../salary/salary-answers.ts';
export type { SalaryPaymentFilter } from '../salary/salary-api.ts';
export { salaryCsv, salaryCsvFileName } from '../salary/salary-csv.ts';
export { usePayAndDismiss, usePaySalaries, usePaySalary } from '../salary/salary-mutations.ts';
export {
  salaryPeriodOptions,
  salaryPeriods,
} from '../salary/salary-period.ts';
export {
  fetchAllSalaryPayments,
  paymentJobsQuery,
  salariesDueQuery,
  salaryAtRateQuery,
  salaryPaymentsQuery,
} from '../salary/salary-queries.ts';
export { paidTotal, salaryDue } from '../salary/salary-rules.ts';
