import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { createWallLink, listWallLinks, revokeWallLink } from './wall-api.ts';

const wallKeys = { all: ['wall-links'] as const };

/** The links of screens on the wall. Managers only. */
export const wallLinksQuery = () =>
  queryOptions({
    queryKey: wallKeys.all,
    queryFn: (context) => unwrap(listWallLinks(portalOf(context), context.signal)),
  });

/** Takes the name of the screen. */
export const useCreateWallLink = () => useDomainMutation({ send: createWallLink, changes: [wallKeys.all] });

/** Takes the id of the link. */
export const useRevokeWallLink = () =>
  useDomainMutation({ send: revokeWallLink, changes: [wallKeys.all], refreshesOnFailure: true });
