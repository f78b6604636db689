import type { InspectionItem } from '@pitlane/shared-data/inspections';
import type { Part } from '@pitlane/shared-data/parts';

export const kindOptions = [
  { id: 'labour', label: 'Labour' },
  { id: 'part', label: 'Part' },
  { id: 'other', label: 'Other' },
] as const;

export const urgencyOptions = [
  { id: 'now', label: 'Now' },
  { id: 'soon', label: 'Soon' },
  { id: 'later', label: 'Later' },
] as const;

export type Kind = (typeof kindOptions)[number]['id'];
export type Urgency = (typeof urgencyOptions)[number]['id'];

interface Chosen {
  kind: Kind;
  part: Part | null;
  quantity: number;
  urgency: Urgency;
  item: InspectionItem | undefined;
}

/** A proposal as it is sent. A part of the catalogue brings its own description, unit and price. */
export function lineOf(values: FormData, { kind, part, quantity, urgency, item }: Chosen) {
  const text = (name: string) => String(values.get(name) ?? '').trim() || undefined;
  return {
    ...(part ? { part_id: part.id } : { kind, description: text('description') }),
    ...(item && { inspection_item_id: item.item_id }),
    quantity,
    urgency,
    what_it_is: text('what_it_is'),
    why_needed: text('why_needed'),
    if_it_waits: text('if_it_waits'),
  };
}

/** 'Front pads: Urgent, 1.4 mm' is why the line is needed, until the mechanic says it better. */
export const reasonOf = ({ name, note, value, unit }: InspectionItem) =>
  note ?? (value === null ? name : `${name}: ${value} ${unit}`);
