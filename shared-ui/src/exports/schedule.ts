export type { Drop } from '../schedule/drop-place.ts';
export { Lane, Lanes } from '../schedule/lanes.tsx';
export { ScheduleBlock } from '../schedule/schedule-block.tsx';
export { WeekLanes } from '../schedule/week-lanes.tsx';
