import { customerKeys } from '../../customers/customers-keys.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { vehicleKeys } from '../vehicles-keys.ts';
import {
  passOnVehicle,
  passVehicleTo,
  readVehicleCode,
  takeVehicle,
  withdrawVehicleCode,
} from './change-of-owner-api.ts';
import { createBookLink, revokeBookLink } from './service-books-api.ts';

const changes = [vehicleKeys.all];

export const useCreateBookLink = () => useDomainMutation({ send: createBookLink, changes });

/** Takes the id of the vehicle. */
export const useRevokeBookLink = () =>
  useDomainMutation({ send: revokeBookLink, changes, refreshesOnFailure: true });

export const usePassOnVehicle = () =>
  useDomainMutation({ send: passOnVehicle, changes, refreshesOnFailure: true });

/** Takes the id of the vehicle. */
export const useWithdrawVehicleCode = () =>
  useDomainMutation({ send: withdrawVehicleCode, changes, refreshesOnFailure: true });

/** A mutation, as each wrong code counts: nothing repeats it by itself. */
export const useReadVehicleCode = () => useDomainMutation({ send: readVehicleCode, changes: [] });

/** Its earlier and its new owner have other cars then, too. */
export const usePassVehicleTo = () =>
  useDomainMutation({
    send: passVehicleTo,
    changes: [...changes, customerKeys.all],
    refreshesOnFailure: true,
  });

export const useTakeVehicle = () =>
  useDomainMutation({ send: takeVehicle, changes, refreshesOnFailure: true });
