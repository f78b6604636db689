export { dayViews } from '../plan/day-views.ts';
export { isFullDay } from '../plan/full-day.ts';
export type { Absence, AbsencePart, Misfit, WorkingHours } from '../plan/plan-answers.ts';
export { getDayStates } from '../plan/plan-api.ts';
export {
  useAddAbsence,
  useRemoveAbsence,
  useSaveMechanicHours,
  useSavePlanSettings,
} from '../plan/plan-mutations.ts';
export { misfitsQuery, planSettingsQuery, workingTimesQuery } from '../plan/plan-queries.ts';
export { useFreeDays } from '../plan/use-free-days.ts';
export { useFreeMinutes } from '../plan/use-free-minutes.ts';
export { useShownMonth } from '../plan/use-shown-month.ts';
