import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type PortalClient, portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import type { ListedPayment } from './salary-answers.ts';
import {
  getPaymentJobs,
  listAllSalaryPayments,
  listSalaryPaymentPage,
  type SalaryPaymentFilter,
} from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';

/** Newest first, with the statistics of all payments. */
export const salaryPaymentsQuery = (filter: SalaryPaymentFilter & { page: number }) =>
  queryOptions({
    queryKey: salaryKeys.payments(filter),
    queryFn: (context) => unwrap(listSalaryPaymentPage(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
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
