import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { managerKeys } from '../managers/managers-queries.ts';
import { newRecoveryCodes, resetSecondFactor, switchOffSecondFactor } from './second-factor-api.ts';
import { secondFactorKeys } from './second-factor-queries.ts';

/** Takes a code. */
export const useSwitchOffSecondFactor = () =>
  useDomainMutation({ send: switchOffSecondFactor, changes: [secondFactorKeys.all] });

/** Takes a code, and resolves to the new recovery codes. */
export const useNewRecoveryCodes = () =>
  useDomainMutation({ send: newRecoveryCodes, changes: [secondFactorKeys.all] });

/** Takes the id of a colleague. */
export const useResetSecondFactor = () =>
  useDomainMutation({ send: resetSecondFactor, changes: [managerKeys.all], refreshesOnFailure: true });
