import { formatDateTime } from '@pitlane/shared-data/formats';
import { type Photo, type PhotoPlace, photoStageLabels } from '@pitlane/shared-data/photos';
import type { QueryLike } from '@pitlane/shared-ui/core';
import { type GridPhoto, PhotoGrid } from '@pitlane/shared-ui/photos';
import { createContext, type ReactNode, useContext } from 'react';

export type ShownPhoto = Omit<Photo, 'request_id' | 'taken_by_name' | 'path'>;

/** A photo before it is loaded. */
export type KnownPhoto = PhotoPlace & { photo_id: number };

/** What the large view and the grid need of a photo; `subject` is what it shows. */
export const toGridPhoto = (photo: ShownPhoto | KnownPhoto, index: number, subject?: string): GridPhoto => {
  const name = subject ? `${subject}, photo ${index + 1}` : `Photo ${index + 1}`;
  if (!('url' in photo)) return { key: photo.photo_id, alt: name };
  return {
    key: photo.photo_id,
    url: photo.url,
    width: photo.width,
    height: photo.height,
    alt: photo.caption ?? name,
    detail: `${photoStageLabels[photo.stage]}: ${formatDateTime(photo.taken_at)}`,
  };
};

const Photos = createContext<readonly (ShownPhoto | KnownPhoto)[]>([]);

interface PhotosProviderProps {
  known: readonly KnownPhoto[];
  query: QueryLike<ShownPhoto[]>;
  children: ReactNode;
}

/** Gives the estimate its photos: those that still load keep their room. */
export const PhotosProvider = ({ known, query, children }: PhotosProviderProps) => (
  <Photos value={query.data ?? (query.error ? [] : known)}>{children}</Photos>
);

interface PhotosOfProps {
  subject: string;
  shows: (photo: PhotoPlace) => boolean;
}

/** The photos of an item or a line. */
export function PhotosOf({ subject, shows }: PhotosOfProps) {
  const photos = useContext(Photos).filter(shows);
  if (photos.length === 0) return null;
  return (
    <PhotoGrid
      aria-label={`Photos of ${subject}`}
      size="small"
      photos={photos.map((photo, index) => toGridPhoto(photo, index, subject))}
    />
  );
}
