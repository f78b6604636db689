import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { updateStock } from './parts-api.ts';
import { partKeys } from './parts-keys.ts';

export const useUpdateStock = () =>
  useDomainMutation({ send: updateStock, changes: [partKeys.all], refreshesOnFailure: true });
