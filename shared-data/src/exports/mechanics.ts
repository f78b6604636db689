export {
  type AssignableMechanic,
  type ListedMechanic,
  type Mechanic,
  type MechanicPage,
  type MechanicSalary,
  mechanicSorts,
  type UnpaidJob,
} from '../mechanics/mechanic.ts';

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
