export { useLiveWorkshop } from '../live/workshop-topic.ts';
export {
  axisOf,
  clockOf,
  formatClock,
  freeStarts,
  layOutLane,
  minutesOf,
  type PlacedBlock,
} from '../schedule/lane-layout.ts';
export { describeDay, describeLane, type Load } from '../schedule/lane-words.ts';
export type {
  LaneDay,
  Schedule,
  ScheduleBlock,
  ScheduleDay,
  ScheduleLane,
} from '../schedule/schedule-answers.ts';
export type { ScheduleMove, SchedulePlace } from '../schedule/schedule-api.ts';
export { usePlanRequest } from '../schedule/schedule-mutations.ts';
export { scheduleQuery } from '../schedule/schedule-queries.ts';
