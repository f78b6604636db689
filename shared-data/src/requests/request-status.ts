/** In lifecycle order. */
export const requestStatuses = ['pending', 'approved', 'in_progress', 'completed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** Besides the statuses: open requests whose day has passed, and completed jobs whose mechanic has not been paid. */
export type AssignmentStatus = RequestStatus | 'late' | 'unpaid';

const statusLabels: Record<RequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The filter labels of Assign Service Requests and My Jobs. */
export const assignmentFilterLabels = {
  ...statusLabels,
  in_progress: 'In-progress',
} satisfies Record<RequestStatus, string>;

export const jobFilterLabels = {
  ...statusLabels,
  approved: 'approved',
  completed: 'completed',
} satisfies Record<RequestStatus, string>;

/** Accepts 'in_progress' and 'in-progress'; undefined for any other text. */
export function toRequestStatus(text: string | null | undefined): RequestStatus | undefined {
  const spelled = text?.trim().toLowerCase().replaceAll('-', '_');
  return requestStatuses.find((status) => status === spelled);
}

/** The text of a status badge; an unknown status is returned unchanged. */
export const statusLabel = (status: string): string => {
  const known = toRequestStatus(status);
  return known ? statusLabels[known] : status;
};
