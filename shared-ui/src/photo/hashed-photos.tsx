import { type GridPhoto, PhotoGrid } from './photo-grid.tsx';

export interface HashedPhoto extends Omit<GridPhoto, 'alt'> {
  /** SHA-256 of the file, in hex. */
  sha256: string;
}

export interface HashedPhotosProps {
  /** The subject of the photos. */
  subject: string;
  /** The photos that a record names. */
  hashes: readonly string[];
  /** The stored photos; undefined while they load. */
  photos: readonly HashedPhoto[] | undefined;
}

/** The photos that a record names by their hashes, and how many of them cannot be shown. */
export function HashedPhotos({ subject, hashes, photos }: HashedPhotosProps) {
  if (hashes.length === 0) return null;
  const found = hashes.flatMap((hash, index): GridPhoto[] => {
    const alt = `${subject}, photo ${index + 1}`;
    if (!photos) return [{ key: hash, alt }];
    const photo = photos.find(({ sha256 }) => sha256 === hash);
    return photo ? [{ ...photo, alt }] : [];
  });
  const missing = hashes.length - found.length;
  return (
    <>
      {found.length > 0 && <PhotoGrid aria-label={`Photos of ${subject}`} size="small" photos={found} />}
      {missing > 0 && (
        <p>
          {missing} of {hashes.length} photos cannot be shown.
        </p>
      )}
    </>
  );
}
