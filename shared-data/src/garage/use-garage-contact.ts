import { useQuery } from '@tanstack/react-query';
import { usePortalClient } from '../client/client.ts';
import { garageContactQuery } from './garage-queries.ts';

/** How to reach the garage: from its settings, or from `portal.json` until they are set up there. */
export function useGarageContact() {
  const { contact } = usePortalClient().config;
  const { data: garage, isPending } = useQuery(garageContactQuery());
  return {
    isPending,
    name: garage?.name,
    address: garage?.address,
    phone: garage?.phone || contact?.phone,
    email: garage?.email || contact?.email,
  };
}
