import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { showsLine, useLineAlbum } from '@pitlane/shared-data/photos';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoStrip } from '@pitlane/shared-ui/photos';
import type { ReactNode } from 'react';

interface LinePhotosProps {
  line: EstimateLine;
  /** All of the request, for the photos of those that this one changes. */
  lines: readonly EstimateLine[];
  isClosed: boolean;
  /** Other buttons of the line. */
  children?: ReactNode;
}

/** What the customer sees beside a line, also of its inspection item. */
export const LinePhotos = ({ line, lines, isClosed, children }: LinePhotosProps) => (
  <PhotoStrip
    {...useLineAlbum(line, showsLine(line, lines))}
    isOpen={!isClosed}
    size="medium"
    notify={notify}
  >
    {children}
  </PhotoStrip>
);
