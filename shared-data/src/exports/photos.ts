export { type Photo, type PhotoStage, photoStageLabels } from '../photos/photo.ts';
export { useRemovePhoto } from '../photos/photos-mutations.ts';
export { requestPhotosQuery } from '../photos/photos-queries.ts';
export { useRequestPhotos } from '../photos/use-request-photos.ts';
export type { WaitingPhoto } from '../photos/waiting-photos.ts';
