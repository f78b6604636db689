import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { planKeys } from '../../plan/plan-keys.ts';
import { overviewKeys } from '../../reports/overview/overview-keys.ts';
import { requestKeys } from '../../requests/requests-keys.ts';
import { vehicleKeys } from '../../vehicles/vehicles-keys.ts';
import { customerKeys } from '../customers-keys.ts';
import { checkIn, collect, inviteCustomer, saveVisit } from './front-desk-api.ts';
import { frontDeskKeys } from './front-desk-keys.ts';

/** Also changes the vehicle's kilometres and the count of what waits. */
export const useCheckIn = () =>
  useDomainMutation({
    send: checkIn,
    changes: [frontDeskKeys.all, requestKeys.all, vehicleKeys.all, overviewKeys.all],
    refreshesOnFailure: true,
  });

export const useCollect = () =>
  useDomainMutation({
    send: collect,
    changes: [frontDeskKeys.all, requestKeys.all, overviewKeys.all],
    refreshesOnFailure: true,
  });

/** Registers, adds the car, books and checks in, as far as it was entered. */
export const useSaveVisit = () =>
  useDomainMutation({
    send: saveVisit,
    changes: [
      ...[frontDeskKeys.all, requestKeys.all, customerKeys.all, vehicleKeys.all, overviewKeys.all],
      planKeys.all,
    ],
  });

export const useInviteCustomer = () => useDomainMutation({ send: inviteCustomer, changes: [] });
