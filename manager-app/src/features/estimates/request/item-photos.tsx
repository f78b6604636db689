import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { isPhotoOfItem, usePhotoAlbum } from '@pitlane/shared-data/photos';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoAlbum } from '@pitlane/shared-ui/photos';

interface ItemPhotosProps {
  requestId: number;
  item: InspectionItem;
  isClosed: boolean;
}

/** What the mechanic photographed of an item. */
export function ItemPhotos({ requestId, item: { item_id, name }, isClosed }: ItemPhotosProps) {
  const { photos, unsent, remove } = usePhotoAlbum({
    requestId,
    stage: 'inspection',
    shows: isPhotoOfItem(item_id),
    subject: name,
  });
  return (
    <PhotoAlbum
      photos={photos}
      unsent={unsent}
      subject={name}
      onRemove={isClosed ? undefined : remove}
      notify={notify}
    />
  );
}
