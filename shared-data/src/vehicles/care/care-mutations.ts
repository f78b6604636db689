import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { vehicleKeys } from '../vehicles-keys.ts';
import { addReading, saveServiceIntervals } from './care-api.ts';
import { careKeys } from './care-keys.ts';

export const useAddReading = () => useDomainMutation({ send: addReading, changes: [vehicleKeys.all] });

export const useSaveServiceIntervals = () =>
  useDomainMutation({ send: saveServiceIntervals, changes: [careKeys.allIntervals, vehicleKeys.all] });
