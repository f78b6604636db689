import {
  assignmentFilterLabels as labels,
  type RequestStatus,
  toRequestStatus,
} from '@pitlane/shared-data/requests';

/** Approved requests have no filter of their own; All includes them (spec section 2). */
export const requestFilters = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: labels.pending },
  { id: 'in-progress', label: labels.in_progress },
  { id: 'completed', label: labels.completed },
  { id: 'cancelled', label: labels.cancelled },
] as const;

export type RequestFilter = (typeof requestFilters)[number]['id'];

/** Undefined for all. */
export const statusOf = (filter: RequestFilter): RequestStatus | undefined => toRequestStatus(filter);

/** The filter in the URL, in either spelling of a status; an unknown one means All. */
export function readRequestFilter(text: string): RequestFilter {
  const status = toRequestStatus(text);
  return requestFilters.find(({ id }) => status && statusOf(id) === status)?.id ?? 'all';
}

/** The filters with the number of requests of each; pending while loading. */
export function countedFilters(counts: Record<RequestStatus, number> | undefined) {
  if (!counts) return requestFilters.map((filter) => ({ ...filter, count: 'pending' as const }));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return requestFilters.map((filter) => {
    const status = statusOf(filter.id);
    return { ...filter, count: status ? counts[status] : all };
  });
}
