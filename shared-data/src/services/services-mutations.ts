import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { saveService, setServiceActive } from './services-api.ts';
import { serviceKeys } from './services-keys.ts';

export const useSaveService = () => useDomainMutation({ send: saveService, changes: [serviceKeys.all] });

export const useSetServiceActive = () =>
  useDomainMutation({ send: setServiceActive, changes: [serviceKeys.all], refreshesOnFailure: true });
