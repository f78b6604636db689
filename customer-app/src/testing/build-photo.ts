/** A photo as the database lists it; with `base`, also its address below that. */
export const buildPhoto = (photo_id: number, base?: string) => ({
  photo_id,
  stage: 'inspection',
  path: `42/${photo_id}.webp`,
  width: 1600,
  height: 1200,
  caption: null,
  taken_at: '2026-11-22T04:00:00Z',
  ...(base && { url: `${base}/42/${photo_id}.webp?token=x` }),
});
