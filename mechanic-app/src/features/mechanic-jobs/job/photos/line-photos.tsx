import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { isPhotoOfLine, useLineAlbum } from '@pitlane/shared-data/photos';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoStrip } from '@pitlane/shared-ui/photos';
import type { ReactNode } from 'react';
import { withoutRefused } from './without-refused.ts';

interface LinePhotosProps {
  line: EstimateLine;
  /** All of the request, for the photos of those that this one changes. */
  lines: readonly EstimateLine[];
  isClosed: boolean;
  /** Other buttons of the line. */
  children?: ReactNode;
}

/** What was photographed for a line; its inspection item has the others. */
export const LinePhotos = ({ line, lines, isClosed, children }: LinePhotosProps) => (
  <PhotoStrip
    {...withoutRefused(useLineAlbum(line, isPhotoOfLine(line, lines)))}
    isOpen={!isClosed}
    notify={notify}
  >
    {children}
  </PhotoStrip>
);
