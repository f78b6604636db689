import type { EstimateLine, LineKind, Urgency } from '@pitlane/shared-data/estimates';

/** What the manager can change of a line. */
export interface LineFields {
  description: string;
  quantity: number | null;
  /** Rupees; null while there is none. */
  unit_price: number | null;
  urgency: Urgency;
  what_it_is: string;
  why_needed: string;
  if_it_waits: string;
}

export const kindLabels: Record<LineKind, string> = { labour: 'Labour', part: 'Part', other: 'Other' };

export const urgencyOptions: { id: Urgency; label: string }[] = [
  { id: 'now', label: 'Now' },
  { id: 'soon', label: 'Soon' },
  { id: 'later', label: 'Later' },
];

export const fieldsOf = (line: EstimateLine): LineFields => ({
  description: line.description,
  quantity: line.quantity,
  unit_price: line.unit_price,
  urgency: line.urgency,
  what_it_is: line.what_it_is ?? '',
  why_needed: line.why_needed ?? '',
  if_it_waits: line.if_it_waits ?? '',
});

/** What differs, which is all that is sent; the form does not send an empty quantity. */
export const changesOf = (before: LineFields, after: LineFields) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof LineFields]),
  ) as Partial<LineFields & { quantity: number }>;
