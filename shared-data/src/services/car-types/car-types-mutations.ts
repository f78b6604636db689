import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { saveCarModel, setCarModelActive } from './car-types-api.ts';
import { carTypeKeys } from './car-types-keys.ts';

export const useSaveCarModel = () => useDomainMutation({ send: saveCarModel, changes: [carTypeKeys.all] });

export const useSetCarModelActive = () =>
  useDomainMutation({ send: setCarModelActive, changes: [carTypeKeys.all], refreshesOnFailure: true });
