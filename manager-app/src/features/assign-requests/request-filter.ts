import {
  assignmentFilterLabels as labels,
  type RequestStatus,
  toRequestStatus,
} from '@pitlane/shared-data/requests';

/** The filters of the screen; approved requests have no button of their own and stand under All (spec section 2). */
export const requestFilters = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: labels.pending },
  { id: 'in-progress', label: labels.in_progress },
  { id: 'completed', label: labels.completed },
  { id: 'cancelled', label: labels.cancelled },
] as const;

export type RequestFilter = (typeof requestFilters)[number]['id'];

/** The status a filter asks for; undefined asks for all. */
export const statusOf = (filter: RequestFilter): RequestStatus | undefined => toRequestStatus(filter);

/** The filter an address names, in either spelling of a status. Whatever is not a filter is All. */
export function readRequestFilter(text: string): RequestFilter {
  const status = toRequestStatus(text);
  return requestFilters.find(({ id }) => status && statusOf(id) === status)?.id ?? 'all';
}

/** The filters with how many requests stand behind each, once that is known. */
export function countedFilters(counts: Record<RequestStatus, number> | undefined) {
  if (!counts) return requestFilters.map((filter) => ({ ...filter, count: 'pending' as const }));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return requestFilters.map((filter) => {
    const status = statusOf(filter.id);
    return { ...filter, count: status ? counts[status] : all };
  });
}
