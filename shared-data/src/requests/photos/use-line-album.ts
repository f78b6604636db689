import type { EstimateLine } from '../../estimates/lines-answers.ts';
import type { PhotoPlace } from './photos-answers.ts';
import { usePhotoAlbum } from './use-photo-album.ts';

/** The photos of a line; new photos are added to the line. */
export const useLineAlbum = (
  { request_id, line_id, description }: EstimateLine,
  shows: (photo: PhotoPlace) => boolean,
) => ({
  ...usePhotoAlbum({
    requestId: request_id,
    stage: 'work',
    place: { inspection_item_id: null, line_id },
    shows,
    subject: description,
  }),
  subject: description,
});
