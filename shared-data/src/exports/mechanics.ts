export {
  type AssignableMechanic,
  type Dismissal,
  type HourlyRate,
  type ListedMechanic,
  type Mechanic,
  type MechanicPage,
  type MechanicSalary,
  type MechanicSort,
  mechanicSorts,
  type UnpaidJob,
} from '../mechanics/mechanic.ts';
export type { Hiring, HourlyRateChange, MechanicFilter } from '../mechanics/mechanics-api.ts';
export { useDismissMechanic, useHireMechanic, useSetHourlyRate } from '../mechanics/mechanics-mutations.ts';
export {
  assignableMechanicsQuery,
  mechanicSalaryQuery,
  mechanicsQuery,
} from '../mechanics/mechanics-queries.ts';
