import { formatDuration } from '@pitlane/shared-data/formats';
import { describeShortages } from '@pitlane/shared-data/parts';
import { formatClockTime } from '@pitlane/shared-data/plan';
import { formatClock, minutesOf, type PlacedBlock, type ScheduleBlock } from '@pitlane/shared-data/schedule';

const tones = { pending: 'warning', approved: 'info', in_progress: 'info', completed: 'success' } as const;
const states = {
  pending: 'pending',
  approved: 'approved',
  in_progress: 'in progress',
  completed: 'completed',
};

/** Where a block is in its lane; times in minutes since midnight. */
export type Place = Pick<PlacedBlock, 'from' | 'to' | 'row'>;

/** What a block says: the props of a ScheduleBlock but its press. */
export function viewOf(block: ScheduleBlock, place?: Place) {
  const { request_id, day, continues, registration_number, brand, model, service_name, customer_name } =
    block;
  const { minutes, status } = block;
  const begins = continues ? null : block.starts;
  const start = place?.from ?? (begins === null ? undefined : minutesOf(begins));
  const length = minutes > 0 ? formatDuration(minutes) : 'no time known';
  const missing = describeShortages(block.shortages);
  const time = start === undefined ? length : `${formatClock(start)}, ${length}`;
  return {
    // Only where it begins it is moved by hand, with all that follows.
    id: continues ? `${request_id} ${day}` : String(request_id),
    title: registration_number,
    text: missing ? `${missing}, ${service_name}` : service_name,
    time,
    description: [
      service_name,
      `${brand} ${model}`,
      customer_name,
      time,
      ...(continues ? ['continued'] : []),
      ...(block.drop_off ? [`brought at ${formatClockTime(block.drop_off)}`] : []),
      states[status],
      ...(missing ? [missing] : []),
      ...(block.overbooked_by ? [`overbooked by ${block.overbooked_by}`] : []),
    ].join(', '),
    tone: block.overbooked_by ? ('danger' as const) : tones[status],
    isFixed: continues || status === 'completed',
    minutes,
    ...(place && { place }),
  };
}
