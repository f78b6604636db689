import { customerKeys } from '../customers/customers-keys.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { overviewKeys } from '../overview/overview-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { vehicleKeys } from '../vehicles/vehicles-keys.ts';
import {
  addVehicleFor,
  bookFor,
  checkIn,
  collect,
  inviteCustomer,
  registerWalkIn,
} from './front-desk-api.ts';
import { frontDeskKeys } from './front-desk-keys.ts';

export const useRegisterWalkIn = () =>
  useDomainMutation({
    send: registerWalkIn,
    changes: [frontDeskKeys.all, customerKeys.all, overviewKeys.all],
  });

export const useAddVehicleFor = () =>
  useDomainMutation({
    send: addVehicleFor,
    changes: [frontDeskKeys.all, customerKeys.all, vehicleKeys.all, overviewKeys.all],
  });

export const useBookFor = () =>
  useDomainMutation({
    send: bookFor,
    changes: [frontDeskKeys.all, requestKeys.all, customerKeys.all, overviewKeys.all],
  });

/** Also changes the vehicle's kilometres. */
export const useCheckIn = () =>
  useDomainMutation({
    send: checkIn,
    changes: [frontDeskKeys.all, requestKeys.all, vehicleKeys.all],
    refreshesOnFailure: true,
  });

export const useCollect = () =>
  useDomainMutation({
    send: collect,
    changes: [frontDeskKeys.all, requestKeys.all],
    refreshesOnFailure: true,
  });

export const useInviteCustomer = () => useDomainMutation({ send: inviteCustomer, changes: [] });
