import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { type PortalClient, portalOf } from '../../foundation/client/client.ts';
import type { ListedPayment } from './salary-answers.ts';
import {
  getPaymentJobs,
  getSalaryAtRate,
  listAllSalaryPayments,
  listSalariesDue,
  listSalaryPaymentPage,
} from './salary-api.ts';
import { type SalaryPaymentFilter, salaryKeys } from './salary-keys.ts';

/** Newest first, with the statistics of all payments. */
export const salaryPaymentsQuery = (filter: SalaryPaymentFilter & { page: number }) =>
  queryOptions({
    queryKey: salaryKeys.payments(filter),
    queryFn: (context) => unwrap(listSalaryPaymentPage(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The mechanics with unpaid completed jobs and their pay. */
export const salariesDueQuery = () =>
  queryOptions({
    queryKey: salaryKeys.due(),
    queryFn: (context) => unwrap(listSalariesDue(portalOf(context), context.signal)),
    // What is paid next must be what is due now.
    gcTime: 0,
  });

/** What another rate makes of a mechanic's unpaid jobs. */
export const salaryAtRateQuery = (change: { mechanicId: string; hourlyRate: number }) =>
  queryOptions({
    queryKey: salaryKeys.atRate(change),
    queryFn: (context) => unwrap(getSalaryAtRate(portalOf(context), change, context.signal)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const paymentJobsQuery = (paymentId: number) =>
  queryOptions({
    queryKey: salaryKeys.paymentJobs(paymentId),
    queryFn: (context) => unwrap(getPaymentJobs(portalOf(context), paymentId, context.signal)),
  });

/** All matching payments, for the export. @throws {DataError} */
export const fetchAllSalaryPayments = (
  portal: PortalClient,
  filter: SalaryPaymentFilter,
): Promise<ListedPayment[]> => unwrap(listAllSalaryPayments(portal, filter));
