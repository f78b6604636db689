export { useLiveWorkshop } from '../plan/board/workshop-topic.ts';
export {
  axisOf,
  clockOf,
  formatClock,
  freeStarts,
  layOutLane,
  minutesOf,
  type PlacedBlock,
} from '../plan/schedule/lane-layout.ts';
export { describeDay, describeLane, type Load } from '../plan/schedule/lane-words.ts';
export type {
  LaneDay,
  Schedule,
  ScheduleBlock,
  ScheduleDay,
  ScheduleLane,
} from '../plan/schedule/schedule-answers.ts';
export type { ScheduleMove, SchedulePlace } from '../plan/schedule/schedule-api.ts';
export { usePlanRequest } from '../plan/schedule/schedule-mutations.ts';
export { scheduleQuery } from '../plan/schedule/schedule-queries.ts';
