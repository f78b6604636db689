import type { ServiceRequest } from '@pitlane/shared-data/requests';

/**
 * The request that runs, else the open one with the earliest day, moved before the others.
 * @param isFirstPage on a later one nothing is next.
 */
export function nextFirst(
  requests: readonly ServiceRequest[],
  isFirstPage = true,
): {
  next: ServiceRequest | undefined;
  rows: ServiceRequest[];
} {
  if (!isFirstPage) return { next: undefined, rows: [...requests] };
  const open = requests
    .filter(({ status }) => status !== 'completed' && status !== 'cancelled')
    .toSorted((one, other) => one.scheduled_date.localeCompare(other.scheduled_date));
  const next = open.find(({ status }) => status === 'in_progress') ?? open[0];
  return { next, rows: next ? [next, ...requests.filter((request) => request !== next)] : [...requests] };
}
