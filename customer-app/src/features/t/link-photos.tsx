import type { VisitorClient } from '@pitlane/shared-data/client';
import { type LinkPage, listLinkPhotos } from '@pitlane/shared-data/links';
import type { QueryLike } from '@pitlane/shared-ui/core';
import { type ReactNode, useCallback } from 'react';
import type { ShownPhoto } from '../../estimate/shown-photos.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';

/** Milliseconds; the addresses last ten minutes. */
const addressesLast = 8 * 60_000;

const none: { success: true; data: ShownPhoto[] } = { success: true, data: [] };

interface LinkPhotosProps {
  client: VisitorClient;
  token: string;
  page: LinkPage;
  children: (query: QueryLike<ShownPhoto[]>) => ReactNode;
}

/** Loads the photos once the text is shown, and again when there are others; none for a request without photos. */
export function LinkPhotos({ client, token, page, children }: LinkPhotosProps) {
  const ids = page.photos.map(({ photo_id }) => photo_id).join();
  const read = useCallback(
    async (signal: AbortSignal) => (ids ? listLinkPhotos(client, token, signal) : none),
    [client, token, ids],
  );
  return children(useLinkQuery<ShownPhoto[]>(read, addressesLast));
}
