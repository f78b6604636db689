/** Every state of a service request, in the order a request goes through them (spec section 4). */
export const requestStatuses = ['pending', 'approved', 'in_progress', 'completed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

const statusLabels: Record<RequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The filters of Assign Service Requests and of My Jobs, which the specification spells in their own ways (section 2). */
export const assignmentFilterLabels = {
  ...statusLabels,
  in_progress: 'In-progress',
} satisfies Record<RequestStatus, string>;

export const jobFilterLabels = {
  ...statusLabels,
  approved: 'approved',
  completed: 'completed',
} satisfies Record<RequestStatus, string>;

/** Reads a status in either spelling, 'in_progress' or 'in-progress'; anything else is undefined. */
export function toRequestStatus(text: string | null | undefined): RequestStatus | undefined {
  const spelled = text?.trim().toLowerCase().replaceAll('-', '_');
  return requestStatuses.find((status) => status === spelled);
}

/** The words of a status badge; an unknown status is shown as it is. */
export const statusLabel = (status: string): string => {
  const known = toRequestStatus(status);
  return known ? statusLabels[known] : status;
};
