import type { SalaryPeriod } from './salary-period.ts';

export interface SalaryPaymentFilter {
  /** Part of a mechanic's name. */
  search?: string;
  period: SalaryPeriod;
}

export const salaryKeys = {
  all: ['salary'] as const,
  payments: (filter: SalaryPaymentFilter & { page: number }) =>
    [...salaryKeys.all, 'payments', filter] as const,
  due: () => [...salaryKeys.all, 'due'] as const,
  atRate: (change: { mechanicId: string; hourlyRate: number }) =>
    [...salaryKeys.all, 'at-rate', change] as const,
  paymentJobs: (paymentId: number) => [...salaryKeys.all, 'payment-jobs', paymentId] as const,
};
