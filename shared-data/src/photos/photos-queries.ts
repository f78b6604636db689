import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
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
