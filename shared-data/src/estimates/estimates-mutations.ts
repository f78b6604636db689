import { forEach } from '../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { partKeys } from '../parts/parts-keys.ts';
import { planKeys } from '../plan/plan-keys.ts';
import { overviewKeys } from '../reports/overview/overview-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { decideLines, sendEstimate } from './estimates-api.ts';
import { estimateKeys } from './estimates-keys.ts';
import { addLine, changeLine, discountLines, withdrawLine } from './lines-api.ts';

/** Also changes the estimated cost of the request, what its parts reserve and its minutes take, and what waits. */
const changes = [estimateKeys.all, requestKeys.all, partKeys.all, planKeys.all, overviewKeys.all];

/** `onAdded` takes the id of the line as soon as it has one; the mutation ends when what it changes has been read again. */
export const useAddLine = (onAdded?: (lineId: number) => void) =>
  useDomainMutation({
    send: async (...line: Parameters<typeof addLine>) => {
      const added = await addLine(...line);
      if (added.success) onAdded?.(added.data.line_id);
      return added;
    },
    changes,
    refreshesOnFailure: true,
  });

export const useChangeLine = () => useDomainMutation({ send: changeLine, changes, refreshesOnFailure: true });

/** Takes rupees or per cent off all lines that are not answered. */
export const useDiscountLines = () =>
  useDomainMutation({ send: discountLines, changes, refreshesOnFailure: true });

/** Takes the id of a line. */
export const useWithdrawLine = () =>
  useDomainMutation({ send: withdrawLine, changes, refreshesOnFailure: true });

/** Takes the id of a request; its inspections become readable for the customer. */
export const useSendEstimate = () =>
  useDomainMutation({ send: sendEstimate, changes, refreshesOnFailure: true });

/** Takes the ids of several requests, each with its own outcome. */
export const useSendEstimates = () =>
  useDomainMutation({ send: forEach(sendEstimate), changes, refreshesOnFailure: true });

export const useDecideLines = () =>
  useDomainMutation({ send: decideLines, changes, refreshesOnFailure: true });
