export { isFullDay } from '../plan/full-day.ts';
export type { Absence, AbsencePart, Misfit, WorkingHours } from '../plan/plan-answers.ts';
export {
  useAddAbsence,
  useRemoveAbsence,
  useSaveMechanicHours,
  useSavePlanSettings,
} from '../plan/plan-mutations.ts';
export { misfitsQuery, planSettingsQuery, workingTimesQuery } from '../plan/plan-queries.ts';
export { useFreeDays } from '../plan/use-free-days.ts';
export { useFreeMinutes } from '../plan/use-free-minutes.ts';
