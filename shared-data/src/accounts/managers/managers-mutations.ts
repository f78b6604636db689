import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { hireManager, removeManager, setManagerRight } from './managers-api.ts';
import { managerKeys } from './managers-queries.ts';

export const useHireManager = () => useDomainMutation({ send: hireManager, changes: [managerKeys.all] });

export const useSetManagerRight = () =>
  useDomainMutation({ send: setManagerRight, changes: [managerKeys.all], refreshesOnFailure: true });

/** Takes the manager's id. */
export const useRemoveManager = () =>
  useDomainMutation({ send: removeManager, changes: [managerKeys.all], refreshesOnFailure: true });
