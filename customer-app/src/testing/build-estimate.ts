import type { EstimateLine, RequestEstimate } from '@pitlane/shared-data/estimates';
import type { Inspection, InspectionItem } from '@pitlane/shared-data/inspections';
import type { LinkPage } from '@pitlane/shared-data/links';
import { buildApprovalRecord } from '@pitlane/shared-data/testing';
import { buildPhoto } from './build-photo.ts';

export const buildLine = (changes: Partial<EstimateLine> = {}): EstimateLine => ({
  line_id: 9,
  request_id: 41,
  position: 2,
  kind: 'part',
  description: 'Brake discs',
  quantity: 2,
  unit: 'pcs',
  unit_price: 2000,
  discount: 0,
  discount_percent: null,
  discount_reason: null,
  amount: 4000,
  tax_rate: 18,
  tax_code: null,
  minutes: null,
  service_id: null,
  part_id: null,
  inspection_item_id: 7,
  source: 'inspection',
  urgency: 'now',
  what_it_is: 'Two new discs in front',
  why_needed: 'The old ones are below their limit',
  if_it_waits: 'Braking takes longer',
  status: 'proposed',
  version: 2,
  replaces: null,
  sent_at: '2026-11-21T05:00:00Z',
  decided_by_name: null,
  decided_at: null,
  decision_channel: null,
  decline_reason: null,
  created_at: '2026-11-21T04:30:00Z',
  ...changes,
});

export const wiper = (changes: Partial<EstimateLine> = {}) =>
  buildLine({
    line_id: 10,
    description: 'Wiper blades',
    quantity: 1,
    unit_price: 600,
    amount: 600,
    urgency: 'later',
    ...changes,
  });

const bookedLine = buildLine({
  line_id: 8,
  description: 'Full Service',
  quantity: 1,
  amount: 5000,
  unit_price: 5000,
  status: 'approved',
  sent_at: null,
});

const buildItem = (changes: Partial<InspectionItem>): InspectionItem => ({
  item_id: 7,
  position: 1,
  section: 'Brakes',
  name: 'Front discs',
  kind: 'condition',
  unit: null,
  watch_below: null,
  urgent_below: null,
  condition: 'urgent',
  value: null,
  note: 'Worn to the limit',
  version: 1,
  changed_at: null,
  ...changes,
});

const inspection: Inspection = {
  inspection_id: 1,
  request_id: 41,
  template_id: 1,
  template_name: 'General check',
  started_at: '2026-11-21T04:00:00Z',
  finished_at: '2026-11-21T04:30:00Z',
  sent_at: '2026-11-21T05:00:00Z',
  counts: { urgent: 1, watch: 1, fine: 1, not_checked: 0 },
  items: [
    buildItem({}),
    buildItem({
      item_id: 8,
      name: 'Front left tread',
      kind: 'measurement',
      unit: 'mm',
      value: 2.4,
      condition: 'watch',
      note: null,
    }),
    buildItem({ item_id: 9, name: 'Horn', condition: 'fine', note: null }),
  ],
};

/** A record that names photos of its line, of an item and of neither; the second of the line is not stored. */
export const record = buildApprovalRecord(
  {},
  {
    line: [buildPhoto(1).sha256, buildPhoto(99).sha256],
    item: [buildPhoto(2).sha256],
    other: [buildPhoto(3).sha256],
  },
);

export const buildLinkPage = (changes: Partial<LinkPage> = {}): LinkPage => ({
  garage: { name: 'Lakeside Garage', phone: '+91 80 5550 0100' },
  request_id: 41,
  status: 'in_progress',
  service_name: 'Full Service',
  scheduled_date: '2026-11-21T03:30:00Z',
  drop_off: null,
  arrived_at: '2026-11-21T03:40:00Z',
  promised_at: null,
  completion_date: null,
  collected_at: null,
  final_cost: null,
  owed: null,
  appointment: null,
  vehicle: { registration_number: 'KA 01 AB 1234', brand: 'Hyundai', model: 'Creta', year: 2021 },
  version: 1,
  sent_at: '2026-11-21T05:00:00Z',
  lines: [bookedLine, buildLine(), wiper()],
  to_answer: { lines: 2, amount: 4600 },
  estimated_cost: 5000,
  inspections: [inspection],
  records: [],
  photos: [],
  feedback: null,
  closed: false,
  ...changes,
});

export const buildEstimate = (changes: Partial<RequestEstimate> = {}): RequestEstimate => {
  const {
    garage: _,
    drop_off: _dropOff,
    arrived_at,
    completion_date,
    collected_at,
    final_cost,
    owed: _owed,
    vehicle,
    ...estimate
  } = buildLinkPage();
  return {
    ...estimate,
    vehicle: { ...vehicle, vehicle_id: 3 },
    customer: null,
    reach: null,
    sent_by_name: null,
    shortages: [],
    may_send: false,
    confirmed_at: null,
    link: null,
    invoice_id: null,
    repeats: null,
    repeat_costs: null,
    warranty: [],
    customer_balance: null,
    ...changes,
  };
};
