import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { showsLine, useLineAlbum } from '@pitlane/shared-data/photos';
import { useState } from 'react';

/** What the customer sees beside a line, also of its inspection item; in sight from the start where there are photos. */
export function useLineDetails(line: EstimateLine, lines: readonly EstimateLine[]) {
  const album = useLineAlbum(line, showsLine(line, lines));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (album.photos.length > 0 || album.unsent.length > 0);
  return { album, isOpen, toggle: () => setChosen(!isOpen) };
}

export type Details = ReturnType<typeof useLineDetails>;
