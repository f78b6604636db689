import type { Inspection, InspectionItem } from '@pitlane/shared-data/inspections';
import type { JobDetails } from '@pitlane/shared-data/requests';
import {
  buildEstimate,
  buildItem,
  buildInspection as buildShortInspection,
} from '@pitlane/shared-data/testing';
import { buildJob } from './build-job.ts';

export { buildEstimate, buildItem, buildLine } from '@pitlane/shared-data/testing';

export const buildJobDetails = (overrides: Partial<JobDetails> = {}): JobDetails => ({
  ...buildJob({ status: 'in_progress' }),
  arrived_at: '2026-03-02T03:40:00Z',
  arrival_kilometres: 41_200,
  arrival_fuel: 'half',
  belongings: 'Umbrella',
  key_number: 'K7',
  estimate: buildEstimate({ inspections: [buildInspection()] }),
  templates: [],
  ...overrides,
});

/** Tread that nobody has measured. */
const buildMeasurement = (overrides: Partial<InspectionItem> = {}): InspectionItem =>
  buildItem({
    item_id: 8,
    position: 2,
    name: 'Front left tread',
    kind: 'measurement',
    unit: 'mm',
    watch_below: 3,
    urgent_below: 1.6,
    ...overrides,
  });

/** Of an item to look at and one to measure. */
export const buildInspection = (overrides: Partial<Inspection> = {}): Inspection =>
  buildShortInspection({
    counts: { fine: 0, watch: 0, urgent: 0, not_checked: 2 },
    items: [buildItem(), buildMeasurement()],
    ...overrides,
  });
