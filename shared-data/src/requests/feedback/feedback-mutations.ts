import { estimateKeys } from '../../estimates/estimates-keys.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { giveFeedback } from './feedback-api.ts';

export const useGiveFeedback = () =>
  useDomainMutation({ send: giveFeedback, changes: [estimateKeys.all], refreshesOnFailure: true });
