import { forEach } from '../../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { careKeys } from '../care/care-keys.ts';
import { messageDueWork, putOffDueWork, recordDueCall } from './due-work-api.ts';
import { dueWorkKeys } from './due-work-keys.ts';

const about = { changes: [dueWorkKeys.all, careKeys.vehicles], refreshesOnFailure: true };

export const useRecordDueCall = () => useDomainMutation({ send: recordDueCall, ...about });

export const useMessageDueWork = () => useDomainMutation({ send: messageDueWork, ...about });

export const usePutOffDueWork = () => useDomainMutation({ send: putOffDueWork, ...about });

/** Takes the ids of several rows, each with its own outcome. */
export const useMessageAllDueWork = () => useDomainMutation({ send: forEach(messageDueWork), ...about });

/** As above. */
export const usePutOffAllDueWork = () => useDomainMutation({ send: forEach(putOffDueWork), ...about });
