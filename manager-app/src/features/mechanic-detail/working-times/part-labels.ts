import type { AbsencePart } from '@pitlane/shared-data/plan';

export const partLabels: Record<AbsencePart, string> = {
  day: 'Whole day',
  morning: 'Morning',
  afternoon: 'Afternoon',
};
