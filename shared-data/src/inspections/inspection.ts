import type { InspectionItem, ItemCondition } from './inspections-answers.ts';
export const conditionLabels: Record<ItemCondition, string> = {
  fine: 'Fine',
  watch: 'Watch',
  urgent: 'Urgent',
  not_checked: 'Not checked',
};

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

/** A line that an item suggests. */
export interface SuggestedLine {
  kind: 'labour' | 'part';
  description: string;
}

/** What to propose for an item that is not fine, but for the kinds of line that it has already. */
export function suggestedLines(
  { condition, suggested_labour, suggested_part }: InspectionItem,
  lines: readonly { kind: string }[],
): SuggestedLine[] {
  if (condition !== 'watch' && condition !== 'urgent') return [];
  const suggested = [
    { kind: 'part' as const, description: suggested_part ?? '' },
    { kind: 'labour' as const, description: suggested_labour ?? '' },
  ];
  return suggested.filter(
    ({ kind, description }) => description && !lines.some((line) => line.kind === kind),
  );
}
