import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { requestKeys } from '../requests-keys.ts';
import { getWarrantyTerms, listEarlierJobs, readWarranty } from './repeats-api.ts';

/** The jobs that a request may redo. */
export const earlierJobsQuery = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'earlier', requestId] as const,
    queryFn: (context) => unwrap(listEarlierJobs(portalOf(context), requestId, context.signal)),
  });

/** Which of these services are within the warranty for a vehicle. Disabled without a vehicle or a service. */
export const warrantyQuery = (vehicleId: number | null, serviceIds: readonly number[]) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'warranty', vehicleId, serviceIds] as const,
    queryFn:
      vehicleId === null || serviceIds.length === 0
        ? skipToken
        : (context) =>
            unwrap(
              readWarranty(portalOf(context), { vehicleId, serviceIds: [...serviceIds] }, context.signal),
            ),
  });

/** Under the requests, which say what is within the warranty. Managers only. */
const warrantyTermsKey = [...requestKeys.all, 'warranty-terms'] as const;

export const warrantyTermsQuery = () =>
  queryOptions({
    queryKey: warrantyTermsKey,
    queryFn: (context) => unwrap(getWarrantyTerms(portalOf(context), context.signal)),
  });
