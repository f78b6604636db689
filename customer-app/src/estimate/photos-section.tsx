import { formatDateTime } from '@pitlane/shared-data/formats';
import { type Photo, photoStageLabels } from '@pitlane/shared-data/photos';
import { type QueryLike, QueryView, Section, Skeleton } from '@pitlane/shared-ui/core';
import { type GridPhoto, PhotoGrid } from '@pitlane/shared-ui/photos';

type ShownPhoto = Pick<Photo, 'photo_id' | 'stage' | 'caption' | 'taken_at' | 'url' | 'width' | 'height'>;

const toGrid = (photo: ShownPhoto, index: number): GridPhoto => ({
  key: photo.photo_id,
  url: photo.url,
  width: photo.width,
  height: photo.height,
  alt: photo.caption ?? `Photo ${index + 1}`,
  detail: `${photoStageLabels[photo.stage]}: ${formatDateTime(photo.taken_at)}`,
});

/** What the garage has photographed. Nothing for a request without photos. */
export function PhotosSection({ query }: { query: QueryLike<ShownPhoto[]> }) {
  if (query.data?.length === 0) return null;
  return (
    <Section title="Photos">
      <QueryView
        query={query}
        failure="Photos could not be loaded"
        pending={<Skeleton label="Loading the photos..." lines={5} />}
      >
        {(photos) => <PhotoGrid aria-label="Photos" photos={photos.map(toGrid)} />}
      </QueryView>
    </Section>
  );
}
