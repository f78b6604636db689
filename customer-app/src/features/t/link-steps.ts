import { formatDate, formatDateTime } from '@pitlane/shared-data/formats';
import type { LinkPage } from '@pitlane/shared-data/links';
import type { TimelineStep } from '@pitlane/shared-ui/core';

type Progress = Pick<
  LinkPage,
  'status' | 'scheduled_date' | 'arrived_at' | 'completion_date' | 'collected_at'
>;

/** Where a request stands: booked, in the garage, ready, collected. */
export function linkSteps(request: Progress): TimelineStep[] {
  const { status, scheduled_date, arrived_at, completion_date, collected_at } = request;
  const booked = { id: 'booked', title: 'Booked', detail: `For ${formatDate(scheduled_date)}` };
  if (status === 'cancelled') {
    return [
      { ...booked, state: 'done' },
      { id: 'cancelled', title: 'Cancelled', state: 'current' },
    ];
  }
  const isReady = status === 'completed';
  const isWorkedOn = isReady || status === 'in_progress';
  const reached = [true, Boolean(arrived_at) || isWorkedOn, isWorkedOn, isReady, Boolean(collected_at)];
  const last = reached.lastIndexOf(true);
  const stateOf = (index: number) =>
    index < last || collected_at ? 'done' : index === last ? 'current' : 'upcoming';
  return [
    booked,
    { id: 'arrived', title: 'At the garage', detail: arrived_at && formatDateTime(arrived_at) },
    { id: 'in_progress', title: 'In progress' },
    { id: 'ready', title: 'Ready', detail: completion_date && formatDateTime(completion_date) },
    { id: 'collected', title: 'Collected', detail: collected_at && formatDateTime(collected_at) },
  ].map((step, index) => ({ ...step, state: stateOf(index) }));
}
