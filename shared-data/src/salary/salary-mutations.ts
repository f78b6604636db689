import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { paySalary } from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';

/** Mechanics are owed less, and requests are paid now. A job that was paid meanwhile leaves the list of unpaid ones. */
export const usePaySalary = () =>
  useDomainMutation({
    send: paySalary,
    changes: [salaryKeys.all, mechanicKeys.all, requestKeys.all],
    refreshesOnFailure: true,
  });
