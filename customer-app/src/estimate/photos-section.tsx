import type { EstimatePage } from '@pitlane/shared-data/estimates';
import { isPhotoOfRequest } from '@pitlane/shared-data/photos';
import { type QueryLike, QueryView, Section, Skeleton } from '@pitlane/shared-ui/core';
import { PhotoGrid } from '@pitlane/shared-ui/photos';
import { type ShownPhoto, toGridPhoto } from './shown-photos.tsx';

interface PhotosSectionProps {
  estimate: EstimatePage;
  query: QueryLike<ShownPhoto[]>;
}

/** What the garage has photographed besides items and lines; also says when no photo can be shown. */
export function PhotosSection({ estimate, query }: PhotosSectionProps) {
  const isOfRequest = isPhotoOfRequest(estimate.lines);
  const hasPhotos = (query.data ?? estimate.photos).some(isOfRequest);
  if (!hasPhotos && !query.error) return null;
  return (
    <Section title="Photos">
      <QueryView
        query={query}
        failure="Photos could not be loaded"
        pending={<Skeleton label="Loading the photos..." lines={5} />}
      >
        {(photos) =>
          hasPhotos && (
            <PhotoGrid
              aria-label="Photos"
              photos={photos.filter(isOfRequest).map((photo, index) => toGridPhoto(photo, index))}
            />
          )
        }
      </QueryView>
    </Section>
  );
}
