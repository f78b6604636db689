import type { VisitorClient } from '@pitlane/shared-data/client';
import { listLinkPhotos } from '@pitlane/shared-data/links';
import { useCallback } from 'react';
import { PhotosSection } from '../../estimate/photos-section.tsx';
import { useLinkQuery } from './use-link-query.ts';

/** Milliseconds; the addresses last ten minutes. */
const addressesLast = 8 * 60_000;

interface LinkPhotosProps {
  client: VisitorClient;
  token: string;
}

/** Loads its photos once it is shown, after the text. */
export function LinkPhotos({ client, token }: LinkPhotosProps) {
  const read = useCallback((signal: AbortSignal) => listLinkPhotos(client, token, signal), [client, token]);
  return <PhotosSection query={useLinkQuery(read, addressesLast)} />;
}
