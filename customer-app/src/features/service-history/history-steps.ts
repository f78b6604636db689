import { formatDate, formatDateTime } from '@pitlane/shared-data/formats';
import type { TimelineStep } from '@pitlane/shared-ui/core';
import type { CompletedRequest } from './completed-request.ts';

export function historySteps(request: CompletedRequest): TimelineStep[] {
  const { created_at, scheduled_date, completion_date } = request;
  return [
    { id: 'requested', title: 'Requested', detail: formatDateTime(created_at), state: 'done' },
    { id: 'scheduled', title: 'Scheduled', detail: formatDate(scheduled_date), state: 'done' },
    { id: 'completed', title: 'Completed', detail: formatDateTime(completion_date), state: 'done' },
  ];
}
