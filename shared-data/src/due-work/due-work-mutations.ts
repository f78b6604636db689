import { careKeys } from '../care/care-keys.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { messageDueWork, putOffDueWork, recordDueCall } from './due-work-api.ts';
import { dueWorkKeys } from './due-work-keys.ts';

const about = { changes: [dueWorkKeys.all, careKeys.vehicles], refreshesOnFailure: true };

export const useRecordDueCall = () => useDomainMutation({ send: recordDueCall, ...about });

export const useMessageDueWork = () => useDomainMutation({ send: messageDueWork, ...about });

export const usePutOffDueWork = () => useDomainMutation({ send: putOffDueWork, ...about });
