import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { removePhoto } from './photos-api.ts';
import { photoKeys } from './photos-keys.ts';

export const useRemovePhoto = () =>
  useDomainMutation({ send: removePhoto, changes: [photoKeys.all], refreshesOnFailure: true });
