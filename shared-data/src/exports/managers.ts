export type { Manager } from '../accounts/managers/managers-answers.ts';
export {
  useHireManager,
  useRemoveManager,
  useSetManagerRight,
} from '../accounts/managers/managers-mutations.ts';
export { managersQuery } from '../accounts/managers/managers-queries.ts';
