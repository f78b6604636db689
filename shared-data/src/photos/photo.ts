/** When a photo is taken. */
export const photoStages = ['check_in', 'inspection', 'work'] as const;
export type PhotoStage = (typeof photoStages)[number];

export const photoStageLabels: Record<PhotoStage, string> = {
  check_in: 'Check-in',
  inspection: 'Inspection',
  work: 'Work',
};

/** A photo of a request, as the table has it. */
export interface PhotoRow {
  photo_id: number;
  request_id: number;
  stage: PhotoStage;
  /** The name of its file in Storage. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
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
