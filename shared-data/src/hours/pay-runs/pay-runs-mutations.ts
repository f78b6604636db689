import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { overviewKeys } from '../../reports/overview/overview-keys.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { paySlipKeys } from '../pay-slips/pay-slips-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import { saveBankAccount } from './bank-accounts-api.ts';
import {
  addPayLine,
  answerPayQuestion,
  approvePayRun,
  cancelPayRun,
  checkPayRun,
  removePayLine,
  startPayRun,
} from './pay-runs-api.ts';
import { bankAccountKeys, payRunKeys } from './pay-runs-keys.ts';

/** Refetched after a failure too: someone else may have changed the run, or paid a job of it. */
const draft = { changes: [payRunKeys.all, paySlipKeys.all], refreshesOnFailure: true };

export const useStartPayRun = () => useDomainMutation({ send: startPayRun, ...draft });
export const useAddPayLine = () => useDomainMutation({ send: addPayLine, ...draft });
export const useRemovePayLine = () => useDomainMutation({ send: removePayLine, ...draft });
export const useCheckPayRun = () => useDomainMutation({ send: checkPayRun, ...draft });
export const useCancelPayRun = () => useDomainMutation({ send: cancelPayRun, ...draft });
export const useAnswerPayQuestion = () => useDomainMutation({ send: answerPayQuestion, ...draft });

/** Also the payments, the jobs that are paid now, and the count of what waits. */
export const useApprovePayRun = () =>
  useDomainMutation({
    send: approvePayRun,
    changes: [...draft.changes, salaryKeys.all, mechanicKeys.all, requestKeys.all, overviewKeys.all],
    refreshesOnFailure: true,
  });

/** Not refetched after a failure: what is saved again has to be what was seen. */
export const useSaveBankAccount = () =>
  useDomainMutation({ send: saveBankAccount, changes: [bankAccountKeys.all] });
