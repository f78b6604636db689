export type ItemCondition = 'fine' | 'watch' | 'urgent' | 'not_checked';

export const conditionLabels: Record<ItemCondition, string> = {
  fine: 'Fine',
  watch: 'Watch',
  urgent: 'Urgent',
  not_checked: 'Not checked',
};

interface Condition {
  kind: 'condition';
  name: string;
}

export interface Measurement {
  kind: 'measurement';
  name: string;
  unit: string;
  /** In `unit`: below it an item is to be watched. */
  watch_below: number;
  /** In `unit`: below it an item is urgent. At most `watch_below`. */
  urgent_below: number;
}

export type TemplateItem = Condition | Measurement;

export interface TemplateSection {
  name: string;
  items: TemplateItem[];
}

export interface InspectionTemplate {
  template_id: number;
  name: string;
  sections: TemplateSection[];
  /** Starts inspections. */
  active: boolean;
  /** Counts the changes. */
  version: number;
}

/** What was found of one item. Limits and unit are null for an item that is not measured. */
export interface InspectionItem {
  item_id: number;
  /** From 1, in the whole inspection. */
  position: number;
  section: string;
  name: string;
  kind: TemplateItem['kind'];
  unit: string | null;
  watch_below: number | null;
  urgent_below: number | null;
  condition: ItemCondition;
  /** In `unit`. */
  value: number | null;
  /** For the customer. */
  note: string | null;
  /** Undefined for a customer. */
  internal_note?: string | null;
  /** Counts the changes. */
  version: number;
  changed_at: string | null;
  /** Undefined for a customer. */
  changed_by_name?: string | null;
}

export interface Inspection {
  inspection_id: number;
  request_id: number;
  template_id: number;
  template_name: string;
  started_at: string;
  /** Undefined for a customer, like `finished_by_name`. */
  started_by_name?: string;
  finished_at: string | null;
  finished_by_name?: string | null;
  /** When it was first sent to the customer with an estimate. */
  sent_at: string | null;
  counts: Record<ItemCondition, number>;
  items: InspectionItem[];
}

/** '1 of 24 checked' */
export function describeChecked(items: readonly Pick<InspectionItem, 'condition'>[]): string {
  const checked = items.filter(({ condition }) => condition !== 'not_checked').length;
  return `${checked} of ${items.length} checked`;
}

/** The condition that a measured value means; the server derives the same. */
export function conditionOf(
  { watch_below, urgent_below }: Pick<InspectionItem, 'watch_below' | 'urgent_below'>,
  value: number | null,
): ItemCondition {
  if (value === null) return 'not_checked';
  if (urgent_below !== null && value < urgent_below) return 'urgent';
  return watch_below !== null && value < watch_below ? 'watch' : 'fine';
}
