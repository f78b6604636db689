import { portalOf } from '@pitlane/shared-data/client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import { openLink } from './links-api.ts';
import { linkKeys } from './links-keys.ts';

/** The request of a link; 'not-found' for a wrong, revoked or ended one. */
export const linkPageQuery = (token: string) =>
  queryOptions({
    queryKey: linkKeys.page(token),
    queryFn: (context) => unwrap(openLink(portalOf(context), token, context.signal)),
  });
