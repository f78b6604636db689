/** When a photo is taken. */
export const photoStages = ['check_in', 'inspection', 'work'] as const;
export type PhotoStage = (typeof photoStages)[number];

export const photoStageLabels: Record<PhotoStage, string> = {
  check_in: 'Check-in',
  inspection: 'Inspection',
  work: 'Work',
};

/** What of its request a photo belongs to: an item of the inspection, a line, or neither. */
export interface PhotoPlace {
  inspection_item_id: number | null;
  line_id: number | null;
}

/** A photo of a request, as the table has it. */
export interface PhotoRow extends PhotoPlace {
  photo_id: number;
  request_id: number;
  stage: PhotoStage;
  /** The name of its file in Storage. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Of its file, hexadecimal; approval records name photos by it. */
  sha256: string;
  caption: string | null;
  taken_by_name: string;
  taken_at: string;
}

export interface Photo extends PhotoRow {
  /** The address of its file for an hour. */
  url: string;
}

/** A picture of at most 1,600 px without anything else in it, ready to be sent. */
export interface ShrunkPhoto {
  blob: Blob;
  width: number;
  height: number;
  /** Of the blob, hexadecimal. */
  sha256: string;
}
