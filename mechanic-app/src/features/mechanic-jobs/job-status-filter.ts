import { type RequestStatus, toRequestStatus } from '@pitlane/shared-data/requests';

/** The filters of My Jobs, in the product's own words (spec section 2). */
export const jobFilters = [
  { id: 'all', label: 'All' },
  { id: 'approved', label: 'approved' },
  { id: 'in_progress', label: 'In Progress' },
  { id: 'completed', label: 'completed' },
] as const satisfies { id: RequestStatus | 'all'; label: string }[];

export type JobStatusFilter = (typeof jobFilters)[number]['id'];

/** The filter that an address asks for; both spellings of 'in progress' are one state (ruling 2). */
export function jobFilterOf(status: string | null): JobStatusFilter {
  const wanted = status && toRequestStatus(status);
  return jobFilters.find(({ id }) => id === wanted)?.id ?? 'all';
}
