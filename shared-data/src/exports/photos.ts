export { toHashedPhoto } from '../photos/hashed-photo.ts';
export type { Photo } from '../photos/photo.ts';
export { isPhotoOfItem, isPhotoOfLine, isPhotoOfRequest, showsLine } from '../photos/photo-places.ts';
export { photoStageLabels } from '../photos/photo-stage.ts';
export type { PhotoPlace } from '../photos/photos-answers.ts';
export { requestPhotosQuery } from '../photos/photos-queries.ts';
export { useLineAlbum } from '../photos/use-line-album.ts';
export { usePhotoAlbum } from '../photos/use-photo-album.ts';
export { useSendPhotos } from '../photos/waiting/use-send-photos.ts';
