import { formatDateTime } from '@pitlane/shared-data/formats';
import type { LinkPage } from '@pitlane/shared-data/links';
import { formatAppointment } from '@pitlane/shared-data/requests';
import type { TimelineStep } from '@pitlane/shared-ui/core';

type Progress = Pick<
  LinkPage,
  'status' | 'scheduled_date' | 'drop_off' | 'arrived_at' | 'promised_at' | 'completion_date' | 'collected_at'
>;

/** Progress of a request: booked, in the garage, ready, collected. */
export function linkSteps(request: Progress): TimelineStep[] {
  const { status, arrived_at, promised_at, completion_date, collected_at } = request;
  const booked = { id: 'booked', title: 'Booked', detail: `For ${formatAppointment(request)}` };
  if (status === 'cancelled') {
    return [
      { ...booked, state: 'done' },
      { id: 'cancelled', title: 'Cancelled', state: 'current' },
    ];
  }
  const isReady = status === 'completed';
  const isWorkedOn = isReady || status === 'in_progress';
  const steps = [
    { ...booked, isReached: true },
    {
      id: 'arrived',
      title: 'At the garage',
      detail: arrived_at && formatDateTime(arrived_at),
      isReached: Boolean(arrived_at),
    },
    { id: 'in_progress', title: 'In Progress', isReached: isWorkedOn },
    {
      id: 'ready',
      title: 'Ready',
      detail: completion_date
        ? formatDateTime(completion_date)
        : promised_at && `Promised for ${formatDateTime(promised_at)}`,
      isReached: isReady,
    },
    {
      id: 'collected',
      title: 'Collected',
      detail: collected_at && formatDateTime(collected_at),
      isReached: Boolean(collected_at),
    },
    // Nobody has said that a car which was not checked in is here.
  ].filter(({ id, isReached }) => isReached || id !== 'arrived' || !isWorkedOn);
  const last = steps.findLastIndex(({ isReached }) => isReached);
  const stateOf = (index: number) =>
    index < last || collected_at ? 'done' : index === last ? 'current' : 'upcoming';
  return steps.map(({ isReached: _, ...step }, index) => ({ ...step, state: stateOf(index) }));
}
