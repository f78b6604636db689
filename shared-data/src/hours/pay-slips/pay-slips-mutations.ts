import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { askAboutPay } from './pay-slips-api.ts';
import { paySlipKeys } from './pay-slips-keys.ts';

/** Refetched after a failure too: the question before may have an answer by now. */
export const useAskAboutPay = () =>
  useDomainMutation({ send: askAboutPay, changes: [paySlipKeys.all], refreshesOnFailure: true });
