import type { EstimateLine, RequestEstimate } from '@pitlane/shared-data/estimates';
import type { Inspection, InspectionItem } from '@pitlane/shared-data/inspections';
import type { JobDetails } from '@pitlane/shared-data/requests';
import { buildJob } from './build-job.ts';

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

/** Pads that nobody has looked at. */
export const buildItem = (overrides: Partial<InspectionItem> = {}): InspectionItem => ({
  item_id: 7,
  position: 1,
  section: 'Brakes',
  name: 'Front pads',
  kind: 'condition',
  unit: null,
  watch_below: null,
  urgent_below: null,
  condition: 'not_checked',
  value: null,
  note: null,
  internal_note: null,
  version: 1,
  changed_at: null,
  changed_by_name: null,
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

export const buildInspection = (overrides: Partial<Inspection> = {}): Inspection => ({
  inspection_id: 1,
  request_id: 41,
  template_id: 1,
  template_name: 'Tyres and brakes',
  started_at: '2026-03-02T04:00:00Z',
  started_by_name: 'Ravi Menon',
  finished_at: null,
  finished_by_name: null,
  sent_at: null,
  counts: { fine: 0, watch: 0, urgent: 0, not_checked: 2 },
  items: [buildItem(), buildMeasurement()],
  ...overrides,
});

/** A proposal without a price. */
export const buildLine = (overrides: Partial<EstimateLine> = {}): EstimateLine => ({
  line_id: 9,
  request_id: 41,
  created_at: '2026-03-02T04:30:00Z',
  position: 2,
  kind: 'part',
  description: 'Brake discs',
  quantity: 2,
  unit: 'pcs',
  unit_price: null,
  amount: null,
  tax_rate: 18,
  tax_code: null,
  minutes: null,
  service_id: null,
  part_id: null,
  inspection_item_id: null,
  source: 'mechanic',
  urgency: 'now',
  what_it_is: null,
  why_needed: 'Scored',
  if_it_waits: null,
  status: 'proposed',
  version: 1,
  replaces: null,
  sent_at: null,
  decided_by_name: null,
  decided_at: null,
  decision_channel: null,
  decline_reason: null,
  ...overrides,
});

export const buildEstimate = (overrides: Partial<RequestEstimate> = {}): RequestEstimate => ({
  request_id: 41,
  status: 'in_progress',
  service_name: 'Brake Repair & Service',
  scheduled_date: '2026-03-02T03:30:00Z',
  vehicle: {
    vehicle_id: 3,
    registration_number: 'KA 01 AB 1234',
    brand: 'Hyundai',
    model: 'Creta',
    year: 2021,
  },
  customer: { name: 'Asha Rao', phone: '+91 98450 11111' },
  version: null,
  sent_at: null,
  sent_by_name: null,
  lines: [],
  to_answer: { lines: 0, amount: 0 },
  estimated_cost: 12_000,
  inspections: [],
  records: [],
  photos: [],
  reach: { channels: ['mail'], problem: null },
  may_send: false,
  closed: false,
  confirmed_at: null,
  link: null,
  invoice_id: null,
  customer_balance: null,
  ...overrides,
});
