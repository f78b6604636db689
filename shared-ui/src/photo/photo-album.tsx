import { useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Cluster, Stack } from '../layout/arrangement.tsx';
import { type GridPhoto, PhotoGrid } from './photo-grid.tsx';

/** A photo that waits on this device. */
export interface UnsentPhoto extends Omit<GridPhoto, 'detail' | 'state' | 'actions'> {
  /** Why the server has refused it. */
  refusal: string | undefined;
  retry: () => unknown;
  discard: () => unknown;
}

export interface PhotoAlbumProps {
  photos: readonly (GridPhoto & { key: number })[];
  unsent: readonly UnsentPhoto[];
  /** The subject, where a screen has several albums. */
  subject?: string;
  /** Removes a photo, or rejects with a sentence for people. Without it none can be removed. */
  onRemove?: (key: number) => Promise<unknown>;
  notify: { success: (message: string) => void; failure: (message: string) => void };
}

const Refused = ({ photo: { refusal, retry, discard } }: { photo: UnsentPhoto }) => (
  <Banner
    tone="danger"
    title="A photo was not added"
    action={
      <Cluster gap={2}>
        <Button onPress={retry}>Try again</Button>
        <Button onPress={discard}>Discard</Button>
      </Cluster>
    }
  >
    <p>{refusal}</p>
  </Banner>
);

function RemoveButton({ onRemove }: { onRemove: () => Promise<unknown> }) {
  const [isPending, setPending] = useState(false);
  const remove = () => {
    setPending(true);
    void onRemove().finally(() => setPending(false));
  };
  return (
    <Button isPending={isPending} onPress={remove}>
      Remove photo
    </Button>
  );
}

/** The photos of one thing, and those that wait on this device. Renders nothing while there are none. */
export function PhotoAlbum({ photos, unsent, subject, onRemove, notify }: PhotoAlbumProps) {
  if (photos.length === 0 && unsent.length === 0) return null;
  const of = subject ? ` of ${subject}` : '';
  const size = subject ? 'small' : 'medium';
  const waiting = unsent.filter(({ refusal }) => !refusal);
  const remove = (key: number, close: () => void) =>
    onRemove?.(key).then(
      () => {
        close();
        notify.success('Photo removed');
      },
      (error: Error) => notify.failure(error.message),
    ) ?? Promise.resolve();
  return (
    <Stack gap={3}>
      {unsent.map((photo) => photo.refusal && <Refused key={photo.key} photo={photo} />)}
      {waiting.length > 0 && (
        <PhotoGrid
          aria-label={`Unsent photos${of}`}
          size={size}
          photos={waiting.map(({ refusal: _, retry: __, discard: ___, ...photo }) => ({
            ...photo,
            state: 'Waits to be sent',
          }))}
        />
      )}
      {photos.length > 0 && (
        <PhotoGrid
          aria-label={`Photos${of}`}
          size={size}
          photos={photos.map((photo) => ({
            ...photo,
            actions: onRemove && ((close) => <RemoveButton onRemove={() => remove(photo.key, close)} />),
          }))}
        />
      )}
    </Stack>
  );
}
