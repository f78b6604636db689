export { mechanicSorts } from '../hours/mechanics/mechanic-sort.ts';
export type {
  AssignableMechanic,
  ListedMechanic,
  Mechanic,
  MechanicPage,
  MechanicSalary,
  UnpaidJob,
} from '../hours/mechanics/mechanics-answers.ts';

export {
  useDismissMechanic,
  useHireMechanic,
  useInviteMechanic,
  useSetHourlyRate,
} from '../hours/mechanics/mechanics-mutations.ts';
export {
  assignableMechanicsQuery,
  mechanicSalaryQuery,
  mechanicsQuery,
} from '../hours/mechanics/mechanics-queries.ts';
