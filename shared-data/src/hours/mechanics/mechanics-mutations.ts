import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { overviewKeys } from '../../reports/overview/overview-keys.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { salaryKeys } from '../salary/salary-keys.ts';
import { dismissMechanic, hireMechanic, inviteMechanic, setHourlyRate } from './mechanics-api.ts';
import { mechanicKeys } from './mechanics-keys.ts';

export const useSetHourlyRate = () =>
  useDomainMutation({ send: setHourlyRate, changes: [mechanicKeys.all], refreshesOnFailure: true });

/** Takes the mechanic's id. Also changes their open requests, their payments and the dashboard's counts. */
export const useDismissMechanic = () =>
  useDomainMutation({
    send: dismissMechanic,
    changes: [mechanicKeys.all, requestKeys.all, salaryKeys.all, overviewKeys.all],
  });

/** Also changes the dashboard's counts. */
export const useHireMechanic = () =>
  useDomainMutation({ send: hireMechanic, changes: [mechanicKeys.all, overviewKeys.all] });

export const useInviteMechanic = () => useDomainMutation({ send: inviteMechanic, changes: [] });
