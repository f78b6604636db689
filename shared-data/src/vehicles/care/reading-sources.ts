import type { OdometerReading } from './care-answers.ts';

/** Where readings of the odometer come from. */
export const readingSourceLabels: Record<OdometerReading['source'], string> = {
  check_in: 'Check-in',
  completion: 'Completed job',
  owner: 'Owner',
  garage: 'Garage',
  import: 'Import',
};
