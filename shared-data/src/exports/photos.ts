export { toHashedPhoto } from '../requests/photos/hashed-photo.ts';
export type { Photo } from '../requests/photos/photo.ts';
export {
  isPhotoOfItem,
  isPhotoOfLine,
  isPhotoOfRequest,
  showsLine,
} from '../requests/photos/photo-places.ts';
export { photoStageLabels } from '../requests/photos/photo-stage.ts';
export type { PhotoPlace } from '../requests/photos/photos-answers.ts';
export { requestPhotosQuery } from '../requests/photos/photos-queries.ts';
export { useKeepPhoto } from '../requests/photos/use-keep-photo.ts';
export { useLineAlbum } from '../requests/photos/use-line-album.ts';
export { usePhotoAlbum } from '../requests/photos/use-photo-album.ts';
export { readBlob as readWaitingPicture } from '../requests/photos/waiting/stored-blobs.ts';
export { useSendPhotos } from '../requests/photos/waiting/use-send-photos.ts';
