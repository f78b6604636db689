import type { ApprovalRecord } from '../../estimates/estimates-answers.ts';

/** The SHA-256 of the photos that a record names. */
interface NamedPhotos {
  line?: string[];
  item?: string[];
  other?: string[];
}

/** A declined line, answered by link, with two items of an inspection. */
export const buildApprovalRecord = (
  overrides: Partial<ApprovalRecord> = {},
  { line = [], item = [], other = [] }: NamedPhotos = {},
): ApprovalRecord => ({
  record_id: 1,
  request_id: 41,
  number: 1,
  decided_at: '2026-11-21T06:00:00Z',
  decided_by_name: 'Asha Rao',
  channel: 'link',
  sha256: 'a'.repeat(64),
  document: JSON.stringify({
    v: 1,
    garage: { name: 'Lakeside Garage' },
    request: 41,
    number: 1,
    vehicle: { plate: 'KA 01 AB 1234', brand: 'Hyundai', model: 'Creta', year: 2021 },
    estimate: 1,
    channel: 'link',
    name: 'Asha Rao',
    decided_at: '2026-11-21T06:00:00.000Z',
    lines: [
      {
        line: 10,
        version: 2,
        description: 'Wiper blades',
        quantity: '1.00',
        unit: 'pcs',
        unit_price: '600.00',
        amount: '600.00',
        what_it_is: null,
        why_needed: 'They smear',
        if_it_waits: null,
        decision: 'declined',
        reason: 'Next month',
        photos: line,
      },
    ],
    approved_total: '0.00',
    estimated_cost: '5000.00',
    photos: other,
    inspections: [
      {
        template: 'General check',
        items: [
          {
            item: 7,
            section: 'Brakes',
            name: 'Front discs',
            condition: 'urgent',
            value: null,
            unit: null,
            note: 'Worn to the limit',
            photos: item,
          },
          {
            item: 9,
            section: 'Front',
            name: 'Horn',
            condition: 'fine',
            value: null,
            unit: null,
            note: null,
            photos: [],
          },
        ],
      },
    ],
    previous: null,
  }),
  ...overrides,
});
