import { jobFilterLabels, type RequestStatus, toRequestStatus } from '@pitlane/shared-data/requests';

/** The filters of My Jobs. */
export const jobFilters = [
  { id: 'all', label: 'All' },
  { id: 'approved', label: jobFilterLabels.approved },
  { id: 'in_progress', label: jobFilterLabels.in_progress },
  { id: 'completed', label: jobFilterLabels.completed },
] as const satisfies { id: RequestStatus | 'all'; label: string }[];

export type JobStatusFilter = (typeof jobFilters)[number]['id'];

/** The filter in the URL, in either spelling of 'in progress'. */
export function jobFilterOf(status: string | null): JobStatusFilter {
  const wanted = status && toRequestStatus(status);
  return jobFilters.find(({ id }) => id === wanted)?.id ?? 'all';
}
