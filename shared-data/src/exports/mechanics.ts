export { mechanicSorts } from '../mechanics/mechanic-sort.ts';
export type {
  AssignableMechanic,
  ListedMechanic,
  Mechanic,
  MechanicPage,
  MechanicSalary,
  UnpaidJob,
} from '../mechanics/mechanics-answers.ts';

export {
  useDismissMechanic,
  useHireMechanic,
  useInviteMechanic,
  useSetHourlyRate,
} from '../mechanics/mechanics-mutations.ts';
export {
  assignableMechanicsQuery,
  mechanicSalaryQuery,
  mechanicsQuery,
} from '../mechanics/mechanics-queries.ts';
