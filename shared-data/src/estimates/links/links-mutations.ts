import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { estimateKeys } from '../estimates-keys.ts';
import { createLink, revokeLink } from './links-api.ts';

/** Takes the id of a request. */
export const useCreateLink = () =>
  useDomainMutation({ send: createLink, changes: [estimateKeys.all], refreshesOnFailure: true });

/** Takes the id of a request. */
export const useRevokeLink = () =>
  useDomainMutation({ send: revokeLink, changes: [estimateKeys.all], refreshesOnFailure: true });
