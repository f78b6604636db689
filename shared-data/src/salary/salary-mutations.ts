import { mechanicKeys } from '../mechanics/mechanics-keys.ts';
import { sendEach } from '../mutation/send-each.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { paySalary, type SalaryOrder } from './salary-api.ts';
import { salaryKeys } from './salary-keys.ts';

/** Also changes the salary due and marks requests paid. Refetched after a failure too: someone else may have paid a job. */
export const usePaySalary = () =>
  useDomainMutation({
    send: paySalary,
    changes: [salaryKeys.all, mechanicKeys.all, requestKeys.all],
    refreshesOnFailure: true,
  });

/** Pays several mechanics, each with its own outcome. */
export const usePaySalaries = () =>
  useDomainMutation({
    send: (portal, orders: readonly SalaryOrder[]) => sendEach(orders, (order) => paySalary(portal, order)),
    changes: [salaryKeys.all, mechanicKeys.all, requestKeys.all],
    refreshesOnFailure: true,
  });
