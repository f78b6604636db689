import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { type ClockPress, sendClockPress } from './clock-press.ts';
import { decideCorrection, proposeCorrection } from './hours-api.ts';
import { hourKeys } from './hours-keys.ts';

const changes = { changes: [hourKeys.all], refreshesOnFailure: true };

/** A press of a mechanic that changes the own clock. */
export const useClockPress = () =>
  useDomainMutation({ send: (portal, press: ClockPress) => sendClockPress(portal, press), ...changes });

/** A press of a manager for a mechanic. */
export const usePressForMechanic = () =>
  useDomainMutation({
    send: (portal, { mechanicId, press }: { mechanicId: string; press: ClockPress }) =>
      sendClockPress(portal, press, { mechanicId }),
    ...changes,
  });

export const useProposeCorrection = () => useDomainMutation({ send: proposeCorrection, ...changes });

export const useDecideCorrection = () => useDomainMutation({ send: decideCorrection, ...changes });
