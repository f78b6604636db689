import {
  type AssignmentStatus,
  assignmentFilterLabels as labels,
  toRequestStatus,
} from '@pitlane/shared-data/requests';

/** The filters by status, Approved, and two that ask for what waits for a manager. */
export const requestFilters = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: labels.pending },
  { id: 'approved', label: labels.approved },
  { id: 'in-progress', label: labels.in_progress },
  { id: 'completed', label: labels.completed },
  { id: 'cancelled', label: labels.cancelled },
  { id: 'late', label: 'Late' },
  { id: 'unpaid', label: 'Salary unpaid' },
] as const;

export type RequestFilter = (typeof requestFilters)[number]['id'];

/** Undefined for all. */
export const statusOf = (filter: RequestFilter): AssignmentStatus | undefined =>
  filter === 'late' || filter === 'unpaid' ? filter : toRequestStatus(filter);

/** The filter in the URL, in either spelling of a status; an unknown one means All. */
export function readRequestFilter(text: string): RequestFilter {
  const status = toRequestStatus(text) ?? text;
  return requestFilters.find(({ id }) => statusOf(id) === status)?.id ?? 'all';
}

/** The filters with the number of requests of each; pending while loading. */
export function countedFilters(counts: Record<AssignmentStatus, number> | undefined) {
  if (!counts) return requestFilters.map((filter) => ({ ...filter, count: 'pending' as const }));
  const { late: _, unpaid: __, ...ofStatus } = counts;
  const all = Object.values(ofStatus).reduce((sum, count) => sum + count, 0);
  return requestFilters.map((filter) => {
    const status = statusOf(filter.id);
    return { ...filter, count: status ? counts[status] : all };
  });
}
