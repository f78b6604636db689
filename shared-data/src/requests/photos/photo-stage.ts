/** When a photo is taken. */
export const photoStages = ['check_in', 'inspection', 'work'] as const;
export type PhotoStage = (typeof photoStages)[number];

export const photoStageLabels: Record<PhotoStage, string> = {
  check_in: 'Check-in',
  inspection: 'Inspection',
  work: 'Work',
};
