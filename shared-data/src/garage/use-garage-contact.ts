import { useQuery } from '@tanstack/react-query';
import { usePortalClient } from '../foundation/client/client.ts';
import { garageContactQuery } from './garage-queries.ts';

/** How to reach the garage: from its settings, or from `portal.json` until they are set up there. */
export function useGarageContact() {
  const { contact } = usePortalClient().config;
  const { data: garage, isPending, failureCount } = useQuery(garageContactQuery());
  return {
    // What could not be read once is not waited for: `portal.json` has it.
    isPending: isPending && failureCount === 0,
    name: garage?.name,
    address: garage?.address,
    phone: garage?.phone || contact?.phone,
    email: garage?.email || contact?.email,
  };
}
