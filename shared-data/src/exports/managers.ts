export type { Manager } from '../managers/managers-answers.ts';
export { useHireManager, useRemoveManager, useSetManagerRight } from '../managers/managers-mutations.ts';
export { managersQuery } from '../managers/managers-queries.ts';
