import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { formatDateTime } from '@pitlane/shared-data/formats';
import {
  type Photo,
  type PhotoStage,
  photoStageLabels,
  useRemovePhoto,
  useRequestPhotos,
  type WaitingPhoto,
} from '@pitlane/shared-data/photos';
import { Banner, Button, Cluster, QueryView, Section, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { type GridPhoto, PhotoGrid, PhotoPicker } from '@pitlane/shared-ui/photos';

type Waiting = WaitingPhoto & { url?: string };

/** Where and why the device could not keep a picture. */
const reasonOf = (error: unknown) =>
  error instanceof DataError
    ? messageFor(error, 'Failed to add the photo')
    : 'This device has no room for the photo. Free some space and take it again.';

function Refused({
  item,
  onRetry,
  onDiscard,
}: {
  item: Waiting;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  return (
    <Banner
      tone="danger"
      title="A photo was not added"
      action={
        <Cluster gap={2}>
          <Button onPress={onRetry}>Try again</Button>
          <Button onPress={onDiscard}>Discard</Button>
        </Cluster>
      }
    >
      <p>{item.refusal?.message}</p>
    </Banner>
  );
}

interface RequestPhotosProps {
  requestId: number;
  /** What a photo taken now shows. */
  stage: PhotoStage;
  /** Whether photos can be added and removed: while the request is open. */
  isOpen: boolean;
}

/** All photos of a request; new ones are kept on the device until they are sent. */
export function RequestPhotos({ requestId, stage, isOpen }: RequestPhotosProps) {
  const { query, waiting, add, retry, discard } = useRequestPhotos(requestId, stage);
  const removal = useRemovePhoto();
  const pick = async (files: readonly File[]) => {
    for (const file of files) await add(file).catch((error: unknown) => notify.failure(reasonOf(error)));
  };
  const remove = (photoId: number, close: () => void) =>
    removal.mutate(photoId, {
      onSuccess: () => {
        close();
        notify.success('Photo removed');
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to remove the photo')),
    });

  const unsent = waiting.filter(({ refusal }) => !refusal);
  const ofServer = (photo: Photo, index: number): GridPhoto => ({
    ...photo,
    key: photo.photo_id,
    alt: photo.caption ?? `Photo ${index + 1}`,
    detail: `${photoStageLabels[photo.stage]}: ${photo.taken_by_name}, ${formatDateTime(photo.taken_at)}`,
    actions: isOpen
      ? (close) => (
          <Button isPending={removal.isPending} onPress={() => remove(photo.photo_id, close)}>
            Remove photo
          </Button>
        )
      : undefined,
  });
  const ofDevice = ({ photo, url }: Waiting, index: number): GridPhoto => ({
    key: photo.path,
    url,
    alt: `Unsent photo ${index + 1}`,
    width: photo.width,
    height: photo.height,
    state: 'Waits to be sent',
  });

  return (
    <Section title="Photos">
      <Stack gap={4}>
        {isOpen && (
          <Cluster>
            <PhotoPicker label="Add photos" onPick={(files) => void pick(files)} />
          </Cluster>
        )}
        {waiting.map((item) =>
          item.refusal ? (
            <Refused
              key={item.photo.path}
              item={item}
              onRetry={() => retry(item)}
              onDiscard={() => void discard(item)}
            />
          ) : null,
        )}
        {unsent.length > 0 && <PhotoGrid aria-label="Unsent photos" photos={unsent.map(ofDevice)} />}
        <QueryView
          query={query}
          failure="Failed to load the photos"
          pending={<Skeleton label="Loading the photos..." lines={3} />}
          empty={<p>No photos yet</p>}
        >
          {(photos) => <PhotoGrid aria-label="Photos" photos={photos.map(ofServer)} />}
        </QueryView>
      </Stack>
    </Section>
  );
}
