import {
  describeLane,
  formatClock,
  freeStarts,
  layOutLane,
  minutesOf,
  type Schedule,
  type ScheduleBlock,
} from '@pitlane/shared-data/schedule';

/** What can be chosen for a request on a day: the mechanics with what they have free, and the free times of one of them. */
export function dayOptions(schedule: Schedule | undefined, block: ScheduleBlock, mechanicId: string) {
  const day = schedule?.days[0];
  const lanes = schedule?.lanes ?? [];
  const mechanics = [
    { id: 'nobody', label: 'Nobody' },
    ...lanes.map(({ mechanic_id, name, days: [hours] }) => ({
      id: mechanic_id,
      label: hours ? `${name}, ${describeLane(hours).text}` : name,
    })),
  ];
  const hours = lanes.find((lane) => lane.mechanic_id === mechanicId)?.days[0];
  const others = (schedule?.blocks ?? []).filter(
    (other) => other.mechanic_id === mechanicId && other.request_id !== block.request_id,
  );
  const free = day && hours ? freeStarts(block.minutes, layOutLane(others, day, hours), day, hours) : [];
  return {
    mechanics,
    times: [
      { id: 'after', label: 'After the work before it' },
      ...free.map((time) => ({ id: time, label: `${formatClock(minutesOf(time))}, free` })),
    ],
  };
}
