interface Place {
  inspection_item_id?: number;
  line_id?: number;
}

/** A photo as the database lists it; with `base`, also its address below that. */
export const buildPhoto = (photo_id: number, base?: string, place: Place = {}) => ({
  photo_id,
  stage: 'inspection',
  inspection_item_id: null,
  line_id: null,
  path: `42/${photo_id}.webp`,
  width: 1600,
  height: 1200,
  sha256: String(photo_id).padStart(64, '0'),
  caption: null,
  taken_at: '2026-11-22T04:00:00Z',
  ...(base && { url: `${base}/42/${photo_id}.webp?token=x` }),
  ...place,
});

/** What a page knows of a photo before it is loaded. */
export const buildPlace = (photo_id: number, place: Place = {}) => ({
  photo_id,
  inspection_item_id: null,
  line_id: null,
  ...place,
});
