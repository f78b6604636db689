import { estimateKeys } from '../../estimates/estimates-keys.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { mechanicKeys } from '../../hours/mechanics/mechanics-keys.ts';
import { salaryKeys } from '../../hours/salary/salary-keys.ts';
import { requestKeys } from '../requests-keys.ts';
import { saveWarrantyTerms, setRepeat } from './repeats-api.ts';

/** Also changes what its mechanic is paid. */
export const useSetRepeat = () =>
  useDomainMutation({
    send: setRepeat,
    changes: [estimateKeys.all, requestKeys.all, mechanicKeys.all, salaryKeys.all],
    refreshesOnFailure: true,
  });

/** Also changes what a request or a booking says is within the warranty. */
export const useSaveWarrantyTerms = () =>
  useDomainMutation({ send: saveWarrantyTerms, changes: [requestKeys.all] });
