import { formatDate, formatDateTime } from '@pitlane/shared-data/formats';
import type { TimelineStep } from '@pitlane/shared-ui/core';
import type { CompletedRequest } from './completed-request.ts';

export function historySteps(request: CompletedRequest): TimelineStep[] {
  const { created_at, scheduled_date, arrived_at, completion_date, collected_at } = request;
  const steps: [id: string, title: string, detail: string | null][] = [
    ['requested', 'Requested', formatDateTime(created_at)],
    ['scheduled', 'Scheduled', formatDate(scheduled_date)],
    ['arrived', 'Arrived at the garage', arrived_at && formatDateTime(arrived_at)],
    ['completed', 'Completed', formatDateTime(completion_date)],
    ['collected', 'Collected', collected_at && formatDateTime(collected_at)],
  ];
  return steps.flatMap(([id, title, detail]) => (detail ? [{ id, title, detail, state: 'done' }] : []));
}
