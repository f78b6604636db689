import { formatCountOf, formatTime } from '@pitlane/shared-data/formats';
import { readWaitingPicture } from '@pitlane/shared-data/photos';
import { useSession } from '@pitlane/shared-data/session';
import { useIsStalled } from '@pitlane/shared-data/unsent';
import { type WaitingPhoto, waitingPhotos } from '@pitlane/shared-data/work-queue';
import { saveFile } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { adviceOfJob } from './no-longer-own.ts';
import { useWaitingPhotos } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

const describe = ({ photo }: WaitingPhoto) =>
  `Photo of job #${photo.requestId}, taken at ${formatTime(photo.takenAt)}`;

/** The photos that wait for the network, and those that the server has refused since. */
export function WaitingPhotos() {
  const list = useWaitingPhotos();
  const isStalled = useIsStalled();
  const person = useSession().account?.id ?? '';
  const keep = async ({ photo }: WaitingPhoto) => {
    const picture = await readWaitingPicture(person, photo.path).catch(() => undefined);
    if (picture) saveFile(picture, { name: photo.path.replace('/', '-'), type: picture.type });
    else notify.failure('The picture is no longer on this device');
  };
  return (
    <WaitingBanners
      list={{ ...list, waiting: list.waiting.filter(({ refusal }) => refusal || isStalled) }}
      keyOf={waitingPhotos.keyOf}
      titleOf={(count) => formatCountOf(count, 'photo waits for the network', 'photos wait for the network')}
      nameOf={describe}
      refusedTitleOf={({ photo }) => `A photo of job #${photo.requestId} was not added`}
      adviceFor={(item) => adviceOfJob(item, 'Save it as a file if it is still needed, then discard it.')}
      keep={keep}
    />
  );
}
