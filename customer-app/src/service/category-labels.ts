import type { ServiceCategory } from '@pitlane/shared-data/services';

export const categoryLabels: Record<ServiceCategory, string> = {
  maintenance: 'Maintenance',
  repair: 'Repair',
  diagnostic: 'Diagnostic',
  electrical: 'Electrical',
  comfort: 'Comfort',
  major: 'Major',
};
