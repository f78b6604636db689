import { forEach } from '../../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { boardKeys } from '../../plan/board/board-keys.ts';
import { partKeys } from '../parts-keys.ts';
import { supplierKeys } from '../suppliers/suppliers-keys.ts';
import { cancelOrderLines, receiveOrder, saveOrder, sendOrder } from './orders-api.ts';
import { orderKeys } from './orders-keys.ts';

export const useSaveOrder = () =>
  useDomainMutation({ send: saveOrder, changes: [orderKeys.all], refreshesOnFailure: true });

/** A part's page says when it is due. */
export const useSendOrder = () =>
  useDomainMutation({ send: sendOrder, changes: [orderKeys.all, partKeys.all], refreshesOnFailure: true });

export const useCancelOrderLines = () =>
  useDomainMutation({ send: cancelOrderLines, changes: [orderKeys.all, partKeys.all] });

/** Takes several orders, each with its own outcome. */
export const useSendOrders = () =>
  useDomainMutation({
    send: forEach(sendOrder),
    changes: [orderKeys.all, partKeys.all],
    refreshesOnFailure: true,
  });

/** As above. */
export const useCancelOrders = () =>
  useDomainMutation({
    send: forEach(cancelOrderLines),
    changes: [orderKeys.all, partKeys.all],
    refreshesOnFailure: true,
  });

/** With the cars that waited for the parts, and what the supplier is owed. */
export const useReceiveOrder = () =>
  useDomainMutation({
    send: receiveOrder,
    changes: [orderKeys.all, partKeys.all, supplierKeys.all, boardKeys.all],
    refreshesOnFailure: true,
  });
