import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listPhotos } from './photos-api.ts';
import { photoKeys } from './photos-keys.ts';

/** Milliseconds; the addresses last an hour. */
const refetchInterval = 50 * 60_000;

/** A request's photos, oldest first. */
export const requestPhotosQuery = (requestId: number) =>
  queryOptions({
    queryKey: photoKeys.ofRequest(requestId),
    queryFn: (context) => unwrap(listPhotos(portalOf(context), requestId, context.signal)),
    refetchInterval,
  });
