import { estimateKeys } from '../../estimates/estimates-keys.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { addBundle, saveBundle, setBundleActive } from './bundles-api.ts';
import { bundleKeys } from './bundles-keys.ts';

const bundles = [bundleKeys.all];

export const useSaveBundle = () => useDomainMutation({ send: saveBundle, changes: bundles });

export const useSetBundleActive = () =>
  useDomainMutation({ send: setBundleActive, changes: bundles, refreshesOnFailure: true });

/** Adds the lines of a bundle to a request. */
export const useAddBundle = () =>
  useDomainMutation({
    send: addBundle,
    changes: [estimateKeys.all, requestKeys.all],
    refreshesOnFailure: true,
  });
