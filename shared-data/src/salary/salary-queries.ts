import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { listAllSalaryPayments, listSalaryPaymentPage, type SalaryPaymentFilter } from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';
import type { SalaryPayment } from './salary-payment.ts';

/** Salary payments, newest first, with the figures of the stat cards. */
export const salaryPaymentsQuery = (filter: SalaryPaymentFilter & { page: number }) =>
  queryOptions({
    queryKey: salaryKeys.payments(filter),
    queryFn: ({ signal }) => unwrap(listSalaryPaymentPage(filter, signal)),
    placeholderData: keepPreviousData,
  });

/** Every payment that fits the filter, for the export. @throws {DataError} */
export const fetchAllSalaryPayments = (filter: SalaryPaymentFilter): Promise<SalaryPayment[]> =>
  unwrap(listAllSalaryPayments(filter));
