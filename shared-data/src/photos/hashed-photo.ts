import { formatDateTime } from '../formats/date.ts';
import { type Photo, photoStageLabels } from './photo.ts';

/** What a record needs of a photo that it names by its SHA-256. */
export const toHashedPhoto = (
  {
    photo_id,
    url,
    width,
    height,
    sha256,
    caption,
    stage,
    taken_at,
  }: Omit<Photo, 'request_id' | 'taken_by_name' | 'path'>,
  index: number,
) => ({
  ...{ key: photo_id, url, width, height, sha256 },
  alt: caption ?? `Photo ${index + 1}`,
  detail: `${photoStageLabels[stage]}: ${formatDateTime(taken_at)}`,
});
