export { attendanceCsv, attendanceFileName } from '../hours/attendance-csv.ts';
export type { ClockPress, TimedPress } from '../hours/clock-press.ts';
export {
  type CorrectionSubject,
  type CorrectionValues,
  clockSchema,
  correctionDefaults,
  correctionSchema,
  pressOf,
  proposalOf,
  workOptions,
} from '../hours/correction-form.ts';
export {
  correctionStateLabels,
  describeCorrection,
  differenceOf,
  isOfMissing,
  missingWork,
  otherWorkLabels,
  remarksOf,
  timesOf,
  workOf,
} from '../hours/entry-words.ts';
export type {
  Attendance,
  AttendanceDay,
  ClockCorrection,
  ClockEntry,
  HourSums,
  Hours,
  JoinableJob,
  OtherWork,
  SoldHours,
  SoldRow,
} from '../hours/hours-answers.ts';
export {
  useClockPress,
  useDecideCorrection,
  usePressForMechanic,
  useProposeCorrection,
} from '../hours/hours-mutations.ts';
export { hoursQuery, jobsToAddQuery, myHoursQuery } from '../hours/hours-queries.ts';
export { lastDays, periodNames, periodOptions } from '../hours/last-days.ts';
export { monthName, shiftMonth } from '../hours/months.ts';
export { type SoldFilter, soldGroups } from '../hours/sheets-api.ts';
export { attendanceQuery, soldHoursQuery } from '../hours/sheets-queries.ts';
export { useLiveWorkshop } from '../plan/board/workshop-topic.ts';
