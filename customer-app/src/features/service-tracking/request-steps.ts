import { formatDate, formatDateTime } from '@pitlane/shared-data/formats';
import {
  type RequestStatus,
  type ServiceRequest,
  statusLabel,
  toRequestStatus,
} from '@pitlane/shared-data/requests';
import type { StepState, TimelineStep } from '@pitlane/shared-ui/core';

type Progress = Pick<
  ServiceRequest,
  | 'status'
  | 'created_at'
  | 'scheduled_date'
  | 'started_at'
  | 'promised_at'
  | 'completion_date'
  | 'mechanic_name'
>;

const statusOrder: readonly RequestStatus[] = ['pending', 'approved', 'in_progress', 'completed'];

/** All steps of a completed request are done, the last one too. */
function stateOf(step: RequestStatus, status: RequestStatus): StepState {
  const distance = statusOrder.indexOf(step) - statusOrder.indexOf(status);
  if (distance < 0 || status === 'completed') return 'done';
  return distance === 0 ? 'current' : 'upcoming';
}

/** The steps from booking to completion or cancellation. */
export function requestSteps(request: Progress): TimelineStep[] {
  const { created_at, scheduled_date, started_at, promised_at, completion_date, mechanic_name } = request;
  const status = toRequestStatus(request.status) ?? request.status;
  const requested = { id: 'pending', title: 'Requested', detail: formatDateTime(created_at) };
  if (status === 'cancelled') {
    return [
      { ...requested, state: 'done' },
      { id: 'cancelled', title: statusLabel('cancelled'), state: 'current' },
    ];
  }
  return [
    { ...requested, state: stateOf('pending', status) },
    {
      id: 'approved',
      title: statusLabel('approved'),
      detail: mechanic_name ? `Assigned to ${mechanic_name}` : 'A mechanic will be assigned',
      state: stateOf('approved', status),
    },
    {
      id: 'in_progress',
      title: statusLabel('in_progress'),
      detail: started_at ? formatDateTime(started_at) : `Scheduled for ${formatDate(scheduled_date)}`,
      state: stateOf('in_progress', status),
    },
    {
      id: 'completed',
      title: statusLabel('completed'),
      detail: completion_date
        ? formatDateTime(completion_date)
        : promised_at && `Promised for ${formatDateTime(promised_at)}`,
      state: stateOf('completed', status),
    },
  ];
}
