export { dayViews } from '../plan/day-views.ts';
export { formatClockTime } from '../plan/format-clock-time.ts';
export { freeMinutes } from '../plan/free-minutes.ts';
export { isFullDay } from '../plan/full-day.ts';
export type {
  Absence,
  AbsencePart,
  DropOffSlot,
  MechanicMinutes,
  Misfit,
  Misfits,
  WorkingHours,
} from '../plan/plan-answers.ts';
export { getDayStates } from '../plan/plan-api.ts';
export {
  useAddAbsence,
  useRemoveAbsence,
  useSaveDropOffSlots,
  useSaveMechanicHours,
  useSavePlanSettings,
} from '../plan/plan-mutations.ts';
export { misfitsQuery, workingTimesQuery } from '../plan/plan-queries.ts';
export { slotOptions } from '../plan/slot-options.ts';
export { useDaySlots } from '../plan/use-day-slots.ts';
export { type DayWork, useFreeDays } from '../plan/use-free-days.ts';
export { useShownMonth } from '../plan/use-shown-month.ts';
