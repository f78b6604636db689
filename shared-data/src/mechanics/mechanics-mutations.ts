import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { overviewKeys } from '../overview/overview-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import { dismissMechanic, hireMechanic, setHourlyRate } from './mechanics-api.ts';
import { mechanicKeys } from './mechanics-keys.ts';

export const useSetHourlyRate = () => useDomainMutation({ send: setHourlyRate, changes: [mechanicKeys.all] });

/** For the id of a mechanic. Requests lose the mechanic, payments keep only the name, the overview counts mechanics. */
export const useDismissMechanic = () =>
  useDomainMutation({
    send: dismissMechanic,
    changes: [mechanicKeys.all, requestKeys.all, salaryKeys.all, overviewKeys.all],
  });

/** The overview counts the mechanics. */
export const useHireMechanic = () =>
  useDomainMutation({ send: hireMechanic, changes: [mechanicKeys.all, overviewKeys.all] });
