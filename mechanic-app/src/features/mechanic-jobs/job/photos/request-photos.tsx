import { usePhotoAlbum } from '@pitlane/shared-data/photos';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoSection } from '@pitlane/shared-ui/photos';
import { withoutRefused } from './without-refused.ts';

interface RequestPhotosProps
  extends Pick<Parameters<typeof usePhotoAlbum>[0], 'requestId' | 'stage' | 'shows'> {
  /** Whether photos can be added and removed: while the request is open. */
  isOpen: boolean;
}

/** Photos of a request; new ones are kept on the device until they are sent. */
export function RequestPhotos({ isOpen, ...album }: RequestPhotosProps) {
  return <PhotoSection {...withoutRefused(usePhotoAlbum(album))} isOpen={isOpen} notify={notify} />;
}
