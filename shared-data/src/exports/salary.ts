export type {
  DueSalary,
  ListedPayment,
  PaidJob,
  PaymentJobs,
  SalaryPayment,
  SalaryStatistics,
} from '../hours/salary/salary-answers.ts';
export { salaryCsv, salaryCsvFileName } from '../hours/salary/salary-csv.ts';
export type { SalaryPaymentFilter } from '../hours/salary/salary-keys.ts';
export { usePayAndDismiss, usePaySalaries, usePaySalary } from '../hours/salary/salary-mutations.ts';
export {
  salaryPeriodOptions,
  salaryPeriods,
} from '../hours/salary/salary-period.ts';
export {
  fetchAllSalaryPayments,
  paymentJobsQuery,
  salariesDueQuery,
  salaryAtRateQuery,
  salaryPaymentsQuery,
} from '../hours/salary/salary-queries.ts';
export { paidTotal, salaryDue } from '../hours/salary/salary-rules.ts';
