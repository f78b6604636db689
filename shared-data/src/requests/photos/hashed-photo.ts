import { formatDateTime } from '../../foundation/days/date.ts';
import type { Photo } from './photo.ts';
import { photoStageLabels } from './photo-stage.ts';

type Shown = Pick<Photo, 'photo_id' | 'url' | 'width' | 'height' | 'sha256' | 'stage' | 'taken_at'>;

/** What a record needs of a photo that it names by its SHA-256. */
export const toHashedPhoto = ({ photo_id, url, width, height, sha256, stage, taken_at }: Shown) => ({
  key: photo_id,
  url,
  width,
  height,
  sha256,
  detail: `${photoStageLabels[stage]}: ${formatDateTime(taken_at)}`,
});
