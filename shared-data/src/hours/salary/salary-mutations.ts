import { forEach } from '../../foundation/mutation/send-each.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { overviewKeys } from '../../reports/overview/overview-keys.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { payAndDismiss, paySalary } from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';

/** Also the salary due, requests that are paid now, and the count of what waits. */
const changes = [salaryKeys.all, mechanicKeys.all, requestKeys.all, overviewKeys.all];

/** Refetched after a failure too: someone else may have paid a job. */
export const usePaySalary = () => useDomainMutation({ send: paySalary, changes, refreshesOnFailure: true });

/** Refetched after a failure too: someone else may have paid a job, or another was completed. */
export const usePayAndDismiss = () =>
  useDomainMutation({ send: payAndDismiss, changes, refreshesOnFailure: true });

/** Pays several mechanics, each with its own outcome. */
export const usePaySalaries = () =>
  useDomainMutation({
    send: forEach(paySalary),
    changes,
    refreshesOnFailure: true,
  });
