import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { showsLine, usePhotoAlbum } from '@pitlane/shared-data/photos';
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
export function LinePhotos({ line, lines, isClosed, children }: LinePhotosProps) {
  const album = usePhotoAlbum({
    requestId: line.request_id,
    stage: 'work',
    place: { inspection_item_id: null, line_id: line.line_id },
    shows: showsLine(line, lines),
    subject: line.description,
  });
  return (
    <PhotoStrip {...album} subject={line.description} isOpen={!isClosed} size="medium" notify={notify}>
      {children}
    </PhotoStrip>
  );
}
