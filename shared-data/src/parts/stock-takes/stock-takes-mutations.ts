import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { boardKeys } from '../../plan/board/board-keys.ts';
import { partKeys } from '../parts-keys.ts';
import { cancelStockTake, postStockTake, startStockTake } from './stock-takes-api.ts';
import { stockTakeKeys } from './stock-takes-keys.ts';

export const useStartStockTake = () =>
  useDomainMutation({ send: startStockTake, changes: [stockTakeKeys.all] });

/** With the stock, and the cars that waited for parts. */
export const usePostStockTake = () =>
  useDomainMutation({
    send: postStockTake,
    changes: [stockTakeKeys.all, partKeys.all, boardKeys.all],
    refreshesOnFailure: true,
  });

export const useCancelStockTake = () =>
  useDomainMutation({ send: cancelStockTake, changes: [stockTakeKeys.all], refreshesOnFailure: true });
