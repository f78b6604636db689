import * as z from 'zod';
import { count, id, sha256, text, timestamp } from '../../foundation/answers/shapes.ts';
import { photoStages } from './photo-stage.ts';

/** What of its request a photo belongs to: an item of the inspection, a line, or neither. */
export const photoPlace = z.strictObject({ inspection_item_id: id.nullable(), line_id: id.nullable() });

/** A photo, without its request. */
export const photoFacts = photoPlace.extend({
  stage: z.enum(photoStages),
  /** Pixels. */
  width: count,
  height: count,
  /** Of its file; approval records name photos by it. */
  sha256,
  caption: text.nullable(),
  taken_at: timestamp,
});

const linkedPhoto = photoFacts.extend({
  photo_id: id,
  /** The name of its file in Storage. */
  path: text,
});

/** What the Edge Function `photo-links` answers; each `url` lasts ten minutes. */
export const photoLinks = z.strictObject({ photos: z.array(linkedPhoto.extend({ url: text })) });

const changedPhoto = z.strictObject({ photo_id: id });

export const photoAnswers = {
  add_photo: changedPhoto,
  remove_photo: changedPhoto,
  link_photos: z.array(linkedPhoto),
};

export type PhotoPlace = z.infer<typeof photoPlace>;
export type PhotoLinks = z.infer<typeof photoLinks>;
