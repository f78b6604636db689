import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { correctCost, receivePart, returnPart, savePart, setPartRetired } from './ledger-api.ts';
import { updateStock } from './parts-api.ts';
import { partKeys } from './parts-keys.ts';
import { supplierKeys } from './suppliers/suppliers-keys.ts';

export const useUpdateStock = () =>
  useDomainMutation({ send: updateStock, changes: [partKeys.all], refreshesOnFailure: true });

export const useReceivePart = () => useDomainMutation({ send: receivePart, changes: [partKeys.all] });

/** Also corrects the supplier's bill of the receipt. */
export const useCorrectCost = () =>
  useDomainMutation({
    send: correctCost,
    changes: [partKeys.all, supplierKeys.all],
    refreshesOnFailure: true,
  });

export const useReturnPart = () =>
  useDomainMutation({ send: returnPart, changes: [partKeys.all], refreshesOnFailure: true });

export const useSavePart = () =>
  useDomainMutation({ send: savePart, changes: [partKeys.all], refreshesOnFailure: true });

export const useSetPartRetired = () => useDomainMutation({ send: setPartRetired, changes: [partKeys.all] });
