/** Every state of a service request, in the order a request goes through them (spec section 4). */
export const requestStatuses = ['pending', 'approved', 'in_progress', 'completed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

const labels: Record<RequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Reads a status in either spelling, 'in_progress' or 'in-progress'; anything else is undefined. */
export function toRequestStatus(text: string | null | undefined): RequestStatus | undefined {
  const spelled = text?.trim().toLowerCase().replaceAll('-', '_');
  return requestStatuses.find((status) => status === spelled);
}

/** The words of a status badge; an unknown status is shown as it is. */
export const statusLabel = (status: string): string => {
  const known = toRequestStatus(status);
  return known ? labels[known] : status;
};
