import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { vehicleKeys } from '../vehicles-keys.ts';
import { removeVehicleDocument, saveVehicleDocument } from './vehicle-documents-api.ts';

const changes = { changes: [vehicleKeys.all], refreshesOnFailure: true };

export const useSaveVehicleDocument = () => useDomainMutation({ send: saveVehicleDocument, ...changes });

export const useRemoveVehicleDocument = () => useDomainMutation({ send: removeVehicleDocument, ...changes });
