import { Cluster, Stack } from '../layout/arrangement.tsx';
import { type QueryLike, QueryView } from '../query-view/query-view.tsx';
import { Section } from '../section/section.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { PhotoAlbum, type PhotoAlbumProps } from './photo-album.tsx';
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx';

export interface PhotoSectionProps extends Pick<PhotoAlbumProps, 'photos' | 'unsent' | 'notify'> {
  /** All photos of which some are in this album. */
  query: QueryLike<unknown[]>;
  add: PhotoPickerProps['onAdd'];
  remove: NonNullable<PhotoAlbumProps['onRemove']>;
  /** Whether photos can be added and removed. */
  isOpen: boolean;
}

/** An album as a part of a screen, with a picker. */
export function PhotoSection({ query, photos, unsent, add, remove, isOpen, notify }: PhotoSectionProps) {
  return (
    <Section title="Photos">
      <Stack gap={4}>
        {isOpen && (
          <Cluster>
            <PhotoPicker label="Add photos" onAdd={add} onFailure={notify.failure} />
          </Cluster>
        )}
        <QueryView
          query={query}
          failure="Failed to load the photos"
          pending={<Skeleton label="Loading the photos..." lines={3} />}
          empty={unsent.length === 0 && <p>No photos yet</p>}
        >
          {() => null}
        </QueryView>
        <PhotoAlbum photos={photos} unsent={unsent} onRemove={isOpen ? remove : undefined} notify={notify} />
      </Stack>
    </Section>
  );
}
