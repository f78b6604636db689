import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { endWaiting, setPromise, setWaiting } from './board-api.ts';
import { boardKeys } from './board-keys.ts';

export const useSetWaiting = () =>
  useDomainMutation({ send: setWaiting, changes: [boardKeys.all], refreshesOnFailure: true });

/** Takes the id of the request. */
export const useEndWaiting = () =>
  useDomainMutation({ send: endWaiting, changes: [boardKeys.all], refreshesOnFailure: true });

export const useSetPromise = () =>
  useDomainMutation({ send: setPromise, changes: [requestKeys.all], refreshesOnFailure: true });
